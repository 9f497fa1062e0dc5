import { expect, test } from './server.ts';
import { signUp } from './sign-up.ts';
import { findFaults, findViolations } from './violations.ts';

test('the landing page names itself to people and search engines', async ({ page }) => {
  await page.goto('/store');
  await expect(page).toHaveTitle('Baby Clothes, Gear & More - Shop');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical!).pathname).toBe('/store');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Browse baby clothes and gear/);
});

test('product collections show all their products, without a button for more', async ({ page, request }) => {
  await page.goto('/store');
  const rows = page.locator('section[aria-labelledby^="row-"]');
  await expect(rows).toHaveCount(5);
  const just = rows.filter({ has: page.getByRole('heading', { name: 'Just in' }) });
  const { heroProducts } = await (
    await request.get('/store/api/search/products?collection=new&sort=newest&limit=8')
  ).json();
  expect(heroProducts.length).toBeGreaterThan(4);
  await expect(just.getByRole('article')).toHaveCount(heroProducts.length);
  await expect(page.getByText(/^\+ \d+ More$/)).toHaveCount(0);
});

test('the categories section shows every root, two in a row on small screens and three on medium', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/store');
  const tiles = page.getByRole('region', { name: 'Categories' }).getByRole('listitem');
  // Eleven roots and the callout at the end.
  await expect(tiles).toHaveCount(12);
  await expect(tiles.last()).toContainText('Keep it all on one list');
  await expect(tiles.last().getByRole('link')).toHaveAttribute('href', '/registry/new');
  const perRow = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const tops = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().top)));
    return tops.filter((top) => top === tops[0]).length;
  };
  expect(await perRow(390)).toBe(2);
  expect(await perRow(900)).toBe(3);
});

test('the category tree stands beside, but not on extra-small screens', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/store');
  const tree = page.getByRole('navigation', { name: 'All categories' });
  if (isMobile) await expect(tree).toBeHidden();
  else {
    await tree.getByText('Nursery', { exact: true }).click();
    await tree.getByRole('link', { name: 'Cribs', exact: true }).click();
    await expect(page).toHaveURL(/\/store\/cribs$/);
  }
});

test('why shop here, with the threshold and the window of the shop', async ({ page }) => {
  await page.goto('/store');
  const why = page.getByRole('region', { name: 'Why shop here' });
  await expect(why.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(why).toContainText('Shipping is free on orders of $45 or more.');
  await expect(why).toContainText('Returns are free for 9 months');
});

test('two boxes: create a registry, find a registry', async ({ page }) => {
  await page.goto('/store');
  const box = (name: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .last();
  await expect(box('Create a registry').getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/registry/new',
  );
  await expect(box('Find a registry').getByRole('link', { name: 'Find Registry' })).toHaveAttribute('href', '/find');
});

test('the bar marks the category that one is in', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/store/double-strollers');
  const marked = page.locator('nav[aria-label="Categories"] a[aria-current]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('href', '/store/strollers');
  if (!isMobile) await expect(marked).toBeVisible();
});

test('the breadcrumb leads home, through each category, to here', async ({ page }) => {
  await page.goto('/store/double-strollers');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(trail).toHaveText(['Home', 'Strollers', 'Double Strollers']);
  expect(await trail.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/store',
    '/store/strollers',
    '/store/double-strollers',
  ]);
  await expect(trail.last()).toHaveAttribute('aria-current', 'page');
});

test('the product name comes last and links to the product', async ({ page }) => {
  await page.goto('/gp/trundlekin-shore-city-stroller/20001');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(trail.first()).toHaveText('Home');
  await expect(trail.last()).toHaveText('Shore City Stroller');
  await expect(trail.last()).toHaveAttribute('href', /^\/gp\/trundlekin-shore-city-stroller\/20001/);
});

test('back to top appears below 500 px and scrolls to the top', { tag: '@both' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/store');
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo(0, 500));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 501));
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the app banner is sent away for one day', async ({ page }) => {
  await page.clock.install();
  await page.goto('/store');
  const banner = page.locator('#app-promo-banner');
  await expect(banner.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', '/mobile-app-download');
  await banner.getByRole('button', { name: 'Hide this message for a day' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner).toBeHidden();
  await page.clock.fastForward('24:00:01');
  await page.reload();
  await expect(banner).toBeVisible();
});

