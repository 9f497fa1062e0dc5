import type { Page } from '@playwright/test';
import { expect, type Shop, test } from './server.ts';
import { signUp } from './sign-up.ts';
import { findViolations } from './violations.ts';

const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Oak cot with drawer',
  offers: { '@type': 'Offer', price: '249.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
};
const cotPage = `<!doctype html><html lang="en"><title>Oak cot with drawer | Nook</title>
<h1>Oak cot with drawer</h1><s>$300.00</s> <b>$249.50</b><button>Add to cart</button>
<script type="application/ld+json">${JSON.stringify(product)}</script>`;

async function ownerOf(page: Page, shop: Shop, email: string): Promise<void> {
  await signUp(page, shop, { email, next: '/registry/add-items' });
  await page.waitForURL(/\/registry\//);
  await page.evaluate(() =>
    fetch('/api/v3/registries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Our list' }),
    }),
  );
}

test('every way to add stands on one page, which everybody can use', async ({ page, shop }, { project }) => {
  await ownerOf(page, shop, `ways-${project.name}@example.com`);
  await page.goto('/add-items');
  await expect(page).toHaveURL(/\/registry\/add-items$/);
  await expect(page.getByRole('heading', { name: 'Add anything you’d love' })).toBeVisible();
  const ways = page.getByRole('region', { name: 'More ways to add' }).getByRole('link');
  for (const href of await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')!)))
    expect((await page.request.get(href)).status(), href).toBe(200);
  expect(await findViolations(page)).toEqual([]);
});

test('the browser button hands over a store’s page, which is looked over and saved', async ({ page, shop }, {
  project,
}) => {
  await ownerOf(page, shop, `button-${project.name}@example.com`);
  await page.goto('/registry/new/add-button');
  const button = page.locator('a', { hasText: 'Add to Layette' });
  const code = decodeURIComponent((await button.getAttribute('href'))!.replace('javascript:', ''));
  await page.goto(shop.otherStore('/cot?utm_source=mail', cotPage));
  const opened = page.waitForEvent('popup');
  await page.evaluate(code);
  const popup = await opened;
  await expect(popup.getByLabel('What is it?')).toHaveValue('Oak cot with drawer');
  await expect(popup.getByLabel(/^Price/)).toHaveValue('249.50');
  await expect(popup.getByLabel('Link', { exact: true })).toHaveValue(/\/cot$/);
  expect(new URL(popup.url()).hash).toBe('');
  await popup.getByRole('button', { name: 'Add to my registry' }).click();
  await expect(popup.getByRole('status')).toHaveText('Oak cot with drawer is on Our list.');
  await popup.getByRole('link', { name: 'View my registry' }).click();
  await expect(popup.getByText('Oak cot with drawer').first()).toBeVisible();
});

test('what a phone shares is saved as a link', async ({ page, shop }, { project }) => {
  await ownerOf(page, shop, `share-${project.name}@example.com`);
  const link = shop.otherStore('/shared-cot', cotPage);
  await page.goto(`/share-extension?${new URLSearchParams({ text: `Look: ${link}` })}`);
  await expect(page.getByLabel('What is it?')).toHaveValue('Oak cot with drawer');
});

test('another list is pasted before the script is there, looked over, added, and taken off again', async ({
  page,
  shop,
}, { project }) => {
  await ownerOf(page, shop, `paste-${project.name}@example.com`);
  let load = () => {};
  const slow = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/ImportList/, async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto('/registry/import', { waitUntil: 'domcontentloaded' });
  const pasted = page.getByLabel('Your other list');
  await pasted.fill('Wooden rattle\nMuslin cloths, set of three');
  load();
  await page.getByRole('button', { name: 'Show me what’s on it' }).click();
  await expect(page.getByRole('heading', { name: '2 gifts found' })).toBeFocused();
  await page.getByLabel(/^Wooden rattle/).uncheck();
  await page.getByRole('button', { name: 'Add 1 gift' }).click();
  await expect(page.getByText('1 gift added to Our list')).toBeVisible();
  await expect(pasted).toHaveValue(/Wooden rattle/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The gifts are off your list again.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is bought at once from a link, which changes nothing by itself', async ({ page, watch }) => {
    watch.allow(/404.*quick_buy|status of 404/);
    const found = await page.request.get('/api/v3/products?search_term=swaddle');
    const { products } = (await found.json()) as { products: { productId: number }[] };
    await page.goto(`/quick_buy?product_id=${products[0]!.productId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart and go to cart' }).click();
    await expect(page).toHaveURL(/\/store\/cart\?added=/);
    expect((await page.goto('/quick_buy?product_id=999999999'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This product isn’t here' })).toBeVisible();
    await page.goto('/quick_buy');
    await expect(page).toHaveURL(/\/store$/);
  });
});
