import { houseBrand } from './brands.ts';
import type { ProductLineInput, VariantInput } from './catalogue-line.ts';
import type { ColorKey } from './colors.ts';
import { gtinOf } from './compose-product.ts';
import { shiftDay } from './days.ts';
import { galleryOf } from './gallery.ts';
import { type PictureSpec, pictureUrl } from './pictures/picture.ts';
import type { PrintKey } from './pictures/prints.ts';
import type { SilhouetteKey } from './pictures/silhouettes.ts';

/** The specified numbers of products that are not shipped. */
export const genericCashFundId = 14_347;
export const signUpGiftCard = { id: 12_881, variantId: 19_106 } as const;
export const firstCrowdfundId = 338_537;

interface Offering {
  readonly title: string;
  readonly about: string;
  readonly dollars: number;
  readonly picture: SilhouetteKey;
  readonly color: ColorKey;
}

const cashFunds: readonly Offering[] = [
  {
    title: 'Cash Fund',
    about: 'For whatever turns out to matter most. Say what it’s for, and let people give what they like.',
    dollars: 250,
    picture: 'cash-envelope',
    color: 'sage',
  },
  {
    title: 'Diaper Fund',
    about: 'Babies go through about 2,500 diapers in the first year. Every bit helps.',
    dollars: 300,
    picture: 'diaper-pack',
    color: 'sky',
  },
  {
    title: 'College Savings Fund',
    about: 'Small amounts add up over eighteen years.',
    dollars: 500,
    picture: 'savings-jar',
    color: 'butter',
  },
  {
    title: 'Family Leave Fund',
    about: 'One more week at home is worth more than anything in a box.',
    dollars: 600,
    picture: 'cash-envelope',
    color: 'blush',
  },
  {
    title: 'Doula Fund',
    about: 'Support before, during, and after the birth.',
    dollars: 800,
    picture: 'savings-jar',
    color: 'lavender',
  },
  {
    title: 'Meal Delivery Fund',
    about: 'Dinner, for the weeks when no one’s cooking.',
    dollars: 200,
    picture: 'meal-plan',
    color: 'clay',
  },
  {
    title: 'House Cleaning Fund',
    about: 'A clean kitchen floor, given with love.',
    dollars: 180,
    picture: 'cash-envelope',
    color: 'mint',
  },
  {
    title: 'Adoption Fund',
    about: 'For the paperwork, the travel, and the wait.',
    dollars: 1000,
    picture: 'savings-jar',
    color: 'denim',
  },
];
const crowdfunds: readonly Offering[] = [
  {
    title: 'Stroller Group Gift',
    about: 'Friends chip in what they like until you reach the goal.',
    dollars: 650,
    picture: 'stroller',
    color: 'sage',
  },
  {
    title: 'Crib Group Gift',
    about: 'Baby’s bed for the first few years, from everyone.',
    dollars: 480,
    picture: 'crib',
    color: 'birch',
  },
  {
    title: 'Glider Group Gift',
    about: 'A comfortable chair for 4 a.m.',
    dollars: 520,
    picture: 'glider',
    color: 'oat',
  },
  {
    title: 'Car Seat Group Gift',
    about: 'The one thing you need from day one.',
    dollars: 380,
    picture: 'infant-car-seat',
    color: 'charcoal',
  },
  { title: 'High Chair Group Gift', about: 'A seat at the table.', dollars: 260, picture: 'high-chair', color: 'clay' },
  {
    title: 'Baby Monitor Group Gift',
    about: 'So the grown-ups can sit on the porch.',
    dollars: 220,
    picture: 'monitor',
    color: 'white',
  },
  {
    title: 'Breast Pump Group Gift',
    about: 'For going back to work with one less worry.',
    dollars: 280,
    picture: 'breast-pump',
    color: 'blush',
  },
  {
    title: 'Nursery Group Gift',
    about: 'Paint, shelves, a lamp: the whole room, from everyone.',
    dollars: 900,
    picture: 'dresser',
    color: 'mint',
  },
];
const giftCards: readonly Offering[] = [
  {
    title: 'Welcome Gift Card',
    about: 'A little welcome for anyone just starting a registry.',
    dollars: 25,
    picture: 'gift-card',
    color: 'sage',
  },
  {
    title: 'Gift Card, Terracotta',
    about: 'Good for everything in the shop except gift cards. Sent by email on the day you choose. Never expires.',
    dollars: 25,
    picture: 'gift-card',
    color: 'clay',
  },
  {
    title: 'Gift Card, Sky',
    about: 'Good for everything in the shop except gift cards. Sent by email on the day you choose. Never expires.',
    dollars: 25,
    picture: 'gift-card',
    color: 'sky',
  },
  {
    title: 'Gift Card, Butter',
    about: 'Good for everything in the shop except gift cards. Sent by email on the day you choose. Never expires.',
    dollars: 25,
    picture: 'gift-card',
    color: 'butter',
  },
  {
    title: 'Gift Card, Blush',
    about: 'Good for everything in the shop except gift cards. Sent by email on the day you choose. Never expires.',
    dollars: 25,
    picture: 'gift-card',
    color: 'blush',
  },
  {
    title: 'Baby Shower Gift Card',
    about: 'For the shower you can’t make it to. Sent by email on the day you choose.',
    dollars: 50,
    picture: 'gift-card',
    color: 'lavender',
  },
  {
    title: 'New Parents Gift Card',
    about: 'For the two who forget about themselves. Sent by email on the day you choose.',
    dollars: 50,
    picture: 'gift-card',
    color: 'mint',
  },
  {
    title: 'Grandparents’ Gift Card',
    about: 'From the ones who’ve done all this before.',
    dollars: 100,
    picture: 'gift-card',
    color: 'plum',
  },
];
const favors: readonly Offering[] = [
  {
    title: 'Home-Cooked Meal',
    about: 'Something warm, left at your door.',
    dollars: 0,
    picture: 'helping-hand',
    color: 'clay',
  },
  {
    title: 'An Evening of Babysitting',
    about: 'Go out, or go to bed.',
    dollars: 0,
    picture: 'blocks',
    color: 'butter',
  },
  {
    title: 'Dog Walking',
    about: 'Twice around the park while you sit down.',
    dollars: 0,
    picture: 'dog-on-leash',
    color: 'cocoa',
  },
  { title: 'Laundry Help', about: 'Washed, folded, put away.', dollars: 0, picture: 'hangers', color: 'birch' },
  {
    title: 'Grocery Run',
    about: 'Send the list, then open the door.',
    dollars: 0,
    picture: 'grocery-bag',
    color: 'sage',
  },
  {
    title: 'Furniture Assembly',
    about: 'Two hands and an Allen wrench.',
    dollars: 0,
    picture: 'bookshelf',
    color: 'birch',
  },
  {
    title: 'School Run for Siblings',
    about: 'There and back, with a snack.',
    dollars: 0,
    picture: 'balance-bike',
    color: 'denim',
  },
  { title: 'Freezer Full of Soup', about: 'Eight portions, labeled.', dollars: 0, picture: 'milk-tray', color: 'rust' },
  {
    title: 'An Hour to Nap',
    about: 'Someone you trust holds the baby while you close the door.',
    dollars: 0,
    picture: 'glider',
    color: 'lavender',
  },
];

