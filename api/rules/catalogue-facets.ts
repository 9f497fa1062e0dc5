// Facet selections: an object keyed by facet key; a list for multi-select, true for a switch, {from, to} for
// ranges and stars. Translated from and to filters without loss, so that a panel's draft and the address never disagree.
import { noFilters, type ShopFilters } from './catalogue-filters.ts';

export type FacetType = 'boolean' | 'multi-select' | 'numeric-range' | 'rating';

/** The attributes by which any search can be narrowed. */
export const searchAttributes = [
  { key: 'size', label: 'Size' },
  { key: 'color', label: 'Color' },
  { key: 'material', label: 'Material' },
] as const;

/** The facets every list has, in the order of the panel; a category's own attributes follow product type. */
export const commonFacets = {
  brands: { label: 'Brand', type: 'multi-select' },
  product_type: { label: 'Product Type', type: 'multi-select' },
  rating: { label: 'Rating', type: 'rating' },
  price: { label: 'Price Range', type: 'numeric-range' },
  inventory_available: { label: 'In Stock', type: 'boolean' },
  on_sale: { label: 'On Sale', type: 'boolean' },
  fsa_hsa_eligible: { label: 'FSA/HSA Eligible', type: 'boolean' },
} as const satisfies Record<string, { label: string; type: FacetType }>;

export type CommonFacetKey = keyof typeof commonFacets;

/** The key under which a facet's choice stands in an address; the two ends of the price have one each. */
const addressKeys: Readonly<Record<Exclude<CommonFacetKey, 'price'>, string>> = {
  brands: 'brands',
  product_type: 'productTypes',
  rating: 'minRating',
  inventory_available: 'available',
  on_sale: 'onSale',
  fsa_hsa_eligible: 'fsaHsaEligible',
};

/** An attribute has its own key. */
export const addressKeyOf = (facetKey: string): string =>
  (addressKeys as Readonly<Record<string, string>>)[facetKey] ?? facetKey;

/** From and to in dollars or stars; null where a range is open. */
export interface SelectedRange {
  from: number | null;
  to: number | null;
}

export type SelectedFacets = Record<string, string[] | true | SelectedRange>;

/** Product type labels longer than this are cut where they are shown. */
export const productTypeLabelMax = 26;

/** The first 26 characters of a label; that it was cut is for the screen to say. */
export const cutProductType = (label: string): string => [...label].slice(0, productTypeLabelMax).join('');

/** "5 stars", "4 & up", ..., "Show All Ratings" for 0. */
export const ratingLabel = (stars: number): string =>
  stars === 0 ? 'Show All Ratings' : stars === 5 ? '5 stars' : `${stars} & up`;

/** The filters as a panel's draft. Categories are the page's own matter and have no facet. */
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
  if (filters.fsaHsaEligible) selected.fsa_hsa_eligible = true;
  for (const [key, values] of Object.entries(filters.attributes)) if (values.length > 0) selected[key] = [...values];
  return selected;
}

/** The draft as filters; `categories` stay those of the list. */
export function filtersOfSelected(selected: SelectedFacets, categories: string[] = []): ShopFilters {
  const { brands, product_type, rating, price, inventory_available, on_sale, fsa_hsa_eligible, ...attributes } =
    selected;
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
    fsaHsaEligible: fsa_hsa_eligible === true,
    attributes: Object.fromEntries(
      Object.entries(attributes).flatMap(([key, value]) => (asList(value).length > 0 ? [[key, asList(value)]] : [])),
    ),
  };
}

const selectionTextMax = 4_000;
const selectionsMax = 30;

/** Selected facets as a caller sends them, in JSON. What is none is left out, and text that is no JSON selects nothing. */
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