test('the app banner shows on search results and the owner’s registry, and stays away everywhere once dismissed', async ({
  page,
}) => {
  const banner = page.locator('#app-promo-banner');
  await page.goto('/olive-and-sam');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.goto('/store/search?search_term=zzqx');
  await expect(page.getByRole('link', { name: /^Install/ })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.goto('/login?redirect_path=/olive-and-sam');
  await page.getByLabel('Email').fill('owner@layette.example');
  await page.getByLabel('Password').fill('layette-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/olive-and-sam');
  await expect(banner).toBeVisible();
  await page.goto('/olive-and-sam?view=guest');
  await expect(page.getByText('This is what your guests see.')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.goto('/registry/shop');
  await expect(banner).toBeVisible();
  await page.goto('/store/search?search_term=stroller');
  await banner.getByRole('button', { name: 'Hide this message for a day' }).click();
  await expect(banner).toBeHidden();
  for (const path of ['/olive-and-sam', '/registry/shop', '/store']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  }
});

const virtualCategories = [
  { path: '/store/gift-cards', heading: 'Gift Cards', things: 8 },
  { path: '/store/cash-funds', heading: 'Cash Funds', things: 8 },
  { path: '/store/help-and-favors', heading: 'Help & Favors', things: 9 },
];
for (const { path, heading, things } of virtualCategories) {
  test(`${path} lists its virtual products`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('article')).toHaveCount(things);
    await expect(page.getByText('$0.01')).toHaveCount(0);
  });
}

test('a favor goes to a signed-in person’s registry, and a visitor is led to sign-up', async ({ page, shop }) => {
  await page.goto('/store/help-and-favors');
  const meal = page.getByRole('article').filter({ hasText: 'Home-Cooked Meal' });
  await expect(meal.getByRole('link', { name: 'Add to registry' })).toHaveAttribute(
    'href',
    /^\/signup\?redirect_path=/,
  );
  const name = `Fay ${process.pid}`;
  await signUp(page, shop, { email: `fay-${crypto.randomUUID()}@example.com`, name, next: '/registry/new' });
  await page.getByRole('button', { name: 'Create my registry' }).click();
  await page.getByRole('heading', { name: /Fay/ }).waitFor();
  await page.goto('/store/help-and-favors');
  await meal.getByRole('button', { name: 'Add to registry' }).click();
  await expect(page.getByText(/^Added to/)).toBeVisible();
});

test('small makers have their collections', async ({ page }) => {
  await page.goto('/shop-small');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Small');
  await expect(page.locator('section[aria-labelledby^="row-"]')).toHaveCount(4);
});

test('landing and virtual categories have no fault that a machine can see, at every width, day and night', async ({
  page,
}) => {
  test.slow();
  const faults: string[] = [];
  for (const path of ['/store', '/shop-small', '/mobile-app-download', ...virtualCategories.map(({ path }) => path)]) {
    await page.goto(path);
    faults.push(...(await findFaults(page)));
  }
  expect(faults).toEqual([]);
});

test('the birthday promotion is for accounts of more than a week with a registry, once, and leads on to a birthday wishlist', async ({
  page,
  shop,
}) => {
  const promotion = page.getByRole('dialog', { name: 'Birthday Gifts Made Easy' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/store', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\/api\/v3\//.test(url))).toEqual([]);

  await signUp(page, shop, { email: `party-${crypto.randomUUID()}@example.com`, next: '/registry/new' });
  await page.getByRole('button', { name: 'Create my registry' }).click();
  await page.waitForURL(/\/olive-/);

  const waitAtStore = async () => {
    await page.goto('/store', { waitUntil: 'networkidle' });
    await page.clock.fastForward(6_000);
  };
  await page.clock.install();
  await waitAtStore();
  await expect(promotion).toHaveCount(0);
  await page.clock.fastForward(8 * 86_400_000);
  await waitAtStore();
  await expect(promotion.getByRole('button', { name: 'Start a Birthday Wishlist' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await promotion.getByRole('button', { name: 'Close' }).click();
  await waitAtStore();
  await expect(promotion).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await waitAtStore();
  await promotion.getByRole('button', { name: 'Start a Birthday Wishlist' }).click();
  await page.clock.fastForward(200);
  await expect(page).toHaveURL(/\/registry\/new\?type=birthday$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whose birthday, and when?');
});

test('the sections of the landing stand in their order', { tag: '@both' }, async ({ page }) => {
  await page.goto('/store');
  const tops = [];
  for (const part of [
    page.locator('#app-promo-banner'),
    page.getByRole('region', { name: 'The first weeks' }),
    page.getByRole('region', { name: 'Categories' }),
    page.getByRole('region', { name: 'Why shop here' }),
    page.getByRole('heading', { name: 'Create a registry' }),
  ])
    tops.push((await part.boundingBox())!.y);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});
