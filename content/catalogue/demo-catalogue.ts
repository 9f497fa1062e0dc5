import { type Brand, brands } from './brands.ts';
import type { BrandLineInput, CatalogueLineInput, ProductLineInput } from './catalogue-line.ts';
import { joinWhatFits } from './compatibility.ts';
import { type CatalogueState, composeProduct, type Draft } from './compose-product.ts';
import { addExtras } from './extras.ts';
import { composeFundsAndCards } from './funds-and-cards.ts';
import { leaves } from './leaves.ts';
import { nothingDrawn } from './looks.ts';
import { createRandom, seedFrom } from './random.ts';
import { bathPotty, healthSafety } from './recipes/bath-and-health.ts';
import { carSeats } from './recipes/car-seats.ts';
import { carriers } from './recipes/carriers.ts';
import { clothing } from './recipes/clothing.ts';
import { diapering } from './recipes/diapering.ts';
import { feeding } from './recipes/feeding.ts';
import { more } from './recipes/more.ts';
import { nursery } from './recipes/nursery.ts';
import { playroom } from './recipes/playroom.ts';
import { strollers } from './recipes/strollers.ts';
import { series } from './series.ts';
import { spreadStandings } from './spread.ts';

export interface DemoCatalogueOptions {
  /** 'YYYY-MM-DD': "new" and "coming soon" are counted from here. */
  readonly today: string;
  readonly seed?: number;
}

export const demoSeed = 20_260;
const firstProductId = 20_001;
const firstVariantId = 50_001;
const fundsAndCardsCount = 33;
const mostReviews = 12_345;
/** The longest title here: every template has to fit it. */
export const longestTitle =
  'Lantern Everyday Travel System with Infant Car Seat, Base, Toddler Seat and 4-Step Recline';

export const kinds = [
  ...strollers,
  ...carSeats,
  ...carriers,
  ...nursery,
  ...playroom,
  ...bathPotty,
  ...healthSafety,
  ...feeding,
  ...diapering,
  ...clothing,
  ...more,
];

export const brandLogoUrl = ({ slug }: Brand): string => `/pictures/brand-${slug}.svg`;

const brandLine = (brand: Brand): BrandLineInput => ({
  kind: 'brand',
  id: brand.id,
  slug: brand.slug,
  name: brand.name,
  title: brand.name,
  description: `${brand.name} ${brand.about}. An invented brand, made up for this demo shop.`,
  logoUrl: brandLogoUrl(brand),
  seoTitle: `${brand.name}: all products`,
  seoDescription: `Shop everything by ${brand.name}, with prices, ratings, and what’s in stock.`,
  frequentlyAskedQuestions: [
    {
      question: `Is ${brand.name} a real brand?`,
      answer: 'No. We made it up for the demo shop, along with everything it makes.',
    },
    {
      question: `Does the registry discount apply to ${brand.name}?`,
      answer: brand.discountExcluded
        ? 'No, this brand isn’t part of the registry discount.'
        : 'Yes, once your registry discount is available.',
    },
  ],
  discountExcluded: brand.discountExcluded,
});

/** The demo shop, brands first: the same lines on every machine for the same day and seed. */
export function* demoCatalogue({ today, seed = demoSeed }: DemoCatalogueOptions): Generator<CatalogueLineInput> {
  yield* brands.map(brandLine);
  yield* demoProducts(today, seed);
}

function demoProducts(today: string, seed: number): ProductLineInput[] {
  const rootOf = new Map(leaves.map(({ slug, root }) => [slug, root]));
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  const standings = spreadStandings(count, count + fundsAndCardsCount, createRandom(seed));
  const state: CatalogueState = {
    today,
    series,
    drawn: nothingDrawn(),
    takenTitles: new Set(),
    nextVariantId: firstVariantId,
  };
  const mostReviewedAt = standings.findIndex(({ comingSoon, isNew }) => !comingSoon && !isNew);
  const products: ProductLineInput[] = [];
  for (const kind of kinds) {
    const root = rootOf.get(kind.leaf);
    const makers = brands.filter((brand) => brand.id !== 100 && root && brand.roots.includes(root));
    for (let at = 0; at < kind.count; at += 1) {
      const serial = products.length;
      const draft: Draft = {
        id: firstProductId + serial,
        kind,
        brand: makers[at % makers.length]!,
        serial,
        standing: standings[serial]!,
        random: createRandom(seed ^ seedFrom(`${kind.leaf} ${kind.type} ${at}`)),
        ...(kind.leaf === 'travel-systems' && at === 0 ? { title: longestTitle } : {}),
        ...(serial === mostReviewedAt ? { reviewCount: mostReviews } : {}),
      };
      products.push(composeProduct(draft, state));
    }
  }
  products.push(...composeFundsAndCards(today, firstProductId + count, state.nextVariantId, state.drawn.urls));
  joinWhatFits(products);
  addExtras(products, today, createRandom(seed + 1));
  return products;
}
