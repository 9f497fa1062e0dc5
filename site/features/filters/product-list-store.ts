import { atom, type ReadableAtom } from 'nanostores';
import type { ProductList } from '#contracts/catalogue.schemas.ts';
import type { KeptAnswers } from './kept-answers.ts';
import {
  isPlain,
  type ListAddress,
  type ListWords,
  plainAddress,
  readListAddress,
  writeListAddress,
} from './list-address.ts';

/** What the grid shows for the address in the bar. */
export type ShownList = { address: ListAddress } & (
  | /** The page as it was built: first page, nothing filtered. */ { state: 'built' }
  | { state: 'loading' }
  | { state: 'ready'; list: ProductList }
  | { state: 'failed' }
);

/** The address bar and its history. */
export interface AddressBar {
  search(): string;
  push(search: string): void;
  replace(search: string): void;
}

export interface ListOutside {
  words: ListWords;
  /** Whether the page holds its first, unfiltered page already; a search never does. */
  isBuilt: boolean;
  load(address: ListAddress, signal: AbortSignal): Promise<ProductList>;
  kept: KeptAnswers<ProductList>;
  bar: AddressBar;
}

export interface ProductListStore {
  readonly words: ListWords;
  $shown: ReadableAtom<ShownList>;
  /** Shows what the address bar says: at the start, and after back and forward. */
  follow(): void;
  /** Another choice of filters and sort starts at its first page; the one before stays a step back. */
  apply(choice: Pick<ListAddress, 'filters' | 'sort'>): void;
  turnTo(page: number): void;
  /** Back to the bare path. */
  clear(): void;
  retry(): void;
}

export function createProductList({ words, isBuilt, load, kept, bar }: ListOutside): ProductListStore {
  const $shown = atom<ShownList>(
    isBuilt ? { state: 'built', address: plainAddress(words) } : { state: 'loading', address: plainAddress(words) },
  );
  let loading: AbortController | undefined;

  const show = async (address: ListAddress) => {
    loading?.abort();
    loading = undefined;
    if (isBuilt && isPlain(address, words)) return $shown.set({ state: 'built', address });
    const question = writeListAddress(address, words);
    const known = kept.get(question);
    if (known !== undefined) return $shown.set({ state: 'ready', address, list: known });
    const mine = new AbortController();
    loading = mine;
    $shown.set({ state: 'loading', address });
    const list = await load(address, mine.signal).catch(() => null);
    // What was asked for later has the page; this answer comes too late.
    if (loading !== mine) return;
    loading = undefined;
    if (list === null) return $shown.set({ state: 'failed', address });
    kept.keep(question, list);
    $shown.set({ state: 'ready', address, list });
  };

  const go = (address: ListAddress) => {
    const search = writeListAddress(address, words);
    if (search !== bar.search()) bar.push(search);
    void show(address);
  };

  return {
    words,
    $shown,
    follow: () => void show(readListAddress(bar.search(), words)),
    apply: ({ filters, sort }) => go({ filters, sort, page: 1 }),
    turnTo: (page) => go({ ...$shown.get().address, page }),
    clear: () => go(plainAddress(words)),
    retry: () => void show($shown.get().address),
  };
}
