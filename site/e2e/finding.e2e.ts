import { expect, test } from './server.ts';
import { signUp } from './sign-up.ts';
import { findFaults } from './violations.ts';

/** The month of the demo family's due date: about a hundred days ahead. */
// biome-ignore lint/plugin: real clock, the demo's day moves with it
const monthAhead = () => new Date(Date.now() + 118 * 86_400_000).toISOString().slice(0, 7);

test('a guest finds a registry by a name and the month, and sees no day', async ({ page }) => {
  await page.goto('/store');
  await page.getByRole('link', { name: 'Find Registry' }).click();
  await expect(page).toHaveURL(/\/find$/);
  await expect(page).toHaveTitle(/^Find a registry/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Olive');
  await page.getByLabel('Arrival month').selectOption(monthAhead());
  await page.getByRole('button', { name: 'Find Registry' }).click();
  const found = page.getByRole('region', { name: 'One registry' }).getByRole('link');
  await expect(found).toContainText('Olive & Sam’s baby registry');
  await expect(found).toContainText(/Arriving [A-Z][a-z]+ \d{4}\s*$/);
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olive & Sam’s baby registry');
});

test('a name alone is not enough, and what was typed is kept', async ({ page, watch }) => {
  watch.allow(/422/);
  await page.goto('/find');
  await page.getByRole('textbox', { name: 'Name' }).fill('Olive');
  await page.getByRole('button', { name: 'Find Registry' }).click();
  await expect(page.getByText('Needs the arrival month, the city, or the invitation code')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Olive');
});

test('a search without results says what to do, and the page is not indexed', async ({ page }) => {
  await page.goto('/find?name=Nobody&city=Nowhere');
  await expect(page.getByRole('heading', { name: 'No registry found' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('finding has no fault that a machine can see, at every width, day and night', async ({ page, watch }) => {
  watch.allow(/422|404/);
  const faults: string[] = [];
  for (const path of ['/find', '/find?name=Olive', `/find?name=Olive&month=${monthAhead()}`, '/store/code/q999']) {
    await page.goto(path);
    faults.push(...(await findFaults(page)));
  }
  expect(faults).toEqual([]);
});

test('the owner lets a registry be found by its city, and takes it back', async ({ page, newVisitor, shop }) => {
  // biome-ignore lint/plugin: real clock, only to tell runs apart
  const name = `Finnegan${process.pid}${Date.now()}`;
  await signUp(page, shop, { email: `${name}@example.com`.toLowerCase(), name, next: '/registry/new' });
  await page.getByRole('button', { name: 'Create my registry' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await page.getByLabel('People who know you, with Find a registry').check();
  await page.getByRole('textbox', { name: /^City/ }).fill('Port Fern');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const guest = await newVisitor();
  await guest.goto(`/find?name=${name}&city=port+fern`);
  await expect(guest.getByRole('region', { name: 'One registry' })).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await expect(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Port Fern');
  await page.getByLabel('Only people with the link').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'No registry found' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is a GET form that answers by itself', async ({ page }) => {
    await page.goto('/find');
    await page.getByRole('textbox', { name: 'Name' }).fill('Olive');
    await page.getByLabel('Arrival month').selectOption(monthAhead());
    await page.getByRole('button', { name: 'Find Registry' }).click();
    await expect(page.getByRole('link', { name: /Olive & Sam/ })).toBeVisible();
  });
});
