import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { finishSignUp } from './sign-up.ts';
import { findViolations } from './violations.ts';

const stroller = '/gp/trundlekin-shore-city-stroller/20001';
let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;
const announced = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: ':' });
const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' });

test('another color changes the page in place: picture, address, what is added; and Back leaves the product', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/store/full-size-strollers');
  await page.getByRole('link', { name: 'Shore City Stroller' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shore City Stroller');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Sage', exact: true }).click();
  await expect(page).toHaveURL(/\/20001\/50002$/);
  await expect(page.getByRole('link', { name: 'Sage', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(pictures(page).getByRole('img').first()).toHaveAttribute('alt', /^Sage green stroller/);
  await expect(announced(page)).toHaveText(/^Sage: \$312\.99, Only 1 left$/);
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

test('a color works as a link when the script never loads', async ({ page, watch }) => {
  watch.allow(/^failed: .*_assets/);
  watch.allow(/^console: \[astro-island\] Error hydrating/);
  await page.route('**/_assets/**/*.js', (route) => route.abort());
  await page.goto(stroller);
  await page.getByRole('link', { name: 'Terracotta', exact: true }).click();
  await expect(page).toHaveURL(/\/20001\/50003$/);
  await expect(page.getByRole('link', { name: 'Terracotta', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('the pictures are moved by arrows, by the small ones and by keys, and counted aloud', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto(stroller);
  const count = pictures(page).getByRole('status');
  await expect(count).toHaveText('1 of 5');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(count).toHaveText('2 of 5');
  await page.getByRole('link', { name: 'Picture 5 of 5', exact: true }).click();
  await expect(count).toHaveText('5 of 5');
  await expect(page.getByRole('link', { name: 'Picture 5 of 5', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
  await page.getByRole('link', { name: /^Picture 5 of 5, larger/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Large pictures' });
  await expect(dialog).toBeVisible();
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('5 of 5, 100 %');
  await page.keyboard.press('+');
  await expect(status).toHaveText('5 of 5, 150 %');
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('5 of 5, 150 %');
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText('4 of 5, 100 %');
  await dialog.getByRole('button', { name: 'Larger' }).click();
  await dialog.locator('img').nth(3).dispatchEvent('wheel', { deltaY: -120 });
  await expect(status).toHaveText(/4 of 5, 2\d\d %/);
  const violations = await findViolations(page);
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(count).toHaveText('4 of 5');
});

test('a product goes into the cart in the color that is shown, and without a script as well', async ({
  page,
  newVisitor,
}) => {
  await page.goto(stroller);
  await page.getByRole('link', { name: 'Terracotta', exact: true }).click();
  await page
    .locator('#add')
    .getByRole('button', { name: /^One more/ })
    .click();
  await page.getByRole('button', { name: /^Add to cart ?: Shore City Stroller, Terracotta/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByText('In your cart: Shore City Stroller, Terracotta')).toBeVisible();
  const { cart } = await (await page.request.get('/api/v3/cart')).json();
  expect(cart.items).toMatchObject([{ productId: 50003, quantity: 2 }]);
  const plain = await newVisitor({ javaScriptEnabled: false });
  await plain.goto(`${stroller}/50003`);
  await plain.getByRole('button', { name: /^Add to cart ?: Shore City Stroller, Terracotta/ }).click();
  await expect(plain).toHaveURL(/\/store\/cart/);
  await expect(plain.getByText('Terracotta').first()).toBeVisible();
});

test('what shipping, returns and the discount promise is explained in one tap', async ({ page }) => {
  await page.goto(stroller);
  await expect(page.getByText('Free shipping on $45 or more')).toBeVisible();
  await page.getByRole('button', { name: 'What’s the return policy?' }).click();
  await expect(page.locator('#what-returns')).toHaveText(
    'Returns are accepted on items bought directly from the shop within 9 months of purchase, only if unopened, in original packaging and in the condition received.',
  );
  await expect(page.locator('#what-returns')).toBeVisible();
  await page.getByRole('button', { name: 'How does the registry discount work?' }).click();
  await expect(page.locator('#what-discount')).toHaveText(
    'A 15% shop discount applies in the 60 days before the expected arrival date, only to items sold directly by the shop, and needs a registry active for at least 30 days.',
  );
});

test('a product page stands without the centered container', { tag: '@both' }, async ({ page }) => {
  await page.goto(stroller);
  await expect(page.locator('main')).not.toHaveClass(/page-width/);
  // An address in upper case leads to the same page, and its subpages have no centered container either.
  await page.goto(stroller.replace('/gp/', '/GP/'));
  await expect(page).toHaveURL(stroller);
  await page.goto(`${stroller}/reviews`);
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
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/pictures\/social\/[a-z-]*stroller[a-z-]*_[\w-]+\.png$/,
  );
});

test('what is similar says why, and leads to a comparison that can be shared', async ({ page, newVisitor }) => {
  await page.goto(stroller);
  const similar = page.getByRole('region', { name: 'Similar products' });
  await expect(similar.getByRole('article')).toHaveCount(4);
  await expect(
    similar.getByText(/^(In stock now|Costs less|Rated higher|From the same brand|Something similar)$/),
  ).toHaveCount(4);
  await expect(
    page.getByRole('region', { name: 'What it fits' }).getByText('With the Periwinkle Car Seat Adapter').first(),
  ).toBeVisible();
  await similar.getByRole('link', { name: 'Compare them side by side' }).click();
  await expect(page).toHaveURL(/\/gp\/compare\/20001,\d+,\d+,\d+$/);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(4);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const price = table.getByRole('row', { name: /^Price \(differs\)/ });
  const standards = table.getByRole('row', { name: /^Standards/ });
  await expect(price).toBeVisible();
  await expect(standards).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only show differences' }).check();
  await expect(standards).toBeHidden();
  await expect(price).toBeVisible();
  const friend = await newVisitor();
  await friend.goto(page.url());
  await expect(friend.getByRole('link', { name: 'Shore City Stroller', exact: true })).toBeVisible();
  const before = await table.getByRole('columnheader').count();
  await page.getByRole('link', { name: 'Remove Shore City Stroller' }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(before - 1);
  const violations = await findViolations(page);
  expect(violations).toEqual([]);
});

test('four things of a kind are compared, a fifth is refused kindly, and another kind as well', async ({ page }) => {
  await page.goto('/store/full-size-strollers');
  const links = page.locator('article a[href^="/gp/"]');
  await expect(links.nth(4)).toBeAttached();
  const paths = await links.evaluateAll((found) => found.slice(0, 5).map((link) => link.getAttribute('href')!));
  const tray = page.getByRole('region', { name: 'Products to compare' });
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(tray).toBeVisible();
  }
  await expect(tray.getByRole('status')).toHaveText(/^You can compare up to four products/);
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await expect(tray.getByRole('listitem')).toHaveCount(4);
  await tray
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await tray.getByRole('link', { name: 'Compare side by side' }).click();
  await expect(page).toHaveURL(/\/gp\/compare\/\d+,\d+,\d+,\d+$/);
  await page.goto('/store/cribs');
  await page.locator('article a[href^="/gp/"]').first().click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(tray.getByRole('status')).toHaveText(/^You’re comparing products in Full-Size Strollers\. Only/);
  await tray.getByRole('button', { name: 'Start a new comparison' }).click();
  await expect(tray.getByRole('listitem')).toHaveCount(1);
  await tray.getByRole('button', { name: 'Clear' }).click();
  await expect(tray).toBeHidden();
});

test('what was looked at stands below the next product, from this browser alone, until it is cleared', async ({
  page,
}) => {
  await page.goto(stroller);
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toBeHidden();
  await page.getByRole('region', { name: 'What it fits' }).getByRole('link').first().click();
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await viewed.scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('link', { name: 'Shore City Stroller' })).toHaveAttribute('href', /20001$/);
  await viewed.getByRole('button', { name: 'Clear' }).click();
  await expect(viewed).toBeHidden();
  await page.reload();
  await expect(viewed).toBeHidden();
});

test('a product is remembered as viewed though the page was left before any of its scripts came', async ({ page }) => {
  const scripts = '**/_assets/**/*.js';
  await page.route(scripts, () => undefined);
  await page.goto(stroller, { waitUntil: 'commit' });
  const other = page.getByRole('region', { name: 'What it fits' }).getByRole('link').first();
  await other.waitFor();
  await page.unroute(scripts);
  await other.click();
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await viewed.scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('link', { name: 'Shore City Stroller' })).toBeVisible();
});

test('a product is added with its quantity after signing in and creating a registry on the way', async ({
  page,
  shop,
}) => {
  await page.goto(`${stroller}/50003`);
  await page
    .locator('#add')
    .getByRole('button', { name: /^One more/ })
    .click();
  await page.locator('#add').getByRole('link', { name: 'Add to registry' }).click();
  await page.waitForURL('**/signup?**');
  await finishSignUp(page, shop, { email: unique('ines') });
  await page.waitForURL('**/registry/new?**');
  await page.getByRole('button', { name: 'Create my registry' }).click();
  await page.waitForURL(`**${stroller}/50003`);
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await expect(toasts).toContainText('Added to Olive’s baby registry');
  await expect(page.locator('#add').getByRole('link', { name: 'In your registry' })).toBeVisible();
  // Another color is another wish.
  await page.getByRole('link', { name: 'Sage', exact: true }).click();
  await expect(page.locator('#add').getByRole('button', { name: 'Add to registry', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Terracotta', exact: true }).click();
  await expect(page.locator('#add').getByRole('link', { name: 'In your registry' })).toBeVisible();
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(toasts).toContainText('Removed from Olive’s baby registry');

  // With a second registry, the owner chooses one.
  await page.goto(`/registry/new?type=birthday&redirect_path=${stroller}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^An empty list/ }).click();
  await page.getByRole('button', { name: 'Create my registry' }).click();
  await page.waitForURL(`**${stroller}`);
  await page.getByLabel('Add to', { exact: true }).selectOption('Olive’s baby registry');
  await page.locator('#add').getByRole('button', { name: 'Add to registry', exact: true }).click();
  await expect(toasts).toContainText('Added to Olive’s baby registry');
  await page.getByLabel('Add to', { exact: true }).selectOption('Olive’s birthday wishlist');
  await expect(page.locator('#add').getByRole('button', { name: 'Add to registry', exact: true })).toBeVisible();

  // The page for visitors without script does the same, with a note.
  await page.goto('/registry/add-product/50002?quantity=2');
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  await page.getByLabel('Note for your guests').fill('In sage, please');
  const violations = await findViolations(page);
  expect(violations).toEqual([]);
  await page.getByRole('button', { name: 'Add to Olive’s birthday wishlist' }).click();
  await expect(page.getByRole('heading', { name: /Shore City Stroller/ })).toBeVisible();
  await expect(page.getByText('In sage, please')).toBeVisible();
});

test('the page for adding asks to sign in first, and knows no product that is not there', async ({ page, request }) => {
  await page.goto('/registry/add-product/50002?quantity=2');
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /redirect_path=%2Fregistry%2Fadd-product%2F50002%3Fquantity%3D2/,
  );
  expect((await request.get('/registry/add-product/99999999')).status()).toBe(404);
  expect((await request.get('/gp/compare/99999999')).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('variants are links, and a picture leads to its file', async ({ page }) => {
    await page.goto(stroller);
    await page.getByRole('link', { name: 'Sage', exact: true }).click();
    await expect(page).toHaveURL(/\/20001\/50002$/);
    await expect(page.getByText('$312.99').first()).toBeVisible();
    const large = page.getByRole('link', { name: /^Picture 1 of 3, larger/ });
    expect((await page.request.get((await large.getAttribute('href'))!)).status()).toBe(200);
  });
});
