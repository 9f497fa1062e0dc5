// The address is the store of a list's filters, sort and page. One reader, one writer; each is the other's inverse. Unknown values mean the
// default, and keys that a list does not understand are not read at all.
import { noFilters, type QueryValues, readFilters, type ShopFilters, writeFilters } from './catalogue-filters.ts';
import { readSort, type Sort, writeFacetSort, writeOlderSort } from './catalogue-sorts.ts';

export interface ListAddress {
  filters: ShopFilters;
  sort: Sort;
  /** Starts at 1. */
  page: number;
}

/** What a list understands in addition to the filters that all lists have. */
export interface ListAddressOptions {
  /** Facets of the category: "material". */
  attributeKeys: readonly string[];
  /** The list's default sort, which its address leaves out. */
  usualSort: Sort;
  /** The search term; it comes first in the address and is never cleared. Null where the path says what is listed. */
  term: string | null;
  /** Search everything public, guides and registries too: every address of the list says so. */
  isUnified?: boolean;
  /** Do not correct the term: "search instead for" leads here. */
  isAsTyped?: boolean;
  /** The vocabulary in which its address names a sort: search and brands use the older one, `sort=price&order=desc`. */
  sorts?: 'facet' | 'older';
}

const pagesMax = 10_000;
/** No person produces more pairs in one address. */
const pairsMax = 200;
/** A longer term is cut: the API accepts no more. */
export const termLengthMax = 100;

export const plainAddress = ({ usualSort }: Pick<ListAddressOptions, 'usualSort'>): ListAddress => ({
  filters: noFilters(),
  sort: usualSort,
  page: 1,
});

export function readListAddress(search: string, words: ListAddressOptions): ListAddress {
  const query = valuesOf(search);
  const pageText = lastOf(query.page) ?? '';
  const page = /^\d{1,5}$/.test(pageText) ? Number(pageText) : 1;
  return {
    filters: readFilters(query, words.attributeKeys),
    sort: readSort({ sort: lastOf(query.sort) ?? lastOf(query.orderBy), order: lastOf(query.order) }, words.usualSort),
    page: page >= 1 && page <= pagesMax ? page : 1,
  };
}

/** The search term of an address: "?search_term=crib". */
export const readTerm = (search: string): string => cutTerm(lastOf(valuesOf(search).search_term) ?? '');

export const cutTerm = (term: string): string =>
  term
    .trim()
    .slice(0, termLengthMax)
    // Half a surrogate pair at the cut can't be written into an address.
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/** The variant of the search page that also searches guides and registries. */
export const readUnified = (search: string): boolean => lastOf(valuesOf(search).unified_search) === 'true';

export const readAsTyped = (search: string): boolean => lastOf(valuesOf(search).as_typed) === 'true';

/** The query for the API, without the term. */
export function listQuery(
  { filters, sort, page }: ListAddress,
  words: ListAddressOptions,
): Record<string, string | string[]> {
  return {
    ...writeFilters(filters),
    ...(sort !== words.usualSort &&
      ((words.sorts === 'older' ? writeOlderSort(sort) : writeFacetSort(sort)) as Record<string, string>)),
    ...(page > 1 && { page: String(page) }),
  };
}

/** "?brands=a&brands=b&page=2", or nothing for the plain list. */
export function writeListAddress(address: ListAddress, words: ListAddressOptions): string {
  const pairs: string[] = [];
  const put = (key: string, value: string) => pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  if (words.term !== null) put('search_term', words.term);
  if (words.isUnified) put('unified_search', 'true');
  if (words.isAsTyped) put('as_typed', 'true');
  for (const [key, values] of Object.entries(listQuery(address, words)))
    for (const value of [values].flat()) put(key, value);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** One name for all addresses of the same list: values of one filter are sorted alphabetically. */
export function nameOfList(address: ListAddress, words: ListAddressOptions): string {
  const { filters } = address;
  const sorted = {
    ...filters,
    brands: filters.brands.toSorted(),
    categories: filters.categories.toSorted(),
    productTypes: filters.productTypes.toSorted(),
    attributes: Object.fromEntries(
      Object.entries(filters.attributes)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, values]) => [key, values.toSorted()]),
    ),
  };
  return writeListAddress({ ...address, filters: sorted }, words);
}

export const isPlain = (address: ListAddress, words: ListAddressOptions): boolean =>
  Object.keys(listQuery(address, words)).length === 0;

/** Whether anything is chosen: page 2 of the whole list is not a choice. */
export const isChosen = (address: ListAddress, words: ListAddressOptions): boolean =>
  !isPlain({ ...address, page: 1 }, words);

function valuesOf(search: string): QueryValues & { page?: string | readonly string[] } {
  const query: Record<string, string[]> = Object.create(null);
  let pairs = 0;
  for (const [key, value] of new URLSearchParams(search)) {
    pairs += 1;
    if (pairs > pairsMax) break;
    query[key] ??= [];
    query[key].push(value);
  }
  return query;
}

const lastOf = (value: string | readonly string[] | undefined): string | undefined =>
  [value].flat().at(-1) as string | undefined;
