import { describe, expect, it } from 'vitest';
import { type Comparable, similarTo } from './similar-products.ts';

const product = (gpId: number, changes: Partial<Comparable> & { cents?: number } = {}): Comparable => ({
  gpId,
  brandSlug: `maker-${gpId}`,
  productType: 'Joggers',
  price: { current: { amount: changes.cents ?? 10_000, currency: 'USD' } },
  rating: 4,
  reviewCount: 100,
  available: true,
  ...changes,
});
const ids = (found: { product: Comparable }[]) => found.map(({ product: { gpId } }) => gpId);
const here = product(1);

describe('what is similar to a product', () => {
  it('is the same kind first, then near in price, and never itself', () => {
    const found = similarTo(here, [
      here,
      product(2, { productType: 'Wagons' }),
      product(3, { cents: 30_000 }),
      product(4, { cents: 11_000 }),
    ]);
    expect(ids(found)).toEqual([4, 3, 2]);
  });

  it('puts what can be had before what is sold out', () => {
    expect(ids(similarTo(here, [product(2, { available: false }), product(3, { cents: 25_000 })]))).toEqual([3, 2]);
  });

  it('is never more than a row', () => {
    expect(
      similarTo(
        here,
        Array.from({ length: 30 }, (_, at) => product(at + 2)),
      ),
    ).toHaveLength(4);
  });

  it('says the one reason that says most', () => {
    const because = (from: Comparable, other: Comparable) => similarTo(from, [other])[0]!.because;
    expect(because({ ...here, available: false }, product(2))).toBe('in-stock');
    expect(because(here, product(2, { cents: 9_000 }))).toBe('costs-less');
    expect(because(here, product(2, { cents: 9_001, rating: 4.8 }))).toBe('rated-higher');
    expect(because(here, product(2, { brandSlug: 'maker-1' }))).toBe('same-brand');
    expect(because(here, product(2))).toBe('same-kind');
  });

  it('does not call one five-star review better', () => {
    expect(similarTo(here, [product(2, { rating: 5, reviewCount: 1 })])[0]!.because).toBe('same-kind');
  });
});
