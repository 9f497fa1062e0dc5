import { useCallback, useEffect, useState } from 'react';
import { type ListAddress, type ListWords, readListAddress, writeListAddress } from '#rules/catalogue-list-address.ts';

/**
 * Filters, sort and page of a list: the address bar is their only store, so a link, a reload and the back button all lead to the same
 * list. `initial` is what the page was rendered for.
 */
export function useListAddress(initial: ListAddress, words: ListWords) {
  const [address, setAddress] = useState(initial);

  useEffect(() => {
    const follow = () => setAddress((before) => unlessSame(before, readListAddress(location.search, words), words));
    // The page may have been hydrated late, or restored by the browser.
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [words]);

  const goTo = useCallback(
    (next: ListAddress, how: 'push' | 'replace') => {
      const search = writeListAddress(next, words);
      if (search !== location.search) history[`${how}State`](history.state, '', location.pathname + search);
      setAddress(next);
    },
    [words],
  );
  return [address, goTo] as const;
}

const unlessSame = (before: ListAddress, next: ListAddress, words: ListWords): ListAddress =>
  writeListAddress(before, words) === writeListAddress(next, words) ? before : next;
