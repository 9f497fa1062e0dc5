/** The filter panel in sequences that people go through: back, forward, again, on a slow line, with the phone turned. */
import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

const leaf = '/store/full-size-strollers';
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Filter and sort' });
const view = (page: Page) => panelOf(page).getByRole('button', { name: /^View [\d,]+ Items?$/ });
const filterChip = (page: Page) => page.getByRole('button', { name: /^Filter/ });
const trundlekin = (page: Page) => panelOf(page).getByRole('checkbox', { name: /^Trundlekin/ });
/** The script has not loaded until the panel's button shows a number. */
const openPanel = async (page: Page) => {
  await filterChip(page).click();
  await expect(view(page)).toBeVisible();
};
const count = (page: Page) =>
  page
    .getByRole('region', { name: 'Products' })
    .getByText(/^[\d,]+ products?$/)
    .first();

test('a draft that was left by back and forward is discarded', async ({ page }) => {
  await page.goto('/store');
  await page.goto(leaf);
  await openPanel(page);
  const all = (await view(page).textContent())!;
  await trundlekin(page).check();
  await expect(view(page)).not.toHaveText(all);
  await page.goBack();
  await page.goForward();
  await openPanel(page);
  await expect(trundlekin(page)).not.toBeChecked();
  await expect(view(page)).toHaveText(all);
});

test('what is applied stands in the panel while its list is on the way, and the panel stays open when it comes', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(leaf);
  await openPanel(page);
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/products?brands=trundlekin', async (route) => {
    ask();
    await answered;
    await route.continue();
  });
  await trundlekin(page).check();
  await expect(view(page)).toHaveText('View 2 Items');
  await view(page).click();
  await asked;
  await expect(filterChip(page)).toHaveText('Filter (1)');
  await openPanel(page);
  await expect(trundlekin(page)).toBeChecked();
  await expect(view(page)).toHaveText('View 2 Items');
  answer();
  await expect(count(page)).toHaveText('2 products');
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(count(page)).toHaveText('2 products');
  await openPanel(page);
  await expect(trundlekin(page)).toBeChecked();
});

test('what is applied stands in the panel when its list was lost', { tag: '@both' }, async ({ page, watch }) => {
  watch.allow(/brands=trundlekin/);
  await page.goto(leaf);
  await openPanel(page);
  await page.route('**/products?brands=trundlekin', (route) => route.fulfill({ status: 503, body: '' }));
  await trundlekin(page).check();
  await expect(view(page)).toHaveText('View 2 Items');
  await view(page).click();
  await expect(page.getByRole('alert')).toContainText('Your filters are still set.');
  await openPanel(page);
  await expect(trundlekin(page)).toBeChecked();
  await expect(view(page)).toHaveText('View 2 Items');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(filterChip(page)).toHaveText('Filter');
});

test('back with the panel open closes it and shows the list from before', async ({ page }) => {
  await page.goto(`${leaf}`);
  await openPanel(page);
  await trundlekin(page).check();
  await expect(view(page)).toHaveText('View 2 Items');
  await view(page).click();
  await expect(count(page)).toHaveText('2 products');
  await openPanel(page);
  await page.goBack();
  await expect(panelOf(page)).toBeHidden();
  await expect(count(page)).not.toHaveText('2 products');
});

test("a brand's sort stands in its panel again, and the button knows at once how many", async ({ page }) => {
  await page.goto('/store/b/trundlekin/101');
  await openPanel(page);
  await panelOf(page).getByRole('radio', { name: 'Price: High to Low' }).check();
  await view(page).click();
  await expect(page).toHaveURL(/\?sort=price&order=desc$/);
  await openPanel(page);
  await expect(panelOf(page).getByRole('radio', { name: 'Price: High to Low' })).toBeChecked();
  await panelOf(page)
    .getByRole('checkbox', { name: /^In Stock/ })
    .check();
  await view(page).click();
  await expect(page).toHaveURL(/\?available=true&sort=price&order=desc$/);
});

test('closing gives the focus to a button that is there, when the screen became narrow meanwhile', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const leave of ['close', 'apply'] as const) {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(leaf);
    await page.getByRole('button', { name: 'Rating', exact: true }).click();
    await expect(view(page)).toBeVisible();
    await panelOf(page)
      .getByRole('radio', { name: /^4 & up/ })
      .check();
    await page.setViewportSize({ width: 600, height: 900 });
    await expect(panelOf(page)).toBeVisible();
    if (leave === 'close') await page.keyboard.press('Escape');
    else await view(page).click();
    await expect(filterChip(page)).toBeFocused();
  }
});

test('counts that were lost can be asked for again, by keyboard', async ({ page, watch }) => {
  watch.allow(/facets/);
  await page.route('**/facets**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(leaf);
  await filterChip(page).click();
  const again = panelOf(page).getByRole('button', { name: 'Try again' });
  await again.focus();
  await page.unroute('**/facets**');
  await page.keyboard.press('Enter');
  await expect(view(page)).toBeFocused();
  await expect(again).toBeHidden();
});
