import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { productsPerListMax, storeBrandProducts } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';
import { searchProducts } from '#contracts/search.ts';
import { type ListAddress, readListAddress } from '#rules/catalogue-list-address.ts';

import { brandSource } from './brand-source.ts';
import { chooseCards, factsOfCard } from './choose-cards.ts';
import { countCards } from './count-cards.ts';
import { type ListSource, wordsOf } from './list-source.ts';
import { readList } from './read-list.ts';

export interface BrandProducts {
  source: ListSource;
  address: ListAddress;
  list: Pick<Awaited<ReturnType<typeof readList>>['list'], 'facets' | 'total' | 'page'> & {
    products: readonly ProductCard[];
  };
  /** All of them, where the page holds all. */
  all: readonly ProductCard[] | undefined;
}

/**
 * A brand's products for an address. Those that one page holds are filtered and sorted there (shop 7 and 9); a brand with more is
 * a list with pages like any other, so that every product of it can be reached.
 */
export async function readBrand(
  call: PageData['call'],
  brand: { id: number; slug: string },
  search: string,
): Promise<BrandProducts> {
  const ofBrand = { query: { brands: brand.slug, limit: '1' } };
  const { total } = await call(searchProducts, ofBrand);
  if (total >= productsPerListMax) return readPages(call, brand.slug, search);
  const heroes = { params: { brandId: brand.id }, query: { limit: productsPerListMax } };
  const { heroProducts: all } = await call(storeBrandProducts, heroes);
  const address = readListAddress(search, wordsOf(brandSource, ''));
  const cards = all.map((product, place) => ({ product, facts: factsOfCard(product, place) }));
  const products = chooseCards(cards, address.filters, address.sort).map(({ product }) => product);
  const { facets } = countCards(
    cards.map(({ facts }) => facts),
    address.filters,
  );
  return {
    source: brandSource,
    address: { ...address, page: 1 },
    list: { products, total: products.length, facets, page: 1 },
    all,
  };
}

async function readPages(call: PageData['call'], slug: string, search: string): Promise<BrandProducts> {
  const source: ListSource = { ...brandSource, of: { brand: slug } };
  const words = wordsOf(source, '');
  // Another brand in the address is no filter of this page.
  const ask = (query: Record<string, string | string[]>) => call(searchProducts, { query: { ...query, brands: slug } });
  const { list, address } = await readList(ask, readListAddress(search, words), words);
  const { heroProducts: products, total, page } = list;
  const facets = list.facets.filter(({ key }) => key !== 'brands');
  return {
    source,
    address: { ...address, filters: { ...address.filters, brands: [] } },
    list: { products, total, facets, page },
    all: undefined,
  };
}
