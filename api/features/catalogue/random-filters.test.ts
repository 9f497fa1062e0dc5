/** Whatever is chosen, the panel's counts, the number on its button and the grid must agree. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#api/testing/test-app.ts';
import type { Facet, ProductCard } from '#contracts/catalogue.schemas.ts';
import { categoryFacets, categoryProducts } from '#contracts/catalogue.ts';
import { type FilterableProduct, passesFilters, type ShopFilters } from '#rules/catalogue-filters.ts';
import { listQuery, readListAddress, writeListAddress } from '#rules/catalogue-list-address.ts';
import { sorts } from '#rules/catalogue-sorts.ts';
import { flagNames, mapFlags, snakeCase } from '#rules/product-fields.ts';
import { brandLine, productLine, variantLine } from './testing/catalogue-lines.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

const brands = ['oatwell', 'fern', 'alder', 'birch'];
const types = ['Joggers', 'Wagons', 'Adapters that fit many joggers'];
const materials = ['Cotton', 'Linen', 'Steel'];
const words = { attributeKeys: ['material'], usualSort: 'popular', term: null } as const;
const productCount = 90;

/** The same small numbers on every run, distributed so that many products share a value and some values are rare. */
const turn = (id: number, of: number) => Math.floor(((id * 2_654_435_761) % 4_294_967_296) / 97) % of;
const products = Array.from({ length: productCount }, (_, at) => at + 1).map((id) => {
  const material = materials.filter((_value, place) => turn(id + place * 31, 3) === 0);
  const stars = (place: number) => turn(id * 13 + place, 3) * turn(id, 4);
  const priceCents = 500 + turn(id * 7, 60) * 95;
  return productLine(id, {
    title: `Meadow ${id}`,
    brand: brands[turn(id, 7) % brands.length]!,
    productType: types[turn(id * 3, types.length)]!,
    popularity: turn(id * 5, 100),
    ...mapFlags((name) => turn((id + flagNames.indexOf(name)) * 11, 5) === 0),
    ratingCounts: [stars(0), stars(1), stars(2), stars(3), stars(4)],
    attributes: material.length === 0 ? {} : { material },
    variants: [
      variantLine(id * 10, { priceCents, stock: turn(id * 17, 3) }),
      variantLine(id * 10 + 1, {
        priceCents: priceCents + turn(id * 19, 4) * 400,
        stock: turn(id * 23, 2),
        ...(turn(id * 29, 4) === 0 && { listPriceCents: priceCents + 2_500 }),
      }),
    ],
  });
});
const materialOf = new Map(products.map(({ id, attributes }) => [id, attributes?.material ?? []]));
const lines = [...brands.map((slug, at) => brandLine({ id: at + 1, slug, name: slug, title: slug })), ...products];

const factsOf = (card: ProductCard): FilterableProduct => ({
  brandSlug: card.brandSlug,
  categories: [card.category],
  productType: card.productType,
  minPriceCents: card.price.min.amount,
  maxPriceCents: card.price.max.amount,
  rating: card.rating,
  available: card.available,
  onSale: card.onSale,
  ...mapFlags((name) => card[name]),
  attributes: { material: materialOf.get(card.gpId) ?? [] },
});

/** The expected result of a facet, counted one by one without the facet's own choice. */
function countByHand(all: readonly FilterableProduct[], filters: ShopFilters, { key }: Facet): unknown {
  const without: Record<string, Partial<ShopFilters>> = {
    brands: { brands: [] },
    product_type: { productTypes: [] },
    material: { attributes: {} },
    rating: { minRating: null },
    price: { minPriceCents: null, maxPriceCents: null },
    inventory_available: { available: false },
    on_sale: { onSale: false },
    ...Object.fromEntries(flagNames.map((name) => [snakeCase(name), { [name]: false }])),
  };
  const passing = all.filter((one) => passesFilters(one, { ...filters, ...without[key] }));
  const countOf = (values: readonly string[], has: (one: FilterableProduct, value: string) => boolean) =>
    Object.fromEntries(values.map((value) => [value, passing.filter((one) => has(one, value)).length]));
  switch (key) {
    case 'brands':
      return countOf(brands, (one, value) => one.brandSlug === value);
    case 'product_type':
      return countOf(types, (one, value) => one.productType === value);
    case 'material':
      return countOf(materials, (one, value) => one.attributes!.material!.includes(value));
    case 'rating':
      return countOf(['0', '1', '2', '3', '4', '5'], (one, value) => one.rating >= Number(value));
    case 'price':
      return boundsOf(passing);
    case 'inventory_available':
      return { true: passing.filter(({ available }) => available).length };
    case 'on_sale':
      return { true: passing.filter(({ onSale }) => onSale).length };
    default: {
      const flag = flagNames.find((name) => snakeCase(name) === key)!;
      return { true: passing.filter((one) => one[flag]).length };
    }
  }
}

