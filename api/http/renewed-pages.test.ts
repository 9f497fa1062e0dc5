import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { raiseCatalogueVersion, readCatalogueVersion } from '#api/features/catalogue/catalogue-version.queries.ts';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { signedUpAdmin } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import { keptForMs, readGenericProduct, startCacheRefresh } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';
import type { BuiltPages } from './renewed-pages.ts';
import { loadStaticPages } from './static-pages.ts';

const filling = 'Words that stay as they are. '.repeat(60);
const built = '/hello-baby/choose-a-jogger';

describe.each(engines)('a built page that shows a product, on %s', (engine) => {
  let folder: string;
  let shop: Shop;
  let rendered = 0;
  let passedMs = 0;
  let pages: BuiltPages;

  /** What a page of the site does, in a line: it asks, and says what it was told. */
  const write = async (path: string, { call, today }: Pick<PageData, 'call' | 'today'>) => {
    if (path !== built) return null;
    rendered += 1;
    const offered = await call(readGenericProduct, { params: { id: 1 } }).then(
      ({ product }) => `${product.card.price.current.amount} ${product.card.productBadge ?? 'in stock'}`,
      () => 'nothing',
    );
    return `<p>${offered}, ${today.slice(0, 4)}</p>${filling}`;
  };
  const product = (priceCents = 19_900, stock = 5) =>
    productLine(1, { variants: [variantLine(10, { priceCents, stock })] });
  const changeQuietly = (price_cents: number) =>
    shop.app.db.transact((trx) => trx.updateTable('product').set({ price_cents }).execute());

  beforeEach(async () => {
    rendered = 0;
    passedMs = 0;
    const started = Math.round(performance.now());
    vi.spyOn(performance, 'now').mockImplementation(() => started + passedMs);
    folder = mkdtempSync(join(tmpdir(), 'layette-renewed-'));
    mkdirSync(join(folder, 'hello-baby'));
    const text = `<p>19900 in stock, 2027</p>${filling}`;
    writeFileSync(join(folder, `${built}.html`), text);
    writeFileSync(join(folder, `${built}.html.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${built}.html.gz`), gzipSync(text));
    writeFileSync(join(folder, 'about.html'), filling);
    pages = { render: write, paths: [built], catalogueVersion: 1, builtAtMs: Date.UTC(2027, 2, 10, 12) };
    shop = await openShop(engine, [brandLine(), product()], { pages: loadStaticPages(folder), builtPages: pages });
    expect(await readCatalogueVersion(shop.app.db.read)).toBe(pages.catalogueVersion);
  });
  afterEach(async () => {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path = built, headers: Record<string, string> = {}) => fetch(shop.origin + path, { headers });
  const says = async (path = built) => (await (await get(path)).text()).replace(filling, '');

  it('is the file itself while nothing has changed, and is not even rendered', async () => {
    passedMs = 5_000;
    expect([await says(), await says(`${built}/`), rendered]).toEqual([
      '<p>19900 in stock, 2027</p>',
      '<p>19900 in stock, 2027</p>',
      0,
    ]);
  });

  it('7 shows a new price, a sold-out product and a removed one within a second of an import', async () => {
    await says();
    for (const [change, shown] of [
      [[product(15_000)], '15000 in stock'],
      [[product(15_000, 0)], '15000 out-of-stock'],
      [[product(15_000)], '15000 in stock'],
    ] as const) {
      await shop.import([brandLine(), ...change]);
      expect(await says()).toBe(`<p>${shown}, 2027</p>`);
    }
    await shop.app.db.transact(async (trx) => {
      await trx.deleteFrom('product').execute();
      await trx.deleteFrom('generic_product').execute();
      await raiseCatalogueVersion(trx);
    });
    passedMs += 1_000;
    expect(await says()).toBe('<p>nothing, 2027</p>');
  });

  it('9 shows within ten minutes what nobody announced: a price changed by hand', async () => {
    await says();
    await changeQuietly(15_000);
    passedMs = 5_000;
    expect(await says()).toContain('19900');
    shop.clock.pass(keptForMs.products);
    expect(await says()).toContain('15000');
    await changeQuietly(12_000);
    shop.clock.pass(keptForMs.products);
    expect(await says()).toContain('12000');
  });

  it('shows it at once when somebody of the shop refreshes the caches', async () => {
    const admin = await signedUpAdmin(shop);
    await says();
    await changeQuietly(15_000);
    await admin.call(startCacheRefresh, { body: {} });
    await shop.jobs.runDue();
    expect(await says()).toContain('15000');
  });

  it('is seen changed by whoever comes first after a quiet night', async () => {
    await says();
    await shop.app.db.transact(async (trx) => {
      await trx.updateTable('product').set({ price_cents: 15_000 }).execute();
      await raiseCatalogueVersion(trx);
    });
    passedMs = 8 * 3_600_000;
    expect(await says()).toContain('15000');
  });

  it('is rendered once for all who ask, then kept, and answers 304 to who has it', async () => {
    await shop.import([brandLine(), product(15_000)]);
    await Promise.all([says(), says(), says(`${built}?utm_source=mail`)]);
    await says();
    expect(rendered).toBe(1);
    const { headers } = await get();
    expect([headers.get('cache-control'), headers.get('content-type'), headers.get('vary')]).toEqual([
      'public, max-age=0, must-revalidate',
      'text/html; charset=utf-8',
      'Accept-Encoding',
    ]);
    expect((await get(built, { 'If-None-Match': headers.get('etag')! })).status).toBe(304);
    expect(rendered).toBe(1);
  });

  it.each(['br', 'gzip', 'identity'])('can be read with the encoding %s, as the file and renewed', async (encoding) => {
    const read = async () => (await get(built, { 'accept-encoding': encoding })).text();
    shop.clock.pass(keptForMs.products);
    expect([(await read()).slice(0, 8), (await read()).slice(0, 8), rendered]).toEqual(['<p>19900', '<p>19900', 1]);
    await shop.import([brandLine(), product(15_000)]);
    expect([(await read()).slice(0, 8), (await read()).slice(0, 8)]).toEqual(['<p>15000', '<p>15000']);
  });

  it('goes on being sent as the file where it says the same in a later edition, of a later day too', async () => {
    const { headers } = await get();
    shop.clock.pass(24 * 3_600_000);
    const later = await get();
    expect([later.headers.get('etag'), rendered]).toEqual([headers.get('etag'), 1]);
    await get();
    expect(rendered).toBe(1);
  });

  it('is rendered anew where another version was built than there is', async () => {
    await shop.close();
    shop = await openShop(engine, [brandLine(), product(15_000)], {
      pages: loadStaticPages(folder),
      builtPages: { ...pages, catalogueVersion: 0 },
    });
    expect(await says()).toContain('15000');
  });

  it('stays readable when it cannot be renewed: what it said last', async () => {
    await shop.import([brandLine(), product(15_000)]);
    expect(await says()).toContain('15000');
    pages.render = () => Promise.reject(new Error('The database is away.'));
    shop.clock.pass(keptForMs.products);
    expect((await get()).status).toBe(200);
    expect(await says()).toContain('15000');
  });

  it('is the only kind that is rendered again', async () => {
    await shop.import([brandLine(), product(15_000)]);
    expect([await says('/about'), rendered]).toEqual(['', 0]);
  });
});
