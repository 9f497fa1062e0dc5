/** With consent each event of the shop arrives once. Each test is a browser of its own, identified by its number. */
import { allow, countedRows, expectOnce, openCounted, untilCounting } from './counted.ts';
import { expect, test } from './server.ts';

test('page_viewed: once a pathname, not for another sort, not again', async ({ page, shop }) => {
  await openCounted(page, shop, '/store/cribs');
  await page.goto('/store/cribs?sort=newest');
  await untilCounting(page);
  await page.goto('/store');
  await untilCounting(page);
  const rows = await countedRows(page, shop);
  expect(rows('page_viewed').map(({ path }) => path)).toEqual(['/store/cribs', '/store', '/store/coming-soon']);
});

test('landing_viewed', async ({ page, shop }) => {
  await openCounted(page, shop, '/store');
  expectOnce((await countedRows(page, shop))('landing_viewed'), {});
});

test('search: the term, how many, and the first results with an id', async ({ page, shop }) => {
  await openCounted(page, shop, '/store/search?search_term=stroller');
  const [row, ...more] = (await countedRows(page, shop))('search');
  expect(more).toEqual([]);
  expect(row!.properties.term).toBe('stroller');
  const { results, resultCount, searchId } = row!.properties as Record<string, unknown> & { results: number[] };
  expect(results.length).toBeGreaterThan(5);
  expect(results.length).toBeLessThanOrEqual(20);
  expect(resultCount).toBeGreaterThanOrEqual(results.length);
  expect(searchId).toEqual(expect.stringMatching(/./));
});

test('category_viewed: slug, name, leaf, and the store as the place', async ({ page, shop }) => {
  await openCounted(page, shop, '/store/cribs');
  expectOnce((await countedRows(page, shop))('category_viewed'), {
    slug: 'cribs',
    name: 'Cribs',
    isLeaf: true,
    eventLocation: 'store',
  });
});

test('category_viewed names the category of the checklist that led here', async ({ page, shop }) => {
  await allow(page, shop);
  await page.goto('/baby-registry-checklist');
  const link = page.getByRole('region').locator('a[href^="/store/"]').first();
  const address = (await link.getAttribute('href'))!;
  await link.click();
  await page.waitForURL(address);
  await untilCounting(page);
  const [row, ...more] = (await countedRows(page, shop))('category_viewed');
  expect(more).toEqual([]);
  expect(row!.properties.eventLocation).not.toBe('store');
});

test('category_clicked on an image', async ({ page, shop }) => {
  await openCounted(page, shop, '/store');
  await page.locator('#categories a[href="/store/nursery"]').click();
  await page.waitForURL('/store/nursery');
  expectOnce((await countedRows(page, shop))('category_clicked'), {
    slug: 'nursery',
    name: 'Nursery',
    isLeaf: false,
    location: 'image nav',
  });
});

test('brand_viewed: the name, once', async ({ page, shop }) => {
  await page.goto('/store');
  const address = await page.evaluate(async () => {
    const answer = await fetch('/store/api/search/brand?term=Oakenlull');
    return ((await answer.json()) as { brand: { brandPageUrl: string } }).brand.brandPageUrl;
  });
  await openCounted(page, shop, address);
  expectOnce((await countedRows(page, shop))('brand_viewed'), { brandName: 'Oakenlull' });
});

test('a collection is viewed when it is seen; a card in it is a product clicked and a collection clicked', async ({
  page,
  shop,
}) => {
  await openCounted(page, shop, '/store');
  const section = page.locator('[data-event-view="product_collection_viewed"]').first();
  const context = JSON.parse((await section.getAttribute('data-event-context'))!) as { collectionId: string };
  const card = section.locator('[data-card] a[href^="/gp/"]').first();
  const address = (await card.getAttribute('href'))!;
  const gpId = Number(address.split('/')[3]);
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await page.waitForURL(address);
  await untilCounting(page);
  const rows = await countedRows(page, shop);
  const viewed = rows('product_collection_viewed').filter(
    ({ properties }) => properties.collectionId === context.collectionId,
  );
  expectOnce(viewed, context);
  expectOnce(rows('product_collection_clicked'), { ...context, gpId, productId: expect.any(Number) });
  expectOnce(rows('product_clicked'), { gpId, productId: expect.any(Number) });
  expect(rows('product_viewed').map(({ properties }) => properties.gpId)).toEqual([gpId]);
});

