import { describe, expect, it, vi } from 'vitest';
import type { ProductList } from '#contracts/catalogue.schemas.ts';
import type { UnifiedSearch } from '#contracts/search.schemas.ts';
import { searchBrand, searchProducts, unifiedSearch } from '#contracts/search.ts';
import { all, head, links, one, texts } from '#scripts/testing/read-page.ts';
import { showPage } from '#scripts/testing/show-part.ts';
import { cardOf } from '#scripts/testing/whole-product.ts';
import SearchPage from '../../pages/store/search.astro';
import { facets } from './testing/screen.ts';

vi.mock('../../layouts/Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

const list: ProductList = {
  heroProducts: [cardOf(1), cardOf(2)],
  facets: [...facets],
  total: 40,
  page: 1,
  pageSize: 18,
  searchId: 's1',
  topResults: [1, 2],
  correctedTerm: null,
  isNearest: false,
};
const guide = {
  id: 1,
  slug: 'a-jogger',
  title: 'Choose a jogger',
  teaser: 'Wheels first.',
  type: 'guide',
  url: '/hello-baby/a-jogger',
  featuredImage: { url: '/g.svg', thumbnailUrl: '/g.svg', description: '' },
  meta: { topics: [] },
};
const finds = (changes: Partial<UnifiedSearch['response']> = {}): Partial<UnifiedSearch['response']> => ({
  guides: [guide],
  registries: [{ title: 'Olive and Sam', path: '/olive-and-sam' }],
  suggestions: [{ searchTerm: 'jogger' }, { searchTerm: 'jogging strollers' }],
  ...changes,
});

async function open(
  search: string,
  unified: Partial<UnifiedSearch['response']> | Error = finds(),
  changes: Partial<ProductList> = {},
  brand: object | null | Error = null,
) {
  const asked: { of: unknown; query: unknown }[] = [];
  const call = async (of: unknown, { query }: { query: unknown }) => {
    asked.push({ of, query });
    if (of === searchProducts) return { ...list, ...changes };
    if (of === searchBrand && brand instanceof Error) throw brand;
    if (of === searchBrand) return { brand };
    if (unified instanceof Error) throw unified;
    return unified;
  };
  const answer = await showPage(SearchPage, {
    address: `/store/search${search}`,
    params: {},
    data: { call: call as never },
  });
  return Object.assign(asked, { leadsTo: answer.headers.get('location') });
}

describe('the page of search results', () => {
  it('2.10 leads on to the page of a short code, and finds what only looks like one', async () => {
    const toCode = await open('?search_term=+b042+');
    expect([toCode.leadsTo, toCode.length]).toEqual(['/store/code/B042', 0]);
    expect((await open('?search_term=b0421')).leadsTo).toBeNull();
  });

  it('2.8 the unified search variant shows guides and public registries below the products, and says so wherever it leads', async () => {
    const asked = await open('?search_term=jogger&unified_search=true');
    expect(asked.find(({ of }) => of === searchProducts)!.query).toMatchObject({
      term: 'jogger',
      unified_search: 'true',
    });
    expect(asked.find(({ of }) => of === unifiedSearch)!.query).toEqual({ q: 'jogger', event_location: 'search page' });
    expect(links('section[aria-label="Guides"] a')).toEqual([['Choose a jogger', '/hello-baby/a-jogger']]);
    expect(links('section[aria-label="Registries"] a')).toEqual([['Olive and Sam', '/olive-and-sam']]);
    expect(links('section[aria-label="Other searches"] a')).toEqual([
      ['jogging strollers', '/store/search?search_term=jogging%20strollers&unified_search=true'],
    ]);
    expect(links('nav a').map(([, href]) => href)).toContain(
      '/store/search?search_term=jogger&unified_search=true&page=2',
    );
    const form = document.querySelector<HTMLFormElement>('form[data-panel]')!;
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ search_term: 'jogger', unified_search: 'true' });
    expect(links('main > p a')).toEqual([['Products only', '/store/search?search_term=jogger']]);
  });

  it('2.8 is of products alone without it, and leads to the other', async () => {
    const asked = await open('?search_term=jogger');
    expect(asked.map(({ of }) => of)).not.toContain(unifiedSearch);
    expect(asked.find(({ of }) => of === searchProducts)!.query).not.toHaveProperty('unified_search');
    expect(document.querySelector('[data-unified], input[name="unified_search"]')).toBeNull();
    expect(links('main > p a')).toEqual([
      ['Look for “jogger” in guides and registries too', '/store/search?search_term=jogger&unified_search=true'],
    ]);
  });

  it('2.8 says where it found neither guide nor registry, and keeps its products without an answer', async () => {
    await open('?search_term=jogger&unified_search=true', finds({ guides: [], registries: [], suggestions: [] }));
    expect(document.querySelector('[data-unified]')!.textContent).toContain(
      'No guide and no public registry has these words.',
    );
    await open('?search_term=jogger&unified_search=true', new Error('down'));
    expect(document.querySelector('[data-unified]')).toBeNull();
    expect(document.querySelectorAll('product-list article')).toHaveLength(2);
  });

  it("2.8 is titled by the term alone, or 'Search', and is not indexed", async () => {
    await open('?search_term=jogger');
    expect(head()).toMatchObject({
      title: 'jogger',
      isWholeTitle: true,
      robots: 'noindex',
      description: '40 products for “jogger” at Layette, with filters, ratings and prices.',
    });
    for (const search of ['', '?search_term=', '?search_term=%20', '?other=1']) {
      await open(search);
      expect(head(), search).toMatchObject({ title: 'Search', isWholeTitle: true, robots: 'noindex' });
      expect(texts('h1')).toEqual(['Search']);
    }
    await open('?search_term=first&search_term=%20last%20');
    expect(head().title).toBe('last');
  });

  it('2.8 has banner, term, what was looked for instead, brand, count, list and the question for phones, in this order', async () => {
    const brand = { title: 'Oatwell', brandPageUrl: '/store/b/oatwell/3' };
    await open('?search_term=jogegr', finds(), { correctedTerm: 'jogger', isNearest: true }, brand);
    expect(all('main > :not(script)').map(({ tagName }) => tagName)).toEqual([
      'ASIDE',
      'DIV',
      'PRODUCT-LIST',
      'P',
      'ASIDE',
    ]);
    expect(texts('main > aside a')).toEqual(['Check Your Eligibility', 'Get the app']);
    expect(texts('h1')).toEqual(['“jogegr”']);
    expect(texts('main > div p')).toEqual([
      'Showing results for “jogger”.',
      'Nothing here is quite that. These come nearest to it.',
      'Shop all Oatwell products',
    ]);
    expect(texts('[data-part=count]')).toEqual(['40 products']);
  });

  it('2.8 has its results where nobody answers for the brand', async () => {
    await open('?search_term=jogger', finds(), {}, new Error('down'));
    expect(all('product-list article')).toHaveLength(2);
  });

  it('7 search: tells the term, the search id, how many and the first results, once for a search', async () => {
    const topResults = Array.from({ length: 30 }, (_, at) => at + 1);
    const long = 'x'.repeat(120);
    await open(`?search_term=${long}`, finds(), { topResults });
    expect(head().counts).toEqual({
      event: 'search',
      properties: { term: 'x'.repeat(100), searchId: 's1', resultCount: 40, results: topResults.slice(0, 20) },
    });
    // A further page or a filter of the same search is no other search, and no term is none at all.
    for (const search of ['?search_term=crib&page=2', '?search_term=crib&onSale=true', '']) {
      await open(search);
      expect(head().counts, search).toBeUndefined();
    }
  });

  it('8 without a result says Sorry with the term in capitals, without filters, count or another sentence', async () => {
    const nothing = { heroProducts: [], total: 0, facets: [] };
    await open('?search_term=zzqx', finds(), nothing);
    expect(texts('[data-sentence]')).toEqual(["Sorry, there are no products matching 'ZZQX'."]);
    expect(one<HTMLFieldSetElement>('[data-part=chips]').hidden).toBe(true);
    expect(texts('[data-part=count]')).toEqual(['']);
    // 2.6: with a filter it is the filter that has to go, and the term stays.
    await open('?search_term=zzqx&onSale=true', finds(), nothing);
    expect(texts('[data-sentence]')[0]).toMatch(/^Whoops!/);
    expect(links('[data-part=none] a')).toEqual([['clear all filters', '/store/search?search_term=zzqx']]);
    expect(one<HTMLFieldSetElement>('[data-part=chips]').hidden).toBe(false);
  });
});
