import { facetSorts, readSort, type Sort } from '#rules/catalogue-sorts.ts';
import type { TrackedEvent } from '#site/data/track.ts';

const notFilters = ['sort', 'order', 'page', 'search_term', 'unified_search'];
const filtersTextMax = 500;

/**
 * The panel of a list, seen from outside: the list itself must not become heavier for people who allow nothing. It is told
 * when it opens and closes, and what was applied when it closes by its button.
 */
export function watchLists(root: ParentNode, tell: (event: TrackedEvent) => void): void {
  for (const list of root.querySelectorAll<HTMLElement>('product-list')) {
    let section = 'filter';
    let isOpen = list.querySelector('dialog')?.open ?? false;
    let isApplying = false;
    const press = (event: Event) => {
      section = (event.target as Element).closest<HTMLElement>('button[data-section]')?.dataset.section ?? section;
    };
    list.addEventListener('click', press, true);
    // On the way down: the list's own listener closes the panel before the event comes up.
    const submit = (event: Event) => {
      isApplying = (event.target as HTMLElement).dataset.panel !== undefined;
    };
    list.addEventListener('submit', submit, true);
    // The list is exchanged with its dialog in it, so the attribute is watched from above.
    new MutationObserver(() => {
      const nowOpen = list.querySelector('dialog')?.open ?? false;
      if (nowOpen === isOpen) return;
      isOpen = nowOpen;
      tell({
        name: 'filters_panel_toggled',
        properties: { section, isOpen, categorySlug: lastSegment(location.pathname) },
      });
      // By now the address says what was applied.
      const applied =
        isApplying && !isOpen ? appliedFilters(location.search, usualSortOf(list), location.pathname) : null;
      if (applied !== null) tell(applied);
      isApplying = false;
    }).observe(list, { attributeFilter: ['open'], childList: true, subtree: true });
  }
}

/** Null where neither a filter nor a sort is active (shop 2.15). */
export function appliedFilters(search: string, usual: Sort, pathname: string): TrackedEvent | null {
  const params = new URLSearchParams(search);
  const sort = readSort({ sort: params.get('sort') ?? '', order: params.get('order') ?? '' }, usual);
  for (const key of notFilters) params.delete(key);
  if (params.size === 0 && sort === usual) return null;
  const { criterion, order } = facetSorts.find((one) => one.sort === sort)!;
  return {
    name: 'filters_applied',
    properties: {
      filters: params.toString().slice(0, filtersTextMax),
      categorySlug: lastSegment(pathname),
      sortCriterion: criterion,
      sortOrder: order,
    },
  };
}

const usualSortOf = (list: HTMLElement): Sort => {
  const source = JSON.parse(list.dataset.source ?? '{}') as { usualSort?: Sort };
  return source.usualSort ?? 'popular';
};

const lastSegment = (pathname: string): string => pathname.split('/').filter(Boolean).at(-1) ?? 'store';
