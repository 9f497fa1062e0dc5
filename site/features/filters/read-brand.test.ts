import { describe, expect, it } from 'vitest';
import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { storeBrandProducts } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';
import { readBrand } from './read-brand.ts';

const price = (amount: number) => ({ amount, currency: 'USD' });
const card = (gpId: number) =>
  ({
    gpId,
    price: { min: price(gpId), max: price(gpId), current: price(gpId) },
    rating: 0,
    createdAt: '',
  }) as ProductCard;

/** A shop in which the brand has so many products, and 18 stand on a page. */
function shopWith(many: number) {
  const products = Array.from({ length: many }, (_, place) => card(place + 1));
  const asked: Record<string, unknown>[] = [];
  const call = (endpoint: unknown, { query }: { query: Record<string, string> }) => {
    if (endpoint === storeBrandProducts) return Promise.resolve({ heroProducts: products.slice(0, 48) });
    asked.push(query);
    const [page, pageSize] = [Number(query.page ?? 1), 18];
    const heroProducts = products.slice((page - 1) * pageSize, page * pageSize);
    return Promise.resolve({
      heroProducts,
      total: many,
      page,
      pageSize,
      facets: [{ key: 'brands' }, { key: 'rating' }],
    });
  };
  const read = (search: string) => readBrand(call as unknown as PageData['call'], { id: 1, slug: 'oatwell' }, search);
  return { read, asked };
}

describe('the products of a brand', () => {
  it('2.7 stand in its page, where they find room, and are counted there', async () => {
    const { read, asked } = shopWith(47);
    const { source, list, all } = await read('?page=3');
    expect([source.of, list.total, list.products.length, all!.length, list.page]).toEqual(['brand', 47, 47, 47, 1]);
    // How many there are, and no list.
    expect(asked).toEqual([{ brands: 'oatwell', limit: '1' }]);
  });

  it('2.7 are a list with pages from forty-eight on', async () => {
    const { source, list, all } = await shopWith(48).read('');
    expect([source.of, list.total, list.products.length, all]).toEqual([{ brand: 'oatwell' }, 48, 18, undefined]);
  });

  it('2.7 are all reached by pages where there are more, and their count is true', async () => {
    const { read, asked } = shopWith(130);
    const reached = new Set<number>();
    for (let page = 1; page <= 8; page++) {
      const { list, all, source } = await read(`?page=${page}&sort=price&order=asc&brands=another`);
      expect([list.total, list.page, all, source.of]).toEqual([130, page, undefined, { brand: 'oatwell' }]);
      for (const { gpId } of list.products) reached.add(gpId);
    }
    expect(reached.size).toBe(130);
    expect(asked.at(-1)).toEqual({ brands: 'oatwell', sort: 'price', order: 'asc', page: '8' });
    expect((await read('')).list.facets.map(({ key }) => key)).toEqual(['rating']);
    expect((await read('?page=99')).list.page).toBe(8);
    expect((await read('?brands=another')).address.filters.brands).toEqual([]);
  });
});
