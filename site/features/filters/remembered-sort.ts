import { type ListWords, readListAddress, writeListAddress } from '#rules/catalogue-list-address.ts';
import type { Sort } from '#rules/catalogue-sorts.ts';
import type { AddressBar, ProductListStore } from './product-list-store.ts';

const key = 'layette.sort';

/**
 * Search results keep the order that was chosen last in this session (shop 2.8): it is put into an address that names none.
 * @returns whether the address has changed.
 */
export function recallSort(bar: AddressBar, words: ListWords, storage: Pick<Storage, 'getItem'>): boolean {
  const named = new URLSearchParams(bar.search());
  if (named.has('sort') || named.has('order')) return false;
  const kept = storage.getItem(key);
  if (kept === null) return false;
  const address = readListAddress(bar.search(), words);
  const { sort } = readListAddress(`?sort=${encodeURIComponent(kept)}`, words);
  if (sort === words.usualSort) return false;
  bar.replace(writeListAddress({ ...address, sort }, words));
  return true;
}

/** Remembers from now on what is chosen. */
export function rememberSort(list: ProductListStore<unknown>, storage: Pick<Storage, 'setItem'>): () => void {
  let known: Sort = list.$shown.get().address.sort;
  return list.$shown.listen(({ address: { sort } }) => {
    if (sort === known) return;
    known = sort;
    storage.setItem(key, sort);
  });
}
