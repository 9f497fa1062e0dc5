import type { Facet, ProductCard, ProductList } from '#contracts/catalogue.schemas.ts';
import { categoryFacets, categoryProducts } from '#contracts/catalogue.ts';
import { type ShopCollection, searchProducts } from '#contracts/search.ts';
import {
  type ListAddress,
  type ListWords,
  listQuery,
  readAsTyped,
  readTerm,
  readUnified,
} from '#rules/catalogue-list-address.ts';
import type { Sort } from '#rules/catalogue-sorts.ts';
import { call } from '#site/data/call.ts';
import { chooseProducts, countProducts } from './brand-products.ts';

/** What a page lists. Plain data: the page hands it to the island. */
export interface ListSource {
  of:
    | { category: string }
    | { collection: ShopCollection }
    | 'search'
    /** One with more products than a page holds. */
    | { brand: string }
    /** A brand whose products all stand in the page: filtered and sorted there, in the server's order of popularity. */
    | { all: readonly ProductCard[] };
  /** Facets of the category, beyond those that all lists have. */
  attributes: readonly { key: string; label: string }[];
  usualSort: Sort;
}

/** The part of an answered list that is shown. */
export type ShownList = Pick<ProductList, 'heroProducts' | 'facets' | 'total' | 'page'>;

export interface Counts {
  facets: readonly Facet[];
  total: number;
}

const isOf = <K extends string>(of: ListSource['of'], key: K): of is Extract<ListSource['of'], Record<K, unknown>> =>
  typeof of === 'object' && key in of;

/** How the addresses of this list are read and written. */
export const wordsOf = ({ of, attributes, usualSort }: ListSource, search: string): ListWords => ({
  attributeKeys: attributes.map(({ key }) => key),
  usualSort,
  term: of === 'search' ? readTerm(search) : null,
  isUnified: of === 'search' && readUnified(search),
  isAsTyped: of === 'search' && readAsTyped(search),
  sorts: of === 'search' || isOf(of, 'brand') || isOf(of, 'all') ? 'older' : 'facet',
});

export async function loadList(
  { of }: ListSource,
  words: ListWords,
  address: ListAddress,
  signal: AbortSignal,
): Promise<ShownList> {
  if (isOf(of, 'all')) return chooseProducts(of.all, address);
  const query = listQuery(address, words);
  if (isOf(of, 'category')) return call(categoryProducts, { params: { slug: of.category }, query }, { signal });
  const list = await call(searchProducts, { query: { ...query, ...searchOf(of, words) } }, { signal });
  return isOf(of, 'brand') ? { ...list, facets: list.facets.filter(({ key }) => key !== 'brands') } : list;
}

/** The counts of a draft, exact: the n of "View n Items" is what the grid will show. */
export async function loadCounts(
  { of }: ListSource,
  words: ListWords,
  address: ListAddress,
  signal: AbortSignal,
): Promise<Counts> {
  if (isOf(of, 'all')) return countProducts(of.all, address.filters);
  const query = listQuery(address, words);
  if (isOf(of, 'category')) return call(categoryFacets, { params: { slug: of.category }, query }, { signal });
  return call(searchProducts, { query: { ...query, ...searchOf(of, words), limit: 1 } }, { signal });
}

function searchOf(of: Exclude<ListSource['of'], { category: string } | { all: unknown }>, words: ListWords) {
  if (isOf(of, 'brand')) return { brands: of.brand };
  if (isOf(of, 'collection')) return { collection: of.collection };
  return {
    term: words.term ?? '',
    ...(words.isUnified && { unified_search: 'true' as const }),
    ...(words.isAsTyped && { as_typed: 'true' as const }),
  };
}
