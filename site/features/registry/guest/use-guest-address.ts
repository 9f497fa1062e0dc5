import { useCallback, useEffect, useState } from 'react';
import { readBudget } from '#rules/gift-budget.ts';
import { type GiftChoice, readGiftChoice, writeGiftChoice } from '#rules/gift-choice.ts';

/** The state that a guest page's address holds. */
export interface GuestAddress {
  choice: GiftChoice;
  budgetCents: number | null;
  /** A member is viewing the registry as a guest. */
  isPreview: boolean;
}

export function readGuestAddress(search: string): GuestAddress {
  const query = new URLSearchParams(search);
  return {
    choice: readGiftChoice(query),
    budgetCents: readBudget(query.get('budget')),
    isPreview: query.get('view') === 'guest',
  };
}

/** "#search=blanket" at the end of a link filters like `?search=blanket`. */
export function searchOfHash(hash: string): string | null {
  const term = new URLSearchParams(hash.slice(1)).get('search');
  return term === null ? null : readGiftChoice(new URLSearchParams({ search: term })).search;
}

/**
 * A guest's choice lives in the address bar: Back undoes a step, and a link shows others the same list.
 * @returns with `timesRead`: how often the browser has changed the address, by Back or a link
 */
export function useGuestAddress(slug: string, search: string) {
  const [address, setAddress] = useState(() => readGuestAddress(search));
  const [timesRead, setTimesRead] = useState(0);
  useEffect(() => {
    const read = () => {
      const shown = readGuestAddress(location.search);
      const term = searchOfHash(location.hash);
      setAddress(term === null ? shown : { ...shown, choice: { ...shown.choice, search: term } });
      setTimesRead((times) => times + 1);
    };
    if (searchOfHash(location.hash) !== null) read();
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('hashchange', read);
    };
  }, []);

  const hrefOf = useCallback(
    ({ choice, budgetCents, isPreview }: GuestAddress, more: { gift?: string } = {}): string => {
      const query = writeGiftChoice(choice);
      if (budgetCents !== null) query.set('budget', String(budgetCents / 100));
      if (isPreview) query.set('view', 'guest');
      if (more.gift !== undefined) query.set('gift', more.gift);
      return query.size === 0 ? `/${slug}` : `/${slug}?${query}`;
    },
    [slug],
  );
  const go = useCallback(
    (next: GuestAddress) => {
      // A typed letter is no separate step for Back.
      const isTyping = next.choice.search !== address.choice.search;
      history[isTyping ? 'replaceState' : 'pushState'](history.state, '', hrefOf(next));
      setAddress(next);
    },
    [address, hrefOf],
  );
  return { address, go, hrefOf, timesRead };
}
