import type { Page } from '@playwright/test';
import { expect, type Shop, test } from './server.ts';
import { signUp } from './sign-up.ts';
import { findViolations } from './violations.ts';

let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;
const axe = async (page: Page) => expect(await findViolations(page)).toEqual([]);
const leaf = 'full-size-strollers';

async function signUpWithRegistry(page: Page, shop: Shop): Promise<void> {
  await signUp(page, shop, { email: unique('shopper'), next: '/registry/new' });
  await page.waitForURL('**/registry/new');
  await page.getByRole('button', { name: 'Create my registry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olive’s baby registry');
}

const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('article');

test('shopping for one’s registry: what is missing, quick add with undo, and marks', async ({ page, shop }) => {
  await page.goto(`/catalog/${leaf}?sort=price_asc`);
  await expect(page).toHaveURL(`/login?redirect_path=%2Fcatalog%2F${leaf}%3Fsort%3Dprice_asc`);
  await signUpWithRegistry(page, shop);
  await page.getByRole('link', { name: 'Shop for this registry' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing yet from Car Seats' })).toBeVisible();
  await axe(page);
  await page.goto(`/catalog/${leaf}`);
  await expect(page.getByRole('region', { name: 'Your registry' })).toContainText('Olive’s baby registry');
  const first = cards(page).first();
  await first.getByRole('button', { name: 'One more' }).click();
  // It has several colors, so the card asks which.
  const choose = async () => {
    await first.getByRole('link', { name: /^Add/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Which one?' });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await axe(page);
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await expect(dialog).toBeHidden();
  };
  await choose();
  await expect(first.getByText('In your registry: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first.getByText(/In your registry/)).toHaveCount(0);
  await choose();
  await expect(first.getByText('In your registry: 1')).toBeVisible();
  await page.reload();
  await expect(first.getByText('In your registry: 1')).toBeVisible();
  await axe(page);
});

test('the catalogue adds, searches and turns pages without a script', async ({
  page,
  browser,
  shop,
  contextOptions,
}) => {
  await signUpWithRegistry(page, shop);
  const context = await browser.newContext({
    ...contextOptions,
    baseURL: shop.url,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`/catalog/${leaf}?sort=price_asc`);
  const card = cards(plain).first();
  await card.getByRole('spinbutton').fill('3');
  await card.getByRole('button', { name: /^Add/ }).click();
  await expect(plain).toHaveURL(`/catalog/${leaf}?sort=price_asc`);
  await expect(cards(plain).first().getByText('In your registry: 3')).toBeVisible();
  await plain.goto('/catalog/bodysuits');
  await plain.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(plain).toHaveURL('/catalog/bodysuits?page=2');
  await plain.getByLabel('Search products for your registry').fill('bottle');
  await plain.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(plain).toHaveURL('/catalog/search?search_term=bottle');
  await expect(cards(plain).first()).toBeVisible();
  await context.close();
});

test('cards of the store get quick add for signed-in people only', async ({ page, newVisitor, shop }) => {
  const visitor = await newVisitor();
  await visitor.goto(`/store/${leaf}`);
  await signUpWithRegistry(page, shop);
  await page.goto(`/store/${leaf}`);
  const button = page.getByRole('button', { name: /^Add to your registry/ }).first();
  const name = (await button.getAttribute('aria-label'))!.replace('Add to your registry: ', '');
  await button.click();
  await page.getByRole('dialog', { name: 'Which one?' }).getByRole('listitem').last().getByRole('button').click();
  await expect(page.getByRole('button', { name: `In your registry: 1. Add one more: ${name}` })).toBeVisible();
  await axe(page);
  await expect(visitor.getByRole('button', { name: /^Add to your registry/ })).toHaveCount(0);
});

test('a crowdfund card opens the add-item dialog for an owner, and is a link for everybody else', async ({
  shop,
  page,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  await visitor.goto('/store/group-gifts');
  const seen = visitor.getByRole('article').getByRole('link').first();
  const path = await seen.getAttribute('href');
  await seen.click();
  await expect(visitor).toHaveURL(path!);

  await signUpWithRegistry(page, shop);
  await page.goto('/store/group-gifts');
  await expect(page.getByRole('button', { name: /^Add to your registry/ }).first()).toBeVisible();
  await page.getByRole('article').getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Item Details' });
  await dialog.getByLabel('Title').fill('From all of us');
  await axe(page);
  await dialog.getByRole('button', { name: /^Add to Olive/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'View', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'From all of us' })).toBeVisible();
});

test('a registry of another shop is linked, shown to guests, and taken away', async ({ page, newVisitor, shop }) => {
  await signUpWithRegistry(page, shop);
  const address = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Link a registry at another store' }).click();
  await page.getByLabel('Link to the other registry').fill('https://www.toys.example/list/7?utm_source=mail');
  await page.getByRole('button', { name: 'Add link' }).click();
  await expect(page.getByRole('link', { name: 'Toys' })).toBeVisible();
  await axe(page);
  const guest = await newVisitor();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { name: 'Also registered at' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Toys' })).not.toHaveAttribute('href', /utm_/);
  await page.getByRole('button', { name: 'Remove Toys' }).click();
  await expect(page.getByRole('link', { name: 'Toys' })).toHaveCount(0);
});
