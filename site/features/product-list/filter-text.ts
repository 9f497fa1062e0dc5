import type { Facet } from '#contracts/catalogue.schemas.ts';
import {
  addressKeyOf,
  commonFacets,
  filtersOfSelected,
  ratingLabel,
  type SelectedRange,
  selectedFacetsOf,
} from '#rules/catalogue-facets.ts';
import { countFilters, type ShopFilters, writeFilters } from '#rules/catalogue-filters.ts';
import type { ListAddress } from '#rules/catalogue-list-address.ts';
import { figuresOf } from '#rules/formats.ts';
import { formatMoney, usd } from '#rules/money.ts';

/** "1 product", "1,204 products". */
export const productCount = (total: number, locale = 'en-US'): string =>
  `${figuresOf(locale).format(total)} ${total === 1 ? 'product' : 'products'}`;

/** The panel's button: "View 1 Item", "View 12 Items". */
export const viewLabel = (total: number, locale = 'en-US'): string =>
  `View ${figuresOf(locale).format(total)} ${total === 1 ? 'Item' : 'Items'}`;

export interface FilterChip {
  /** The section of the panel that it opens: "sort", a facet's key, or "filter" for the whole. */
  section: string;
  label: string;
  /** Its own filter is set; for Sort another order, for Filter anything at all. */
  isActive: boolean;
}

/** A row on a desktop; what finds no room stands in the panel, behind Filter. */
const chipsMax = 9;
const firstFacets = ['inventory_available', 'brands', 'rating', 'price', 'on_sale', 'product_type'];

/** In Stock first, then what every list has, then what is special to this one. */
export function chipsOf(
  facets: readonly Pick<Facet, 'key' | 'label'>[],
  { filters, sort }: Pick<ListAddress, 'filters' | 'sort'>,
  usualSort: string,
): FilterChip[] {
  const placeOf = ({ key }: { key: string }) => firstFacets.indexOf(key) + 1 || firstFacets.length + 1;
  const count = countFilters(filters);
  const selected = selectedFacetsOf(filters);
  return [
    { section: 'sort', label: 'Sort', isActive: sort !== usualSort },
    { section: 'filter', label: count === 0 ? 'Filter' : `Filter (${count})`, isActive: count > 0 },
    ...facets
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map(({ key, label }) => ({ section: key, label, isActive: Object.hasOwn(selected, key) })),
  ].slice(0, chipsMax);
}

/** Most values of one facet that the panel holds; they come by how often they occur, and what is chosen always stands. */
const valuesMax = 60;

/** The sections of the panel. With a single value there is nothing to choose, unless it was chosen; brands always show. */
export const shownFacets = (facets: readonly Facet[], chosen: ReadonlySet<string>): Facet[] =>
  facets.flatMap((facet): Facet[] => {
    if (facet.type !== 'multi-select') return [facet];
    const isChosen = ({ value }: { value: string }) => chosen.has(`${addressKeyOf(facet.key)}=${value}`);
    const values = facet.values.filter((value, place) => place < valuesMax || isChosen(value));
    return facet.key === 'brands' || values.length > 1 || values.some(isChosen) ? [{ ...facet, values }] : [];
  });

/** What is chosen, as an address says it: "brands=alder". */
export const chosenPairs = (filters: ShopFilters): ReadonlySet<string> =>
  new Set(
    Object.entries(writeFilters(filters)).flatMap(([key, value]) => [value].flat().map((one) => `${key}=${one}`)),
  );

/** One thing that a list is filtered by, and the filters without it. */
export interface AppliedFilter {
  label: string;
  without: ShopFilters;
}

/** In the order of the panel; the words are those of its options. */
export function appliedFilters(filters: ShopFilters, facets: readonly Facet[]): AppliedFilter[] {
  const selected = selectedFacetsOf(filters);
  const known = facets.map(({ key }) => key).filter((key) => Object.hasOwn(selected, key));
  return [...new Set([...known, ...Object.keys(selected)])].flatMap((key) => {
    const choices = [selected[key]!].flat();
    const facet = facets.find((one) => one.key === key);
    return choices.map((choice) => {
      const others = choices.filter((one) => one !== choice) as string[];
      return {
        label: labelOf(key, choice, facet),
        without: filtersOfSelected({ ...selected, [key]: others }, filters.categories),
      };
    });
  });
}

function labelOf(key: string, choice: string | true | SelectedRange, facet: Facet | undefined): string {
  if (typeof choice === 'string') return facet?.values.find(({ value }) => value === choice)?.label ?? choice;
  if (choice === true) return facet?.label ?? (commonFacets as Record<string, { label: string }>)[key]?.label ?? key;
  const { from, to } = choice;
  if (key === 'rating') return from === 5 ? ratingLabel(5) : `${from} ${from === 1 ? 'star' : 'stars'} & up`;
  if (from === null) return `Up to ${dollars(to ?? 0)}`;
  return to === null ? `From ${dollars(from)}` : `${dollars(from)} – ${dollars(to)}`;
}

const dollars = (amount: number): string => formatMoney(usd(Math.round(amount * 100)), 'en-US', true);
