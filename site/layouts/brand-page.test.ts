import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readStoreBrand, storeBrandProducts } from '#contracts/catalogue.ts';
import { searchProducts } from '#contracts/search.ts';
import { all, graph, head, links, one, texts } from '#scripts/testing/read-page.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import { cardOf } from '#scripts/testing/whole-product.ts';
import Page from '../pages/store/b/[slug]/[brandId].astro';

vi.mock('./Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

const guide = (id: number) => ({
  id,
  slug: `guide-${id}`,
  title: `Guide ${id}`,
  teaser: `Teaser ${id}.`,
  type: 'buying-guide',
  url: `/hello-baby/guide-${id}`,
  featuredImage: { url: `/g${id}.svg`, thumbnailUrl: `/g${id}.svg`, description: `Picture ${id}` },
  meta: { topics: [] },
});
const oatwell = {
  id: 3,
  slug: 'oatwell',
  name: 'oatwell',
  title: 'Oatwell & Daughters',
  description: 'Makes what rolls.',
  logoUrl: '/pictures/brand-oatwell.svg',
  brandPageUrl: '/store/b/oatwell/3',
  meta: { seoTitle: 'Oatwell: all products', seoDescription: 'Everything by Oatwell.' },
  frequentlyAskedQuestions: [{ question: 'Who are they?', answer: 'Two people.' }],
  guides: [guide(1), guide(2)],
};

async function open({
  brand = {},
  many = 3,
  address = '/store/b/oatwell/3',
}: {
  brand?: object;
  many?: number;
  address?: string;
} = {}) {
  const [path = ''] = address.split('?');
  const [, , , slug, brandId] = path.split('/');
  const asked: unknown[] = [];
  const call = async (of: unknown, input: { params: { brandId: number } }) => {
    asked.push(input);
    if (of === readStoreBrand) {
      if (input.params.brandId !== 3) throw Object.assign(new Error('none'), { code: 'not-found' });
      return { brand: { ...oatwell, ...brand } };
    }
    if (of === searchProducts) return { total: many, facets: [], heroProducts: [], page: 1, pageSize: 18 };
    if (of !== storeBrandProducts) throw new Error('not asked for by a brand');
    return { heroProducts: Array.from({ length: many }, (_, n) => cardOf(n + 1)) };
  };
  const answer = await showPage(Page, { address, params: { slug, brandId }, data: { call: call as never } });
  return { answer, asked };
}

const products = () =>
  within(screen.getByRole('region', { name: 'Products' }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the page of a brand', () => {
  it('is titled and described by meta.seoTitle and meta.seoDescription, and lives at slug and brandId', async () => {
    await open();
    expect(head()).toMatchObject({
      title: 'Oatwell: all products',
      isWholeTitle: true,
      description: 'Everything by Oatwell.',
      canonicalPath: '/store/b/oatwell/3',
      image: { url: '/pictures/brand-oatwell.svg', alt: 'Oatwell & Daughters' },
    });
    expect(head().robots).toBeUndefined();
  });

  it('has a circular logo of 180 by 180, named by its title, the title as heading, and its description', async () => {
    await open();
    const logo = one<HTMLImageElement>('header img');
    expect([logo.getAttribute('src'), logo.alt, logo.width, logo.height]).toEqual([
      '/pictures/brand-oatwell.svg',
      'Oatwell & Daughters',
      180,
      180,
    ]);
    // 45 times 4 px.
    expect(logo.className.split(' ')).toEqual(expect.arrayContaining(['size-45', 'rounded-full']));
    expect(texts('h1')).toEqual(['Oatwell & Daughters']);
    expect(texts('header p')).toEqual(['Makes what rolls.']);
    await open({ brand: { description: '' } });
    expect(all('header p')).toEqual([]);
  });

  it('has its hero products, Shop by Guide and questions, in this order', async () => {
    await open();
    expect(products()).toEqual(['Stroller 1', 'Stroller 2', 'Stroller 3']);
    expect(texts('h2')).toEqual(['Products', 'Filter and sort', 'Shop by Guide', 'Frequently asked questions']);
    expect(links('section[aria-labelledby=guides] article a')).toEqual([
      ['Guide 1', '/hello-baby/guide-1'],
      ['Guide 2', '/hello-baby/guide-2'],
    ]);
    expect(texts('section[aria-labelledby=guides] article p')).toEqual(['Teaser 1.', 'Teaser 2.']);
    expect(links('nav[aria-label="Breadcrumb"] a')).toEqual([
      ['Home', '/store'],
      ['Oatwell & Daughters', '/store/b/oatwell/3'],
    ]);
    expect(one('section[aria-labelledby=guides] img').getAttribute('alt')).toBe('Picture 1');
    expect(texts('section[aria-labelledby=questions] summary')).toEqual(['Who are they?']);
    expect(graph().map((thing: Record<string, unknown>) => thing['@type'])).toEqual([
      'BreadcrumbList',
      'ItemList',
      'FAQPage',
    ]);
  });

  it('has neither block where there is one guide and no question', async () => {
    await open({ brand: { guides: [guide(1)], frequentlyAskedQuestions: [] } });
    expect(texts('h2')).toEqual(['Products', 'Filter and sort']);
    expect(graph().map((thing: Record<string, unknown>) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it('tells of being viewed, with the name of the brand, once there are hero products and only then', async () => {
    await open();
    expect(head().counts).toEqual({ event: 'brand_viewed', properties: { brandName: 'oatwell' } });
    await open({ many: 0 });
    expect(head().counts).toBeUndefined();
    expect(screen.queryByRole('region', { name: 'Products' })).toBeNull();
    expect(texts('h1')).toEqual(['Oatwell & Daughters']);
  });

  it('what filters leave nothing of is still a brand with products', async () => {
    await open({ address: '/store/b/oatwell/3?maxPrice=1' });
    expect(products()).toEqual([]);
    const clear = screen.getByRole('link', { name: 'clear all filters' });
    expect(clear.getAttribute('href')).toBe('/store/b/oatwell/3');
    expect(head().counts).toBeDefined();
    expect(head().canonicalPath).toBe('/store/b/oatwell/3');
  });

  it.each([
    ['/store/b/wrong/3', '/store/b/oatwell/3'],
    ['/store/b/wrong/3?onSale=true', '/store/b/oatwell/3?onSale=true'],
    ['/store/b/oatwell/0003', '/store/b/oatwell/3'],
  ])('%s leads to the one address of the brand', async (address, to) => {
    const { answer } = await open({ address });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it('a brand that is not there is not found', async () => {
    expect((await open({ address: '/store/b/oatwell/4' })).answer.status).toBe(404);
  });
});
