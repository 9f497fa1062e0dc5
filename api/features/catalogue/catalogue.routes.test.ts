import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#api/testing/test-app.ts';
import * as catalogue from '#contracts/catalogue.ts';
import { flagNames, flagOf, snakeCase } from '#rules/product-fields.ts';
import { brandLine, productLine, variantLine } from './testing/catalogue-lines.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

/** The test clock starts at 2027-03-10. */
const lines = [
  brandLine({ frequentlyAskedQuestions: [{ question: 'Is it real?', answer: 'No.' }] }),
  brandLine({ id: 2, slug: 'fern', name: 'Fern & Fold', title: 'Fern & Fold' }),
  productLine(1, {
    title: 'Meadow jogger',
    popularity: 90,
    ratingCounts: [0, 0, 0, 1, 1],
    attributes: { material: ['Cotton'] },
    highlights: ['Folds with one hand'],
    fits: [
      { relation: 'needs', id: 2, note: 'the adapter' },
      { relation: 'fits', id: 999_999, note: '' },
    ],
    offers: [
      { store: 'Elsewhere', url: 'https://example.com/pram', priceCents: 18_000, checkedAt: '2027-03-01T10:00:00Z' },
    ],
    variants: [
      variantLine(10, { options: { color: 'Sage' }, stock: 0, priceCents: 20_000 }),
      variantLine(11, {
        options: { color: 'Oat' },
        stock: 2,
        priceCents: 15_000,
        listPriceCents: 20_000,
        code: 'B042',
        pictures: [
          { url: '/pictures/a.svg', alt: 'A jogger' },
          { url: '/pictures/b.svg', alt: 'Folded' },
        ],
      }),
    ],
  }),
  productLine(2, {
    title: 'Adapter ring',
    popularity: 10,
    attributes: { material: ['Steel'] },
    brand: 'fern',
    releasedOn: '2027-03-01',
    variants: [variantLine(20, { priceCents: 1_250 })],
  }),
  productLine(3, {
    title: 'Sold out jogger',
    popularity: 50,
    attributes: { material: ['Cotton', 'Linen'] },
    fsaHsaEligible: true,
    variants: [variantLine(30, { stock: 0, priceCents: 4_500 })],
  }),
  productLine(4, {
    title: 'Coming jogger',
    popularity: 40,
    comingSoonUntil: '2027-04-01',
    variants: [variantLine(40, { priceCents: 9_900 })],
  }),
  productLine(5, {
    title: 'City stroller',
    category: 'travel-strollers',
    productType: 'Travel strollers',
    brand: 'fern',
    variants: [variantLine(50, { priceCents: 30_000 })],
  }),
  productLine(6, {
    title: 'Town stroller',
    category: 'travel-strollers',
    productType: 'Travel strollers',
    brand: 'fern',
    variants: [variantLine(60, { priceCents: 10_000 })],
  }),
  productLine(7, {
    title: 'Secret gift card',
    category: 'sign-up-gifts',
    type: 'gift_card',
    variants: [variantLine(70)],
  }),
];

