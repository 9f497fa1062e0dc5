/** Pages that were built, after their products changed: each address as a server answers it, and what a build would write today. */
import { readFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { type BuiltShop, startBuiltShop } from '#scripts/testing/built-shop.ts';
import { readBuiltPages, scriptsOf } from './built-site.ts';
import { expect, test } from './test.ts';

const { paths } = JSON.parse(readFileSync('dist/reading-pages.json', 'utf8')) as { paths: string[] };
const built = new Map(readBuiltPages().map((page) => [page.address, page]));
const productLink = /href="\/gp\/[a-z0-9-]+\/(\d+)[/"]/g;
const linked = (html: string) => new Set([...html.matchAll(productLink)].map(([, id]) => Number(id)));

/** Titles and counts; and what is given in time. */
const withoutPrices = ['/gp', '/store/help-and-favors'];

let shop: BuiltShop;
let db: Sqlite.Database;
test.beforeAll(async () => {
  shop = await startBuiltShop(process.env.JOURNEY_DATA_DIR!);
  db = new Sqlite(shop.database, { timeout: 5_000 });
});
test.afterAll(async () => {
  db.close();
  await shop.stop();
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(shop.url + path, { headers });
  return { status: answer.status, html: await answer.text(), bytes: Number(answer.headers.get('content-length')) };
};
/** What an import does besides: every process sees within a second that something has changed. */
const announce = async () => {
  db.exec("update setting set value = cast(value as integer) + 1 where name = 'catalogue_version'");
  await new Promise((resolve) => setTimeout(resolve, 1_100));
};

test('every built page with a link to a product or a price is one that is renewed', () => {
  const showing = [...built.values()].filter(({ html }) => /href="\/gp\/|data-product=|"@type":"Offer"/.test(html));
  expect(showing.length).toBeGreaterThan(50);
  expect(showing.map(({ address }) => address).filter((address) => !paths.includes(address))).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['/store', '/gp', '/shop-small', '/store/gift-cards']));
});

test('7 a renewed page is to the letter what a build writes, where nothing that it shows has changed', async () => {
  await announce();
  for (const path of paths) {
    const { status, html } = await get(path);
    expect(status, path).toBe(200);
    expect(html === built.get(path)!.html, path).toBe(true);
  }
});

test('7 landing, categories, shelves and articles show a new price, and offer nothing that is sold out or gone', async () => {
  const landing = [...linked(built.get('/store')!.html)];
  const article = paths.find((path) => path.startsWith('/hello-baby/') && linked(built.get(path)!.html).size > 1)!;
  const [kept, gone] = [...linked(built.get(article)!.html)];
  const [soldOut, goneToo] = landing.filter((id) => id !== kept && id !== gone);
  db.exec('update product set price_cents = 12345, list_price_cents = null');
  db.exec(`update product set stock = 0 where generic_product_id in (${soldOut}, ${kept})`);
  db.exec(`delete from generic_product where id in (${gone}, ${goneToo})`);
  await announce();

  const store = await get('/store');
  expect(store.html.includes('$123.45')).toBe(true);
  expect(linked(store.html).has(soldOut!)).toBe(false);
  expect(linked(store.html).size).toBeGreaterThan(10);
  for (const path of paths) {
    const { html } = await get(path);
    expect([linked(html).has(gone!), linked(html).has(goneToo!)], path).toEqual([false, false]);
    if (linked(html).size > 0 && !withoutPrices.includes(path)) expect(html.includes('$123.45'), path).toBe(true);
  }
  const text = (await get(article)).html;
  expect(text.includes('Out of stock')).toBe(true);
  expect(scriptsOf({ ...built.get(article)!, html: text })).toEqual([]);
});

test('a renewed page is as light as a built one once it was asked for again', async () => {
  const light = async (path: string) => {
    const { bytes } = await get(path, { 'accept-encoding': 'br' });
    return bytes / readFileSync(`dist/client${path}/index.html.br`).length;
  };
  for (const path of ['/store', '/shop-small']) {
    expect(await light(path)).toBeLessThan(1.25);
    await expect.poll(() => light(path)).toBeLessThan(1.03);
  }
});
