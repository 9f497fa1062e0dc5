import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

const stroller = '/gp/trundlekin-shore-city-stroller/20001';
/** Colors and sizes, one pair of which is not made. */
const price = (page: Page) => page.locator('[data-price]').first().locator('[data-now]');

test('3 another color changes the page in place: picture, address, what is added; and Back leaves the product', async ({
  page,
}) => {
  await page.goto('/store/full-size-strollers');
  await page.getByRole('link', { name: 'Shore City Stroller' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shore City Stroller');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Sage', exact: true }).click();
  await expect(page).toHaveURL(/\/20001\/50002$/);
  await expect(page.getByRole('link', { name: 'Sage', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-slides] img').first()).toHaveAttribute('alt', /^Sage green stroller/);
  await expect(page.locator('[data-said]')).toHaveText(/^Sage: \$312\.99, Only 1 left$/);
  await expect(page.locator('#add').getByRole('link', { name: 'Add to registry' })).toHaveAttribute('href', /50002/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sage', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/full-size-strollers$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/20001\/50002$/);
  await expect(page.getByRole('link', { name: 'Sage', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('a color whose script never comes is a link, and leads to the same page', async ({ page, watch }) => {
  watch.allow(/^failed: .*_assets/);
  await page.route('**/_assets/**/*.js', (route) => route.abort());
  await page.goto(stroller);
  await page.getByRole('link', { name: 'Terracotta', exact: true }).click();
  await expect(page).toHaveURL(/\/20001\/50003$/);
  await expect(page.getByRole('link', { name: 'Terracotta', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('the pictures are moved by arrows, by the small ones and by keys, and counted aloud', async ({ page }) => {
  await page.goto(stroller);
  const count = page.locator('[data-count]');
  await expect(count).toHaveText('1 of 3');
  await expect(count).toHaveAttribute('role', 'status');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(count).toHaveText('2 of 3');
  await page.getByRole('link', { name: 'Picture 3 of 3', exact: true }).click();
  await expect(count).toHaveText('3 of 3');
  await expect(page.getByRole('link', { name: 'Picture 3 of 3', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
  await page.getByRole('link', { name: /^Picture 3 of 3, larger/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures, large' });
  await expect(dialog).toBeVisible();
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('3 of 3, 100 %');
  await page.keyboard.press('+');
  await expect(status).toHaveText('3 of 3, 150 %');
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('3 of 3, 150 %');
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText('2 of 3, 100 %');
  await dialog.getByRole('button', { name: 'Larger' }).click();
  await dialog.locator('img').dispatchEvent('wheel', { deltaY: -120 });
  await expect(status).toHaveText(/2 of 3, 2\d\d %/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(count).toHaveText('2 of 3');
});

test('1 what shipping, returns and the discount promise is explained in one tap', async ({ page }) => {
  await page.goto(stroller);
  await expect(page.getByText('Free shipping from $45')).toBeVisible();
  await page.getByRole('button', { name: 'What are the rules for returns?' }).click();
  await expect(page.locator('#what-returns')).toHaveText(
    'Returns are accepted on items bought directly from the shop within 9 months of purchase, only if unopened, in original packaging and in the condition received.',
  );
  await expect(page.locator('#what-returns')).toBeVisible();
  await page.getByRole('button', { name: 'What is the registry discount?' }).click();
  await expect(page.locator('#what-discount')).toHaveText(
    'A 15% shop discount applies in the 60 days before the expected arrival date, only to items sold directly by the shop, and needs a registry active for at least 30 days.',
  );
});

test('2.2 a product page stands without the centred container', async ({ page }) => {
  await page.goto(stroller);
  await expect(page.locator('main')).not.toHaveClass(/page-width/);
  await page.goto('/store/full-size-strollers');
  await expect(page.locator('main')).toHaveClass(/page-width/);
});

test('search engines get one address for all variants, and every variant with its price', async ({ page }) => {
  await page.goto(`${stroller}/50002`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${stroller}$`));
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
  expect(data['@graph'].map((part: { '@type': string }) => part['@type'])).toEqual(['ProductGroup', 'BreadcrumbList']);
  expect(data['@graph'][0].hasVariant).toHaveLength(3);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /stroller_sage/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('3 variants are links, and a picture leads to its file', async ({ page }) => {
    await page.goto(stroller);
    await page.getByRole('link', { name: 'Sage', exact: true }).click();
    await expect(page).toHaveURL(/\/20001\/50002$/);
    await expect(price(page)).toHaveText('$312.99');
    const large = page.getByRole('link', { name: /^Picture 1 of 2, larger/ });
    expect((await page.request.get((await large.getAttribute('href'))!)).status()).toBe(200);
  });
});
