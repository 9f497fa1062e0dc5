/** Whole pages of the shop: head, frame, parts. Single components are tested beside their code. */
import type { Page } from '@playwright/test';
import { countedRows, expectOnce, openCounted } from './counted.ts';
import { expect, test } from './server.ts';

const canonicalOf = async (page: Page) => {
  const { pathname, search } = new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!);
  return pathname + search;
};
const descriptionOf = (page: Page) => page.locator('meta[name=description]');

test('the store home stands without the centered container, with a slash at its end or not', { tag: '@both' }, async ({
  page,
}) => {
  for (const home of ['/store', '/store/']) {
    await page.goto(home);
    await expect(page.locator('main')).not.toHaveClass(/page-width/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baby gear for every day');
  }
  await page.goto('/store/sale');
  await expect(page.locator('main')).toHaveClass(/page-width/);
});

test('the content of a page is at least as high as the window', { tag: '@both' }, async ({ page }) => {
  await page.goto('/store/search?search_term=zzqx');
  // Higher than any content of the page.
  const height = 3_000;
  await page.setViewportSize({ ...page.viewportSize()!, height });
  expect((await page.locator('main').boundingBox())!.height).toBeGreaterThanOrEqual(height);
});

test('a guide among the products is a portrait at every width', async ({ page }) => {
  await page.goto('/store/strollers');
  const leaf = page.getByRole('link', { name: 'Full-Size Strollers' }).first();
  await page.goto((await leaf.getAttribute('href'))!);
  const guide = page.getByRole('region', { name: 'Products' }).getByRole('article').filter({ hasText: 'Read More' });
  const { width, height } = (await guide.first().boundingBox())!;
  expect(height).toBeGreaterThan(width);
});

test('sale, fsa-hsa-eligible, coming-soon and new are lists of their own', async ({ page }) => {
  for (const [path, heading] of [
    ['/store/sale', 'On Sale'],
    ['/store/fsa-hsa-eligible', 'FSA/HSA Eligible'],
    ['/store/coming-soon', 'Coming Soon'],
    ['/store/new', 'New'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('region', { name: 'Products' })).toHaveCount(1);
  }
});

test('a link to a page is shown by networks with a PNG of its picture, or the default one', async ({
  page,
  request,
}) => {
  for (const [path, picture] of [
    ['/store/cribs', /social\/category-cribs\.png$/],
    ['/store/b/trundlekin/101', /social\/brand-trundlekin\.png$/],
    ['/hello-baby/choose-a-stroller', /social\/page--hello-baby--choose-a-stroller\.png$/],
    ['/store/sale', /social\/default\.png$/],
  ] as const) {
    await page.goto(path);
    const address = (await page.locator('meta[property="og:image"]').getAttribute('content'))!;
    expect(address).toMatch(picture);
    const answer = await request.get(new URL(address).pathname);
    const bytes = await answer.body();
    expect(answer.headers()['content-type']).toBe('image/png');
    // The first chunk of a PNG is its size.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('a category names itself by its own title, description and address', async ({ page }) => {
  await page.goto('/store/cribs');
  await expect(page).toHaveTitle('Baby Cribs');
  await expect(descriptionOf(page)).toHaveAttribute('content', /^A safe, simple place to sleep\. Shop cribs/);
  expect(await canonicalOf(page)).toBe('/store/cribs');
});

test('a parent has its children, guides and questions; a leaf its products and guides', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/store/strollers');
  await expect(
    page.locator('main [data-event-links="category_clicked"] a[href="/store/full-size-strollers"]'),
  ).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Products' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Guides to help you choose' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
  await page.goto('/store/cribs');
  await expect(page.getByRole('region', { name: 'Products' })).toHaveCount(1);
  await expect(page.locator('main [data-event-links="category_clicked"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Guides to help you choose' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toHaveCount(0);
});

test('a brand names itself, and has Shop by Guide from two guides on', async ({ page, request }) => {
  const { brand } = (await (await request.get('/store/api/brands/101')).json()) as {
    brand: {
      title: string;
      description: string;
      guides: unknown[];
      meta: { seoTitle: string; seoDescription: string };
    };
  };
  await page.goto('/store/b/trundlekin/101');
  await expect(page).toHaveTitle(brand.meta.seoTitle);
  await expect(descriptionOf(page)).toHaveAttribute('content', brand.meta.seoDescription);
  expect(await canonicalOf(page)).toBe('/store/b/trundlekin/101');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.title);
  await expect(page.locator('main header').getByText(brand.description)).toBeVisible();
  const has = brand.guides.length >= 2 ? 1 : 0;
  await expect(page.getByRole('heading', { name: 'Shop by Guide' })).toHaveCount(has);
  await expect(page.getByRole('link', { name: 'See All Guides' })).toHaveCount(has);
});

test('the breast-pump banner is counted when it is seen and when it is pressed', async ({ page, shop }) => {
  await openCounted(page, shop, '/store/search?search_term=breast%20pump');
  await page.getByRole('link', { name: 'Check Your Eligibility' }).click();
  await page.waitForURL(/choose-a-breast-pump/);
  const rows = await countedRows(page, shop);
  expectOnce(rows('breast_pump_banner_viewed'), {});
  expectOnce(rows('breast_pump_banner_clicked'), {});
});

test('under 930 px two buttons open the panel, from there on one for each facet', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/store/cribs');
  const brand = page.getByRole('button', { name: 'Brand', exact: true, includeHidden: true });
  for (const [width, isWide] of [
    [929, false],
    [930, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(brand).toBeVisible({ visible: isWide });
    await expect(page.getByRole('button', { name: 'Sort', exact: true })).toBeVisible();
  }
});
