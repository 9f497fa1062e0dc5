import type { Facet, ProductList } from '#contracts/catalogue.schemas.ts';
import { categoryFacets, categoryProducts, keptForMs } from '#contracts/catalogue.ts';
import { type ShopCollection, searchProducts } from '#contracts/search.ts';
import type { Sort } from '#rules/catalogue-sorts.ts';
import { call } from '#site/stores/call.ts';
import { createFilterPanel, type FilterPanelStore } from './filter-panel-store.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { type ListAddress, type ListWords, listQuery } from './list-address.ts';
import { type AddressBar, createProductList, type ProductListStore } from './product-list-store.ts';
import { recallSort, rememberSort } from './remembered-sort.ts';

/** What a page lists, as the page says it to its scripts. */
export interface ListSource {
  of: { category: string } | { collection: ShopCollection } | 'search';
  /** Facets of the category, beyond those that all lists have. */
  attributes: readonly { key: string; label: string }[];
  usualSort: Sort;
}

export interface ShopList {
  list: ProductListStore;
  panel: FilterPanelStore;
}

const answersKept = 40;
const opened = new Map<string, ShopList>();

/** The list and the panel of a page, the same ones for whoever asks: the grid's element and the panel's island. */
export function openShopList(source: ListSource, bar: AddressBar = browserBar): ShopList {
  const name = JSON.stringify(source);
  const known = opened.get(name);
  if (known !== undefined) return known;
  const words: ListWords = {
    attributeKeys: source.attributes.map(({ key }) => key),
    usualSort: source.usualSort,
    term: source.of === 'search' ? (new URLSearchParams(bar.search()).get('search_term') ?? '').trim() : null,
  };
  const list = createProductList({
    words,
    isBuilt: source.of !== 'search',
    bar,
    load: (address, signal) => ask(source, words, address, {}, signal),
    kept: createKeptAnswers(keptForMs.products, answersKept, Date.now),
  });
  const panel = createFilterPanel({
    list,
    count: (address, signal) => count(source, words, address, signal),
    kept: createKeptAnswers(keptForMs.facets, answersKept, Date.now),
  });
  if (source.of === 'search' && typeof sessionStorage !== 'undefined') {
    recallSort(bar, words, sessionStorage);
    rememberSort(list, sessionStorage);
  }
  const shopList = { list, panel };
  opened.set(name, shopList);
  return shopList;
}

function ask(
  { of }: ListSource,
  words: ListWords,
  address: ListAddress,
  more: { limit?: number },
  signal: AbortSignal,
): Promise<ProductList> {
  const query = { ...listQuery(address, words), ...more } as Record<string, unknown>;
  if (of === 'search') return call(searchProducts, { query: { ...query, term: words.term ?? '' } }, { signal });
  if ('category' in of) return call(categoryProducts, { params: { slug: of.category }, query }, { signal });
  return call(searchProducts, { query: { ...query, collection: of.collection } }, { signal });
}

function count(
  source: ListSource,
  words: ListWords,
  address: ListAddress,
  signal: AbortSignal,
): Promise<{ facets: readonly Facet[]; total: number }> {
  const { of } = source;
  if (of === 'search' || 'collection' in of) return ask(source, words, address, { limit: 1 }, signal);
  return call(categoryFacets, { params: { slug: of.category }, query: listQuery(address, words) as never }, { signal });
}

const browserBar: AddressBar = {
  search: () => location.search,
  push: (search) => history.pushState(null, '', `${location.pathname}${search}`),
  replace: (search) => history.replaceState(null, '', `${location.pathname}${search}`),
};
