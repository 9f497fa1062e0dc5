/** The applied filters stand above a list and can be removed one by one. */
import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

const leaf = '/store/full-size-strollers';
const brand = '/store/b/trundlekin/101';
const applied = (page: Page) => page.getByRole('list', { name: 'Applied filters' });
const count = (page: Page) =>
  page
    .getByRole('region', { name: 'Products' })
    .getByText(/^[\d,]+ products?$/)
    .first();
const remove = (page: Page, name: string) => applied(page).getByRole('link', { name: `Remove ${name}` });

test('a filter is taken away where it stands, and back brings it again', async ({ page }) => {
  await page.goto(leaf);
  const all = (await count(page).textContent())!;
  await page.goto(`${leaf}?brands=trundlekin&available=true&sort=price_asc`);
  await expect(applied(page).getByRole('listitem')).toHaveText(['Trundlekin', 'In Stock']);
  await remove(page, 'Trundlekin').click();
  await expect(page).toHaveURL(`${leaf}?available=true&sort=price_asc`);
  await expect(applied(page).getByRole('listitem')).toHaveText(['In Stock']);
  await expect(count(page)).toBeFocused();
  await remove(page, 'In Stock').press('Enter');
  await expect(page).toHaveURL(`${leaf}?sort=price_asc`);
  await expect(applied(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(all);
  await page.goBack();
  await expect(applied(page).getByRole('listitem')).toHaveText(['In Stock']);
});

test("a brand's filters are named and taken away in the page", async ({ page }) => {
  await page.goto(brand);
  await expect(applied(page)).toBeHidden();
  const all = (await count(page).textContent())!;
  await page.goto(`${brand}?minRating=4&maxPrice=300`);
  await expect(applied(page).getByRole('listitem')).toHaveText(['4 stars & up', 'Up to $300']);
  await remove(page, '4 stars & up').click();
  await expect(page).toHaveURL(`${brand}?maxPrice=300`);
  await expect(applied(page).getByRole('listitem')).toHaveText(['Up to $300']);
  await remove(page, 'Up to $300').click();
  await expect(page).toHaveURL(brand);
  await expect(applied(page)).toBeHidden();
  await expect(count(page)).toHaveText(all);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an applied filter is a link to the list without it', async ({ page }) => {
    await page.goto(`${leaf}?brands=trundlekin&available=true`);
    await remove(page, 'Trundlekin').click();
    await expect(page).toHaveURL(`${leaf}?available=true`);
    await remove(page, 'In Stock').click();
    await expect(page).toHaveURL(leaf);
    await expect(applied(page)).toHaveCount(0);
  });
});
