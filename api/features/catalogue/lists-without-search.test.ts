import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SearchNotReady, untilWarm } from '#api/ports/until-warm.ts';
import { emptySearch } from '#api/testing/empty-search.ts';
import { engines } from '#api/testing/test-app.ts';
import { categoryProducts } from '#contracts/catalogue.ts';
import { searchProducts } from '#contracts/search.ts';
import { brandLine, productLine } from './testing/catalogue-lines.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

const gone = () => Promise.reject(new SearchNotReady('not yet'));

describe.each(engines)('Lists while no search answers, on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, [
      brandLine(),
      ...[1, 2, 3].map((id) => productLine(id, { title: `Stroller ${id}`, popularity: id * 10 })),
      productLine(4, { title: 'Canvas crib', category: 'cribs', productType: 'Cribs', popularity: 99 }),
    ]);
    Object.assign(shop.app.search, { searchProducts: gone, suggest: gone });
  });
  afterAll(() => shop.close());

  const list = (slug: string, query: object = {}) =>
    shop.client().call(categoryProducts, { params: { slug }, query: query as never });

  it('still show a category and its leaves, the most popular first, page by page', async () => {
    const first = await list('strollers', { limit: 2 });
    expect([first.total, first.heroProducts.map(({ gpId }) => gpId), first.facets]).toEqual([3, [3, 2], []]);
    expect((await list('strollers', { limit: 2, page: 2 })).heroProducts.map(({ gpId }) => gpId)).toEqual([1]);
    expect((await list('cribs')).heroProducts.map(({ gpId }) => gpId)).toEqual([4]);
  });

  it('never show something else than what was asked: a filter or a term waits', async () => {
    const refused = await shop.client().send(categoryProducts, {
      params: { slug: 'strollers' },
      query: { onSale: 'true' } as never,
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await shop.client().refused(searchProducts, { query: { term: 'crib' } })).code).toBe('busy');
  });
});

describe('A search that is not built yet', () => {
  it('answers as soon as it is, and is waited for no longer than a moment', async () => {
    const warm = Promise.withResolvers<void>();
    const search = untilWarm({ ...emptySearch, suggest: async () => ['crib'] }, warm.promise);
    const early = search.suggest('cri', 8);
    warm.resolve();
    expect(await early).toEqual(['crib']);
    expect(await search.suggest('cri', 8)).toEqual(['crib']);
    vi.useFakeTimers();
    const never = expect(untilWarm(emptySearch, new Promise(() => {})).counts()).rejects.toThrow(SearchNotReady);
    await vi.advanceTimersByTimeAsync(1_000);
    await never;
    vi.useRealTimers();
  });
});
