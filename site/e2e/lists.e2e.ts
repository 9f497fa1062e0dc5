import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { findViolations } from './violations.ts';

const leaf = '/store/full-size-strollers';
const long = '/store/sale';
const brand = '/store/b/trundlekin/101';
const grid = (page: Page) =>
  page
    .getByRole('region', { name: 'Products' })
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/gp/"]') });
const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: /^Filter/ }).click();
  return page.getByRole('dialog', { name: 'Filter and sort' });
};
const headOf = (html: string) => ({
  title: /<title>(.*?)<\/title>/.exec(html)?.[1],
  canonical: /<link rel="canonical" href="[^"]*?:\d+([^"]*)"/.exec(html)?.[1],
  robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
  positions: [...html.matchAll(/"position":(\d+),"name"[^}]*"url"/g)].map((match) => Number(match[1])),
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a category is filtered, sorted and cleared', async ({ page }) => {
    await page.goto(leaf);
    const panel = await openPanel(page);
    await panel.getByRole('checkbox', { name: /^Trundlekin/ }).check();
    await panel.getByRole('radio', { name: 'Price: Low to High' }).check();
    await panel.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(/brands=trundlekin/);
    await expect(grid(page)).toHaveCount(2);
    await expect(page.getByText('2 products').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sort' })).toHaveAttribute('aria-pressed', 'true');
    const again = await openPanel(page);
    await expect(again.getByRole('checkbox', { name: /^Trundlekin/ })).toBeChecked();
    await again.getByRole('link', { name: 'Clear All' }).click();
    await expect(page).toHaveURL(new RegExp(`${leaf}$`));
    await expect(grid(page)).toHaveCount(14);
  });

  test('pages are links, and each has other products', async ({ page }) => {
    await page.goto(`${long}?sort=price_asc`);
    await expect(grid(page)).toHaveCount(18);
    const first = await grid(page).first().getByRole('link').textContent();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\?sort=price_asc&page=2$/);
    await expect(grid(page).first().getByRole('link')).not.toHaveText(first!);
    await page.goto(`${long}?page=9999`);
    await expect(grid(page).first()).toBeVisible();
  });

  test('search has its results, its brand and its own order', async ({ page }) => {
    await page.goto('/store/search?search_term=trundlekin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“trundlekin”');
    await expect(page).toHaveTitle('trundlekin');
    await expect(page.getByText(/^\d+ products?$/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check Your Eligibility' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Shop all Trundlekin products' })).toHaveAttribute('href', brand);
    const panel = await openPanel(page);
    await expect(panel.getByRole('radio', { name: 'Relevance' })).toBeChecked();
    await expect(panel.getByRole('radio', { name: 'Newest' })).toHaveCount(0);
    await panel.getByRole('radio', { name: 'Highest Rated' }).check();
    await panel.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(/search_term=trundlekin&sort=highest_rated/);
    await expect(grid(page).first()).toBeVisible();
  });

  test('what nothing matches is said, word for word', async ({ page }) => {
    await page.goto('/store/search?search_term=zzqx');
    await expect(page.getByText("Sorry, there are no products matching 'ZZQX'.")).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Add it from any store' })).toBeVisible();
    await page.goto(`${leaf}?brands=trundlekin&onSale=true&fsaHsaEligible=true`);
    await expect(
      page.getByText(
        "Whoops! We couldn't find any matches that fit your current filters. Adjust your selections or clear all filters to see all available products.",
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'clear all filters' })).toHaveAttribute('href', leaf);
  });

  test('a brand is filtered by its address', async ({ page }) => {
    await page.goto(`${brand}?maxPrice=100&sort=price&order=asc`);
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
    const shown = await grid(page).count();
    await page.goto(brand);
    expect(await grid(page).count()).toBeGreaterThan(shown);
  });
});

