import { readStorage, writeStorage } from '#site/data/web-storage.ts';

export const historyMax = 10;
const key = 'layette.searches';

/** The searched terms, the last one at the end. Kept for this tab until sign-out, so that the next person at this computer sees none. */
function searches(): string[] {
  const kept = readStorage(key);
  return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string') : [];
}

export const lastSearch = (): string | null => searches().at(-1) ?? null;

export const addSearch = (term: string): void =>
  writeStorage(key, [...searches().filter((one) => one !== term), term].slice(-historyMax));
