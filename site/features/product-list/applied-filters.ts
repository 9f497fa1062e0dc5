import type { Facet } from '#contracts/catalogue.schemas.ts';
import {
  commonFacets,
  filtersOfSelected,
  ratingLabel,
  type SelectedFacets,
  type SelectedRange,
  selectedFacetsOf,
} from '#rules/catalogue-facets.ts';
import type { ShopFilters } from '#rules/catalogue-filters.ts';
import { formatMoney, usd } from '#rules/money.ts';

/** One thing that a list is filtered by, and the filters without it. */
export interface AppliedFilter {
  label: string;
  without: ShopFilters;
}

/** In the order of the panel; the words are those of its options. */
export function appliedFilters(filters: ShopFilters, facets: readonly Facet[]): AppliedFilter[] {
  const selected = selectedFacetsOf(filters);
  const keys = new Set([...facets.map(({ key }) => key), ...Object.keys(selected)]);
  const withChoice = (key: string, choice: SelectedFacets[string] | undefined): ShopFilters => {
    const { [key]: _, ...others } = selected;
    return filtersOfSelected(choice === undefined ? others : { ...others, [key]: choice }, filters.categories);
  };
  return [...keys].flatMap((key) => {
    const choice = selected[key];
    if (choice === undefined) return [];
    const facet = facets.find((one) => one.key === key);
    if (!Array.isArray(choice)) return { label: labelOf(key, choice, facet), without: withChoice(key, undefined) };
    return choice.map((value) => {
      const others = choice.filter((one) => one !== value);
      return {
        label: facet?.values.find((one) => one.value === value)?.label ?? value,
        without: withChoice(key, others.length > 0 ? others : undefined),
      };
    });
  });
}

function labelOf(key: string, choice: true | SelectedRange, facet: Facet | undefined): string {
  if (choice === true) return facet?.label ?? (commonFacets as Record<string, { label: string }>)[key]?.label ?? key;
  const { from, to } = choice;
  if (key === 'rating') return from === 5 ? ratingLabel(5) : `${from} ${from === 1 ? 'star' : 'stars'} & up`;
  if (from === null) return `Up to ${dollars(to ?? 0)}`;
  return to === null ? `From ${dollars(from)}` : `${dollars(from)} – ${dollars(to)}`;
}

const dollars = (amount: number): string => formatMoney(usd(Math.round(amount * 100)), 'en-US', true);
