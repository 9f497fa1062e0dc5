import { within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { categories, collections } from '#content';
import { searchProducts } from '#contracts/search.ts';
import { all, classesOf, head, links, one, texts, wordsOf } from '#scripts/testing/read-page.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import { cardOf } from '#scripts/testing/whole-product.ts';
import ShopSmall from '../pages/shop-small.astro';
import Landing from '../pages/store/index.astro';

vi.mock('./Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

async function open(page: Parameters<typeof showPage>[0] = Landing, address = '/store', many = 8) {
  const asked: unknown[] = [];
  const call = async (of: unknown, { query }: { query: unknown }) => {
    if (of !== searchProducts) throw new Error('not asked for here');
    asked.push(query);
    return { heroProducts: Array.from({ length: many }, (_, n) => cardOf(n + 1)) };
  };
  await showPage(page, { address, params: {}, data: { call: call as never } });
  return asked;
}
const section = (heading: string) => all('section').find((one) => wordsOf(one.querySelector('h2')) === heading)!;
const rows = () => all('section[aria-labelledby^="row-"]');
/** Cards in the row's first list; a second one opens on a press. */
const shown = (row: HTMLElement) => within(within(row).getAllByRole('list')[0]!).getAllByRole('article').length;
/** Collections with quick add are islands. */
const isIsland = (row: HTMLElement) => row.closest('astro-island') !== null;

it('the landing has its title, canonical link and description, and stands from edge to edge', async () => {
  await open();
  expect(head()).toEqual({
    title: 'Baby Clothes, Gear & More - Shop',
    isWholeTitle: true,
    description:
      'Browse baby clothes and gear: strollers, car seats, nursery, feeding, clothing, and more. Compare by brand, price, and rating, and add anything to your registry.',
    canonicalPath: '/store',
    counts: { event: 'landing_viewed' },
    wide: true,
  });
});

it('the hero names the shipping threshold and the registry discount', async () => {
  await open();
  expect(wordsOf(one('main section p'))).toBe(
    'From the first night home to first steps. Free shipping on orders of $45 or more, and 15% off what’s left on your registry before the baby arrives.',
  );
});

it('collections are sections with all their products, none behind a button, in their order', async () => {
  const asked = await open();
  const wanted = collections.all().filter(({ showOn }) => showOn.includes('store'));
  expect(wanted.length).toBeGreaterThan(2);
  expect(rows().map((row) => wordsOf(row.querySelector('h2')))).toEqual(wanted.map(({ title }) => title));
  expect(rows().map((row) => wordsOf(row.querySelector('p')))).toEqual(wanted.map(({ teaser }) => teaser));
  expect(asked).toHaveLength(wanted.length);
  for (const row of rows()) {
    expect(row.querySelectorAll('article')).toHaveLength(8);
    expect(row.querySelector('details')).toBeNull();
  }
  // A row has quick add where the collection says so.
  expect(rows().map(isIsland)).toEqual(wanted.map(({ showQuickAddRegItem }) => showQuickAddRegItem));
  expect(wanted.some(({ showQuickAddRegItem }) => showQuickAddRegItem)).toBe(true);
});

it('a collection that nothing is in leaves no heading behind', async () => {
  await open(Landing, '/store', 0);
  expect(rows()).toEqual([]);
});

it('rows with a page of their own lead to it, and these pages are linked at the top', async () => {
  await open();
  const more = (heading: string) =>
    [...section(heading).querySelectorAll('a')].find((a) => /^See all/.test(a.textContent));
  expect(more('Just in')!.getAttribute('href')).toBe('/store/new');
  expect(more('On sale now')!.getAttribute('href')).toBe('/store/sale');
  expect(more('On sale now')!.textContent).toBe('See all: On sale now');
  expect(more('The first weeks')).toBeUndefined();
  expect(links('nav[aria-label="Popular lists"] a')).toEqual([
    ['On sale', '/store/sale'],
    ['New', '/store/new'],
    ['Coming soon', '/store/coming-soon'],
    ['FSA/HSA eligible', '/store/fsa-hsa-eligible'],
    ['Small makers', '/shop-small'],
  ]);
});

it('the Categories section has every root and then the callout', async () => {
  await open();
  const tiles = [...section('Categories').querySelectorAll('li')];
  expect(tiles.slice(0, -1).map((tile) => [wordsOf(tile), tile.querySelector('a')!.getAttribute('href')])).toEqual(
    categories.roots().map(({ title, urlSlug }) => [title, `/store/${urlSlug}`]),
  );
  // The eleven roots in their order.
  expect(categories.roots().map(({ urlSlug }) => urlSlug)).toEqual([
    'strollers',
    'car-seats',
    'carriers',
    'nursery',
    'playroom',
    'bath-potty',
    'baby-health-safety',
    'feeding',
    'diapering',
    'clothing',
    'more',
  ]);
  expect(wordsOf(tiles.at(-1))).toBe('Keep it all on one listIt takes a minute to start a registry.');
  expect(tiles.at(-1)!.querySelector('a')!.getAttribute('href')).toBe('/registry/new');
});

it('the category tree stands beside them, with every root', async () => {
  await open();
  const tree = one('nav[aria-label="All categories"]');
  expect([...tree.querySelectorAll('summary')].map(wordsOf)).toEqual(categories.roots().map(({ title }) => title));
  expect(classesOf(tree)).toEqual(expect.arrayContaining(['hidden', 'sm:block']));
});

it('why shop here has its three points, with the threshold and the window of returns', async () => {
  await open();
  const why = section('Why shop here');
  expect([...why.querySelectorAll('h3')].map(wordsOf)).toEqual([
    'Gear for every stage',
    'Free shipping, free returns',
    'Help choosing',
  ]);
  expect(wordsOf(why.querySelectorAll('p')[1])).toBe(
    'Shipping is free on orders of $45 or more. Returns are free for 9 months, unopened and in the original packaging.',
  );
});

it("the boxes: 'Create a registry' with 'Get Started', 'Find a registry' with 'Find Registry'", async () => {
  await open();
  const button = (heading: string) => {
    const link = section(heading).querySelector('a')!;
    return [wordsOf(link), link.getAttribute('href')];
  };
  expect(button('Create a registry')).toEqual(['Get Started', '/registry/new']);
  expect(button('Find a registry')).toEqual(['Find Registry', '/find']);
});

it('the app banner leads to the app', async () => {
  await open();
  expect(links('#app-promo-banner a')).toEqual([['Get the app', '/mobile-app-download']]);
});

it('the sections stand in their order', async () => {
  await open();
  const order = [
    one('#app-promo-banner'),
    one('nav[aria-label="All categories"]'),
    rows()[0]!,
    section('Categories'),
    section('Why shop here'),
    section('Create a registry'),
    section('Find a registry'),
  ];
  for (const [at, part] of order.slice(1).entries()) {
    expect(order[at]!.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});

it("a collection of /shop-small shows its maximum, '+ N More' and its quick add", async () => {
  await open(ShopSmall, '/shop-small');
  const wanted = collections.all().filter(({ showOn }) => showOn.includes('shop-small'));
  expect(rows().map(shown)).toEqual(wanted.map(({ maxVisibleProducts }) => maxVisibleProducts ?? 8));
  expect(texts('summary span:first-child')).toEqual(wanted.map(() => '+ 4 More'));
  expect(rows().map(isIsland)).toEqual(wanted.map(({ showQuickAddRegItem }) => showQuickAddRegItem));
  expect(links('nav[aria-label="Breadcrumb"] a')).toEqual([
    ['Home', '/store'],
    ['Shop Small', '/shop-small'],
  ]);
});

it('a collection of /shop-small shows all where its maximum is null, and offers quick add where it says so', async () => {
  const [first] = collections.all().filter(({ showOn }) => showOn.includes('shop-small'));
  vi.spyOn(collections, 'all').mockReturnValue([{ ...first!, maxVisibleProducts: null, showQuickAddRegItem: true }]);
  await open(ShopSmall, '/shop-small');
  expect(rows().map((row) => [shown(row), isIsland(row)])).toEqual([[8, true]]);
  expect(texts('summary')).toEqual([]);
});
