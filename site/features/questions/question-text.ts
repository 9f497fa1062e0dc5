export const answersText = (count: number): string =>
  count === 0 ? 'Answer this' : count === 1 ? '1 answer' : `All ${count} answers`;

/** The address of the list with this term and page; defaults are left out. */
export function questionsAddress(path: string, { term, page }: { term?: string; page?: number }): string {
  const query = new URLSearchParams();
  if (term) query.set('q', term);
  if (page !== undefined && page > 1) query.set('page', String(page));
  const text = query.toString();
  return `${path}/questions${text === '' ? '' : `?${text}`}`;
}

const termMost = 80;

/** The filter in the address; unknown values get the default. */
export function readQuestionFilter(query: URLSearchParams): { term: string; page: number } {
  const page = Number(query.get('page'));
  return {
    term: (query.get('q') ?? '').trim().slice(0, termMost).trim(),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}