test('product_clicked in a list of results', async ({ page, shop }) => {
  await openCounted(page, shop, '/store/cribs?sort=price_asc');
  const card = page.getByRole('region', { name: 'Products' }).getByRole('article').locator('a[href^="/gp/"]').first();
  const address = (await card.getAttribute('href'))!;
  await card.click();
  await page.waitForURL(address);
  const rows = await countedRows(page, shop);
  expectOnce(rows('product_clicked'), { gpId: Number(address.split('/')[3]), productId: expect.any(Number) });
  expect(rows('product_collection_clicked')).toEqual([]);
});

test('breadcrumb_clicked', async ({ page, shop }) => {
  await openCounted(page, shop, '/store/cribs');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: 'Nursery' }).click();
  await page.waitForURL('/store/nursery');
  expectOnce((await countedRows(page, shop))('breadcrumb_clicked'), { title: 'Nursery', slug: 'nursery' });
});

test('filters_panel_toggled when it opens and when it closes, filters_applied with what is active', async ({
  page,
  shop,
}) => {
  await openCounted(page, shop, '/store/cribs');
  await page.getByRole('button', { name: /^Sort/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filter and sort' });
  await panel.getByRole('radio', { name: 'Price: Low to High' }).check();
  await panel.getByRole('button', { name: /^View/ }).click();
  await page.waitForURL(/sort=price_asc/);
  await expect(panel).toBeHidden();
  const rows = await countedRows(page, shop);
  expect(rows('filters_panel_toggled').map(({ properties }) => properties)).toEqual([
    { section: 'sort', isOpen: true, categorySlug: 'cribs' },
    { section: 'sort', isOpen: false, categorySlug: 'cribs' },
  ]);
  expectOnce(rows('filters_applied'), { filters: '', categorySlug: 'cribs', sortCriterion: 'Price', sortOrder: 'ASC' });
});

test('add_to_registry_clicked on a product page, with the product that is shown', async ({ page, shop }) => {
  await page.goto('/store/cribs');
  const address = (await page.locator('[data-card] a[href^="/gp/"]').first().getAttribute('href'))!;
  await openCounted(page, shop, address);
  const productId = Number(await page.locator('#add [data-product]').first().getAttribute('data-product'));
  await page.locator('#add').getByRole('link', { name: 'Add to registry' }).click();
  await page.waitForURL(/signup/);
  const rows = await countedRows(page, shop);
  expectOnce(rows('add_to_registry_clicked'), { gpId: Number(address.split('/')[3]), productId });
});

test('add_to_cart_clicked on a product page', async ({ page, shop }) => {
  await page.goto('/store/crib-sheets');
  const address = (await page.locator('[data-card] a[href^="/gp/"]').first().getAttribute('href'))!;
  await openCounted(page, shop, address);
  const productId = Number(await page.locator('#add [data-product]').first().getAttribute('data-product'));
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  const rows = await countedRows(page, shop);
  expectOnce(rows('add_to_cart_clicked'), { gpId: Number(address.split('/')[3]), productId });
});

test('category_clicked in a flyout', async ({ page, shop }) => {
  await openCounted(page, shop, '/store/sale');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Nursery' }).click();
  await page.getByRole('region', { name: 'Nursery' }).getByRole('link', { name: 'Cribs' }).click();
  await page.waitForURL('/store/cribs');
  expectOnce((await countedRows(page, shop))('category_clicked'), {
    slug: 'cribs',
    name: 'Cribs',
    isLeaf: true,
    location: 'flyout',
  });
});

test('left_nav_category_clicked in the tree beside the landing page', async ({ page, shop }) => {
  await openCounted(page, shop, '/store');
  const tree = page.getByRole('navigation', { name: 'All categories' });
  await tree.getByText('Feeding', { exact: true }).click();
  await tree.getByRole('link', { name: 'Shop all' }).click();
  await page.waitForURL('/store/feeding');
  expectOnce((await countedRows(page, shop))('left_nav_category_clicked'), {
    slug: 'feeding',
    name: 'Feeding',
    isLeaf: false,
  });
});
