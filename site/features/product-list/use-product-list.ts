import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  type ListAddress,
  type ListWords,
  plainAddress,
  readListAddress,
  writeListAddress,
} from '#rules/catalogue-list-address.ts';
import { clientOfRender } from '#site/data/query.ts';
import { type ListSource, loadList, type ShownList, wordsOf } from './list-source.ts';
import { useListAddress } from './use-list-address.ts';

/** Longer than people wait without a word. */
export const slowAfterMs = 4_000;
export const givesUpAfterMs = 20_000;

export interface InitialList {
  source: ListSource;
  /** The page's address without its query. */
  path: string;
  /** The query that the page was rendered for. */
  search: string;
  address: ListAddress;
  list: ShownList;
  /** When it was rendered, epoch ms. */
  renderedAt: number;
}

/** The list for the address in the bar, and the ways to another one. */
export function useProductList({ source, path, search, address: first, list, renderedAt }: InitialList) {
  const words = useMemo(() => wordsOf(source, search), [source, search]);
  const [address, goTo] = useListAddress(first, words);
  const question = writeListAddress(address, words);
  const isFirst = question === writeListAddress(first, words);
  const query = useQuery(
    {
      queryKey: ['product-list', path, question],
      queryFn: ({ signal }) =>
        loadList(source, words, address, AbortSignal.any([signal, AbortSignal.timeout(givesUpAfterMs)])),
      ...(isFirst && { initialData: list, initialDataUpdatedAt: renderedAt }),
    },
    clientOfRender(),
  );
  useRememberedSort(source, words, address, goTo);

  const isInPage = typeof source.of === 'object' && 'all' in source.of;
  const hrefOf = (next: ListAddress) => path + writeListAddress(next, words);
  /** A list that is filtered in its page rewrites its address, and so does another order alone of an older list. */
  const apply = (choice: Pick<ListAddress, 'filters' | 'sort'>) => {
    const filtersOf = (one: Pick<ListAddress, 'filters'>) =>
      writeListAddress({ filters: one.filters, sort: words.usualSort, page: 1 }, words);
    const isSortAlone = words.sorts === 'older' && filtersOf(choice) === filtersOf(address);
    goTo({ ...choice, page: 1 }, isInPage || isSortAlone ? 'replace' : 'push');
  };
  return {
    words,
    address,
    list: query.data,
    state: query.isError ? ('failed' as const) : query.data === undefined ? ('loading' as const) : ('ready' as const),
    isSlow: useIsSlow(query.isFetching && query.data === undefined),
    retry: () => void query.refetch(),
    apply,
    turnTo: (page: number) => goTo({ ...address, page }, 'push'),
    clear: () => goTo(plainAddress(words), isInPage ? 'replace' : 'push'),
    hrefOf,
    bareHref: hrefOf(plainAddress(words)),
  };
}

export type ProductListState = ReturnType<typeof useProductList>;

function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isSlow && isLoading;
}

const sortKey = 'layette.sort';

/** Search results keep the order that was chosen last in this session: it is put into an address that names none. */
function useRememberedSort(
  { of }: ListSource,
  words: ListWords,
  { filters, sort, page }: ListAddress,
  goTo: (address: ListAddress, how: 'replace') => void,
): void {
  const [isRecalled, setRecalled] = useState(false);
  useEffect(() => {
    setRecalled(true);
    const named = new URLSearchParams(location.search);
    const kept = of === 'search' && !named.has('sort') && !named.has('order') ? readSession(sortKey) : null;
    if (kept === null) return;
    const recalled = readListAddress(`?sort=${encodeURIComponent(kept)}`, words).sort;
    if (recalled !== words.usualSort) goTo({ filters, sort: recalled, page }, 'replace');
  }, []);
  useEffect(() => {
    if (of === 'search' && isRecalled) writeSession(sortKey, sort);
  }, [of, isRecalled, sort]);
}

/** Storage may be forbidden: then each search has its own order. */
function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}
