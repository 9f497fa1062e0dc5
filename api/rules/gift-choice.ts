// A guest chooses which gifts of a registry to look at, and in which order. The choice is stored in the address of the list: one reader,
// one writer, each the other's inverse; unknown values mean the default. A gift without a price fits no price range and comes last by
// price.
import type { Money } from './money.ts';

/** The fields of a gift that the choice uses. */
export interface ChoosableGift {
  readonly id: string;
  readonly title: string;
  readonly brand: string | null;
  readonly note: string;
  readonly price: Money | null;
  readonly left: number;
  readonly mustHave: boolean;
  readonly secondHandWelcome: boolean;
  readonly categoryId: number;
  readonly isSoldHere: boolean;
  /** The registry's discount applies to it. */
  readonly isDiscountable: boolean;
}

export const giftFilterTitles = {
  free: 'Still available',
  'must-have': 'Must-haves',
  'sold-here': 'Ships from our shop',
  secondhand: 'Secondhand welcome',
  discount: 'Registry discount applies',
} as const;
export type GiftFilter = keyof typeof giftFilterTitles;
export const giftFilters = Object.keys(giftFilterTitles) as GiftFilter[];

export const giftSortTitles = {
  family: 'The family’s order',
  wanted: 'Most wanted',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
} as const;
export type GiftSort = keyof typeof giftSortTitles;
export const giftSorts = Object.keys(giftSortTitles) as GiftSort[];

/** In whole dollars; the upper bound is exclusive. */
export const giftPriceRanges = {
  'under-25': [0, 25],
  '25-50': [25, 50],
  '50-100': [50, 100],
  '100-200': [100, 200],
  'over-200': [200, Number.POSITIVE_INFINITY],
} as const satisfies Record<string, readonly [from: number, to: number]>;
export type GiftPriceRange = keyof typeof giftPriceRanges;
export const giftPriceTitles: Readonly<Record<GiftPriceRange, string>> = {
  'under-25': 'Under $25',
  '25-50': '$25 to $50',
  '50-100': '$50 to $100',
  '100-200': '$100 to $200',
  'over-200': '$200 and up',
};

export interface GiftChoice {
  readonly filters: ReadonlySet<GiftFilter>;
  readonly price: GiftPriceRange | null;
  readonly categoryId: number | null;
  /** Words that must all occur in the title, brand or note. */
  readonly search: string;
  readonly sort: GiftSort;
}

export const everyGift: GiftChoice = {
  filters: new Set(),
  price: null,
  categoryId: null,
  search: '',
  sort: 'family',
};

const searchLengthMax = 60;
const isOneOf = <T extends string>(known: readonly T[], value: string | null): value is T =>
  known.includes(value as never);
const priceKeys = Object.keys(giftPriceRanges) as GiftPriceRange[];

export function readGiftChoice(query: URLSearchParams): GiftChoice {
  const [price, sort, category] = [query.get('price'), query.get('sort'), query.get('category') ?? ''];
  return {
    filters: new Set(query.getAll('show').filter((value) => isOneOf(giftFilters, value))),
    price: isOneOf(priceKeys, price) ? price : null,
    categoryId: /^-?\d{1,9}$/.test(category) ? Number(category) : null,
    search: cutSearch(query.get('search') ?? ''),
    sort: isOneOf(giftSorts, sort) ? sort : 'family',
  };
}

/** Half a surrogate pair at the cut can't be written into an address. */
const cutSearch = (text: string): string =>
  text
    .trim()
    .slice(0, searchLengthMax)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/** In a fixed order, so that a choice has one address; empty when every gift is shown. */
export function writeGiftChoice({ filters, price, categoryId, search, sort }: GiftChoice): URLSearchParams {
  const query = new URLSearchParams();
  for (const filter of giftFilters) if (filters.has(filter)) query.append('show', filter);
  if (price !== null) query.set('price', price);
  if (categoryId !== null) query.set('category', String(categoryId));
  if (search !== '') query.set('search', search);
  if (sort !== 'family') query.set('sort', sort);
  return query;
}

/** How many filters are set; the sort does not count. */
export const countChosen = ({ filters, price, categoryId, search }: GiftChoice): number =>
  filters.size + (price === null ? 0 : 1) + (categoryId === null ? 0 : 1) + (search === '' ? 0 : 1);

const passes: Readonly<Record<GiftFilter, (gift: ChoosableGift) => boolean>> = {
  free: ({ left }) => left > 0,
  'must-have': ({ mustHave }) => mustHave,
  'sold-here': ({ isSoldHere }) => isSoldHere,
  secondhand: ({ secondHandWelcome }) => secondHandWelcome,
  discount: ({ isDiscountable }) => isDiscountable,
};

const costs = ({ price }: ChoosableGift, range: GiftPriceRange): boolean => {
  if (price === null) return false;
  const [from, to] = giftPriceRanges[range];
  return price.amount >= from * 100 && price.amount < to * 100;
};

/** Without case and accents, so that "bebe" finds "Bébé". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const holds = ({ title, brand, note }: ChoosableGift, words: readonly string[]): boolean => {
  const text = plain(`${title} ${brand ?? ''} ${note}`);
  return words.every((word) => text.includes(word));
};

/**
 * Expects the gifts in the family's order; gifts that sort alike keep that order. The gift with the id `keptId` is chosen whether it matches
 * or not.
 */
export function chooseGifts<G extends ChoosableGift>(gifts: readonly G[], choice: GiftChoice, keptId?: string): G[] {
  const words = plain(choice.search).split(/\s+/).filter(Boolean);
  const chosen = gifts.filter(
    (gift) =>
      gift.id === keptId ||
      ([...choice.filters].every((filter) => passes[filter](gift)) &&
        (choice.price === null || costs(gift, choice.price)) &&
        (choice.categoryId === null || gift.categoryId === choice.categoryId) &&
        (words.length === 0 || holds(gift, words))),
  );
  return sorted(chosen, choice.sort);
}

function sorted<G extends ChoosableGift>(gifts: G[], sort: GiftSort): G[] {
  const last = Number.POSITIVE_INFINITY;
  switch (sort) {
    case 'family':
      return gifts;
    case 'price-up':
      return gifts.toSorted((a, b) => compare(a.price?.amount ?? last, b.price?.amount ?? last));
    case 'price-down':
      return gifts.toSorted((a, b) => compare(b.price?.amount ?? -1, a.price?.amount ?? -1));
    case 'wanted':
      return gifts.toSorted((a, b) => compare(wish(b), wish(a)));
  }
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** Free gifts come before taken ones, must-haves before the rest, and then those with the most units missing. */
const wish = ({ left, mustHave }: ChoosableGift): number =>
  left === 0 ? 0 : (mustHave ? 1000 : 0) + Math.min(left, 999);

/** How many gifts each filter would leave, given the rest of the choice; a filter that leaves none needs no control. */
export function countGifts(
  gifts: readonly ChoosableGift[],
  choice: GiftChoice,
): { filters: Record<GiftFilter, number>; prices: Record<GiftPriceRange, number> } {
  const count = (changed: Partial<GiftChoice>) => chooseGifts(gifts, { ...choice, ...changed, sort: 'family' }).length;
  return {
    filters: Object.fromEntries(
      giftFilters.map((filter) => [filter, count({ filters: new Set([...choice.filters, filter]) })]),
    ) as Record<GiftFilter, number>,
    prices: Object.fromEntries(priceKeys.map((price) => [price, count({ price })])) as Record<GiftPriceRange, number>,
  };
}
