// The address bar is the store of filters, sort and page. One reader, one writer; each is the other's inverse.
import { noFilters, type QueryValues, readFilters, type ShopFilters, writeFilters } from '#rules/catalogue-filters.ts';
import { readSort, type Sort, writeFacetSort } from '#rules/catalogue-sorts.ts';

export interface ListAddress {
  filters: ShopFilters;
  sort: Sort;
  /** From 1. */
  page: number;
}

/** What a list understands beyond the filters that all lists have. */
export interface ListWords {
  /** Facets of the category: "material". */
  attributeKeys: readonly string[];
  /** The list's own sort, which its address leaves out. */
  usualSort: Sort;
  /** The searched term; it stands in front of everything and is never cleared. Null where the path says what is listed. */
  term: string | null;
}

const pagesMax = 10_000;

export const plainAddress = ({ usualSort }: ListWords): ListAddress => ({
  filters: noFilters(),
  sort: usualSort,
  page: 1,
});

export function readListAddress(search: string, words: ListWords): ListAddress {
  const query = valuesOf(new URLSearchParams(search));
  const pageText = [query.page].flat().at(-1) ?? '';
  const page = /^\d{1,5}$/.test(pageText) ? Number(pageText) : 1;
  return {
    filters: readFilters(query, words.attributeKeys),
    sort: readSort({ sort: lastOf(query.sort), order: lastOf(query.order) }, words.usualSort),
    page: page >= 1 && page <= pagesMax ? page : 1,
  };
}

/** What the API is asked; the term is no part of it. */
export function listQuery({ filters, sort, page }: ListAddress, words: ListWords): Record<string, string | string[]> {
  return {
    ...writeFilters(filters),
    ...(writeFacetSort(sort, words.usualSort) as Record<string, string>),
    ...(page > 1 && { page: String(page) }),
  };
}

/** "?brands=a&brands=b&page=2", or nothing for the plain list. */
export function writeListAddress(address: ListAddress, words: ListWords): string {
  const pairs: string[] = [];
  const put = (key: string, value: string) => pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  if (words.term !== null) put('search_term', words.term);
  for (const [key, values] of Object.entries(listQuery(address, words)))
    for (const value of [values].flat()) put(key, value);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

export const isPlain = (address: ListAddress, words: ListWords): boolean =>
  Object.keys(listQuery(address, words)).length === 0;

function valuesOf(params: URLSearchParams): QueryValues & { page?: string | string[] } {
  return Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));
}

const lastOf = (value: string | readonly string[] | undefined): string | undefined =>
  [value].flat().at(-1) as string | undefined;
