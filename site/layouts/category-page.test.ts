import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProductList } from '#contracts/catalogue.schemas.ts';
import { categoryProducts } from '#contracts/catalogue.ts';
import { all, graph, head, links, one, texts } from '#scripts/testing/read-page.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import { serveSmallCategories } from '#scripts/testing/small-categories.ts';
import { cardOf } from '#scripts/testing/whole-product.ts';
import BuiltPage, * as built from '../pages/store/[categorySlug].astro';
import ChosenPage from '../pages/store/chosen/[categorySlug].astro';

vi.mock('./Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

let stop: () => void;
beforeAll(() => {
  stop = serveSmallCategories();
});
afterAll(() => stop());

/** A category with `many` products, 18 on a page, as a browser gets it: built without a query, and rendered for one. */
async function open(slug: string, search = '', many = 40) {
  const asked: { params: unknown; query: Record<string, string> }[] = [];
  const cards = Array.from({ length: many }, (_, at) => cardOf(at + 1));
  const call = async (of: unknown, input: { params: unknown; query: Record<string, string> }) => {
    if (of !== categoryProducts) throw new Error('not asked for by a category');
    asked.push(input);
    const page = Number(input.query.page ?? 1);
    const list: Partial<ProductList> = { total: many, page, pageSize: 18, facets: [] };
    return { ...list, heroProducts: cards.slice((page - 1) * 18, page * 18) };
  };
  const isBuilt = search === '';
  await showPage(isBuilt ? (BuiltPage as typeof ChosenPage) : ChosenPage, {
    address: isBuilt ? `/store/${slug}` : `/store/chosen/${slug}${search}`,
    params: { categorySlug: slug },
    data: { call: call as never },
  });
  return asked;
}
const trail = () => links('nav[aria-label="Breadcrumb"] a');
const things = (type: string) => graph().filter((thing: { '@type': string }) => thing['@type'] === type);

const inList = () => within(screen.getByRole('region', { name: 'Products' }));
const productLinks = () => inList().queryAllByRole('link', { name: /^Stroller/ });

describe('the page of a category', () => {
  it('is titled and described by its seoTitle and seoDescription, and lives at its path', async () => {
    await open('cribs');
    expect(head()).toEqual({
      title: 'Cribs, all of them',
      isWholeTitle: true,
      description: 'Every one of our cribs.',
      canonicalPath: '/store/cribs',
      activeSlug: 'nursery',
      image: { url: '/pictures/cribs.svg', alt: 'Cribs' },
      counts: {
        event: 'category_viewed',
        properties: { slug: 'cribs', name: 'Cribs', isLeaf: true, checklistCategory: 'sleep' },
      },
    });
    await open('rugs');
    expect(head().image).toBeUndefined();
    expect(head().counts.properties).toEqual({ slug: 'rugs', name: 'Rugs', isLeaf: true });
    await open('nursery');
    expect(head()).toMatchObject({
      title: 'Nursery, all of it',
      description: 'Everything for the room.',
      canonicalPath: '/store/nursery',
      activeSlug: 'nursery',
    });
    expect(head().counts.properties).toEqual({ slug: 'nursery', name: 'Nursery 🎁', isLeaf: false });
  });

  it('a later page names itself, and what somebody chose is the whole list again', async () => {
    await open('cribs', '?page=2');
    expect([head().title, head().canonicalPath]).toEqual(['Cribs, all of them, page 2', '/store/cribs?page=2']);
    for (const search of ['?onSale=true', '?onSale=true&page=2', '?sort=newest']) {
      await open('cribs', search);
      expect(head().canonicalPath, search).toBe('/store/cribs');
    }
  });

  it('with children has header, their tiles, guides and questions, and asks for no product', async () => {
    const asked = await open('nursery');
    expect(asked).toEqual([]);
    expect(links('ul[data-event-links="category_clicked"] a')).toEqual([
      ['Cribs', '/store/cribs'],
      ['Rugs', '/store/rugs'],
      ['Lamps', '/store/lamps'],
    ]);
    expect(all('product-list')).toEqual([]);
    expect(texts('h1')).toEqual(['Nursery']);
    expect(texts('header p')).toEqual(['Where nights begin.']);
    expect(links('header a')).toEqual([['How to furnish it', '/hello-baby/one']]);
    expect(texts('section[aria-labelledby=questions] summary')).toEqual(['Is it safe?']);
    expect(texts('h2')).toEqual(['Guides to help you choose', 'Frequently asked questions']);
  });

  it('without has header, the grid, guides and questions', async () => {
    const [asked] = await open('cribs');
    expect(asked!.params).toEqual({ slug: 'cribs' });
    expect(all('ul[data-event-links="category_clicked"]')).toEqual([]);
    expect(texts('h1')).toEqual(['Cribs']);
    expect(productLinks()).toHaveLength(18);
    expect(inList().getByText('40 products', { selector: 'p:not([role])' })).toBeDefined();
    expect(texts('section[aria-labelledby=questions] details')).toEqual(['Which mattress?A firm one.']);
    expect(links('section[aria-labelledby=guides] a')).toEqual([
      ['Guide 2', '/hello-baby/two'],
      ['Guide 1', '/hello-baby/one'],
    ]);
    // The first guide of the category is among its cards.
    expect(inList().getAllByRole('heading', { level: 3 })[6]!.textContent).toBe('Guide 2');
    expect(inList().getByRole('img', { name: 'Picture 2' }).getAttribute('src')).toBe('/pictures/guide-2.svg');
  });

  it('shows three guides at most, and no section where there are none', async () => {
    await open('nursery');
    expect(texts('section[aria-labelledby=guides] h3')).toEqual(['Guide 1', 'Guide 2', 'Guide 3']);
    await open('lamps');
    expect(texts('section[aria-labelledby=guides] h3')).toEqual(['Guide 3']);
    expect(inList().getAllByRole('heading', { level: 3 })[6]!.textContent).toBe('Guide 3');
    await open('lamps', '', 6);
    expect(inList().queryByRole('heading', { name: 'Guide 3' })).toBeNull();
    await open('rugs');
    expect(all('section[aria-labelledby=guides], section[aria-labelledby=questions]')).toEqual([]);
  });

  it('has a placeholder for a missing picture, and its teaser under the header', async () => {
    await open('rugs');
    expect(all('header img')).toEqual([]);
    expect(texts('header ~ p')).toEqual(['Soft to stand on.']);
    await open('cribs');
    expect(one('header img').getAttribute('src')).toBe('/pictures/cribs.svg');
  });

  it('takes filters, sort and page from the query, and its own sort where none is named', async () => {
    const [asked] = await open('cribs', '?brands=alder&brands=birch&maxPrice=50&sort=newest&page=2');
    expect(asked!.query).toEqual({ brands: ['alder', 'birch'], maxPrice: '50', sort: 'newest', page: '2' });
    expect((await open('cribs'))[0]!.query).toEqual({});
    const ownSort = one<HTMLInputElement>('[data-section=sort] input:checked');
    expect([ownSort.value, ownSort.parentElement!.textContent]).toEqual(['', 'Price: Low to High']);
  });

  it('behind the last page stands the last one', async () => {
    const asked = await open('cribs', '?page=9');
    expect(asked.map(({ query }) => query.page)).toEqual(['9', '3']);
    expect(head().canonicalPath).toBe('/store/cribs?page=3');
    expect(productLinks()).toHaveLength(4);
  });

  it('its trail leads home, through its parents, to its own path, whatever is chosen', async () => {
    const whole = [
      ['Home', '/store'],
      ['Nursery 🎁', '/store/nursery'],
      ['Cribs', '/store/cribs'],
    ];
    for (const search of ['', '?onSale=true', '?page=2']) {
      await open('cribs', search);
      expect(trail(), search).toEqual(whole);
      expect(one('nav[aria-label="Breadcrumb"] a[aria-current=page]').textContent).toBe('Cribs');
      // The internal address at which it is rendered is never shown.
      expect(document.body.innerHTML).not.toContain('/store/chosen');
    }
  });

  it('says to search engines where it stands, what is on this page of it, and its questions once', async () => {
    await open('cribs');
    const [steps] = things('BreadcrumbList');
    expect(
      steps.itemListElement.map(({ position, name, item }: Record<string, unknown>) => [position, name, item]),
    ).toEqual([
      [1, 'Home', 'https://shop.example/store'],
      [2, 'Nursery 🎁', 'https://shop.example/store/nursery'],
      [3, 'Cribs', 'https://shop.example/store/cribs'],
    ]);
    expect(things('ItemList')[0].numberOfItems).toBe(40);
    expect(things('ItemList')[0].itemListElement[0]).toEqual({
      '@type': 'ListItem',
      position: 1,
      name: 'Stroller 1',
      url: 'https://shop.example/gp/stroller-1/1',
    });
    expect(things('FAQPage')[0].mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Which mattress?',
        acceptedAnswer: { '@type': 'Answer', text: 'A firm one.' },
      },
    ]);
    await open('cribs', '?page=2');
    expect(things('ItemList')[0].itemListElement[0].position).toBe(19);
    expect(things('FAQPage')).toEqual([]);
    await open('nursery');
    expect([things('ItemList').length, things('FAQPage').length]).toEqual([0, 1]);
  });

  it('without a match says Whoops, and leads to its own path', async () => {
    await open('cribs', '?onSale=true', 0);
    expect(inList().getByText(/^Whoops! We couldn't find any matches/)).toBeDefined();
    expect(inList().getByRole('link', { name: 'clear all filters' }).getAttribute('href')).toBe('/store/cribs');
    expect(productLinks()).toEqual([]);
  });

  it('is built for every category that is not hidden, and is no virtual one', () => {
    const { getStaticPaths } = built as unknown as { getStaticPaths(): { params: { categorySlug: string } }[] };
    expect(
      getStaticPaths()
        .map(({ params }) => params.categorySlug)
        .toSorted(),
    ).toEqual(['cribs', 'lamps', 'more', 'nursery', 'rugs', 'strollers']);
  });
});
