import { describe, expect, it } from 'vitest';
import { describeStock } from './StockLine.tsx';

const inStock = { available: true, unitsLeft: null };

describe('the stock of a product', () => {
  it.each([
    [inStock, null, 'in-stock', 'In stock'],
    [{ available: true, unitsLeft: 2 }, null, 'few-left', 'Only 2 left'],
    [{ available: false, unitsLeft: null }, null, 'out-of-stock', 'Out of stock in our shop'],
    [{ available: false, unitsLeft: null }, '2026-03-14', 'coming', 'Available from March 14, 2026'],
    [inStock, '2026-03-01', 'in-stock', 'In stock'],
  ])('of %o, coming %s, is %s: %s', (variant, coming, state, text) => {
    expect(describeStock(variant, coming, '2026-03-01')).toEqual({ state, text });
  });
});
