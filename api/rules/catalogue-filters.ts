// Filters live in the address: a list repeats its key, empty and false values are left out, unknown values mean "no filter" and are never
// an error. One reader accepts both vocabularies, one writer writes ours; they are each other's inverse.

import { type FlagName, type Flags, flagNames, flagOf, mapFlags, noFlags, snakeCase } from './product-fields.ts';

/** Every filter that a shopper can set. Each key is always present: empty, false and null mean "not set". */
export interface ShopFilters extends Flags {
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
  /** Any of the values within a key, all of the keys: { material: ['Cotton'] } */
  attributes: Record<string, string[]>;
}

/** The query of an address: text, or a list where a key is repeated. */
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
  ...noFlags(),
  attributes: {},
});

/** How many values of one list are read; no person chooses more. */
export const valuesMax = 50;
const valueLengthMax = 100;
const priceCentsMax = 10_000_000;

/** Our key first, then the spellings of the older API calls and of the facets. */
const spellings = {
  brands: ['brands', 'brand'],
  categories: ['categories', 'category_ids'],
  productTypes: ['productTypes', 'product_type'],
  minPrice: ['minPrice', 'min_price'],
  maxPrice: ['maxPrice', 'max_price'],
  minRating: ['minRating', 'min_rating', 'rating'],
  available: ['available', 'inventory_available'],
  onSale: ['onSale', 'on_sale'],
} as const;

const flagSpellings = (name: FlagName) => [name, snakeCase(name)];

export type FilterKey = (typeof spellings)[keyof typeof spellings][number] | FlagName;

/** Every key that is a filter by itself, and so can't be the key of an attribute. */
export const filterKeys: ReadonlySet<string> = new Set([
  ...Object.values(spellings).flat(),
  ...flagNames.flatMap(flagSpellings),
]);

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
    ...mapFlags((name) => readFlag(query, flagSpellings(name))),
    attributes,
  };
}

/** The query for these filters, key by key; filters that are not set are left out. */
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
  for (const name of flagNames) put(name, filters[name] && 'true');
  for (const [key, values] of Object.entries(filters.attributes)) put(key, [...values]);
  return query;
}

/** How many filters are set: each list, range and switch counts as one. */
export const countFilters = (filters: ShopFilters): number => {
  const { minPrice, maxPrice, ...rest } = writeFilters(filters);
  return Object.keys(rest).length + (minPrice !== undefined || maxPrice !== undefined ? 1 : 0);
};

function valuesOf(query: QueryValues, keys: readonly string[]): readonly string[] {
  for (const key of keys) {
    const value = ownValue(query, key);
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

/** What filters need to know about a product. */
export interface FilterableProduct extends Flags {
  brandSlug: string;
  categories: readonly string[];
  productType?: string;
  minPriceCents: number;
  maxPriceCents: number;
  rating: number;
  available: boolean;
  onSale: boolean;
  attributes?: Readonly<Record<string, readonly string[]>>;
}

/** Whether a product passes. Used for lists that are filtered in the browser, and as the test oracle of both search engines. */
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
    flagNames.every((name) => !filters[name] || product[name]) &&
    Object.entries(filters.attributes).every(([key, wanted]) => has(wanted, ownValue(product.attributes, key) ?? []))
  );
}

