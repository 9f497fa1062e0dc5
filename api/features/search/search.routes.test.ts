import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPageAt } from '#api/features/catalogue/list-pages.ts';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { signedUp } from '#api/testing/people.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { changeRegistry, createRegistry } from '#contracts/registries.ts';
import {
  type ShopCollection,
  searchBrand,
  searchProducts,
  searchStories,
  searchSuggestions,
  topResultsMax,
  unifiedSearch,
} from '#contracts/search.ts';
import { readSearchId, searchIdKinds } from '#rules/search-ids.ts';

/** The test clock starts at 2027-03-10. */
const lines = [
  brandLine(),
  brandLine({ id: 2, slug: 'oatwell-home', name: 'Oatwell Home', title: 'Oatwell Home' }),
  productLine(1, {
    title: 'Meadow stroller',
    popularity: 9,
    attributes: { material: ['Linen'] },
    variants: [variantLine(10, { listPriceCents: 30_000 })],
  }),
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
  it('suggestions are requested only for a term of at least 3 characters, and are whole terms', async () => {
    const suggest = async (q: string) =>
      (await shop.client().call(searchSuggestions, { query: { q } })).map(({ searchTerm }) => searchTerm);
    expect((await suggest('strol')).join()).toContain('stroller');
    expect(await suggest('st')).toEqual([]);
  });

  it('end with what there is to read, by its title', async () => {
    const suggest = (q: string) => shop.client().call(searchSuggestions, { query: { q } });
    const found = await suggest('jogger');
    expect(found.at(-1)).toMatchObject({ path: '/hello-baby/choose-a-jogger' });
    expect(found.length).toBeLessThanOrEqual(8);
    expect((await suggest('strollers')).filter(({ path }) => path !== undefined)).toEqual([]);
  });

  it('suggestions requested with an undefined term: searchTerm must be defined', async () => {
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

  it('product search sends term, heroes, count, filters, orderBy and segment_anonymous_id, and answers heroProducts and searchId', async () => {
    const query = {
      term: 'crib',
      heroes: 'true',
      count: 1,
      orderBy: 'price',
      segment_anonymous_id: 'somebody',
    } as const;
    const list = await shop.client().call(searchProducts, { query });
    expect(list.heroProducts).toHaveLength(1);
    expect(list.searchId).not.toBe('');
    const tables = await shop.app.db.read.selectFrom('setting').selectAll().execute();
    expect(JSON.stringify([list, tables])).not.toContain('somebody');
  });

  it('a search id lives 1800 s: the same search has the same id', async () => {
    const idOf = async (term: string, more: Omit<InputOf<typeof searchProducts>['query'], 'term'> = {}) =>
      (await shop.client().call(searchProducts, { query: { ...more, term } })).searchId;
    const first = await idOf('crib');
    expect(await idOf('crib')).toBe(first);
    expect(await idOf('stroller')).not.toBe(first);
    expect(await idOf('crib', { onSale: 'true' })).not.toBe(first);
    expect(await idOf('crib', { sort: 'price_asc' })).not.toBe(first);
    expect(readSearchId(first, shop.clock.now, shop.app.sealing.tag)).toEqual({ kind: 'products', isLive: true });
    shop.clock.pass(1_800_000);
    expect(await idOf('crib')).not.toBe(first);
  });

  it('the top 20 search results are there to be reported, on the first page only', async () => {
    const top = async (query: InputOf<typeof searchProducts>['query']) =>
      (await shop.client().call(searchProducts, { query })).topResults;
    expect(await top({ term: 'crib', limit: 1 })).toHaveLength(2);
    expect(await top({ term: 'crib', limit: 1, page: 2 })).toEqual([]);
    expect(topResultsMax).toBe(20);
  });

  it('says of a term that the shop has nothing for that its results only come nearest', async () => {
    const found = (term: string) => shop.client().call(searchProducts, { query: { term } });
    expect(await found('playpen')).toMatchObject({ heroProducts: [{ productType: 'Cribs' }, {}], isNearest: true });
    expect(await found('crib')).toMatchObject({ heroProducts: [{ productType: 'Cribs' }, {}], isNearest: false });
    expect(await found('zzqx')).toMatchObject({ total: 0, isNearest: false });
  });

  it('the unified search variant adds unified_search=true', async () => {
    expect(await ids({ term: 'meadow', unified_search: 'true' })).toEqual([1]);
    // It only tells which variant of the page made the request, and never changes the results, counts or order.
    for (const query of [
      { term: 'meadow' },
      { term: '', sort: 'price', order: 'asc' },
      { term: 'pram', available: 'true' },
    ]) {
      const { searchId: _, ...plain } = await shop.client().call(searchProducts, { query });
      const { searchId, ...unified } = await shop
        .client()
        .call(searchProducts, { query: { ...query, unified_search: 'true' } });
      expect(unified).toEqual(plain);
      expect(searchId).toMatch(/./);
    }
    // The page of this variant is never cached, because a registry in it may be hidden at any moment.
    expect(listPageAt('/store/search', 'unified_search=true&page=2&search_term=crib')).toEqual({
      address: '/store/search?search_term=crib&unified_search=true&page=2',
      name: '/store/search?search_term=crib&unified_search=true&page=2',
      isKept: false,
    });
    for (const query of [
      'search_term=crib',
      'search_term=crib&unified_search=false',
      'search_term=crib&unified_search=1',
    ])
      expect(listPageAt('/store/search', query)).toMatchObject({
        name: '/store/search?search_term=crib',
        isKept: true,
      });
    expect(listPageAt('/store/cribs', 'page=2&unified_search=true')?.isKept).toBe(true);
    const problem = await shop.client().refused(searchProducts, { query: { unified_search: 'maybe' as never } });
    expect(problem.fields?.[0]?.field).toBe('query.unified_search');
  });

  it('cuts a long term, and refuses only an absurdly long one', async () => {
    const long = `crib ${'soft '.repeat(30)}`;
    expect((await shop.client().call(searchProducts, { query: { term: long } })).heroProducts[0]?.productType).toBe(
      'Cribs',
    );
    const endless = { query: { term: 'x'.repeat(2001) } };
    expect((await shop.client().refused(searchProducts, endless)).fields?.[0]?.field).toBe('query.term');
  });

  it.each(['constructor', '__proto__', 'toString crib', 'hasOwnProperty', '\u202ecrib', '"\'; drop table product; --'])(
    'takes %j for words like any other',
    async (term) => {
      const client = shop.client();
      for (const answer of [
        await client.send(searchProducts, { query: { term } }),
        await client.send(searchSuggestions, { query: { q: term } }),
        await client.send(searchStories, { query: { term } }),
        await client.send(unifiedSearch, { query: { q: term } }),
      ])
        expect(answer.status).toBe(200);
    },
  );

  it('counts size, color and material in a search, where the products have them', async () => {
    const { facets } = await shop.client().call(searchProducts, { query: { term: 'stroller' } });
    expect(facets.map(({ key }) => key)).toContain('material');
  });

  it('corrects a misspelling, and not where it is asked for as it is typed', async () => {
    const found = (query: object) => shop.client().call(searchProducts, { query: { term: 'crbi', ...query } });
    expect(await found({})).toMatchObject({ correctedTerm: 'crib', total: 2 });
    expect(await found({ as_typed: 'true' })).toMatchObject({ correctedTerm: null, total: 0 });
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

describe('story search', () => {
  const find = (query: InputOf<typeof searchStories>['query']) => shop.client().call(searchStories, { query });
  const titles = async (query: InputOf<typeof searchStories>['query']) =>
    (await find(query)).stories.map(({ title }) => title);

  it('finds by title and text, and lists everything without a term', async () => {
    const found = await find({ term: 'jogger' });
    expect(found).toMatchObject({ total: 1, page: 1, pageSize: 20 });
    expect(found.stories[0]).toMatchObject({
      title: 'How to choose a jogger',
      path: '/hello-baby/choose-a-jogger',
      kind: 'guide',
      label: 'Buying guide',
      topics: [{ slug: 'sleep', name: 'Sleep' }],
    });
    expect(await titles({})).toEqual(['How to choose a jogger']);
    expect(await titles({ term: 'zebra' })).toEqual([]);
  });

  it('keeps to a topic and a kind; a topic that there is not finds nothing', async () => {
    expect(await titles({ topic: 'sleep' })).toEqual(['How to choose a jogger']);
    expect(await titles({ topic: 'gear' })).toEqual([]);
    expect(await titles({ topic: 'no-topic' })).toEqual([]);
    expect(await titles({ kind: 'week' })).toEqual([]);
    expect(await titles({ kind: 'guide', term: 'jogger' })).toEqual(['How to choose a jogger']);
  });

  it('is bounded', async () => {
    for (const query of [{ page: 0 }, { term: 'x'.repeat(2001) }, { kind: 'recipe' as never }])
      expect((await shop.client().refused(searchStories, { query })).status).toBe(422);
    expect(await find({ page: 3 })).toMatchObject({ stories: [], total: 1 });
  });
});

describe('unified search', () => {
  const find = (q: string, more: object = {}) =>
    shop.client().call(unifiedSearch, { query: { q, event_location: 'header', ...more } });

  it('finds guides, products and suggestions, each kind with a search id of its own', async () => {
    const found = await find('jogger');
    expect(found.guides.map(({ slug }) => slug)).toEqual(['choose-a-jogger']);
    expect(found.products.length).toBeGreaterThan(0);
    const { tag } = shop.app.sealing;
    for (const kind of searchIdKinds)
      expect(readSearchId(found.searchIds[kind], shop.clock.now, tag)).toEqual({ kind, isLive: true });
    expect((await find('strol')).suggestions.map(({ searchTerm }) => searchTerm)).toContain('strollers');
  });

  it('pages through products, and is bounded', async () => {
    const [first, second] = [await find('crib'), await find('crib', { page: 2 })];
    expect([first.page, first.pageSize, first.productsTotal]).toEqual([1, 18, 2]);
    expect([second.page, second.products, second.productsTotal]).toEqual([2, [], 2]);
    for (const query of [
      { q: 'x'.repeat(2001) },
      { q: 'crib', page: 0 },
      { q: 'crib', event_location: 'x'.repeat(61) },
    ])
      expect((await shop.client().refused(unifiedSearch, { query })).status).toBe(422);
  });

  it('finds a public registry by words of its title and its owner, or by its whole title', async () => {
    const owner = await signedUp(shop, 'Juniper Larkspur');
    const { registry } = await owner.call(createRegistry, { body: { title: 'Wren’s baby shower' } });
    const set = (body: object) => owner.call(changeRegistry, { params: { id: registry.id }, body } as never);
    const titlesFor = async (q: string) => (await find(q)).registries.map(({ title }) => title);
    const found = ['juniper larkspur', 'Larkspur, Wren', 'wren’s BABY shower', 'the registry of Juniper Larkspur'];
    for (const searchLevel of ['private', 'babylist', 'google', 'private'] as const) {
      await set({ searchLevel });
      const titles = searchLevel === 'google' ? ['Wren’s baby shower'] : [];
      for (const q of found) expect([searchLevel, q, await titlesFor(q)]).toEqual([searchLevel, q, titles]);
    }
    await set({ searchLevel: 'google' });
    for (const q of ['juniper', 'wren', 'baby shower', 'juniper finch'])
      expect([q, await titlesFor(q)]).toEqual([q, []]);
    await set({ title: 'Robin’s baby shower' });
    expect(await titlesFor('juniper wren')).toEqual([]);
    expect(await titlesFor('juniper robin')).toEqual(['Robin’s baby shower']);
  });

  it('shows public registries only, by their whole name, never private, merely findable or paused ones', async () => {
    const owner = await signedUp(shop, 'Olive');
    const { registry } = await owner.call(createRegistry, { body: { title: 'Olive and Sam' } });
    const set = (body: object) => owner.call(changeRegistry, { params: { id: registry.id }, body } as never);
    const registriesFor = async (q: string) => (await find(q)).registries;
    await set({ slug: 'olive-and-sam' });
    expect(await registriesFor('olive and sam')).toEqual([]);
    await set({ searchLevel: 'babylist' });
    expect(await registriesFor('olive and sam')).toEqual([]);
    await set({ searchLevel: 'google' });
    const shown = [{ title: 'Olive and Sam', path: '/olive-and-sam' }];
    expect(await registriesFor('olive and sam')).toEqual(shown);
    expect(await registriesFor('Olive & and SAM registry')).toEqual(shown);
    expect(await registriesFor('OLIVE and Sam registry')).toEqual(shown);
    for (const q of ['olive', 'olive and', 'sam', '', 'olive-and-sa', '%', 'o_ive and sam'])
      expect([q, await registriesFor(q)]).toEqual([q, []]);
    // Nor is a registry found by a first name that is its whole address.
    await set({ slug: 'olive' });
    expect(await registriesFor('olive')).toEqual([]);
    await set({ slug: 'olive-and-sam' });
    await shop.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('registry').set({ state: 'paused' }).where('id', '=', registry.id).execute(),
    );
    expect(await registriesFor('olive and sam')).toEqual([]);
  });
});
