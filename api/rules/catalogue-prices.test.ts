import { describe, expect, it } from 'vitest';
import { isOnSale, leadingVariant, priceOf } from './catalogue-prices.ts';

const variant = (priceCents: number, stock = 1, listPriceCents: number | null = null) => ({
  priceCents,
  stock,
  listPriceCents,
});

describe('the price of a generic product', () => {
  it('spans from the cheapest to the dearest variant', () => {
    expect(priceOf([variant(2500), variant(1999), variant(4500)])).toMatchObject({ minCents: 1999, maxCents: 4500 });
  });

  it('is that of the first variant in stock, unless one is chosen', () => {
    const variants = [variant(2500, 0), variant(1999, 3), variant(4500, 9)];
    expect(priceOf(variants).currentCents).toBe(1999);
    expect(priceOf(variants, variants[2]).currentCents).toBe(4500);
  });

  it('is that of the first variant when nothing is in stock', () => {
    expect(leadingVariant([variant(2500, 0), variant(1999, 0)]).priceCents).toBe(2500);
  });

  it.each([
    [3000, 4000, 4000, 25],
    [2001, 3000, 3000, 33],
    [3000, 3000, null, 0],
    [3000, 2000, null, 0],
    [3000, null, null, 0],
  ])(
    'at %i with list price %s shows %s before and %i percent off, never rounded up',
    (price, list, listCents, percentOff) => {
      expect(priceOf([variant(price, 1, list)])).toMatchObject({ listCents, percentOff });
    },
  );

  it('is on sale when any variant is', () => {
    expect(isOnSale([variant(100), variant(100, 1, 150)])).toBe(true);
    expect(isOnSale([variant(100), variant(100, 1, 100)])).toBe(false);
  });

  it('does not exist without a variant', () => {
    expect(() => priceOf([])).toThrow('without variants');
  });
});