test("a brand's products are filtered and sorted in the page", async ({ page }) => {
  await page.goto(brand);
  await expect(page.getByRole('img', { name: 'Trundlekin', exact: true })).toHaveJSProperty('offsetWidth', 180);
  const all = await grid(page).count();
  const panel = await openPanel(page);
  await expect(panel.getByRole('button', { name: `View ${all} Items` })).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await panel.getByRole('radio', { name: 'Price: High to Low' }).check();
  await panel.getByRole('radio', { name: /^4 & up/ }).check();
  const view = panel.getByRole('button', { name: /^View \d+ Items?$/ });
  await expect(view).not.toHaveText(`View ${all} Items`);
  const promised = Number(/\d+/.exec((await view.textContent())!)![0]);
  await view.click();
  await expect(grid(page)).toHaveCount(promised);
  await expect(page).toHaveURL(/\?minRating=4&sort=price&order=desc$/);
  // Only facet counts are requested; the products are there already.
  expect(asked.filter((url) => url.includes('/store/') && new URL(url).searchParams.get('limit') !== '1')).toEqual([]);
  // An update rewrites the address without an entry in the history.
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.reload();
  await expect(grid(page)).toHaveCount(promised);
  const again = await openPanel(page);
  await again.getByRole('link', { name: 'Clear All' }).click();
  await expect(grid(page)).toHaveCount(all);
  await expect(again).toBeHidden();
  await expect(page).toHaveURL(brand);
});

test('leaving a list leaves its filters there', async ({ page }) => {
  await page.goto(`${leaf}?brands=trundlekin`);
  await expect(grid(page)).toHaveCount(2);
  await page.goto('/store/search?search_term=stroller');
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await page.goto(leaf);
  await expect(grid(page)).toHaveCount(14);
});

test('a list is kept for ten minutes in its page, and then asked for again', async ({ page }) => {
  await page.clock.install();
  // A page that was built long ago refreshes itself; this one has just been rendered.
  const fresh = '?minPrice=3.21';
  await page.goto(leaf + fresh);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/full-size-strollers/products')) asked.push(search);
  });
  const filterBy = async (name: string) => {
    const panel = await openPanel(page);
    await panel.getByRole('radio', { name }).check();
    await panel
      .getByRole('button', { name: 'Apply Filters' })
      .or(panel.getByRole('button', { name: /^View/ }))
      .click();
  };
  await filterBy('Newest');
  await expect(page).toHaveURL(/sort=newest$/);
  await expect.poll(() => asked).toEqual([`${fresh}&sort=newest`]);
  // Only an answer is kept: a list that is left before its answer arrives is requested again.
  await expect(grid(page)).toHaveCount(14);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sort' })).toHaveAttribute('aria-pressed', 'false');
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Sort' })).toHaveAttribute('aria-pressed', 'true');
  // The clock moves on meanwhile; the exact moment is tested beside the store.
  await page.clock.fastForward('05:00');
  await page.goBack();
  await page.goForward();
  expect(asked).toEqual([`${fresh}&sort=newest`]);
  await page.clock.fastForward('05:01');
  await page.goBack();
  await expect.poll(() => asked).toEqual([`${fresh}&sort=newest`, fresh]);
});

test('the categories of the bar are kept for four hours, a category for ten minutes', async ({ request }) => {
  for (const [path, seconds] of [
    ['/store/api/navbar_categories', 14_400],
    ['/store/api/categories/cribs', 600],
  ] as const)
    expect((await request.get(path)).headers()['cache-control']).toBe(`public, max-age=${seconds}`);
});

test('the order of a search is kept for the next one', async ({ page }) => {
  await page.goto('/store/search?search_term=stroller');
  const panel = await openPanel(page);
  await panel.getByRole('radio', { name: 'Price: Low to High' }).check();
  await panel.getByRole('button', { name: /^View/ }).click();
  await expect(page).toHaveURL(/sort=price&order=asc$/);
  await page.goto('/store/search?search_term=crib');
  await expect(page).toHaveURL(/search_term=crib&sort=price&order=asc$/);
  await expect(page.getByRole('button', { name: 'Sort' })).toHaveAttribute('aria-pressed', 'true');
});

