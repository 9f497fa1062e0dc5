// The data of a list's page, in front matter: the same calls as in the browser, made by the server.
import type { ProductList } from '#contracts/catalogue.schemas.ts';
import { productsPerListMax, storeBrandProducts } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';
import { searchProducts } from '#contracts/search.ts';
import {
  isChosen,
  type ListAddress,
  type ListWords,
  listQuery,
  readListAddress,
} from '#rules/catalogue-list-address.ts';
import { chooseProducts } from './brand-products.ts';
import { type ListSource, type ShownList, wordsOf } from './list-source.ts';

type Query = Record<string, string | string[]>;

/** The list at an address; behind the last page stands the last one, as an unknown value means the default. */
export async function readList(
  ask: (query: Query) => Promise<ProductList>,
  address: ListAddress,
  words: ListWords,
): Promise<{ list: ProductList; address: ListAddress }> {
  const list = await ask(listQuery(address, words));
  if (list.heroProducts.length > 0 || list.total === 0) return { list, address };
  const last = { ...address, page: Math.ceil(list.total / list.pageSize) };
  return { list: await ask(listQuery(last, words)), address: last };
}

/**
 * A brand's products for an address. Those that one page holds are filtered and sorted there; a brand with more is a list with pages
 * like any other, so that every product of it can be reached.
 */
export async function readBrandList(
  call: PageData['call'],
  brand: { id: number; slug: string },
  search: string,
): Promise<{ source: ListSource; address: ListAddress; list: ShownList }> {
  const usual = { attributes: [], usualSort: 'popular' } as const;
  const { total } = await call(searchProducts, { query: { brands: brand.slug, limit: '1' } });
  if (total < productsPerListMax) {
    const heroes = { params: { brandId: brand.id }, query: { limit: productsPerListMax } };
    const { heroProducts } = await call(storeBrandProducts, heroes);
    const source: ListSource = { of: { all: heroProducts }, ...usual };
    const address = { ...readListAddress(search, wordsOf(source, '')), page: 1 };
    return { source, address, list: chooseProducts(heroProducts, address) };
  }
  const source: ListSource = { of: { brand: brand.slug }, ...usual };
  const words = wordsOf(source, '');
  // Another brand in the address is no filter of this page.
  const read = readListAddress(search, words);
  const own = { ...read, filters: { ...read.filters, brands: [] } };
  const ask = (query: Query) => call(searchProducts, { query: { ...query, brands: brand.slug } });
  const { list, address } = await readList(ask, own, words);
  return { source, address, list: { ...list, facets: list.facets.filter(({ key }) => key !== 'brands') } };
}

/**
 * What a page of a list says to search engines: a later page of the whole list stands for itself; what somebody chose names the list
 * without choices.
 */
export function listHead(title: string, path: string, address: ListAddress, words: ListWords) {
  const isLater = address.page > 1 && !isChosen(address, words);
  return {
    title: titleOfPage(title, address.page),
    canonicalPath: isLater ? `${path}?page=${address.page}` : path,
  };
}

export const titleOfPage = (title: string, page: number): string => (page > 1 ? `${title}, page ${page}` : title);
