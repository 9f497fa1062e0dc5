import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFilters,
  filterKeys,
  filtersOfSelected,
  noFilters,
  passesFilters,
  readFilters,
  type ShopFilters,
  selectedFacetsOf,
  writeFilters,
} from './catalogue-filters.ts';
import { mapFlags, noFlags } from './product-fields.ts';

const attributeKeys = ['material', 'age-range', 'color'];
const value = fc.string({ minLength: 1, maxLength: 100 });
const values = fc.uniqueArray(value, { maxLength: 5 });
const cents = fc.option(fc.nat(9_999_999));

const anyFilters: fc.Arbitrary<ShopFilters> = fc.record({
  brands: values,
  categories: values,
  productTypes: values,
  minPriceCents: cents,
  maxPriceCents: cents,
  minRating: fc.option(fc.integer({ min: 1, max: 5 })),
  available: fc.boolean(),
  onSale: fc.boolean(),
  ...mapFlags(() => fc.boolean()),
  attributes: fc
    .dictionary(fc.constantFrom(...attributeKeys), fc.uniqueArray(value, { minLength: 1, maxLength: 5 }))
    .map((record) => ({ ...record })),
});

/** Through a real URL, as a browser would send it. */
function throughAddress(query: Record<string, string | string[]>): Record<string, string | string[]> {
  const pairs = Object.entries(query).flatMap(([key, one]) =>
    (Array.isArray(one) ? one : [one]).map((text) => [key, text]),
  );
  const back: Record<string, string | string[]> = {};
  for (const [key, text] of new URLSearchParams(new URLSearchParams(pairs).toString())) {
    const before = back[key];
    back[key] = before === undefined ? text : [before, text].flat();
  }
  return back;
}

describe('filters in an address', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readFilters(throughAddress(writeFilters(filters)), attributeKeys)).toEqual(filters);
      }),
    );
  });

  it('are written back as they were read, however often', () => {
    const query = fc.dictionary(
      fc.constantFrom(...filterKeys, ...attributeKeys, 'utm_source'),
      fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }), fc.constantFrom('true', '5', '12.5')),
    );
    fc.assert(
      fc.property(query, (given) => {
        const filters = readFilters(given, attributeKeys);
        expect(readFilters(writeFilters(filters), attributeKeys)).toEqual(filters);
      }),
    );
  });

  it('repeat the key of a list and leave out what is not set', () => {
    expect(
      writeFilters({ ...noFilters(), brands: ['oat', 'fern'], onSale: true, minPriceCents: 2500, maxPriceCents: 4999 }),
    ).toEqual({ brands: ['oat', 'fern'], onSale: 'true', minPrice: '25', maxPrice: '49.99' });
    expect(writeFilters(noFilters())).toEqual({});
  });

  it('are understood under their names in older calls and in facets', () => {
    expect(
      readFilters({
        on_sale: 'true',
        min_price: '10',
        max_price: '20',
        inventory_available: 'true',
        product_type: ['Joggers'],
        rating: '4',
      }),
    ).toEqual({
      ...noFilters(),
      onSale: true,
      minPriceCents: 1000,
      maxPriceCents: 2000,
      available: true,
      productTypes: ['Joggers'],
      minRating: 4,
    });
  });

  it.each<Record<string, string | string[]>>([
    { minPrice: 'cheap' },
    { minPrice: '-5' },
    { maxPrice: '1e9' },
    { maxPrice: '9999999' },
    { minRating: '6' },
    { minRating: '0' },
    { minRating: '4.5' },
    { minRating: '' },
    { onSale: 'perhaps' },
    { onSale: 'false' },
    { brands: '' },
    { brands: ['', ''] },
    { brands: 'x'.repeat(101) },
    { utm_source: 'mail' },
    { toString: 'x' },
    {},
  ])('%j filters nothing and is no error', (query) => {
    expect(readFilters(query, attributeKeys)).toEqual(noFilters());
  });

  it('of attributes are only those that the category has', () => {
    expect(readFilters({ material: 'Cotton', fbclid: 'abc' }, attributeKeys).attributes).toEqual({
      material: ['Cotton'],
    });
    expect(readFilters({ material: 'Cotton' }, []).attributes).toEqual({});
  });

  it('count a range once and each list once', () => {
    expect(
      countFilters({ ...noFilters(), brands: ['a', 'b'], minPriceCents: 1, maxPriceCents: 2, available: true }),
    ).toBe(3);
  });
});

describe('selected facets', () => {
  it('are translated to filters and back without loss', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(filtersOfSelected(selectedFacetsOf(filters), filters.categories)).toEqual(filters);
      }),
    );
  });

  it('say stars as a range up to five, and 0 to 5 as all', () => {
    expect(selectedFacetsOf({ ...noFilters(), minRating: 4 })).toEqual({ rating: { from: 4, to: 5 } });
    expect(filtersOfSelected({ rating: { from: 0, to: 5 } }).minRating).toBeNull();
  });
});

describe('a filtered product', () => {
  const product = {
    brandSlug: 'oat',
    categories: ['strollers', 'joggers'],
    productType: 'Joggers',
    minPriceCents: 2000,
    maxPriceCents: 4000,
    rating: 4.2,
    available: true,
    onSale: false,
    ...noFlags(),
    attributes: { material: ['Cotton', 'Linen'] },
  };

  it.each<[Partial<ShopFilters>, boolean]>([
    [{}, true],
    [{ brands: ['fern', 'oat'] }, true],
    [{ brands: ['fern'] }, false],
    [{ categories: ['strollers'] }, true],
    [{ categories: ['cribs'] }, false],
    [{ productTypes: ['Joggers'] }, true],
    [{ minPriceCents: 4000 }, true],
    [{ minPriceCents: 4001 }, false],
    [{ maxPriceCents: 2000 }, true],
    [{ maxPriceCents: 1999 }, false],
    [{ minPriceCents: 2500, maxPriceCents: 3000 }, true],
    [{ minRating: 4 }, true],
    [{ minRating: 5 }, false],
    [{ available: true }, true],
    [{ onSale: true }, false],
    [{ fsaHsaEligible: true }, false],
    [{ attributes: { material: ['Linen', 'Wool'] } }, true],
    [{ attributes: { material: ['Linen'], color: ['Sage'] } }, false],
  ])('with %j passes: %s', (filters, passes) => {
    expect(passesFilters(product, { ...noFilters(), ...filters })).toBe(passes);
  });

  it('passes with as many stars as are wanted, and only while it is available', () => {
    expect(passesFilters({ ...product, rating: 4 }, { ...noFilters(), minRating: 4 })).toBe(true);
    expect(passesFilters({ ...product, rating: 3.9 }, { ...noFilters(), minRating: 4 })).toBe(false);
    expect(passesFilters({ ...product, available: false }, { ...noFilters(), available: true })).toBe(false);
  });
});
