import type { Page } from '@playwright/test';
import type { State } from './state.ts';

export const strollerPath = '/gp/trundlekin-shore-city-stroller/20001';
const teePath = '/gp/larkspindle-fennel-pocket-tee/20882';
export const soldOutPath = '/gp/wayfernby-reed-city-stroller/20009';
const productPage = 'gp/[slug]/[genericProductId]/[...productId].astro';
const leafPath = '/store/full-size-strollers';

const filterPanel = (page: Page) => page.getByRole('dialog', { name: 'Filter and sort' });

async function openFilterPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filter/ }).click();
  await filterPanel(page)
    .getByRole('button', { name: /^View [\d,]+ Items?$/ })
    .waitFor();
}

async function addToCart(page: Page, path: string, count: number): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: `Cart with ${count}`, includeHidden: true }).waitFor({ state: 'attached' });
}

async function fillCart(page: Page): Promise<void> {
  await addToCart(page, strollerPath, 1);
  await addToCart(page, teePath, 2);
}

export const shopStates: readonly State[] = [
  { template: 'store/index.astro', name: 'landing', path: '/store' },
  {
    template: 'store/index.astro',
    name: 'suggestions open',
    path: '/store',
    async steps(page) {
      await page.getByLabel('Search store').click();
      await page.keyboard.type('strolle');
      await page.getByRole('option').first().waitFor();
    },
    viewportOnly: true,
  },
  {
    template: 'store/index.astro',
    name: 'flyout open',
    path: '/store',
    on: 'desktop',
    async steps(page) {
      await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Strollers' }).hover();
      await page.getByRole('region', { name: 'Strollers', exact: true }).waitFor();
    },
    viewportOnly: true,
  },
  {
    template: 'store/index.astro',
    name: 'menu open',
    path: '/store',
    on: 'phone',
    async steps(page) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
    viewportOnly: true,
  },
  { template: 'store/[categorySlug].astro', name: 'parent category', path: '/store/strollers' },
  { template: 'store/[categorySlug].astro', name: 'leaf category', path: leafPath },
  {
    template: 'store/[categorySlug].astro',
    name: 'filter panel open',
    path: leafPath,
    steps: openFilterPanel,
    viewportOnly: true,
  },
  {
    template: 'store/[categorySlug].astro',
    name: 'filter panel with a choice',
    path: leafPath,
    async steps(page) {
      await openFilterPanel(page);
      await filterPanel(page)
        .getByRole('checkbox', { name: /^Trundlekin/ })
        .check();
      await filterPanel(page).getByRole('button', { name: 'View 2 Items' }).waitFor();
    },
    viewportOnly: true,
  },
  {
    template: 'store/chosen/[categorySlug].astro',
    name: 'filtered',
    path: `${leafPath}?brands=trundlekin&sort=newest`,
  },
  { template: 'store/chosen/[categorySlug].astro', name: 'second page', path: '/store/bodysuits?page=2' },
  {
    template: 'store/chosen/[categorySlug].astro',
    name: 'no match',
    path: `${leafPath}?brands=trundlekin&onSale=true&fsaHsaEligible=true`,
  },
  { template: 'store/b/[slug]/[brandId].astro', name: 'brand', path: '/store/b/trundlekin/101' },
  { template: 'store/search.astro', name: 'results', path: '/store/search?search_term=stroller' },
  { template: 'store/search.astro', name: 'a brand is named', path: '/store/search?search_term=trundlekin' },
  { template: 'store/search.astro', name: 'corrected', path: '/store/search?search_term=strolelr' },
  { template: 'store/search.astro', name: 'no result', path: '/store/search?search_term=zzqx' },
  { template: 'store/sale.astro', name: 'list', path: '/store/sale' },
  { template: 'store/new.astro', name: 'list', path: '/store/new' },
  { template: 'store/coming-soon.astro', name: 'list', path: '/store/coming-soon' },
  { template: 'store/fsa-hsa-eligible.astro', name: 'list', path: '/store/fsa-hsa-eligible' },
  { template: 'store/gift-cards.astro', name: 'list', path: '/store/gift-cards' },
  { template: 'store/cash-funds.astro', name: 'list', path: '/store/cash-funds' },
  { template: 'store/help-and-favors.astro', name: 'list', path: '/store/help-and-favors' },
  { template: 'shop-small.astro', name: 'list', path: '/shop-small' },
  { template: 'store/code/[code].astro', name: 'unknown code', path: '/store/code/z999', status: 404 },
  { template: 'gp/index.astro', name: 'all products', path: '/gp' },
  { template: 'store/cart.astro', name: 'empty', path: '/store/cart' },
  {
    template: 'store/cart.astro',
    name: 'two lines',
    path: '/store',
    async steps(page) {
      await fillCart(page);
      await page.goto('/store/cart');
    },
  },
  {
    template: 'store/cart.astro',
    name: 'drawer',
    path: '/store',
    async steps(page) {
      await fillCart(page);
      await page.goto('/store');
      await page.getByRole('link', { name: 'Cart with 2' }).click();
      await page.getByRole('dialog', { name: 'Your cart' }).getByRole('heading').first().waitFor();
    },
    viewportOnly: true,
  },
  { template: productPage, name: 'product', path: strollerPath },
  {
    template: productPage,
    name: 'variant chosen',
    path: strollerPath,
    async steps(page) {
      await page.getByRole('link', { name: 'Sage', exact: true }).click();
      await page.waitForURL(/\/50002$/);
    },
  },
  {
    template: productPage,
    name: 'zoom open',
    path: strollerPath,
    async steps(page) {
      await page.getByRole('link', { name: /^Picture 1 of \d, larger/ }).click();
      await page.getByRole('dialog', { name: 'Large pictures' }).waitFor();
    },
    viewportOnly: true,
  },
  {
    template: productPage,
    name: 'added to compare',
    path: strollerPath,
    async steps(page) {
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await page.getByRole('region', { name: 'Products to compare' }).waitFor();
    },
    viewportOnly: true,
  },
  {
    template: productPage,
    name: 'scrolled',
    path: strollerPath,
    steps: (page) => page.getByRole('heading', { name: 'Facts' }).scrollIntoViewIfNeeded(),
    viewportOnly: true,
  },
  { template: productPage, name: 'as owner', path: strollerPath, as: 'owner' },
  {
    template: productPage,
    name: 'note for the givers',
    path: teePath,
    as: 'owner',
    async steps(page) {
      await page.getByRole('button', { name: 'Add with a note' }).first().click();
      await page.getByRole('dialog', { name: 'Add to registry' }).waitFor();
    },
    viewportOnly: true,
  },
  { template: productPage, name: 'sold out', path: soldOutPath },
  { template: productPage, name: 'clothes', path: teePath },
  { template: productPage, name: 'group gift', path: '/gp/stroller-group-gift/338537' },
  { template: productPage, name: 'cash fund', path: '/gp/cash-fund/14347' },
  { template: productPage, name: 'favor', path: '/gp/home-cooked-meal/20997' },
  { template: productPage, name: 'gift card', path: '/gp/gift-card-terracotta/20983' },
  { template: 'gp/compare/[ids].astro', name: 'three products', path: '/gp/compare/20001,20002,20003' },
  {
    template: 'gp/compare/[ids].astro',
    name: 'only what differs',
    path: '/gp/compare/20001,20002,20003',
    steps: (page) => page.getByRole('checkbox', { name: 'Only show differences' }).check(),
  },
];
