import { expect, test } from './design-site.ts';

test('the switch turns day into night, and the next page knows before it is painted', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/design/article');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(251, 246, 238)');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Day or night' }).click();
  } else await page.getByRole('button', { name: 'Switch between day and night' }).click();
  await expect.poll(ground).toBe('rgb(27, 22, 19)');
  await page.goto('/404', { waitUntil: 'commit' });
  await page.locator('body').waitFor();
  expect(await ground()).toBe('rgb(27, 22, 19)');
});

test('slash goes to the search box, but not while one writes', { tag: '@both' }, async ({ page }) => {
  await page.goto('/design/article');
  await page.keyboard.press('/');
  const search = page.getByLabel('Search store');
  await expect(search).toBeFocused();
  // Three letters would request suggestions, and no server answers them here.
  await page.keyboard.type('a/');
  await expect(search).toHaveValue('a/');
});

test('a signed-in person sees their own links, by a hint cookie that gives access to nothing', {
  tag: '@both',
}, async ({ page, context, baseURL }) => {
  await page.goto('/404');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await context.addCookies([{ name: 'layette_hint', value: 'signed-in', url: baseURL! }]);
  await page.goto('/404');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, menus and categories work', async ({ page, isMobile, watch }) => {
    watch.allow(/404/);
    await page.goto('/design/shop');
    if (isMobile) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(
        page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Strollers' }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
    } else {
      const bar = page.getByRole('navigation', { name: 'Categories' });
      await expect(bar.getByRole('link', { name: 'Strollers' })).toHaveAttribute('href', '/store/strollers');
    }
    await page.getByPlaceholder('Search store').fill('strolle');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/store/search?search_term=strolle');
  });
});
