import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { finishSignUp } from './sign-up.ts';
import { findFaults, findViolations } from './violations.ts';

const leaf = '/store/full-size-strollers';
const product = '/gp/trundlekin-shore-city-stroller/20001';
let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;

const grid = (page: Page) =>
  page
    .getByRole('region', { name: 'Products' })
    .getByRole('article')
    .filter({ has: page.getByRole('img') });
const openSearch = async (page: Page) => {
  // It is a search box until it is touched; then its suggestions make it a combobox.
  const box = page
    .getByRole('searchbox', { name: 'Search store' })
    .or(page.getByRole('combobox', { name: 'Search store' }));
  await box.click();
  // It may hold the last search of this visit.
  await box.press('ControlOrMeta+a');
  return box;
};

test('a visitor finds what is meant, by the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/store');
  const box = await openSearch(page);
  await page.keyboard.type('strolle');
  await expect(page.getByRole('option').first()).toHaveText('strollers');
  await page.keyboard.press('ArrowUp');
  // The last options are articles: their name, and their kind.
  await expect(box).not.toHaveValue('strolle');
  await expect(page.getByRole('option').last()).toContainText(await box.inputValue());
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveValue('strollers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/store\/search\?search_term=strollers$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“strollers”');
  await expect(page).toHaveTitle(/^strollers/);
  await expect(grid(page).first()).toBeVisible();
  await expect(box).toHaveValue('strollers');
});

test('Escape gives back what was typed, and a click takes a suggestion', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/store');
  const box = await openSearch(page);
  await page.keyboard.type('strolle');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('strolle');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.type('r');
  await page.getByRole('option', { name: 'stroller wagons' }).click();
  await expect(page).toHaveURL(/search_term=stroller%20wagons/);
});

test('a search without a match says so, and nothing else', async ({ page }) => {
  await page.goto('/store/search?search_term=zzqx');
  await expect(page.getByText("Sorry, there are no products matching 'ZZQX'.").first()).toBeVisible();
});

