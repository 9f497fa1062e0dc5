import type { Facet } from '#contracts/catalogue.schemas.ts';
import { categoryFacets } from '#contracts/catalogue.ts';
import { type ShopCollection, searchProducts } from '#contracts/search.ts';
import { type ListAddress, type ListWords, listQuery, readTerm, readUnified } from '#rules/catalogue-list-address.ts';
import type { Sort } from '#rules/catalogue-sorts.ts';
import { call } from '#site/data/call.ts';

/** What a page lists, as the page says it to its scripts. */
export interface ListSource {
  of:
    | { category: string }
    | { collection: ShopCollection }
    | 'search'
    | /** All of its products stand in the page. */ 'brand'
    | /** One with more products than a page holds. */ { brand: string };
  /** Facets of the category, beyond those that all lists have. */
  attributes: readonly { key: string; label: string }[];
  usualSort: Sort;
}

export const wordsOf = ({ of, attributes, usualSort }: ListSource, search: string): ListWords => ({
  attributeKeys: attributes.map(({ key }) => key),
  usualSort,
  term: of === 'search' ? readTerm(search) : null,
  isUnified: of === 'search' && readUnified(search),
  sorts: of === 'search' || of === 'brand' || 'brand' in of ? 'older' : 'facet',
});

/** The counts of a draft, exact: the n of "View n Items" is what the grid will show. */
export function countList(
  { of }: ListSource,
  words: ListWords,
  address: ListAddress,
  signal: AbortSignal,
): Promise<{ facets: readonly Facet[]; total: number }> {
  const query = listQuery(address, words) as Record<string, unknown>;
  if (typeof of === 'object' && 'category' in of)
    return call(categoryFacets, { params: { slug: of.category }, query }, { signal });
  if (typeof of === 'object' && 'brand' in of) query.brands = of.brand;
  const what =
    typeof of === 'object' && 'collection' in of
      ? { collection: of.collection }
      : { term: words.term ?? '', ...(words.isUnified && { unified_search: 'true' }) };
  return call(searchProducts, { query: { ...query, ...what, limit: 1 } }, { signal });
}
