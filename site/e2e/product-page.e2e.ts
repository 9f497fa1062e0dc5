/** The product page in its states, and what it weighs. */
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { templateOf } from '#scripts/checking/page-budgets.ts';
import { weighPage } from '#scripts/checking/page-weight.ts';
import { expect, test } from './server.ts';
import { findFaults, pixelsTooWide } from './violations.ts';

const stroller = '/gp/trundlekin-shore-city-stroller/20001';
const longest =
  '/gp/trundlekin-lantern-everyday-travel-system-with-infant-car-seat-base-toddler-seat-and-4-step-recline/20045';

/** One product for each state. */
async function findStates(page: Page): Promise<Record<string, string>> {
  const answer = await page.request.get('/store/api/categories/bodysuits/products?limit=48');
  const { heroProducts } = (await answer.json()) as { heroProducts: { path: string; optionsCta: string | null }[] };
  const most = heroProducts.toSorted(
    (a, b) => Number.parseInt(b.optionsCta ?? '0', 10) - Number.parseInt(a.optionsCta ?? '0', 10),
  );
  return {
    'many reviews': stroller,
    'a long name': longest,
    'sizes and colors': most[0]!.path,
    'a group gift': '/gp/stroller-group-gift/338537',
    'a cash fund': '/gp/cash-fund/14347',
    'a favor': '/gp/home-cooked-meal/20997',
  };
}

test('everybody can use a product page in each of its states, at every width, day and night', async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  for (const path of Object.values(await findStates(page))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    faults.push(...(await findFaults(page)));
  }
  expect(faults).toEqual([]);
});

test('a product page keeps to the budgets of shop pages', async ({ page }) => {
  const faults: string[] = [];
  for (const path of Object.values(await findStates(page))) {
    const html = await (await page.request.get(path)).text();
    const read = (address: string) =>
      existsSync(`dist/current/client${address}`) ? readFileSync(`dist/current/client${address}`) : undefined;
    const weight = weighPage(html, path, read);
    const { budget } = templateOf(path);
    for (const key of Object.keys(budget) as (keyof typeof budget)[])
      if (weight[key] > budget[key]) faults.push(`${path}: ${key} ${weight[key]} of ${budget[key]}`);
  }
  expect(faults).toEqual([]);
});

test('nothing moves while a product page loads, nor when another variant is chosen', { tag: '@both' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(stroller, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Sage', exact: true }).click();
  await expect(page.getByText(/^Sage: /)).toBeAttached();
  const height = (await page.locator('#add').boundingBox())!.y;
  await page.getByRole('link', { name: 'Denim', exact: true }).click();
  await expect(page.getByText(/^Denim: /)).toBeAttached();
  expect(Math.abs((await page.locator('#add').boundingBox())!.y - height)).toBeLessThan(1);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001);
});

test('everything is reached by the keyboard and read at twice the size', { tag: '@desktop' }, async ({ page }) => {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: Math.round(width / 2), height: Math.round(height / 2) });
  await page.goto(longest);
  expect(await pixelsTooWide(page)).toBe(0);
  await page.goto(stroller);
  await page.getByRole('link', { name: 'Sage', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/50002$/);
  await expect(page.getByRole('link', { name: 'Sage', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'How does the registry discount work?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#what-discount')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#what-discount')).toBeHidden();
});

test('funds, favors and group gifts have words of their own, and nothing that only goods have', async ({ page }) => {
  for (const [path, name] of [
    ['/gp/stroller-group-gift/338537', 'Start a group gift'],
    ['/gp/cash-fund/14347', 'Add cash fund to registry'],
    ['/gp/home-cooked-meal/20997', 'Ask for this favor'],
    ['/gp/gift-card-terracotta/20983', 'Add gift card to registry'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('#add').getByRole('link', { name })).toBeVisible();
    await expect(page.getByText('Free shipping on')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
  }
});

test('a printed product page has its facts and none of its buttons', async ({ page }) => {
  await page.goto(stroller);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  await expect(page.locator('#add')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Thumbnails' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Similar products' })).toBeHidden();
});
