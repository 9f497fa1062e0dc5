import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import {
  type ShopCollection,
  searchBrand,
  searchProducts,
  searchSuggestions,
  unifiedSearch,
} from '#contracts/search.ts';

/** The test clock stands at 2027-03-10. */
const lines = [
  brandLine(),
  brandLine({ id: 2, slug: 'oatwell-home', name: 'Oatwell Home', title: 'Oatwell Home' }),
  productLine(1, { title: 'Meadow stroller', popularity: 9, variants: [variantLine(10, { listPriceCents: 30_000 })] }),
  productLine(2, {
    title: 'Canvas crib',
    category: 'cribs',
    productType: 'Cribs',
    brand: 'oatwell-home',
    releasedOn: '2027-02-20',
    fsaHsaEligible: true,
  }),
  productLine(3, { title: 'Coming crib', category: 'cribs', productType: 'Cribs', comingSoonUntil: '2027-05-01' }),
  productLine(4, { title: 'Meal delivery', type: 'favor', productType: 'Favors' }),
  productLine(5, { title: 'Stroller voucher', type: 'gift_card', category: 'sign-up-gifts' }),
];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop('sqlite', lines);
});
afterAll(() => shop.close());

const ids = async (query: InputOf<typeof searchProducts>['query']) =>
  (await shop.client().call(searchProducts, { query })).heroProducts.map(({ gpId }) => gpId);

describe('suggestions', () => {
  it('are whole terms for three characters and more', async () => {
    const suggest = async (q: string) =>
      (await shop.client().call(searchSuggestions, { query: { q } })).map(({ searchTerm }) => searchTerm);
    expect((await suggest('strol')).join()).toContain('stroller');
    expect(await suggest('st')).toEqual([]);
  });

  it('need a term', async () => {
    const problem = await shop.client().refused(searchSuggestions, { query: {} as never });
    expect(problem).toMatchObject({
      status: 422,
      fields: [{ field: 'query.q', message: 'searchTerm must be defined' }],
    });
  });
});

describe('product search', () => {
  it('finds by term, whatever the older or newer word for it, never in hidden categories', async () => {
    expect(await ids({ term: 'meadow' })).toEqual([1]);
    expect(await ids({ search_term: 'meadow', heroes: 'true', count: 5, segment_anonymous_id: 'abc' })).toEqual([1]);
    expect(await ids({ term: 'voucher' })).toEqual([]);
  });

  it('filters and counts as categories do', async () => {
    const list = await shop.client().call(searchProducts, { query: { term: 'crib', available: 'true' } });
    expect([list.total, list.heroProducts.map(({ gpId }) => gpId)]).toEqual([1, [2]]);
    expect(list.facets.map(({ key }) => key)).toContain('brands');
  });

  it.each<[ShopCollection, number[]]>([
    ['sale', [1]],
    ['new', [2]],
    ['coming-soon', [3]],
    ['fsa-hsa-eligible', [2]],
    ['help-and-favors', [4]],
    ['gift-cards', []],
  ])('of the collection %s is %j', async (collection, expected) => {
    expect(await ids({ collection })).toEqual(expected);
  });

  it('keeps its id for half an hour', async () => {
    const idOf = async (term: string) => (await shop.client().call(searchProducts, { query: { term } })).searchId;
    const first = await idOf('crib');
    expect(await idOf('crib')).toBe(first);
    expect(await idOf('stroller')).not.toBe(first);
    shop.clock.pass(1_800_000);
    expect(await idOf('crib')).not.toBe(first);
  });

  it('refuses a term beyond its bounds by name', async () => {
    expect((await shop.client().refused(searchProducts, { query: { term: 'x'.repeat(101) } })).fields?.[0]?.field).toBe(
      'query.term',
    );
  });
});

describe('the brand of a term', () => {
  it.each([
    ['Oatwell', 'oatwell'],
    ['oatwell strollers', 'oatwell'],
    ['blankets by oatwell home', 'oatwell-home'],
    ['oatwells', undefined],
    ['', undefined],
  ])('%j is %s', async (term, slug) => {
    expect((await shop.client().call(searchBrand, { query: { term } })).brand?.slug).toBe(slug);
  });
});

describe('unified search', () => {
  it('finds guides, products and suggestions, and never a registry', async () => {
    const found = await shop.client().call(unifiedSearch, { query: { q: 'jogger', event_location: 'header' } });
    expect(found.guides.map(({ slug }) => slug)).toEqual(['choose-a-jogger']);
    expect(found.products.length).toBeGreaterThan(0);
    expect(found.registries).toEqual([]);
    expect(new Set(Object.values(found.searchIds)).size).toBe(4);
  });
});
