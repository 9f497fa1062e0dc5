// Filters live in the address: a list repeats its key, empty and false values are left out, unknown values mean "no
// filter" and are never an error. One reader takes both vocabularies, one writer writes ours; they are each other's inverse.

/** Every filter a shopper can set, each always there: empty, false and null mean "not set". */
export interface ShopFilters {
  /** Brand slugs, any of them. */
  brands: string[];
  /** Category urlSlugs, any of them. */
  categories: string[];
  /** Product type labels, any of them. */
  productTypes: string[];
  minPriceCents: number | null;
  maxPriceCents: number | null;
  /** 1 to 5, "n and up". */
  minRating: number | null;
  available: boolean;
  onSale: boolean;
  fsaHsaEligible: boolean;
  /** Any of the values within a key, all of the keys: { material: ['Cotton'] } */
  attributes: Record<string, string[]>;
}

/** What an address holds: text, or a list where a key is repeated. */
export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>;

export const noFilters = (): ShopFilters => ({
  brands: [],
  categories: [],
  productTypes: [],
  minPriceCents: null,
  maxPriceCents: null,
  minRating: null,
  available: false,
  onSale: false,
  fsaHsaEligible: false,
  attributes: {},
});

/** Most values of one list that are read; more is not a person. */
export const valuesMax = 50;
const valueLengthMax = 100;
const priceCentsMax = 10_000_000;

/** Our key first, then the spelling of the older calls and of the facets. */
const spellings = {
  brands: ['brands', 'brand'],
  categories: ['categories', 'category_ids'],
  productTypes: ['productTypes', 'product_type'],
  minPrice: ['minPrice', 'min_price'],
  maxPrice: ['maxPrice', 'max_price'],
  minRating: ['minRating', 'min_rating', 'rating'],
  available: ['available', 'inventory_available'],
  onSale: ['onSale', 'on_sale'],
  fsaHsaEligible: ['fsaHsaEligible', 'fsa_hsa_eligible'],
} as const;

export type FilterKey = (typeof spellings)[keyof typeof spellings][number];

/** Every key that is a filter of its own, and so can't be the key of an attribute. */
export const filterKeys: ReadonlySet<string> = new Set(Object.values(spellings).flat());

/**
 * Reads an address. Of the other keys only `attributeKeys` (the facets of the category) are filters: a tracking parameter is
 * none.
 */
export function readFilters(query: QueryValues, attributeKeys: Iterable<string> = []): ShopFilters {
  const attributes: Record<string, string[]> = {};
  for (const key of attributeKeys) {
    const values = filterKeys.has(key) ? [] : readList(query, [key]);
    if (values.length > 0) attributes[key] = values;
  }
  return {
    brands: readList(query, spellings.brands),
    categories: readList(query, spellings.categories),
    productTypes: readList(query, spellings.productTypes),
    minPriceCents: readDollars(query, spellings.minPrice),
    maxPriceCents: readDollars(query, spellings.maxPrice),
    minRating: readStars(query, spellings.minRating),
    available: readFlag(query, spellings.available),
    onSale: readFlag(query, spellings.onSale),
    fsaHsaEligible: readFlag(query, spellings.fsaHsaEligible),
    attributes,
  };
}

/** The address of these filters, key by key; nothing for what is not set. */
export function writeFilters(filters: ShopFilters): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  const put = (key: string, value: string | string[] | null | false) => {
    if (value !== null && value !== false && value.length > 0) query[key] = value;
  };
  put('brands', [...filters.brands]);
  put('categories', [...filters.categories]);
  put('productTypes', [...filters.productTypes]);
  put('minPrice', writeDollars(filters.minPriceCents));
  put('maxPrice', writeDollars(filters.maxPriceCents));
  put('minRating', filters.minRating === null ? null : String(filters.minRating));
  put('available', filters.available && 'true');
  put('onSale', filters.onSale && 'true');
  put('fsaHsaEligible', filters.fsaHsaEligible && 'true');
  for (const [key, values] of Object.entries(filters.attributes)) put(key, [...values]);
  return query;
}

/** How many filters are set: each list, range and switch counts once. */
export const countFilters = (filters: ShopFilters): number => {
  const { minPrice, maxPrice, ...rest } = writeFilters(filters);
  return Object.keys(rest).length + (minPrice !== undefined || maxPrice !== undefined ? 1 : 0);
};

function valuesOf(query: QueryValues, keys: readonly string[]): readonly string[] {
  for (const key of keys) {
    const value = Object.hasOwn(query, key) ? query[key] : undefined;
    if (value !== undefined) return typeof value === 'string' ? [value] : value;
  }
  return [];
}

function readList(query: QueryValues, keys: readonly string[]): string[] {
  const values = valuesOf(query, keys).filter((value) => value !== '' && value.length <= valueLengthMax);
  return [...new Set(values)].slice(0, valuesMax);
}

const readFlag = (query: QueryValues, keys: readonly string[]): boolean =>
  ['true', '1'].includes(valuesOf(query, keys).at(-1) ?? '');

function readDollars(query: QueryValues, keys: readonly string[]): number | null {
  const text = valuesOf(query, keys).at(-1) ?? '';
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return null;
  const cents = Math.round(Number(text) * 100);
  return cents > priceCentsMax ? null : cents;
}

function writeDollars(cents: number | null): string | null {
  if (cents === null) return null;
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

function readStars(query: QueryValues, keys: readonly string[]): number | null {
  const text = valuesOf(query, keys).at(-1) ?? '';
  return /^[1-5]$/.test(text) ? Number(text) : null;
}

/** A product as far as filters are concerned. */
export interface FilterableProduct {
  brandSlug: string;
  categories: readonly string[];
  productType?: string;
  minPriceCents: number;
  maxPriceCents: number;
  rating: number;
  available: boolean;
  onSale: boolean;
  fsaHsaEligible: boolean;
  attributes?: Readonly<Record<string, readonly string[]>>;
}

/** Whether a product passes: for lists that are filtered in the browser, and as the oracle of both search engines. */
export function passesFilters(product: FilterableProduct, filters: ShopFilters): boolean {
  const has = (wanted: readonly string[], values: readonly string[]) =>
    wanted.length === 0 || wanted.some((value) => values.includes(value));
  return (
    has(filters.brands, [product.brandSlug]) &&
    has(filters.categories, product.categories) &&
    has(filters.productTypes, product.productType === undefined ? [] : [product.productType]) &&
    (filters.minPriceCents === null || product.maxPriceCents >= filters.minPriceCents) &&
    (filters.maxPriceCents === null || product.minPriceCents <= filters.maxPriceCents) &&
    (filters.minRating === null || product.rating >= filters.minRating) &&
    (!filters.available || product.available) &&
    (!filters.onSale || product.onSale) &&
    (!filters.fsaHsaEligible || product.fsaHsaEligible) &&
    Object.entries(filters.attributes).every(([key, wanted]) => has(wanted, product.attributes?.[key] ?? []))
  );
}
