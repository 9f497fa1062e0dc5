import type { Facet } from '#contracts/catalogue.schemas.ts';
import { type SelectedFacets, selectedFacetsOf } from '#rules/catalogue-facets.ts';
import { countFilters } from '#rules/catalogue-filters.ts';
import type { ListAddress } from '#rules/catalogue-list-address.ts';
import { figuresOf } from '#rules/formats.ts';

/** "1 product", "1,204 products". */
export const productCount = (total: number, locale = 'en-US'): string =>
  `${figuresOf(locale).format(total)} ${total === 1 ? 'product' : 'products'}`;

/** The panel's button: "View 1 Item", "View 12 Items". */
export const viewLabel = (total: number, locale = 'en-US'): string =>
  `View ${figuresOf(locale).format(total)} ${total === 1 ? 'Item' : 'Items'}`;

/** "Filter", or "Filter (2)". */
export function filterLabel({ filters }: Pick<ListAddress, 'filters'>): string {
  const count = countFilters(filters);
  return count === 0 ? 'Filter' : `Filter (${count})`;
}

export interface FilterChip {
  /** The section of the panel that it opens: "sort", a facet's key, or "filter" for the whole. */
  section: string;
  label: string;
}

/** A row on a desktop; what finds no room stands in the panel, behind Filter. */
const chipsMax = 9;
const firstFacets = ['inventory_available', 'brands', 'rating', 'price', 'on_sale', 'product_type'];

/** In Stock first, then what every list has, then what is special to this one. */
export function chipsOf(facets: readonly Pick<Facet, 'key' | 'label'>[]): FilterChip[] {
  const placeOf = ({ key }: { key: string }) => firstFacets.indexOf(key) + 1 || firstFacets.length + 1;
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

/** Most values of one facet that the panel holds; they come by how often they occur, and what is chosen always stands. */
const valuesMax = 60;

/** The sections of the panel. With a single value there is nothing to choose, unless it was chosen; brands always show. */
export function shownFacets(facets: readonly Facet[], selected: SelectedFacets): Facet[] {
  return facets
    .filter(
      ({ type, key, values }) => type !== 'multi-select' || key === 'brands' || values.length > 1 || key in selected,
    )
    .map((facet) => {
      if (facet.type !== 'multi-select' || facet.values.length <= valuesMax) return facet;
      const chosen = selected[facet.key];
      const values = facet.values.filter(
        ({ value }, place) => place < valuesMax || (Array.isArray(chosen) && chosen.includes(value)),
      );
      return { ...facet, values };
    });
}
