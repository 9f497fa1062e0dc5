import { describe, expect, it } from 'vitest';
import { collectionQuery, splitAtMax } from './collection-query.ts';

describe('a curated row', () => {
  it('asks for what its rule says, of what can be had', () => {
    expect(collectionQuery({ categories: ['feeding'], maxPriceCents: 4999, sort: 'popular', limit: 8 })).toEqual({
      categories: ['feeding'],
      maxPrice: '49.99',
      sort: 'popular',
      limit: 8,
      available: 'true',
    });
    expect(collectionQuery({ brands: ['storywillow'], sort: 'popular', limit: 4 })).toEqual({
      brands: ['storywillow'],
      sort: 'popular',
      limit: 4,
      available: 'true',
    });
    expect(collectionQuery({ isNew: true, onSale: true, sort: 'newest', limit: 4 })).toEqual({
      collection: 'new',
      onSale: 'true',
      sort: 'newest',
      limit: 4,
      available: 'true',
    });
  });

  it('2.12 shows the first of its maximum; null shows all', () => {
    expect(splitAtMax([1, 2, 3, 4, 5], 4)).toEqual({ first: [1, 2, 3, 4], more: [5] });
    expect(splitAtMax([1, 2, 3, 4], 4).more).toEqual([]);
    expect(splitAtMax([1, 2, 3, 4, 5], null).more).toEqual([]);
  });
});