/** A caller may send a name that every object has: "constructor". */
const ownValue = <T>(values: Readonly<Record<string, T>> = {}, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

// Facet selections: an object keyed by facet key; a list for multi-select, true for a switch, {from, to} for
// ranges and stars. Translated from and to filters without loss, so that a panel's draft and the address never disagree.
export type FacetType = 'boolean' | 'multi-select' | 'numeric-range' | 'rating';

interface CommonFacet {
  label: string;
  type: FacetType;
  /** The key of its choice in an address; the two ends of the price range have one each. */
  addressKey: string | null;
}

/** The facets of every list, in the panel's order; a category's own attributes follow product type. */
export const commonFacets: Readonly<Record<string, CommonFacet>> = {
  brands: { label: 'Brand', type: 'multi-select', addressKey: 'brands' },
  product_type: { label: 'Product Type', type: 'multi-select', addressKey: 'productTypes' },
  rating: { label: 'Rating', type: 'rating', addressKey: 'minRating' },
  price: { label: 'Price Range', type: 'numeric-range', addressKey: null },
  inventory_available: { label: 'In Stock', type: 'boolean', addressKey: 'available' },
  on_sale: { label: 'On Sale', type: 'boolean', addressKey: 'onSale' },
  ...Object.fromEntries(
    flagNames.map((name) => [
      snakeCase(name),
      { label: flagOf(name).label, type: 'boolean' as const, addressKey: name },
    ]),
  ),
};

/** An attribute is its own key. */
export const addressKeyOf = (facetKey: string): string => ownValue(commonFacets, facetKey)?.addressKey ?? facetKey;

/** From and to in dollars or stars; null where a range is open. */
export interface SelectedRange {
  from: number | null;
  to: number | null;
}

export type SelectedFacets = Record<string, string[] | true | SelectedRange>;

/** Product type labels longer than this are cut where they are shown. */
export const productTypeLabelMax = 26;

/** The first 26 characters of a label; the screen shows that it was cut. */
export const cutProductType = (label: string): string => [...label].slice(0, productTypeLabelMax).join('');

/** "5 stars", "4 & up", ..., "Show All Ratings" for 0. */
export const ratingLabel = (stars: number): string =>
  stars === 0 ? 'Show All Ratings' : stars === 5 ? '5 stars' : `${stars} & up`;

/** The filters as a panel's draft. Categories belong to the page and have no facet. */
export function selectedFacetsOf(filters: ShopFilters): SelectedFacets {
  const selected: SelectedFacets = {};
  if (filters.brands.length > 0) selected.brands = [...filters.brands];
  if (filters.productTypes.length > 0) selected.product_type = [...filters.productTypes];
  if (filters.minRating !== null) selected.rating = { from: filters.minRating, to: 5 };
  if (filters.minPriceCents !== null || filters.maxPriceCents !== null) {
    selected.price = { from: toDollars(filters.minPriceCents), to: toDollars(filters.maxPriceCents) };
  }
  if (filters.available) selected.inventory_available = true;
  if (filters.onSale) selected.on_sale = true;
  for (const name of flagNames) if (filters[name]) selected[snakeCase(name)] = true;
  for (const [key, values] of Object.entries(filters.attributes)) if (values.length > 0) selected[key] = [...values];
  return selected;
}

/** The draft as filters; `categories` stay those of the list. */
export function filtersOfSelected(selected: SelectedFacets, categories: string[] = []): ShopFilters {
  const { brands, product_type, rating, price, inventory_available, on_sale, ...attributes } = selected;
  const stars = asRange(rating)?.from ?? 0;
  return {
    ...noFilters(),
    categories,
    brands: asList(brands),
    productTypes: asList(product_type),
    // 0 to 5 is "Show All Ratings".
    minRating: stars > 0 ? stars : null,
    minPriceCents: toCents(asRange(price)?.from),
    maxPriceCents: toCents(asRange(price)?.to),
    available: inventory_available === true,
    onSale: on_sale === true,
    ...mapFlags((name) => attributes[snakeCase(name)] === true),
    attributes: Object.fromEntries(
      Object.entries(attributes).flatMap(([key, value]) => (asList(value).length > 0 ? [[key, asList(value)]] : [])),
    ),
  };
}

const selectionTextMax = 4_000;
const selectionsMax = 30;

/**
 * Selected facets as a caller sends them, in JSON. Values that are not valid selections are left out, and text that is not JSON selects
 * nothing.
 */
export function readSelectedFacets(text: string): SelectedFacets {
  if (text.length > selectionTextMax) return {};
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return {};
  const selected: SelectedFacets = Object.create(null);
  for (const [key, value] of Object.entries(sent).slice(0, selectionsMax)) {
    if (value === true) selected[key] = true;
    else if (Array.isArray(value)) selected[key] = value.filter((one) => typeof one === 'string');
    else if (typeof value === 'object' && value !== null) {
      const { from, to } = value as Record<string, unknown>;
      selected[key] = { from: asNumber(from), to: asNumber(to) };
    }
  }
  return selected;
}

const asNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

type Selection = SelectedFacets[string] | undefined;

const asList = (value: Selection): string[] => (Array.isArray(value) ? [...value] : []);
const asRange = (value: Selection): SelectedRange | undefined =>
  typeof value === 'object' && !Array.isArray(value) ? value : undefined;
const toDollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);
const toCents = (dollars: number | null | undefined): number | null =>
  dollars === null || dollars === undefined ? null : Math.round(dollars * 100);
