import type { Facet, ProductCard, ProductList } from '#contracts/catalogue.schemas.ts';
import {
  categoryFacets,
  categoryProducts,
  productsPerListMax,
  productsPerPage,
  storeBrandProducts,
} from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';
import { type ShopCollection, searchProducts } from '#contracts/search.ts';
import { passesFilters } from '#rules/catalogue-filters.ts';
import {
  isChosen,
  type ListAddress,
  type ListAddressOptions,
  listQuery,
  readAsTyped,
  readListAddress,
  readTerm,
  readUnified,
} from '#rules/catalogue-list-address.ts';
import { scoreOfMean } from '#rules/catalogue-ratings.ts';
import { type Sort, sortOfCategory } from '#rules/catalogue-sorts.ts';
import { figuresOf } from '#rules/formats.ts';
import { searchAttributes } from '#rules/product-fields.ts';
import { call } from '#site/data/call.ts';

/** The source of a page's list. Plain data: the page passes it to the island. */
export type ListSource = {
  /** How its addresses are read and written. */
  words: ListAddressOptions;
} & (
  | { category: string }
  | {
      /** Sent with each search of the list, beside filters, sort and page. */
      search: {
        term?: string;
        unified_search?: 'true';
        as_typed?: 'true';
        brands?: string;
        collection?: ShopCollection;
      };
      /** All products of a brand that has few: they are filtered and sorted in the page, starting from the server's order of popularity. */
      all?: readonly ProductCard[];
    }
);

interface ListedCategory {
  urlSlug: string;
  facets: readonly { key: string }[];
  sortType: string;
  sortOrder: string;
}

export const categorySource = (category: ListedCategory): ListSource => ({
  category: category.urlSlug,
  words: { attributeKeys: category.facets.map(({ key }) => key), usualSort: sortOfCategory(category), term: null },
});

export const collectionSource = (collection: ShopCollection, usualSort: Sort): ListSource => ({
  search: { collection },
  words: { attributeKeys: [], usualSort, term: null },
});

export function searchSource(search: string) {
  const term = readTerm(search);
  const isUnified = readUnified(search);
  const isAsTyped = readAsTyped(search);
  const attributeKeys = searchAttributes.map(({ key }) => key);
  return {
    search: { term, ...(isUnified && { unified_search: 'true' }), ...(isAsTyped && { as_typed: 'true' }) },
    words: { attributeKeys, usualSort: 'popular', term, isUnified, isAsTyped, sorts: 'older' },
  } satisfies ListSource;
}

/** A brand with more products than one call returns is a list with pages like any other, so that every product can be reached. */
export async function brandSource(pageCall: PageData['call'], brand: { id: number; slug: string }) {
  const { heroProducts } = await pageCall(storeBrandProducts, {
    params: { brandId: brand.id },
    query: { limit: productsPerListMax },
  });
  const words: ListAddressOptions = { attributeKeys: [], usualSort: 'popular', term: null, sorts: 'older' };
  const isWhole = heroProducts.length < productsPerListMax;
  return { search: { brands: brand.slug }, words, ...(isWhole && { all: heroProducts }) } satisfies ListSource;
}

/** The shown part of a list from the server. */
export type ShownList = Pick<ProductList, 'heroProducts' | 'facets' | 'total' | 'page'>;

export function addressIn(search: string, source: ListSource): ListAddress {
  const address = readListAddress(search, source.words);
  if ('category' in source || source.search.brands === undefined) return address;
  // A brand's page has no filter for other brands, and a list that is whole in the page has no pages.
  return { ...address, filters: { ...address.filters, brands: [] }, page: source.all ? 1 : address.page };
}

const ask = async (call: PageData['call'], source: ListSource, address: ListAddress, limit = productsPerPage) => {
  const query = { ...listQuery(address, source.words), ...(limit !== productsPerPage && { limit }) };
  if ('category' in source) return call(categoryProducts, { params: { slug: source.category }, query });
  const list = await call(searchProducts, { query: { ...query, ...source.search } });
  return source.search.brands ? { ...list, facets: list.facets.filter(({ key }) => key !== 'brands') } : list;
};

const abortable =
  (signal: AbortSignal): PageData['call'] =>
  (endpoint, input) =>
    call(endpoint, input, { signal });

/** For front matter: the list at an address. Beyond the last page it is the last one, just as an unknown value means the default. */
export async function readList(pageCall: PageData['call'], source: ListSource, search: string) {
  const address = addressIn(search, source);
  const list = await ask(pageCall, source, address);
  if ('all' in source) return { address, list: { ...list, ...chooseProducts(source.all!, address) } };
  if (list.heroProducts.length > 0 || list.total === 0) return { list, address };
  const last = { ...address, page: Math.ceil(list.total / list.pageSize) };
  return { list: await ask(pageCall, source, last), address: last };
}

/** For the browser. `known` is the previous list: a list that is filtered in the page keeps its facets. */
export const loadList = async (
  source: ListSource,
  address: ListAddress,
  known: ShownList,
  signal: AbortSignal,
): Promise<ShownList> =>
  'all' in source ? { ...known, ...chooseProducts(source.all!, address) } : ask(abortable(signal), source, address);

/** The exact counts of a draft: the n of "View n Items" is the number that the grid will show. */
export async function loadCounts(
  source: ListSource,
  address: ListAddress,
  signal: AbortSignal,
): Promise<{ facets: readonly Facet[]; total: number }> {
  if (!('category' in source)) {
    const { facets, total } = await ask(abortable(signal), source, address, 1);
    return { facets, total: source.all ? chooseProducts(source.all, address).total : total };
  }
  const input = { params: { slug: source.category }, query: listQuery(address, source.words) };
  return call(categoryFacets, input, { signal });
}

/** Popular is the order in which the server sends them. */
const orders: Record<Sort, ((a: ProductCard, b: ProductCard) => number) | null> = {
  popular: null,
  newest: (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
  price_desc: (a, b) => b.price.current.amount - a.price.current.amount,
  price_asc: (a, b) => a.price.current.amount - b.price.current.amount,
  highest_rated: (a, b) => scoreOfMean(b.rating, b.reviewCount) - scoreOfMean(a.rating, a.reviewCount),
  most_reviewed: (a, b) => b.reviewCount - a.reviewCount,
};

/** The server's answer, computed from products that are all in the page. */
export function chooseProducts(all: readonly ProductCard[], { filters, sort }: ListAddress) {
  const passing = all.filter((card) =>
    passesFilters(
      {
        ...card,
        categories: [card.category],
        minPriceCents: card.price.min.amount,
        maxPriceCents: card.price.max.amount,
      },
      filters,
    ),
  );
  const order = orders[sort];
  return { heroProducts: order === null ? passing : passing.toSorted(order), total: passing.length, page: 1 };
}

/**
 * What a list page tells search engines: a later page of the whole list is its own canonical page; a page with filters or sort names the
 * list without them.
 */
export function listHead(title: string, path: string, address: ListAddress, words: ListAddressOptions) {
  const isLater = address.page > 1 && !isChosen(address, words);
  return {
    title: titleOfPage(title, address.page),
    canonicalPath: isLater ? `${path}?page=${address.page}` : path,
  };
}

export const titleOfPage = (title: string, page: number): string => (page > 1 ? `${title}, page ${page}` : title);

/** "1 product", "1,204 products". */
export const productCount = (total: number, locale = 'en-US'): string =>
  `${figuresOf(locale).format(total)} ${total === 1 ? 'product' : 'products'}`;
