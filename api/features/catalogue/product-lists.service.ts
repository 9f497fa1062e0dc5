import type { App } from '#api/http/app-context.ts';
import { type Category, categories } from '#content';
import type { Facet, ListProducts, ListQuery, ProductCard, ProductList } from '#contracts/catalogue.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { topResultsMax } from '#contracts/search.ts';
import {
  filterKeys,
  filtersOfSelected,
  type QueryValues,
  readFilters,
  readSelectedFacets,
  type ShopFilters,
  writeFilters,
} from '#rules/catalogue-filters.ts';
import { readSort, type Sort, sortOfCategory } from '#rules/catalogue-sorts.ts';
import { flagNames, mapFlags, searchAttributes } from '#rules/product-fields.ts';
import { type SearchIdKind, writeSearchId } from '#rules/search-ids.ts';
import type { FacetKey, ProductFilters, ProductQuery } from '#search-index/engine.ts';
import { brandsOf, cardsByIds, cardsByProductIds, findBrand } from './catalogue.service.ts';
import { cachedList, cacheOf, type FoundProducts, keepList } from './catalogue-cache.ts';
import { listWithoutSearch } from './lists-without-search.ts';
import { type AttributeLabels, presentFacets } from './present-facets.ts';

type Reader = Pick<App, 'db' | 'search' | 'sealing'> & { now: number };

/** The scope of a list, before a shopper filters it. */
export interface ListScope {
  /** The category of a category page; null for a search. */
  category: Category | null;
  term: string;
  /** The term is not corrected. */
  asTyped?: boolean;
  /** Filters of the page itself, such as "on sale". */
  fixed: ProductFilters;
  usualSort: Sort;
}

export interface ListRequest {
  filters: ShopFilters;
  sort: Sort;
  page: number;
  pageSize: number;
}

const commonFacetKeys: FacetKey[] = ['brands', 'productTypes', 'rating', 'price', 'available', 'onSale', ...flagNames];

/** @throws {Refusal} 'not-found', also for a hidden one */
export function scopeOfCategory(urlSlug: string): ListScope {
  const category = categories.get(urlSlug);
  if (category === undefined) throw new Refusal('not-found');
  return { category, term: '', fixed: {}, usualSort: sortOfCategory(category) };
}

/** @throws {Refusal} 'not-found', also for a hidden one */
export function findCategoryById(id: number): Category {
  const category = categories.all().find((one) => one.id === id);
  if (category === undefined) throw new Refusal('not-found');
  return category;
}

/** The grid of a scope: cards, facets, total. @throws {Refusal} 'invalid-input' for a key that is neither filter nor attribute */
export async function listProducts(reader: Reader, scope: ListScope, query: ListQuery): Promise<ProductList> {
  const request = readRequest(scope, query);
  const filters = await searchFilters(reader, scope, request.filters);
  // A first page is requested a little longer than it is shown: the first twenty results are reported for a search.
  const pageSize = request.page === 1 ? Math.max(request.pageSize, topResultsMax) : request.pageSize;
  const result = await findKept(
    reader,
    scope,
    { filters, sort: request.sort, page: request.page, pageSize },
    request.pageSize,
  );
  return {
    heroProducts: await cardsByIds(reader, result.ids.slice(0, request.pageSize)),
    topResults: request.page === 1 ? result.ids.slice(0, topResultsMax) : [],
    facets: presentFacets(result.facets, attributeLabels(scope)),
    total: result.total,
    page: request.page,
    pageSize: request.pageSize,
    searchId: searchIdOf(reader, 'products', scope.term, filters, request.sort),
    correctedTerm: result.correctedTerm ?? null,
    isNearest: result.isNearest ?? false,
  };
}

/** A category's list without a term is requested again and again: its result is cached. A list without a search engine is not. */
async function findKept(
  reader: Reader,
  scope: ListScope,
  asked: Pick<ProductQuery, 'filters' | 'sort' | 'page' | 'pageSize'>,
  shown: number,
): Promise<FoundProducts> {
  const { term } = scope;
  const cache = await cacheOf(reader.db, reader.now);
  const facets = facetKeysOf(scope);
  const name = term.trim() === '' ? JSON.stringify([asked, facets]) : null;
  const kept = name === null ? undefined : cachedList(cache, name);
  if (kept !== undefined) return kept;
  try {
    const {
      ids,
      total,
      facets: counted,
      correctedTerm,
      isNearest,
    } = await reader.search.searchProducts({
      ...asked,
      term,
      facets,
      ...(scope.asTyped && { asTyped: true }),
    });
    const found = {
      ids,
      total,
      facets: counted,
      ...(correctedTerm !== undefined && { correctedTerm }),
      ...(isNearest !== undefined && { isNearest }),
    };
    if (name !== null) keepList(cache, name, found);
    return found;
  } catch (error) {
    const plain = await listWithoutSearch(reader, { term, filters: asked.filters, page: asked.page, pageSize: shown });
    if (plain === null) throw error;
    return plain;
  }
}

