import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFilters } from './catalogue-filters.ts';
import {
  isChosen,
  isPlain,
  type ListAddressOptions,
  nameOfList,
  plainAddress,
  readListAddress,
  readTerm,
  writeListAddress,
} from './catalogue-list-address.ts';
import { sorts } from './catalogue-sorts.ts';
import { mapFlags } from './product-fields.ts';

const words: ListAddressOptions = { attributeKeys: ['material'], usualSort: 'popular', term: null };

const values = fc.uniqueArray(
  fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.isWellFormed()),
  { maxLength: 4 },
);
const cents = fc.option(fc.integer({ min: 0, max: 999_999 }), { nil: null });
const addresses = fc.record({
  filters: fc.record({
    brands: values,
    categories: values,
    productTypes: values,
    minPriceCents: cents,
    maxPriceCents: cents,
    minRating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
    available: fc.boolean(),
    onSale: fc.boolean(),
    ...mapFlags(() => fc.boolean()),
    attributes: values.map((material): Record<string, string[]> => (material.length > 0 ? { material } : {})),
  }),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 500 }),
});

describe('the address of a list', () => {
  it('is read as it was written, whatever is chosen', () => {
    fc.assert(
      fc.property(addresses, fc.option(fc.constantFrom('crib', 'a & b?#%'), { nil: null }), (address, term) => {
        const own = { ...words, term };
        const search = writeListAddress(address, own);
        expect(readListAddress(search, own)).toEqual(address);
        expect(new URLSearchParams(search).get('search_term')).toBe(term);
      }),
    );
  });

  it('repeats the key of a list and encodes its values', () => {
    const filters = { ...noFilters(), brands: ['alder', 'birch'], productTypes: ['Sun & rain'] };
    expect(writeListAddress({ filters, sort: 'price_asc', page: 2 }, words)).toBe(
      '?brands=alder&brands=birch&productTypes=Sun%20%26%20rain&sort=price_asc&page=2',
    );
  });

  it('says nothing for the plain list, and only the term for a search', () => {
    expect(writeListAddress(plainAddress(words), words)).toBe('');
    expect(writeListAddress(plainAddress(words), { ...words, term: 'crib' })).toBe('?search_term=crib');
    expect(isPlain(plainAddress(words), words)).toBe(true);
  });

  it("leaves out the list's own sort and keeps another", () => {
    const newest: ListAddressOptions = { ...words, usualSort: 'newest' };
    expect(writeListAddress({ ...plainAddress(newest), sort: 'popular' }, newest)).toBe('?sort=popular');
    expect(readListAddress('', newest).sort).toBe('newest');
  });

  it('reads the older sorts and filters', () => {
    expect(readListAddress('?sort=price&order=asc&on_sale=1&min_price=20', words)).toMatchObject({
      sort: 'price_asc',
      filters: { onSale: true, minPriceCents: 2000 },
    });
  });

  it.each(['?page=0', '?page=-3', '?page=two', '?page=99999999', '?sort=dearest', '?rating=9', '?utm_source=mail'])(
    'takes %s for the plain list',
    (search) => {
      expect(readListAddress(search, words)).toEqual(plainAddress(words));
    },
  );

  it('names the same list alike, in whatever order its values come', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const { filters } = address;
        const turned = {
          ...address,
          filters: {
            ...filters,
            brands: filters.brands.toReversed(),
            productTypes: filters.productTypes.toReversed(),
            categories: filters.categories.toReversed(),
          },
        };
        expect(nameOfList(turned, words)).toBe(nameOfList(address, words));
      }),
    );
  });

  it('reads the term, trimmed and no longer than the calls take', () => {
    expect(readTerm('?search_term=%20crib%20')).toBe('crib');
    expect(readTerm(`?search_term=${'y'.repeat(300)}`)).toHaveLength(100);
    expect(readTerm('?q=crib')).toBe('');
  });

  it('knows a choice from a page number', () => {
    expect(isChosen(readListAddress('?page=2', words), words)).toBe(false);
    expect(isChosen(readListAddress('?page=2&sort=newest', words), words)).toBe(true);
  });

  it('reads at most two hundred pairs', () => {
    const pairs = `${'x=1&'.repeat(200)}onSale=true`;
    expect(readListAddress(`?${pairs}`, words)).toEqual(plainAddress(words));
  });
});