describe.each(engines)('the shop on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, lines);
  });
  afterAll(() => shop.close());
  const client = () => shop.client();
  const joggers = (query: Record<string, unknown> = {}) =>
    client().call(catalogue.categoryProducts, { params: { slug: 'joggers' }, query });
  const ids = (list: { heroProducts: { gpId: number }[] }) => list.heroProducts.map(({ gpId }) => gpId);

  describe('a category', () => {
    it('comes with its trail, questions, guides and children, null for a leaf', async () => {
      const { category } = await client().call(catalogue.readCategory, { params: { slug: 'strollers' } });
      expect(category).toMatchObject({ id: 1, path: '/store/strollers', slugSet: ['strollers'] });
      expect(category.children?.map(({ urlSlug, slugSet, children }) => [urlSlug, slugSet, children])).toEqual([
        ['joggers', ['strollers', 'joggers'], null],
        ['travel-strollers', ['strollers', 'travel-strollers'], null],
      ]);
      expect(category.children?.[0]).toMatchObject({
        frequentlyAskedQuestions: [{ question: 'Does it fold?' }],
        guides: [{ title: 'How to choose a jogger' }],
      });
    });

    it('that is hidden or unknown is not there, whatever is asked of it', async () => {
      for (const slug of ['sign-up', 'sign-up-gifts', 'no-such']) {
        expect((await client().refused(catalogue.readCategory, { params: { slug } })).code).toBe('not-found');
        expect((await client().refused(catalogue.categoryProducts, { params: { slug } })).code).toBe('not-found');
        expect((await client().refused(catalogue.categoryFacets, { params: { slug } })).code).toBe('not-found');
      }
      expect((await client().refused(catalogue.catalogCategoryProducts, { params: { id: 140 } })).code).toBe(
        'not-found',
      );
    });

    it('is in the category bar and in the tree unless hidden', async () => {
      const navbar = await client().call(catalogue.navbarCategories, {});
      expect(navbar.map(({ urlSlug }) => urlSlug).sort()).toEqual(['nursery', 'strollers']);
      const { categories } = await client().call(catalogue.listCatalogCategories, {});
      expect(JSON.stringify([navbar, categories])).not.toContain('sign-up');
    });

    it('lists the products of its leaves, most popular first, fresh for ten minutes', async () => {
      const list = await client().call(catalogue.categoryProducts, { params: { slug: 'strollers' } });
      expect(list).toMatchObject({ total: 6, page: 1, pageSize: 18 });
      expect(ids(list).slice(0, 3)).toEqual([1, 3, 4]);
      const answer = await client().fetch('/store/api/categories/strollers/products');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    });

    it('takes the selected facets as an object too, and what is none of them selects nothing', async () => {
      const all = ids(await joggers());
      expect(ids(await joggers({ filters: JSON.stringify({ brands: ['fern'] }), heroes: '18' }))).toEqual([2]);
      expect(
        ids(await joggers({ filters: JSON.stringify({ inventory_available: true, material: ['Cotton'] }) })),
      ).toEqual(ids(await joggers({ available: 'true', material: 'Cotton' })));
      expect(ids(await joggers({ filters: JSON.stringify({ price: { from: 40, to: 50 } }) }))).toEqual([3]);
      for (const filters of ['', 'brands', '[]', 'null', '7', '{"brands":7,"rating":{"from":"x"},"__proto__":{"a":1}}'])
        expect(ids(await joggers({ filters })), filters).toEqual(all);
      expect(
        (
          await client().refused(catalogue.categoryProducts, {
            params: { slug: 'joggers' },
            query: { filters: 'x'.repeat(4_001) } as never,
          })
        ).code,
      ).toBe('invalid-input');
    });

    it('sorts by its own sort unless told otherwise, in either vocabulary', async () => {
      const sorted = async (query: Record<string, string>) =>
        ids(await client().call(catalogue.categoryProducts, { params: { slug: 'travel-strollers' }, query }));
      expect(await sorted({})).toEqual([6, 5]);
      expect(await sorted({ sort: 'price_desc' })).toEqual([5, 6]);
      expect(await sorted({ sort: 'price', order: 'desc' })).toEqual([5, 6]);
      expect(await sorted({ orderBy: 'price_desc' })).toEqual([5, 6]);
      expect(await sorted({ sort: 'nonsense' })).toEqual([6, 5]);
    });

    it('answers by number as by name', async () => {
      expect(ids(await client().call(catalogue.catalogCategoryProducts, { params: { id: 120 } }))).toEqual(
        ids(await joggers()),
      );
      const byNumber = await client().call(catalogue.catalogCategoryFacets, { params: { id: 120 } });
      expect(byNumber).toEqual(await client().call(catalogue.categoryFacets, { params: { slug: 'joggers' } }));
    });

    it('is paged without overlap', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => joggers({ page, limit: 2 })));
      expect(pages.flatMap(ids)).toEqual([1, 3, 4, 2]);
      expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
    });
  });

  describe('filters', () => {
    it.each<[Record<string, unknown>, number[]]>([
      [{ brands: ['fern'] }, [2]],
      [{ available: 'true' }, [1, 2]],
      [{ inventory_available: 'true' }, [1, 2]],
      [{ onSale: 'true' }, [1]],
      [{ minPrice: '45', maxPrice: '99' }, [3, 4]],
      [{ minPrice: '160', maxPrice: '170' }, [1]],
      [{ minRating: '4' }, [1]],
      [{ material: ['Linen', 'Steel'] }, [3, 2]],
      [{ fsaHsaEligible: 'true' }, [3]],
      [{ brands: ['no-such-brand'], minPrice: 'cheap', minRating: '9' }, [1, 3, 4, 2]],
      [{ categories: ['cribs'] }, [1, 3, 4, 2]],
    ])('%j leave %j', async (query, expected) => {
      const list = await joggers(query);
      expect(ids(list)).toEqual(expected);
      expect(list.total).toBe(expected.length);
    });

    it('within a parent narrow it to a child', async () => {
      const list = await client().call(catalogue.categoryProducts, {
        params: { slug: 'strollers' },
        query: { categories: ['travel-strollers'] },
      });
      expect(ids(list).sort()).toEqual([5, 6]);
    });

    it('beyond their bounds are refused by the name of the field', async () => {
      const refused = async (query: Record<string, unknown>) =>
        (await client().refused(catalogue.categoryProducts, { params: { slug: 'joggers' }, query })).fields?.[0]?.field;
      expect(await refused({ brands: 'x'.repeat(101) })).toBe('query.brands');
      expect(await refused({ brands: Array.from({ length: 51 }, (_, index) => `b${index}`) })).toBe('query.brands');
      expect(await refused({ page: 0 })).toBe('query.page');
      expect(await refused({ limit: 49 })).toBe('query.limit');
      expect(await refused({ shade: 'red' })).toBe('query.shade');
      expect(await refused({ utm_source: 'mail' })).toBe('query.utm_source');
    });
  });

  describe('facets', () => {
    it('have keys, labels, types and values in the order of the panel, the attributes of the leaf among them', async () => {
      const { facets, total } = await client().call(catalogue.categoryFacets, {
        params: { slug: 'joggers' },
        query: {},
      });
      expect(total).toBe(4);
      expect(facets.map(({ key, label, type }) => [key, label, type])).toEqual([
        ['brands', 'Brand', 'multi-select'],
        ['product_type', 'Product Type', 'multi-select'],
        ['material', 'Material', 'multi-select'],
        ['rating', 'Rating', 'rating'],
        ['price', 'Price Range', 'numeric-range'],
        ['inventory_available', 'In Stock', 'boolean'],
        ['on_sale', 'On Sale', 'boolean'],
        ...flagNames.map((name) => [snakeCase(name), flagOf(name).label, 'boolean']),
      ]);
      const values = Object.fromEntries(facets.map(({ key, values }) => [key, values]));
      expect(values).toMatchObject({
        brands: [
          { value: 'oatwell', label: 'Oatwell', count: 3 },
          { value: 'fern', label: 'Fern & Fold', count: 1 },
        ],
        material: [
          { value: 'Cotton', count: 2 },
          { value: 'Linen', count: 1 },
          { value: 'Steel', count: 1 },
        ],
        price: [
          { label: 'Min', value: '12' },
          { label: 'Max', value: '200' },
        ],
        inventory_available: [{ value: 'true', count: 2 }],
      });
      expect(values.rating).toEqual([
        { value: '5', label: '5 stars', count: 0 },
        { value: '4', label: '4 & up', count: 1 },
        { value: '3', label: '3 & up', count: 1 },
        { value: '2', label: '2 & up', count: 1 },
        { value: '1', label: '1 & up', count: 1 },
        { value: '0', label: 'Show All Ratings', count: 4 },
      ]);
    });

    it('are exact and disjunctive: a chosen brand keeps the counts of the others', async () => {
      const { facets, total } = await client().call(catalogue.categoryFacets, {
        params: { slug: 'joggers' },
        query: { brands: ['fern'] },
      });
      expect(total).toBe(1);
      expect(facets[0]).toMatchObject({ key: 'brands', values: [{ count: 3 }, { count: 1 }] });
      expect(facets.find(({ key }) => key === 'material')).toMatchObject({
        values: [{ value: 'Steel', count: 1 }, { count: 0 }, { count: 0 }],
      });
    });
  });

  describe('a card', () => {
    it('stands for the first variant in stock, with prices, badges and pictures', async () => {
      expect((await joggers()).heroProducts[0]).toMatchObject({
        productId: 11,
        gpId: 1,
        title: 'Meadow jogger',
        brand: 'Oatwell',
        path: '/gp/pram-1/1',
        brandPath: '/store/b/oatwell/1',
        imageUrl: '/pictures/a.svg',
        secondaryImageUrl: '/pictures/b.svg',
        price: { current: { amount: 15_000, currency: 'USD' }, min: { amount: 15_000 }, max: { amount: 20_000 } },
        priceDetails: { listPrice: { amount: 20_000 }, percentOff: 25 },
        rating: 4.5,
        reviewCount: 2,
        available: true,
        onSale: true,
        optionsCta: '2 colors',
        merchandisingMessage: 'Only 2 left',
        promotionalBadges: ['sale'],
      });
    });

    it('says what is new, out of stock and coming', async () => {
      const badges = Object.fromEntries(
        (await joggers()).heroProducts.map(({ gpId, promotionalBadges }) => [gpId, promotionalBadges]),
      );
      expect(badges).toMatchObject({ 2: ['new'], 3: ['out-of-stock', 'fsa-hsa'], 4: ['coming-soon'] });
    });
  });

  describe('a product', () => {
    it('is found by its own id, with page data when asked', async () => {
      const { product } = await client().call(catalogue.readProduct, { params: { id: 10 } });
      expect(product).toMatchObject({
        id: 10,
        genericProductId: 1,
        price: { current: { amount: 20_000 }, msrp: null },
        available: false,
        page: null,
      });
      const { product: whole } = await client().call(catalogue.readProduct, {
        params: { id: 11 },
        query: { is_pdp: 'true' },
      });
      expect(whole.price.msrp).toEqual({ amount: 20_000, currency: 'USD' });
      expect(whole.page).toMatchObject({
        highlights: ['Folds with one hand'],
        breadcrumb: [
          { title: 'Strollers', path: '/store/strollers', slugSet: ['strollers'] },
          { title: 'Joggers', path: '/store/joggers', slugSet: ['strollers', 'joggers'] },
        ],
        indexable: true,
        options: [{ name: 'color', values: ['Sage', 'Oat'] }],
        variants: [
          { id: 10, available: false, unitsLeft: null, path: '/gp/pram-1/1/10' },
          { id: 11, available: true, unitsLeft: 2, listPrice: { amount: 20_000 }, code: 'B042' },
        ],
        offers: [{ store: 'Elsewhere', price: { amount: 18_000 }, checkedAt: '2027-03-01T10:00:00Z' }],
      });
      expect(whole.page?.fits.map(({ relation, note, product: { gpId } }) => [relation, note, gpId])).toEqual([
        ['needs', 'the adapter', 2],
      ]);
    });

    it("speaks the specification's words for a card, a variant and a price", async () => {
      const { product } = await client().call(catalogue.readProduct, { params: { id: 11 }, query: { is_pdp: 'true' } });
      expect(product).toMatchObject({
        id: 11,
        brand: { title: 'Oatwell' },
        name: 'Meadow jogger',
        path: '/gp/pram-1/1/11',
        image: { url: '/pictures/a.svg', thumbnailUrl: '/pictures/a.svg' },
        price: { current: { amount: 15_000 }, msrp: { amount: 20_000 } },
        rating: 4.5,
        reviewCount: 2,
      });
      expect(product.page?.variants).toMatchObject([
        { id: 10, attributes: { color: 'Sage' }, availableOnBabylist: false },
        {
          id: 11,
          attributes: { color: 'Oat' },
          availableOnBabylist: true,
          image: { thumbnail: '/pictures/a.svg', url: '/pictures/a.svg' },
          name: 'Item 11',
          price: { amount: 15_000 },
        },
      ]);
    });

    it('names similar products of its category, itself left out, with the reason for each', async () => {
      const { product } = await client().call(catalogue.readProduct, { params: { id: 11 }, query: { is_pdp: 'true' } });
      expect(product.page?.similar.map(({ because, product: { gpId } }) => [because, gpId])).toEqual([
        ['costs-less', 2],
        ['costs-less', 4],
        ['costs-less', 3],
      ]);
    });

    it('is found by its generic id, leading variant first, or the one chosen', async () => {
      const read = (productId?: number) =>
        client().call(catalogue.readGenericProduct, {
          params: { id: 1 },
          query: productId === undefined ? {} : { product_id: productId },
        });
      expect((await read()).product.id).toBe(11);
      expect((await read(10)).product.id).toBe(10);
      expect(
        (await client().refused(catalogue.readGenericProduct, { params: { id: 1 }, query: { product_id: 20 } })).code,
      ).toBe('not-found');
    });

    it('of a hidden category has a page, without trail and not for search engines', async () => {
      const { product } = await client().call(catalogue.readGenericProduct, { params: { id: 7 } });
      expect(product.page).toMatchObject({ breadcrumb: [], indexable: false });
    });

    it('that does not exist is not found', async () => {
      for (const id of [999_999, -1, 0])
        expect((await client().refused(catalogue.readProduct, { params: { id } })).status).toBe(404);
      expect((await client().fetch('/api/v3/products/abc')).status).toBe(404);
    });

    it('is led to by its short code, in any case', async () => {
      expect(await client().call(catalogue.readProductCode, { params: { code: 'b042' } })).toEqual({
        code: 'B042',
        productId: 11,
        path: '/gp/pram-1/1/11',
      });
      for (const code of ['B043', 'B42', "B'42"])
        expect((await client().refused(catalogue.readProductCode, { params: { code } })).code).toBe('not-found');
    });

    it('is listed by ids in their order, each standing for itself', async () => {
      const { products } = await client().call(catalogue.listProducts, { query: { ids: [60, 10, 999, 11] } });
      expect(products.map(({ productId }) => productId)).toEqual([60, 10, 11]);
    });

    it('is listed by term and category numbers', async () => {
      const { products, total } = await client().call(catalogue.listProducts, {
        query: { search_term: 'stroller', category_ids: [121] },
      });
      expect([total, products.map(({ gpId }) => gpId).sort()]).toEqual([2, [5, 6]]);
      expect((await client().fetch('/api/v3/products?category_ids[]=121&category_ids[]=120')).status).toBe(200);
    });
  });

  describe('a brand', () => {
    it('comes with meta, questions and the guides of what it sells, on both addresses', async () => {
      const { brand } = await client().call(catalogue.readStoreBrand, { params: { brandId: 1 } });
      expect(brand).toMatchObject({
        name: 'Oatwell',
        brandPageUrl: '/store/b/oatwell/1',
        meta: { seoTitle: 'Oatwell' },
        frequentlyAskedQuestions: [{ question: 'Is it real?' }],
        guides: [{ slug: 'choose-a-jogger' }],
      });
      expect(await client().call(catalogue.readBrand, { params: { id: 1 } })).toEqual({ brand });
      expect((await client().refused(catalogue.readBrand, { params: { id: 77 } })).code).toBe('not-found');
    });

    it('shows its most popular products, never hidden ones', async () => {
      expect(
        ids(await client().call(catalogue.storeBrandProducts, { params: { brandId: 1 }, query: { limit: 2 } })),
      ).toEqual([1, 3]);
      expect(ids(await client().call(catalogue.brandProducts, { params: { id: 1 } }))).toEqual([1, 3, 4]);
    });

    it('is found by a part of its name', async () => {
      const names = async (search_term: string) =>
        (await client().call(catalogue.listBrands, { query: { search_term } })).brands.map(({ name }) => name);
      expect(await names('')).toEqual(['Fern & Fold', 'Oatwell']);
      expect(await names('fold')).toEqual(['Fern & Fold']);
      expect(await names('OAT')).toEqual(['Oatwell']);
      expect(await names('zzz')).toEqual([]);
    });
  });

  it('shows a changed product at once, and forgets one that moved into hiding', async () => {
    await shop.import([
      productLine(6, {
        title: 'Renamed stroller',
        category: 'travel-strollers',
        brand: 'fern',
        variants: [variantLine(60, { priceCents: 10_000 })],
      }),
    ]);
    const list = () => client().call(catalogue.categoryProducts, { params: { slug: 'travel-strollers' } });
    expect((await list()).heroProducts[0]?.title).toBe('Renamed stroller');
    await shop.import([productLine(6, { category: 'sign-up-gifts', brand: 'fern', variants: [variantLine(60)] })]);
    expect(ids(await list())).toEqual([5]);
  });
});
