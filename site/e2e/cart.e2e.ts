import type { Page } from '@playwright/test';
import { expect, type Shop, test } from './server.ts';
import { signUp } from './sign-up.ts';
import { findViolations, pixelsTooWide } from './violations.ts';

let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;

/** Puts products into the page's cart, as their own pages do without a script. */
async function fill(
  page: Page,
  shop: Shop,
  quantities: readonly number[],
): Promise<{ title: string; productId: number }[]> {
  const answer = await page.request.get('/api/v3/products?search_term=bottle&limit=12');
  const { products } = (await answer.json()) as {
    products: { productId: number; title: string; available: boolean; price: { current: { amount: number } } }[];
  };
  const chosen = products.filter(({ available }) => available).slice(0, quantities.length);
  for (const [index, { productId }] of chosen.entries()) {
    const added = await page.request.post('/api/v3/cart_items', {
      form: { productId, quantity: quantities[index]!, page: '/store/cart' },
      headers: { origin: shop.url },
      maxRedirects: 0,
    });
    expect([added.status(), added.headers().location]).toEqual([303, expect.stringMatching(/^\/store\/cart\?added=/)]);
  }
  return chosen;
}

const line = (page: Page, title: string) =>
  page.locator('[data-line]', { has: page.getByRole('heading', { name: title, exact: true }) });
const axe = async (page: Page) => expect(await findViolations(page)).toEqual([]);

test('without a script a visitor changes, saves, removes and brings back what is in the cart', async ({
  newVisitor,
  shop,
}) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  const [first, second] = await fill(page, shop, [1, 1]);
  await page.goto('/store/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await line(page, first!.title).getByRole('spinbutton').fill('2');
  await line(page, first!.title).getByRole('button', { name: 'Update' }).click();
  await expect(line(page, first!.title).getByRole('spinbutton')).toHaveValue('2');
  await expect(page.getByText('3 items')).toBeVisible();

  await line(page, second!.title).getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByRole('list', { name: 'Saved for later' }).locator('[data-line]')).toHaveCount(1);
  await line(page, second!.title).getByRole('button', { name: 'Move to cart' }).click();
  await line(page, first!.title).getByRole('button', { name: 'Remove' }).click();
  await expect(line(page, first!.title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, first!.title).getByRole('spinbutton')).toHaveValue('2');

  const again = await page.request.post('/api/v3/cart_items', {
    form: { productId: first!.productId, quantity: 20, page: '/store/cart' },
    headers: { origin: shop.url },
  });
  expect(again.status()).toBe(409);
  expect(await again.text()).toContain('role="alert"');
});

test('the button in the header counts, and opens the cart beside any page of the shop', { tag: '@both' }, async ({
  page,
  shop,
}) => {
  const [first] = await fill(page, shop, [2]);
  await page.goto('/store');
  const button = page.getByRole('link', { name: 'Cart with 2' });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByRole('heading', { name: first!.title })).toBeVisible();
  await axe(page);
  const more = drawer.getByRole('button', { name: /^One more/ });
  await more.click();
  await expect(drawer.getByRole('status')).toHaveText(/^Cart: 3 items/);
  await expect(more).toBeFocused();
  await expect(page.getByRole('link', { name: 'Cart with 3', includeHidden: true })).toBeAttached();
  await drawer.getByRole('button', { name: new RegExp(`^Remove ${first!.title}`) }).click();
  await expect(drawer.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { name: first!.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button.or(page.getByRole('link', { name: 'Cart with 3' }))).toBeFocused();
});

test('a number that is changed right before the page is left is kept', async ({ page, shop }) => {
  const [first] = await fill(page, shop, [2]);
  await page.goto('/store/cart');
  const number = line(page, first!.title).getByRole('spinbutton');
  const more = line(page, first!.title).getByRole('button', { name: /^One more/ });
  await more.click();
  // Hydrated, and the first change has been answered.
  await expect(page.getByRole('status').filter({ hasText: /^Cart: 3 items/ })).toBeAttached();
  await more.click();
  await page.goto('/store');
  await page.goto('/store/cart');
  await expect(number).toHaveValue('4');
});

test('the cart says how far free shipping is, which starts at 45', async ({ page, shop }) => {
  await fill(page, shop, [1]);
  await page.goto('/store/cart');
  await expect(page.getByText('Free on $45 or more')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(/more for free shipping\.$|^Shipping is free\.$/);
});

test('what was collected before signing up goes onto the new registry', async ({ page, shop }) => {
  const [first, second] = await fill(page, shop, [2, 1]);
  await page.goto('/store/cart');
  await expect(page.getByRole('link', { name: 'Start a registry with these' })).toHaveAttribute(
    'href',
    '/signup?redirect_path=%2Fstore%2Fcart',
  );
  await signUp(page, shop, { email: unique('cart'), next: '/store/cart' });
  await page.waitForURL('**/store/cart');
  await page.goto('/store/cart');
  await expect(page.getByText('3 items')).toBeVisible();
  await page.getByRole('link', { name: 'Start a registry with these' }).click();
  await page.getByRole('button', { name: 'Create my registry' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/registry/new'));
  await page.goto('/store/cart');
  await page.getByRole('button', { name: 'Add all to my registry' }).click();
  await expect(page.getByText('3 items added to your registry.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'See the registry' }).click();
  for (const { title } of [first!, second!]) await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('the cart is not cached, and is accessible empty and full', async ({ page, shop }) => {
  const empty = await page.goto('/store/cart');
  expect(empty!.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await axe(page);
  await fill(page, shop, [1, 1, 1]);
  await page.goto('/store/cart');
  await expect(page.locator('[data-line]')).toHaveCount(3);
  await axe(page);
  expect(await pixelsTooWide(page)).toBe(0);
});