/** Facets alone, which the panel requests while a draft is edited. `total` is the n of "View n items". */
export async function listFacets(
  reader: Reader,
  scope: ListScope,
  query: ListQuery,
): Promise<{ facets: Facet[]; total: number }> {
  const { filters, sort } = readRequest(scope, query);
  const result = await reader.search.searchProducts({
    term: scope.term,
    filters: await searchFilters(reader, scope, filters),
    sort,
    page: 1,
    pageSize: 1,
    facets: facetKeysOf(scope),
    ...(scope.asTyped && { asTyped: true }),
  });
  return { facets: presentFacets(result.facets, attributeLabels(scope)), total: result.total };
}

/** Searchable products of a brand, most popular first. @throws {Refusal} 'not-found' */
export async function heroProducts(
  reader: Reader,
  brandId: number,
  limit: number,
): Promise<{ heroProducts: ProductCard[] }> {
  const brand = await findBrand(reader, brandId);
  const { ids } = await reader.search.searchProducts({
    term: '',
    filters: { brands: [brand.slug] },
    sort: 'popular',
    page: 1,
    pageSize: limit,
  });
  return { heroProducts: await cardsByIds(reader, ids) };
}

/** Products by their ids, or else by term and categories. @throws {Refusal} 'not-found' for an unknown category */
export async function findProducts(
  reader: Reader,
  query: ListProducts['parsed']['query'],
): Promise<ListProducts['response']> {
  const { search_term: term, category_ids: categoryIds, ids, sort, order, page, limit: pageSize } = query;
  if (ids.length > 0) {
    const products = await cardsByProductIds(reader, ids);
    return { products, total: products.length, page: 1, pageSize, searchId: searchIdOf(reader, 'products', ids) };
  }
  const slugs = categoryIds.map((id) => findCategoryById(id).urlSlug);
  const result = await reader.search.searchProducts({
    term,
    filters: { categories: slugs },
    sort: readSort({ sort, order }),
    page,
    pageSize,
  });
  return {
    products: await cardsByIds(reader, result.ids),
    total: result.total,
    page,
    pageSize,
    searchId: searchIdOf(reader, 'products', term, slugs, sort, order),
  };
}

/** The same id for the same search during the lifetime of a search id: a cached response keeps its id. */
export const searchIdOf = (
  { sealing, now }: Pick<Reader, 'sealing' | 'now'>,
  kind: SearchIdKind,
  ...about: unknown[]
): string => writeSearchId(kind, now, about, sealing.tag);

function readRequest(scope: ListScope, query: ListQuery): ListRequest {
  const { page, limit, sort, order, orderBy, filters, heroes: _heroes, inFacetsFeature: _inFacets, ...rest } = query;
  const selected = filters === undefined ? {} : writeFilters(filtersOfSelected(readSelectedFacets(filters)));
  const labels = attributeLabels(scope);
  const stray = Object.keys(rest).find((key) => !filterKeys.has(key) && !knownAttributeKeys().has(key));
  if (stray !== undefined)
    throw new Refusal('invalid-input', {
      fields: [{ field: `query.${stray}`, message: 'is not a field of this call' }],
    });
  return {
    filters: readFilters({ ...(rest as QueryValues), ...selected }, labels.keys()),
    sort: readSort({ sort: sort ?? orderBy, order }, scope.usualSort),
    page,
    pageSize: limit,
  };
}

/** The shopper's filters within the scope, in the search engine's form. An unknown brand or category is ignored. */
async function searchFilters(reader: Reader, scope: ListScope, filters: ShopFilters): Promise<ProductFilters> {
  const brandSlugs = filters.brands.length === 0 ? [] : (await brandsOf(reader)).map(({ slug }) => slug);
  const within = filters.categories.filter((slug) => {
    const category = categories.get(slug);
    return category !== undefined && (scope.category === null || category.slugSet.includes(scope.category.urlSlug));
  });
  return {
    ...scope.fixed,
    categories: within.length > 0 ? within : scope.category === null ? [] : [scope.category.urlSlug],
    brands: filters.brands.filter((slug) => brandSlugs.includes(slug)),
    productTypes: filters.productTypes,
    ...(filters.minPriceCents !== null && { minPriceCents: filters.minPriceCents }),
    ...(filters.maxPriceCents !== null && { maxPriceCents: filters.maxPriceCents }),
    ...(filters.minRating !== null && { minRating: filters.minRating }),
    available: filters.available,
    onSale: filters.onSale || scope.fixed.onSale === true,
    ...mapFlags((name) => filters[name] || scope.fixed[name] === true),
    attributes: filters.attributes,
  };
}

const facetKeysOf = (scope: ListScope): FacetKey[] => [
  ...commonFacetKeys,
  ...[...attributeLabels(scope).keys()].map((key): FacetKey => `attributes.${key}`),
];

/** The attributes that are facets here, in the panel's order: those of the category, or those of a search. */
const attributeLabels = ({ category, term }: ListScope): AttributeLabels =>
  new Map((category?.facets ?? (term === '' ? [] : searchAttributes)).map(({ key, label }) => [key, label]));

let known: { of: readonly Category[]; keys: ReadonlySet<string> } | null = null;

/** Of all categories: a link from one page to another may carry a filter that has no meaning there. */
function knownAttributeKeys(): ReadonlySet<string> {
  const all = categories.all();
  if (known?.of !== all) known = { of: all, keys: new Set(all.flatMap(({ facets }) => facets.map(({ key }) => key))) };
  return known.keys;
}
