import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { categoryProducts, productsPerListMax } from '#contracts/catalogue.ts';
import { all, graph, head, links, texts } from '#scripts/testing/read-page.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import { serveSmallCategories } from '#scripts/testing/small-categories.ts';
import { cardOf } from '#scripts/testing/whole-product.ts';
import CashFunds from '../pages/store/cash-funds.astro';
import ChosenPage from '../pages/store/chosen/[categorySlug].astro';
import GiftCards from '../pages/store/gift-cards.astro';
import HelpAndFavors from '../pages/store/help-and-favors.astro';

vi.mock('./Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

let stop: () => void;
beforeAll(() => {
  stop = serveSmallCategories();
});
afterAll(() => stop());

async function open(page: Parameters<typeof showPage>[0], address: string, slug?: string) {
  const asked: unknown[] = [];
  const heroProducts = [cardOf(1, { title: 'Card' }), cardOf(2, { title: 'Wide card', optionsCta: '9 amounts' })];
  const call = async (of: unknown, input: unknown) => {
    if (of === categoryProducts) asked.push(input);
    return { heroProducts, total: 2 };
  };
  await showPage(page, { address, params: { categorySlug: slug }, data: { call: call as never } });
  return asked;
}
const categories = [
  [GiftCards, 'gift-cards', 'Gift Cards', 'Choose a card', 'Choose an amount'],
  [CashFunds, 'cash-funds', 'Cash Funds', 'Choose a fund', 'Choose'],
  [HelpAndFavors, 'help-and-favors', 'Help & Favors', 'Choose what would help', 'Choose'],
] as const;

describe.each(categories)('a category of virtual products', (page, slug, title, firstStep, choose) => {
  it(`/store/${slug} says how it works and has all there is`, async () => {
    expect(await open(page, `/store/${slug}`)).toEqual([{ params: { slug }, query: { limit: productsPerListMax } }]);
    expect(texts('h1')).toEqual([title]);
    expect(texts('ol strong')).toHaveLength(3);
    expect(texts('ol strong')[0]).toBe(firstStep);
    expect(texts('article h3')).toEqual(['Card', 'Wide card']);
    // A product with options links to its page; the other is added at once.
    expect(texts('article:has(h3) .mt-auto')[1]).toBe(choose);
    expect(links(`a[aria-label="${choose}: Wide card"]`)).toEqual([[choose, '/gp/stroller-2/2']]);
    expect(links('nav[aria-label="Breadcrumb"] a')).toEqual([
      ['Home', '/store'],
      ['More', '/store/more'],
      [title, `/store/${slug}`],
    ]);
  });

  it(`/store/${slug} names itself like a category, and its view is counted as one`, async () => {
    await open(page, `/store/${slug}`);
    expect(head()).toMatchObject({
      title: `${title}, all of them`,
      isWholeTitle: true,
      description: `Every one of our ${slug}.`,
      canonicalPath: `/store/${slug}`,
      activeSlug: 'more',
      counts: { event: 'category_viewed', properties: { slug, name: title, isLeaf: true } },
    });
  });

  it(`/store/${slug} is the same page where it is rendered on demand`, async () => {
    await open(page, `/store/${slug}`);
    const built = document.body.innerHTML;
    await open(ChosenPage, `/store/chosen/${slug}`, slug);
    expect(document.body.innerHTML).toBe(built);
  });
});

it('the page of gift cards names the amounts that there are', async () => {
  await open(GiftCards, '/store/gift-cards');
  expect(screen.getByText(/any amount from \$25 to \$1,000/)).toBeVisible();
});

it('a virtual category has its questions, for people and for search engines', async () => {
  await open(GiftCards, '/store/gift-cards');
  expect(texts('section[aria-labelledby=questions] summary')).toEqual(['Do they expire?']);
  expect(graph().map((thing: Record<string, unknown>) => thing['@type'])).toEqual([
    'BreadcrumbList',
    'ItemList',
    'FAQPage',
  ]);
  await open(CashFunds, '/store/cash-funds');
  expect(all('section[aria-labelledby=questions]')).toEqual([]);
  expect(graph().map((thing: Record<string, unknown>) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
});
