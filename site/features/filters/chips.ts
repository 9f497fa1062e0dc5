import type { Facet } from '#contracts/catalogue.schemas.ts';
import { selectedFacetsOf } from '#rules/catalogue-facets.ts';
import { countFilters } from '#rules/catalogue-filters.ts';
import type { ListAddress } from '#rules/catalogue-list-address.ts';

export interface Chip {
  /** The section of the panel that it opens: "sort", a facet's key, or "filter" for the whole. */
  section: string;
  label: string;
}

/** A row on a desktop; what finds no room stands in the panel, behind Filter. */
const chipsMax = 9;

/** In Stock stands in front, what every list has before what is special to this one; none without a section that it opens. */
export function chipsOf(facets: readonly Pick<Facet, 'key' | 'label'>[]): Chip[] {
  const first = ['inventory_available', 'brands', 'rating', 'price', 'on_sale', 'product_type'];
  const placeOf = ({ key }: { key: string }) => first.indexOf(key) + 1 || first.length + 1;
  const ordered = facets.toSorted((a, b) => placeOf(a) - placeOf(b));
  return [
    { section: 'sort', label: 'Sort' },
    { section: 'filter', label: 'Filter' },
    ...ordered.map(({ key, label }) => ({ section: key, label })),
  ].slice(0, chipsMax);
}

/** Whether a chip is filled: its own filter is set, for Sort another order, for Filter anything at all. */
export function isChipActive(
  section: string,
  { filters, sort }: Pick<ListAddress, 'filters' | 'sort'>,
  usualSort: string,
): boolean {
  if (section === 'sort') return sort !== usualSort;
  if (section === 'filter') return countFilters(filters) > 0;
  return Object.hasOwn(selectedFacetsOf(filters), section);
}

/** "Filter", or "Filter (2)". */
export function filterLabel({ filters }: Pick<ListAddress, 'filters'>): string {
  const count = countFilters(filters);
  return count === 0 ? 'Filter' : `Filter (${count})`;
}
