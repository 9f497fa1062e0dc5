import { resultsPerSearchMax } from '#contracts/tracking.ts';
import { facetSorts, readSort, type Sort } from '#rules/catalogue-sorts.ts';
import type { ToldEvent } from '#site/stores/tell-event.ts';
import { productOf } from './event-attributes.ts';

const notFilters = ['sort', 'order', 'page', 'search_term'];
const filtersTextMax = 500;

/**
 * What happens in a list of products, seen from outside: the list itself must not become heavier for people who allow nothing.
 * A search counts once when its results are there; the panel when it opens and closes; its button when something is chosen.
 */
export function watchLists(root: ParentNode, tell: (event: ToldEvent) => void): void {
  for (const list of root.querySelectorAll<HTMLElement>('product-list')) {
    if (location.pathname === '/store/search') tellSearch(list, tell);
    tellPanel(list, tell);
    list.addEventListener('click', (event) => {
      if ((event.target as Element).closest('[data-apply]') === null) return;
      // The button's own work comes first: what it writes into the address is what was applied.
      setTimeout(() => {
        const applied = appliedFilters(location.search, usualSortOf(list), location.pathname);
        if (applied !== null) tell(applied);
      });
    });
  }
}

function tellSearch(list: HTMLElement, tell: (event: ToldEvent) => void): void {
  const term = (new URLSearchParams(location.search).get('search_term') ?? '').trim().slice(0, 100);
  if (term === '') return;
  const tellWhenReady = () => {
    if (list.dataset.state !== 'ready') return false;
    tell({ name: 'search', properties: searchOf(list, term) });
    return true;
  };
  if (tellWhenReady()) return;
  const observer = new MutationObserver(() => {
    if (tellWhenReady()) observer.disconnect();
  });
  observer.observe(list, { attributeFilter: ['data-state'] });
}

function searchOf(list: HTMLElement, term: string) {
  const links = [...list.querySelectorAll('[data-part="live"] [data-card] a[href^="/gp/"]')];
  const results = links.flatMap((link) => productOf(link.getAttribute('href')!).gpId ?? []);
  const counted = Number(list.querySelector('[data-part="count"]')?.textContent?.replace(/\D/g, '') || 0);
  return {
    term,
    searchId: list.dataset.searchId ?? null,
    resultCount: counted,
    results: results.slice(0, resultsPerSearchMax),
  };
}

function tellPanel(list: HTMLElement, tell: (event: ToldEvent) => void): void {
  const dialog = list.querySelector('dialog');
  if (dialog === null) return;
  let section = 'filter';
  let wasOpen = dialog.open;
  list.addEventListener(
    'click',
    (event) => {
      section = (event.target as Element).closest<HTMLElement>('button[data-section]')?.dataset.section ?? section;
    },
    true,
  );
  new MutationObserver(() => {
    if (dialog.open === wasOpen) return;
    wasOpen = dialog.open;
    const categorySlug = lastSegment(location.pathname);
    tell({ name: 'filters_panel_toggled', properties: { section, isOpen: wasOpen, categorySlug } });
  }).observe(dialog, { attributeFilter: ['open'] });
}

/** Null where neither a filter nor a sort is active (shop 2.15). */
export function appliedFilters(search: string, usual: Sort, pathname: string): ToldEvent | null {
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
