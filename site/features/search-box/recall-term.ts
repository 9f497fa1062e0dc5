import { createSearchHistory } from './search-history.ts';

/** On load: what is searched here, else the last term of the session, into boxes that nobody has typed into yet. */
export function recallTerm(page: Document, search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const term = new URLSearchParams(search).get('search_term') ?? createSearchHistory(storage).last();
  if (term === null) return;
  for (const field of page.querySelectorAll<HTMLInputElement>('[data-search-field]'))
    if (field.value === '') field.value = term;
}
