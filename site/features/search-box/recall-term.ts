import { createSearchHistory } from './search-history.ts';

/** On load: what is searched here, else the last term of the session, into a box that nobody has typed into yet. */
export function recallTerm(
  field: HTMLInputElement,
  search: string,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  const searched = new URLSearchParams(search).get('search_term');
  if (field.value === '') field.value = searched ?? createSearchHistory(storage).last() ?? '';
}