test('a search that names a brand leads to it', async ({ page }) => {
  await page.goto('/store/search?search_term=trundlekin');
  await page.getByRole('link', { name: 'Shop all Trundlekin products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trundlekin');
});

test('a category is filtered in its panel, and the count keeps its word', { tag: '@both' }, async ({ page }) => {
  await page.goto(leaf);
  await expect(grid(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filter and sort' });
  await panel.getByRole('checkbox', { name: /^Trundlekin/ }).check();
  await expect(panel.getByRole('button', { name: 'View 2 Items' })).toBeVisible();
  await panel.getByRole('checkbox', { name: /^Orrenvale/ }).check();
  await expect(panel.getByRole('button', { name: 'View 4 Items' })).toBeVisible();
  await panel.getByRole('slider', { name: 'Highest price' }).fill('602');
  const view = panel.getByRole('button', { name: /^View [1-3] Items?$/ });
  await expect(view).toBeVisible();
  const promised = Number(/\d+/.exec((await view.textContent())!)![0]);
  await view.click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/brands=orrenvale&brands=trundlekin&maxPrice=\d+/);
  await expect(grid(page)).toHaveCount(promised);
  await expect(page.getByRole('button', { name: 'Filter (2)' })).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(grid(page)).toHaveCount(promised);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${leaf}$`));
  await expect(page.getByText('14 products').first()).toBeVisible();
});

test('a press that comes before any script opens the panel, and the script fills it', async ({ page }) => {
  const { promise: scripts, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_assets/**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(leaf, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filter and sort' });
  release();
  await panel.getByRole('checkbox', { name: /^Trundlekin/ }).check();
  await panel.getByRole('button', { name: 'View 2 Items' }).click();
  await expect(grid(page)).toHaveCount(2);
});

test('what is typed before any script is there is suggested for when it is', async ({ page }) => {
  const { promise: scripts, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_assets/**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/store', { waitUntil: 'commit' });
  await page.locator('#search').click();
  await page.keyboard.type('strolle');
  release();
  await expect(page.getByRole('option').first()).toHaveText('strollers');
});

test('closing the panel forgets the draft, and no match offers the way back', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${leaf}?brands=trundlekin&onSale=true&fsaHsaEligible=true`);
  const sentence = page.getByText("Whoops! We couldn't find any matches that fit your current filters.").last();
  await expect(sentence).toBeVisible();
  await page.getByRole('button', { name: /^Filter/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filter and sort' });
  await panel.getByRole('checkbox', { name: /^Trundlekin/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\?brands=trundlekin&onSale=true&fsaHsaEligible=true$/);
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(panel.getByRole('checkbox', { name: /^Trundlekin/ })).toBeChecked();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'clear all filters' }).click();
  await expect(page).toHaveURL(new RegExp(`${leaf}$`));
  await expect(grid(page).first()).toBeVisible();
});

test('a new account can add a product to its registry and remove it again', async ({ page, shop }) => {
  await page.goto(product);
  await page.getByRole('link', { name: 'Add to registry' }).first().click();
  await page.waitForURL('**/signup?**');
  await finishSignUp(page, shop, { email: unique('nora') });
  await page.waitForURL('**/registry/new?**');
  await page.getByRole('button', { name: 'Create my registry' }).click();
  await page.waitForURL(`**${product}/**`);

  const add = page.locator('#add').getByRole('button', { name: 'Add to registry', exact: true });
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await expect(toasts).toContainText('Added to');
  const mark = page.locator('#add').getByRole('link', { name: 'In your registry' });
  await expect(mark).toBeVisible();
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(toasts).toContainText('Removed from');
  await expect(add).toBeVisible();

  await page.locator('#add').getByRole('button', { name: 'Add with a note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to registry' });
  await dialog.getByLabel('Note for your guests').fill('In sage, please');
  await dialog.getByRole('button', { name: 'Add to registry' }).click();
  await expect(dialog).toBeHidden();
  await expect(mark).toBeVisible();
  await page.reload();
  await expect(mark).toBeVisible();
  await mark.click();
  await expect(page.getByRole('heading', { name: /Shore City Stroller/ })).toBeVisible();
});

test('a wrong name in an address leads to the right one, and an unknown product is not there', async ({ request }) => {
  const wrong = await request.get('/gp/some-other-name/20001', { maxRedirects: 0 });
  expect([wrong.status(), wrong.headers().location]).toEqual([301, product]);
  const brand = await request.get('/store/b/another-name/101', { maxRedirects: 0 });
  expect([brand.status(), brand.headers().location]).toEqual([301, '/store/b/trundlekin/101']);
  expect((await request.get('/gp/nothing/999999')).status()).toBe(404);
  const gone = await request.get(`${product}/60000`, { maxRedirects: 0 });
  expect([gone.status(), gone.headers().location]).toEqual([302, product]);
  expect((await request.get('/store/no-such-category')).status()).toBe(404);
});

test("everybody can use the shop's pages, at every width, day and night", async ({ page }) => {
  const faults: string[] = [];
  for (const path of ['/store/strollers', '/store/b/trundlekin/101', '/store/search?search_term=stroller']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    faults.push(...(await findFaults(page)));
  }
  expect(faults).toEqual([]);
});

test('everybody can use the filters and the suggestions', { tag: '@both' }, async ({ page }) => {
  await page.goto(`${leaf}?minPrice=300`);
  await expect(grid(page).first()).toBeVisible();
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('button', { name: /^View \d/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await openSearch(page);
  await page.keyboard.type('strolle');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a category shows its products and leads to them, and a product shows its choices', async ({ page }) => {
    await page.goto(leaf);
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await page.getByRole('link', { name: 'Shore City Stroller' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shore City Stroller');
    await page.getByRole('link', { name: 'Sage', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Sage', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: 'Add to registry' }).first()).toHaveAttribute(
      'href',
      /^\/signup\?redirect_path=/,
    );
  });
});
