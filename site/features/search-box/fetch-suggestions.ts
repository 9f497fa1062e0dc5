import { searchSuggestions } from '#contracts/search.ts';
import { call } from '#site/data/call.ts';

/** @throws {Error} 'searchTerm must be defined' (shop 8); {CallError} when the server refuses or is not reached. */
export async function fetchSuggestions(term: string | undefined, signal: AbortSignal): Promise<readonly string[]> {
  if (term === undefined) throw new Error('searchTerm must be defined');
  const found = await call(searchSuggestions, { query: { q: term } }, { signal });
  return found.map(({ searchTerm }) => searchTerm);
}