test('six placeholders stand while products are fetched, and a failure can be tried again', async ({ page, watch }) => {
  watch.allow(/page=2/);
  await page.goto(long);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/store/api/search/products?*page=2*', async (route) => {
    await answered;
    await route.fulfill({ status: 503, body: '' });
  });
  await page.getByRole('link', { name: 'Page 2' }).click();
  const list = page.getByRole('region', { name: 'Products' });
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(list.locator('li > [aria-hidden=true]')).toHaveCount(6);
  answer();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the products. Your filters are still set.');
  await page.unroute('**/store/api/search/products?*page=2*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(grid(page)).toHaveCount(18);
  await expect(page).toHaveURL(/page=2$/);
});

test('a list whose script is missing still has working links', async ({ page, watch }) => {
  watch.allow(/ProductList|ShopList|chunk|hydrat/i);
  await page.route(/\/(ShopList|ProductList)[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(long);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(grid(page)).toHaveCount(18);
  const panel = await openPanel(page);
  await panel.getByRole('radio', { name: 'Newest' }).check();
  await panel.getByRole('button', { name: /^(Apply Filters|View [\d,]+ Items)$/ }).click();
  await expect(page).toHaveURL(/sort=newest/);
});

test('the panel opens at the section that was chosen: a drawer of 400 pixels, at most 85 percent, or beside the list', {
  tag: '@both',
}, async ({ page, viewport }) => {
  await page.goto(leaf);
  const isNarrow = viewport!.width < 930;
  await expect(page.getByRole('button', { name: 'Rating', exact: true })).toBeVisible({ visible: !isNarrow });
  await page.getByRole('button', { name: isNarrow ? 'Sort' : 'Rating', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filter and sort' });
  await expect(panel.getByRole('radio', { name: isNarrow ? 'Popular' : /Show All Ratings/ })).toBeFocused();
  const box = (await panel.boundingBox())!;
  if (isNarrow) expect(box.width).toBeCloseTo(Math.min(400, viewport!.width * 0.85), 0);
  else {
    // Beside the list, which stays in view and can be used.
    const card = (await grid(page).first().boundingBox())!;
    expect(box.x + box.width).toBeLessThan(card.x);
    await expect(page.locator('dialog:modal')).toHaveCount(0);
  }
  await expect(panel.getByRole('link', { name: 'Clear All' })).toHaveJSProperty('offsetHeight', 48);
  expect((await panel.getByRole('link', { name: 'Clear All' }).boundingBox())!.width).toBeGreaterThan(115.9);
  expect(await panel.locator('legend').allTextContents()).toEqual(
    expect.arrayContaining(['Sort', 'Brand', 'Rating', 'Price Range', 'In Stock', 'On Sale']),
  );
});

test('search engines read one address for each list', async ({ request }) => {
  const read = async (path: string) => headOf(await (await request.get(path)).text());
  expect(await read(leaf)).toMatchObject({ canonical: leaf, robots: undefined });
  expect(await read(`${leaf}?brands=trundlekin&sort=newest`)).toMatchObject({ canonical: leaf });
  const second = await read(`${long}?page=2`);
  expect(second).toMatchObject({ canonical: `${long}?page=2` });
  expect(second.title).toMatch(/page 2/);
  expect(second.positions[0]).toBe(19);
  expect(await read('/store/search?search_term=crib')).toMatchObject({ robots: 'noindex', canonical: undefined });
  expect((await read('/store/search')).title).toMatch(/^Search/);
  expect(await read(`${brand}?onSale=true`)).toMatchObject({ canonical: brand });
});

test('everybody can use a list in all its states', async ({ page }) => {
  const faults: unknown[] = [];
  for (const path of [
    `${long}?page=2`,
    '/store/search?search_term=zzqx',
    `${leaf}?brands=trundlekin&onSale=true&fsaHsaEligible=true`,
    brand,
  ]) {
    await page.goto(path);
    const violations = await findViolations(page);
    faults.push(...violations.map(({ id, nodes }) => [path, id, nodes[0]?.html]));
  }
  expect(faults).toEqual([]);
});
