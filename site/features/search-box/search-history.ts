/** The terms that were searched in this session, the last one at the end. */
export interface SearchHistory {
  last(): string | null;
  add(term: string): void;
}

export const historyMax = 10;
const key = 'layette.searches';

/** Kept for the session only: what somebody looks for is nobody else's matter, the next person at this computer included. */
export function createSearchHistory(storage: Pick<Storage, 'getItem' | 'setItem'>): SearchHistory {
  const read = (): string[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string') : [];
    } catch {
      return [];
    }
  };
  return {
    last: () => read().at(-1) ?? null,
    add(term) {
      const terms = [...read().filter((one) => one !== term), term].slice(-historyMax);
      try {
        storage.setItem(key, JSON.stringify(terms));
      } catch {
        // Storage is full or forbidden: the search itself goes on.
      }
    },
  };
}

/** That of this browser's session. Storage is asked for when it is used: a browser may forbid even to look at it. */
export const sessionHistory = (): SearchHistory =>
  createSearchHistory({
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
  });
