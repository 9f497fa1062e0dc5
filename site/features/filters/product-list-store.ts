import { atom, type ReadableAtom } from 'nanostores';
import type { ShopFilters } from '#rules/catalogue-filters.ts';
import {
  type ListAddress,
  type ListWords,
  plainAddress,
  readListAddress,
  writeListAddress,
} from '#rules/catalogue-list-address.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** What the grid shows for the address in the bar. `Part` is a list as the server writes it. */
export type ShownList<Part> = { address: ListAddress } & (
  | { state: 'ready'; part: Part }
  | /** Slow: longer than people wait without a word. */ { state: 'loading' | 'slow' | 'failed' }
);

/** The address bar and its history. */
export interface AddressBar {
  search(): string;
  push(search: string): void;
  replace(search: string): void;
}

export interface ListOutside<Part> {
  words: ListWords;
  bar: AddressBar;
  /** The list that the page came with, and the query that it came for. */
  first: { search: string; part: Part };
  load(search: string, signal: AbortSignal): Promise<Part>;
  /** A list that is filtered in its page rewrites its address, without a step back (shop 4); the others make a step each. */
  rewrites?: boolean;
  kept: KeptAnswers<Part>;
}

export interface ProductListStore<Part> {
  readonly words: ListWords;
  $shown: ReadableAtom<ShownList<Part>>;
  /** Shows what the address bar says: at the start, and after back and forward. */
  follow(): void;
  /** Another choice of filters and sort starts at its first page; the one before stays a step back. */
  apply(choice: Pick<ListAddress, 'filters' | 'sort'>): void;
  turnTo(page: number): void;
  /** Back to the bare path. */
  clear(): void;
  retry(): void;
}

export const slowAfterMs = 4_000;
export const givesUpAfterMs = 20_000;

export function createProductList<Part>(outside: ListOutside<Part>): ProductListStore<Part> {
  const { words, bar, first, load, kept } = outside;
  const firstAddress = readListAddress(first.search, words);
  kept.keep(writeListAddress(firstAddress, words), first.part);
  const $shown = atom<ShownList<Part>>({ state: 'ready', address: firstAddress, part: first.part });
  let loading: AbortController | undefined;

  const show = async (address: ListAddress) => {
    loading?.abort();
    loading = undefined;
    const question = writeListAddress(address, words);
    const known = kept.get(question);
    if (known !== undefined) return $shown.set({ state: 'ready', address, part: known });
    const mine = new AbortController();
    loading = mine;
    $shown.set({ state: 'loading', address });
    const slow = setTimeout(() => loading === mine && $shown.set({ state: 'slow', address }), slowAfterMs);
    const late = setTimeout(() => mine.abort(), givesUpAfterMs);
    const part = await load(question, mine.signal).catch(() => null);
    clearTimeout(slow);
    clearTimeout(late);
    // What was asked for later has the page; this answer comes too late.
    if (loading !== mine) return;
    loading = undefined;
    if (part === null) return $shown.set({ state: 'failed', address });
    kept.keep(question, part);
    $shown.set({ state: 'ready', address, part });
  };

  const go = (address: ListAddress, how: 'push' | 'replace' = outside.rewrites ? 'replace' : 'push') => {
    const search = writeListAddress(address, words);
    if (search !== bar.search()) bar[how](search);
    void show(address);
  };
  /** Choosing another order alone replaces the location of an older list (shop 4). */
  const isOrderAlone = (filters: ShopFilters) => {
    const now = { ...$shown.get().address, page: 1, sort: words.usualSort };
    return words.sorts === 'older' && writeListAddress({ ...now, filters }, words) === writeListAddress(now, words);
  };

  return {
    words,
    $shown,
    follow() {
      const address = readListAddress(bar.search(), words);
      const now = $shown.get();
      const isShown =
        now.state === 'ready' && writeListAddress(now.address, words) === writeListAddress(address, words);
      if (!isShown) void show(address);
    },
    apply: ({ filters, sort }) => go({ filters, sort, page: 1 }, isOrderAlone(filters) ? 'replace' : undefined),
    turnTo: (page) => go({ ...$shown.get().address, page }),
    clear: () => go(plainAddress(words)),
    retry: () => void show($shown.get().address),
  };
}
