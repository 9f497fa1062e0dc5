import { expect, test } from './server.ts';

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
