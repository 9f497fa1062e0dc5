import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { signUp } from './sign-up.ts';

const pages = [
  '/',
  '/hello-baby',
  '/hello-baby/create-a-baby-registry',
  '/hello-baby/fever-in-babies',
  '/hello-baby/pregnancy-week-16',
  '/baby-registry-checklist',
  '/families/two-houses-one-list',
  '/404',
  '/olive-and-sam',
  '/store/full-size-strollers',
  '/store/search?search_term=stroller',
  '/store/cart',
  '/find',
];

test('nothing is wider than the narrowest phone at twice the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const widthOf = async (path: string) => {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    return page.evaluate(() => document.documentElement.scrollWidth);
  };
  for (const path of pages) expect.soft(await widthOf(path), path).toBe(320);
  await page.goto('/store/full-size-strollers');
  const product = await page.getByRole('main').locator('a[href^="/gp/"]').first().getAttribute('href');
  expect.soft(await widthOf(product!), product!).toBe(320);
});

test('a title or a name without spaces makes no page wider than the phone', async ({ page, newVisitor, shop }) => {
  // biome-ignore lint/plugin: real clock, only to tell runs apart
  await signUp(page, shop, { email: `narrow-${process.pid}-${Date.now()}@example.com`, next: '/store' });
  await page.waitForURL('**/store');
  const { slug, id, item } = await page.evaluate(async () => {
    const send = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/v3/registries${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return answer.json();
    };
    const long = (letters: number) => 'Wunderbaby'.repeat(letters / 10);
    const { registry } = await send('', { title: long(80), names: long(80) });
    const price = { amount: 50_000, currency: 'USD' };
    const hat = { kind: 'external', title: long(200), url: 'https://hats.example/1', storeName: long(80), price };
    const { regItem } = await send(`/${registry.id}/reg_items`, hat);
    await send(`/${registry.id}/reg_items/${regItem.id}/group_gift`, { action: 'open', priceCents: 50_000 });
    const other = { url: 'https://other.example/list', storeName: long(80) };
    await send(`/${registry.id}/external_registries/link`, other);
    return { slug: registry.slug, id: registry.id, item: regItem.id };
  });
  const guest = await newVisitor();
  const look = async (visitor: Page, path: string) => {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    const width = await visitor.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBe(visitor.viewportSize()!.width);
  };
  for (const path of [`/${slug}`, '/registry/shop', '/registry/external', '/registry/add-cash-fund'])
    await look(page, path);
  for (const path of [`/${slug}`, `/group-gifts/${id}/${item}`]) await look(guest, path);
});
