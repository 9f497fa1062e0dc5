import type { Sort } from '#rules/catalogue-sorts.ts';
import { type ListWords, readListAddress, writeListAddress } from './list-address.ts';
import type { AddressBar, ProductListStore } from './product-list-store.ts';

const key = 'layette.sort';

/** Search results keep the order that was chosen last in this session (shop 2.8): it is put into an address that names none. */
export function recallSort(bar: AddressBar, words: ListWords, storage: Pick<Storage, 'getItem'>): void {
  if (new URLSearchParams(bar.search()).has('sort')) return;
  const kept = storage.getItem(key);
  if (kept === null) return;
  const address = readListAddress(bar.search(), words);
  const { sort } = readListAddress(`?sort=${encodeURIComponent(kept)}`, words);
  if (sort !== words.usualSort) bar.replace(writeListAddress({ ...address, sort }, words));
}

/** Remembers from now on what is chosen. */
export function rememberSort(list: ProductListStore, storage: Pick<Storage, 'setItem'>): () => void {
  let known: Sort | null = null;
  return list.$shown.listen(({ address: { sort } }) => {
    if (sort === known) return;
    known = sort;
    storage.setItem(key, sort);
  });
}
