import { expect, test } from './server.ts';

test('a short code in the search bar leads to its product', async ({ page, request }) => {
  // The demo gives some variants codes of one letter and three digits; the first of them is A042.
  const { path } = await (await request.get('/api/v3/product_codes/A042')).json();
  await page.goto('/store');
  const box = page.getByPlaceholder('Search store');
  await box.click();
  await page.keyboard.type(' a042 ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a short code in the search bar leads to its product all the same', async ({ page, request }) => {
    const { path } = await (await request.get('/api/v3/product_codes/A042')).json();
    await page.goto('/store');
    await page.getByPlaceholder('Search store').fill('a042');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
});

test('what is not a short code goes to the results', async ({ page }) => {
  await page.goto('/store');
  await page.getByPlaceholder('Search store').click();
  await page.keyboard.type('a0421');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/store\/search\?search_term=a0421$/);
});

test('a clear button stands while the box has text, and the last term stands in the box of the next page', async ({
  page,
}) => {
  await page.goto('/store');
  const box = page.getByPlaceholder('Search store');
  const clear = page.getByRole('button', { name: 'Clear search' });
  await expect(clear).toBeHidden();
  await box.fill('car seat');
  await expect(clear).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search_term=car%20seat$/);
  await page.goto('/store/cribs');
  await expect(box).toHaveValue('car seat');
  await clear.click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(clear).toBeHidden();
});

test('store/code/{code} redirects to the product, in any case', async ({ request }) => {
  const { path } = await (await request.get('/api/v3/product_codes/A042')).json();
  for (const code of ['A042', 'a042', '%20a042%20']) {
    const answer = await request.get(`/store/code/${code}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(path);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
});

test('an unknown code gets a kind page with the search', async ({ page, watch }) => {
  watch.allow(/404/);
  await page.goto('/store/code/q999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No product has the code Q999');
  await page.getByPlaceholder('What are you looking for?').fill('stroller');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/store\/search\?search_term=stroller$/);
});
