import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedUp, signedUpAdmin } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import {
  cacheLifetimeMs,
  categoryProducts,
  navbarCategories,
  readCategory,
  startCacheRefresh,
} from '#contracts/catalogue.ts';
import { readAsyncJob } from '#contracts/platform.ts';
import { searchProducts } from '#contracts/search.ts';
import { readCatalogueVersion } from './catalogue-version.queries.ts';
import { brandLine, productLine } from './testing/catalogue-lines.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

describe.each(engines)('What is kept of the catalogue, on %s', (engine) => {
  let shop: Shop;
  let passedMs = 0;
  beforeEach(async () => {
    passedMs = 0;
    const started = Math.round(performance.now());
    vi.spyOn(performance, 'now').mockImplementation(() => started + passedMs);
    shop = await openShop(engine, [brandLine(), productLine(1, { title: 'Meadow stroller' })]);
  });
  afterEach(() => shop.close());

  const titles = async (term: string) =>
    (await shop.client().call(searchProducts, { query: { term } })).heroProducts.map(({ title }) => title);
  /** An unannounced change, made by hand in the database. */
  const renameQuietly = () =>
    shop.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('generic_product').set({ title: 'Harbor pram' }).execute(),
    );

  it('caches: navbar categories 4 hours, category fetch 10 minutes, product and facet queries 10 minutes', async () => {
    expect(cacheLifetimeMs).toEqual({ navbar: 14_400_000, category: 600_000, products: 600_000, facets: 600_000 });
    const client = shop.client();
    const lifeOf = async (path: string) => (await client.fetch(path)).headers.get('cache-control');
    expect(await lifeOf(navbarCategories.path)).toBe('public, max-age=14400');
    expect(await lifeOf(readCategory.path.replace('{slug}', 'strollers'))).toBe('public, max-age=600');
    expect(await lifeOf(categoryProducts.path.replace('{slug}', 'strollers'))).toBe('public, max-age=600');
  });

  it('is found changed within a second of an import, without anybody asking for it', async () => {
    expect(await titles('meadow')).toHaveLength(1);
    await shop.import([brandLine(), productLine(1, { title: 'Harbor pram' })]);
    passedMs = 999;
    expect([await titles('harbor'), await titles('meadow')]).toEqual([[expect.any(String)], []]);
  });

  it('gives a category list again without a search, for a minute and not after a change', async () => {
    const asked = vi.spyOn(shop.app.search, 'searchProducts');
    const list = async () =>
      (await shop.client().call(categoryProducts, { params: { slug: 'strollers' } })).heroProducts.map(
        ({ title }) => title,
      );
    const first = await list();
    expect([await list(), asked.mock.calls.length]).toEqual([first, 1]);
    passedMs = 60_000;
    expect([await list(), asked.mock.calls.length]).toEqual([first, 2]);
    await shop.import([brandLine(), productLine(1, { title: 'Harbor pram' })]);
    expect([await list(), asked.mock.calls.length]).not.toEqual([first, 2]);
  });

  it('is reloaded with the search index when an admin asks for it', async () => {
    await titles('meadow');
    await renameQuietly();
    passedMs = 5_000;
    expect(await titles('harbor')).toEqual([]);
    const admin = await signedUpAdmin(shop);
    const before = await readCatalogueVersion(shop.app.db.read);
    const { asyncJobId, catalogueVersion } = await admin.call(startCacheRefresh, { body: {} });
    expect(catalogueVersion).toBe(before + 1);
    await shop.jobs.runDue();
    passedMs = 6_000;
    expect(await titles('harbor')).toHaveLength(1);
    expect(await titles('meadow')).toEqual([]);
    expect(await readCatalogueVersion(shop.app.db.read)).toBe(before + 2);
    const job = await admin.call(readAsyncJob, { params: { id: asyncJobId } });
    expect(job).toMatchObject({ state: 'done', done: 1, total: 1, result: { indexed: 1 } });
  });

  it('is refreshed once where it was asked for while a refresh waits', async () => {
    const admin = await signedUpAdmin(shop);
    const first = await admin.call(startCacheRefresh, { body: {} });
    await shop.jobs.runDue();
    await shop.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .updateTable('job')
        .set({ state: 'waiting', run_at: shop.clock.now + 60_000 })
        .where('id', '=', first.asyncJobId)
        .execute(),
    );
    const second = await admin.call(startCacheRefresh, { body: {} });
    expect(second.asyncJobId).toBe(first.asyncJobId);
  });

  it('is refreshed by admins only', async () => {
    for (const client of [shop.client(), await signedUp(shop)])
      expect((await client.refused(startCacheRefresh, { body: {} })).status).toBeGreaterThanOrEqual(401);
  });
});
