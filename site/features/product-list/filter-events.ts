import { writeFilters } from '#rules/catalogue-filters.ts';
import type { ListAddress } from '#rules/catalogue-list-address.ts';
import { facetSorts, type Sort } from '#rules/catalogue-sorts.ts';
import { trackEvent } from '#site/data/track.ts';

const filtersTextMax = 500;
const lastSegment = (): string => location.pathname.split('/').filter(Boolean).at(-1) ?? 'store';

export const tellToggled = (section: string, isOpen: boolean): void =>
  trackEvent('filters_panel_toggled', { section, isOpen, categorySlug: lastSegment() });

/** Nothing is told where neither a filter nor a sort is active. */
export function tellApplied({ filters, sort }: ListAddress, usualSort: Sort): void {
  const pairs = Object.entries(writeFilters(filters)).flatMap(([key, value]) =>
    [value].flat().map((one) => [key, one] as [string, string]),
  );
  if (pairs.length === 0 && sort === usualSort) return;
  const { criterion, order } = facetSorts.find((one) => one.sort === sort)!;
  trackEvent('filters_applied', {
    filters: new URLSearchParams(pairs).toString().slice(0, filtersTextMax),
    categorySlug: lastSegment(),
    sortCriterion: criterion,
    sortOrder: order,
  });
}