const cardDollars = [25, 50, 75, 100, 150, 200, 250, 500, 1000];

/** A favor costs nothing; the file format has no zero, so it has a price of one cent that no page shows. */
const favorPriceCents = 1;

export function* composeFundsAndCards(
  today: string,
  firstId: number,
  firstVariantId: number,
  takenPictures: Set<string>,
): Generator<ProductLineInput> {
  let [id, variantId] = [firstId, firstVariantId];
  const groups = [
    { type: 'gift_card', leaf: 'gift-cards', productType: 'Gift cards', offerings: giftCards },
    { type: 'cash_fund', leaf: 'cash-funds', productType: 'Cash funds', offerings: cashFunds },
    { type: 'crowdfund', leaf: 'group-gifts', productType: 'Group gifts', offerings: crowdfunds },
    { type: 'favor', leaf: 'help-and-favors', productType: 'Help and favors', offerings: favors },
  ] as const;
  for (const { type, leaf, productType, offerings } of groups) {
    for (const [at, offering] of offerings.entries()) {
      const given =
        type === 'crowdfund'
          ? { id: firstCrowdfundId + at, variantId: firstCrowdfundId + at }
          : type === 'cash_fund' && at === 0
            ? { id: genericCashFundId, variantId: genericCashFundId }
            : type === 'gift_card' && at === 0
              ? signUpGiftCard
              : null;
      const pictures = picturesOf(offering, takenPictures);
      const amounts =
        type === 'gift_card' && at > 0
          ? cardDollars.filter((dollars) => dollars >= offering.dollars)
          : [offering.dollars];
      const variants = amounts.map((dollars): VariantInput => {
        const number = given?.variantId ?? variantId++;
        return {
          id: number,
          shortName: type === 'gift_card' ? `$${dollars}` : offering.title,
          options: type === 'gift_card' ? { amount: `$${dollars}` } : {},
          priceCents: type === 'favor' ? favorPriceCents : dollars * 100,
          stock: 1_000_000,
          gtin: type === 'gift_card' ? gtinOf(number) : null,
          pictures,
        };
      });
      yield {
        kind: 'product',
        id: given?.id ?? id++,
        slug: offering.title
          .toLowerCase()
          .replaceAll('’', '')
          .replace(/[^a-z0-9]+/g, '-'),
        title: offering.title,
        type,
        brand: houseBrand.slug,
        category: leaf,
        productType,
        description: offering.about,
        keywords: [],
        releasedOn: shiftDay(today, -900),
        popularity: 4000 - at * 120,
        discountExcluded: true,
        variants,
      };
    }
  }
}

function picturesOf({ picture, color }: Offering, taken: Set<string>) {
  const print: PrintKey = picture === 'gift-card' ? 'hearts' : 'solid';
  const spec: PictureSpec = {
    silhouette: picture,
    color,
    print,
    accent: houseBrand.accent,
    tint: 'cream',
    backdrop: 'sun',
    view: 'front',
  };
  const tints = ['cream', 'mint', 'blush', 'sky', 'butter'] as const;
  const front = tints.map((tint) => ({ ...spec, tint })).find((candidate) => !taken.has(pictureUrl(candidate)));
  if (!front) throw new Error(`No unused picture is left for ${picture}.`);
  taken.add(pictureUrl(front));
  return galleryOf(front, null, true);
}