function boundsOf(passing: readonly FilterableProduct[]): Record<string, number> {
  if (passing.length === 0) return { Min: 0, Max: 0 };
  const lowest = Math.min(...passing.map(({ minPriceCents }) => minPriceCents));
  const highest = Math.max(...passing.map(({ maxPriceCents }) => maxPriceCents));
  return { Min: lowest === highest ? 0 : Math.floor(lowest / 100), Max: Math.ceil(highest / 100) };
}

const said = (facet: Facet): unknown =>
  facet.type === 'numeric-range'
    ? Object.fromEntries(facet.values.map(({ label, value }) => [label, Number(value)]))
    : Object.fromEntries(facet.values.map(({ value, count }) => [value, count]));

const cents = fc.option(
  fc.integer({ min: 4, max: 80 }).map((dollars) => dollars * 100),
  { nil: null, freq: 2 },
);
const some = (values: readonly string[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<string[]>([]) }, { weight: 3, arbitrary: fc.subarray([...values]) });
const rarely = fc.integer({ min: 0, max: 3 }).map((one) => one === 0);
const choices = fc.record({
  filters: fc.record({
    brands: some(brands),
    categories: fc.constant<string[]>([]),
    productTypes: some(types),
    minPriceCents: cents,
    maxPriceCents: cents,
    minRating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null, freq: 2 }),
    available: rarely,
    onSale: rarely,
    ...mapFlags(() => rarely),
    attributes: some(materials).map(
      (material): Record<string, string[]> => (material.length === 0 ? {} : { material }),
    ),
  }),
  sort: fc.constantFrom(...sorts),
});

describe.each(engines)('a list filtered at random, on %s', (engine) => {
  let shop: Shop;
  let all: FilterableProduct[];
  const params = { slug: 'joggers' };
  const ask = (query: object) => shop.client().call(categoryProducts, { params, query: { ...query, limit: 48 } });

  beforeAll(async () => {
    shop = await openShop(engine, lines);
    const [first, second] = [await ask({}), await ask({ page: 2 })];
    all = [...first.heroProducts, ...second.heroProducts].map(factsOf);
    expect(all).toHaveLength(productCount);
  });
  afterAll(() => shop?.close());

  it("counts each facet without its own choice and exactly, and 'View {n} items' is what the grid shows", async () => {
    let empty = 0;
    await fc.assert(
      fc.asyncProperty(choices, async (choice) => {
        const address = { ...choice, page: 1 };
        // Through the address, as in a browser.
        expect(readListAddress(writeListAddress(address, words), words)).toEqual(address);
        const query = listQuery(address, words);
        const counted = await shop.client().call(categoryFacets, { params, query });
        const byHand = all.filter((one) => passesFilters(one, choice.filters));
        expect(counted.total).toBe(byHand.length);
        empty += counted.total === 0 ? 1 : 0;
        for (const facet of counted.facets)
          expect([facet.key, said(facet)]).toEqual([facet.key, countByHand(all, choice.filters, facet)]);
        const grid = await ask(query);
        expect([grid.total, grid.facets]).toEqual([counted.total, counted.facets]);
        const shown = grid.heroProducts;
        if (grid.total > shown.length) shown.push(...(await ask({ ...query, page: 2 })).heroProducts);
        expect(new Set(shown.map(({ gpId }) => gpId)).size).toBe(counted.total);
        expect(shown.every((card) => passesFilters(factsOf(card), choice.filters))).toBe(true);
      }),
      { numRuns: 200, seed: 11 },
    );
    // Both kinds occurred: lists with products, and empty ones.
    expect(empty).toBeGreaterThan(10);
    expect(empty).toBeLessThan(250);
  });
});
