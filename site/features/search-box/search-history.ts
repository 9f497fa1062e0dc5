import { readStorage, writeStorage } from '#site/data/web-storage.ts';

export const historyMax = 10;
const key = 'layette.searches';

/** The terms that were searched, the last one at the end. For this tab and until signing out: the next person at this computer sees none. */
function searches(): string[] {
  const kept = readStorage(key);
  return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string') : [];
}

export const lastSearch = (): string | null => searches().at(-1) ?? null;

export const addSearch = (term: string): void =>
  writeStorage(key, [...searches().filter((one) => one !== term), term].slice(-historyMax));
