import { commonFacets, selectedFacetsOf } from '#rules/catalogue-facets.ts';
import { countFilters } from '#rules/catalogue-filters.ts';
import type { ListAddress } from './list-address.ts';
import type { ListSource } from './list-source.ts';

export interface Chip {
  /** The section of the panel that it opens: "sort", a facet's key, or "filter" for the whole. */
  section: string;
  label: string;
}

/** A row on a desktop; what finds no room stands in the panel, behind Filter. */
const chipsMax = 9;

/** In Stock stands in front, what every list has before what is special to this one. */
export function chipsOf({ attributes }: Pick<ListSource, 'attributes'>): Chip[] {
  const { inventory_available, brands, product_type, ...others } = commonFacets;
  const facet = (section: string, { label }: { label: string }): Chip => ({ section, label });
  return [
    { section: 'sort', label: 'Sort' },
    { section: 'filter', label: 'Filter' },
    facet('inventory_available', inventory_available),
    facet('brands', brands),
    facet('rating', others.rating),
    facet('price', others.price),
    facet('on_sale', others.on_sale),
    facet('product_type', product_type),
    ...attributes.map(({ key, label }) => ({ section: key, label })),
  ].slice(0, chipsMax);
}

/** Whether a chip is filled: its own filter is set, for Sort another order, for Filter anything at all. */
export function isChipActive(section: string, { filters, sort }: ListAddress, usualSort: string): boolean {
  if (section === 'sort') return sort !== usualSort;
  if (section === 'filter') return countFilters(filters) > 0;
  return Object.hasOwn(selectedFacetsOf(filters), section);
}

/** "Filter", or "Filter (2)". */
export function filterLabel({ filters }: Pick<ListAddress, 'filters'>): string {
  const count = countFilters(filters);
  return count === 0 ? 'Filter' : `Filter (${count})`;
}
