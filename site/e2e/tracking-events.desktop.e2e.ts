/** With consent each event of the shop arrives once: what only wide screens have. */
import { countedRows, expectOnce, openCounted } from './counted.ts';
import { test } from './server.ts';

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
  await tree.getByRole('link', { name: 'All of it' }).click();
  await page.waitForURL('/store/feeding');
  expectOnce((await countedRows(page, shop))('left_nav_category_clicked'), {
    slug: 'feeding',
    name: 'Feeding',
    isLeaf: false,
  });
});
