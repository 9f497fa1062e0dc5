import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  type ListAddress,
  type ListAddressOptions,
  plainAddress,
  writeListAddress,
} from '#rules/catalogue-list-address.ts';
import { facetSorts, readSort } from '#rules/catalogue-sorts.ts';
import { clientOfRender } from '#site/data/query.ts';
import { trackEvent } from '#site/data/track.ts';
import { readStorage, writeStorage } from '#site/data/web-storage.ts';
import { addressIn, type ListSource, loadList, type ShownList } from './list-source.ts';

const givesUpAfterMs = 20_000;

export interface InitialList {
  source: ListSource;
  /** The page's address without its query. */
  path: string;
  /** The address that the page was rendered for. */
  address: ListAddress;
  list: ShownList;
  /** When it was rendered, epoch ms. */
  renderedAt: number;
}

/**
 * The list for the address in the bar, and how to get to another one. The address bar is the only store of filters, sort and page, so a
 * link, a reload and the back button all lead to the same list.
 */
export function useProductList({ source, path, address: first, list, renderedAt }: InitialList) {
  const { words } = source;
  const firstSearch = writeListAddress(first, words);
  const [search, setSearch] = useState(firstSearch);
  const address = useMemo(() => addressIn(search, source), [search]);
  useEffect(() => {
    const follow = () => setSearch(writeListAddress(addressIn(location.search, source), words));
    // The page may have been hydrated late, or restored by the browser.
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const filtersOf = ({ filters }: ListAddress) => writeListAddress({ ...plainAddress(words), filters }, words);
  /** A list that is filtered in the page replaces its history entry, and so does a change of only the order in an older list. */
  const goTo = (next: ListAddress) => {
    const to = writeListAddress(next, words);
    const isSortAlone = words.sorts === 'older' && next.sort !== address.sort && filtersOf(next) === filtersOf(address);
    const how = isSortAlone || 'all' in source ? 'replaceState' : 'pushState';
    if (to !== location.search) history[how](history.state, '', location.pathname + to);
    setSearch(to);
  };
  useRememberedSort(source, address, goTo);

  const [known, setKnown] = useState(list);
  const query = useQuery(
    {
      queryKey: ['product-list', path, search],
      queryFn: ({ signal }) =>
        loadList(source, address, list, AbortSignal.any([signal, AbortSignal.timeout(givesUpAfterMs)])),
      ...(search === firstSearch && { initialData: list, initialDataUpdatedAt: renderedAt }),
    },
    clientOfRender(),
  );
  if (query.data !== undefined && query.data !== known) setKnown(query.data);

  const hrefOf = (next: ListAddress) => path + writeListAddress(next, words);
  return {
    source,
    path,
    address,
    /** The last list that is known: its facets and count stay in place while the next one loads. */
    known,
    state: query.isError ? ('failed' as const) : query.data === undefined ? ('loading' as const) : ('ready' as const),
    retry: () => void query.refetch(),
    goTo,
    /** Follows a link to another address of the same list in place. */
    follow: (link: HTMLAnchorElement) => goTo(addressIn(link.search, source)),
    hrefOf,
    bareHref: hrefOf(plainAddress(words)),
  };
}

const sortKey = 'layette.sort';

/** Search results keep the order that was last chosen in this session: it is added to an address that names none. */
function useRememberedSort({ words }: ListSource, address: ListAddress, goTo: (to: ListAddress) => void) {
  const isSearch = words.term !== null;
  useEffect(() => {
    const named = new URLSearchParams(location.search);
    if (!isSearch || named.has('sort') || named.has('order')) return;
    const sort = readSort({ sort: String(readStorage(sortKey) ?? '') }, words.usualSort);
    if (sort !== words.usualSort) goTo({ ...address, sort });
  }, []);
  useEffect(() => {
    if (isSearch) writeStorage(sortKey, address.sort);
  }, [address.sort]);
}

const filtersTextMax = 500;
const lastSegment = (): string => location.pathname.split('/').filter(Boolean).at(-1) ?? 'store';

export const tellToggled = (section: string, isOpen: boolean): void =>
  trackEvent('filters_panel_toggled', { section, isOpen, categorySlug: lastSegment() });

/** Reports nothing where neither a filter nor a sort is active. */
export function tellApplied({ filters, sort }: ListAddress, words: ListAddressOptions): void {
  const bare: ListAddressOptions = { attributeKeys: words.attributeKeys, usualSort: words.usualSort, term: null };
  const text = writeListAddress({ ...plainAddress(words), filters }, bare).slice(1);
  if (text === '' && sort === words.usualSort) return;
  const { criterion, order } = facetSorts.find((one) => one.sort === sort)!;
  trackEvent('filters_applied', {
    filters: text.slice(0, filtersTextMax),
    categorySlug: lastSegment(),
    sortCriterion: criterion,
    sortOrder: order,
  });
}

export type ProductListState = ReturnType<typeof useProductList>;
