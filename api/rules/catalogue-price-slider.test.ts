import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceSliderOf } from './catalogue-price-slider.ts';

describe('the price slider', () => {
  it.each([
    [1299, 18750, { minDollars: 12, maxDollars: 188, stepDollars: 10, disabled: false }],
    [1000, 2900, { minDollars: 10, maxDollars: 29, stepDollars: 1, disabled: false }],
    [1000, 3000, { minDollars: 10, maxDollars: 30, stepDollars: 10, disabled: false }],
    [4500, 4500, { minDollars: 0, maxDollars: 45, stepDollars: 10, disabled: true }],
    [4599, 4599, { minDollars: 0, maxDollars: 46, stepDollars: 10, disabled: true }],
    [4520, 4590, { minDollars: 45, maxDollars: 46, stepDollars: 1, disabled: true }],
    [1000, 1099, { minDollars: 10, maxDollars: 11, stepDollars: 1, disabled: true }],
    [1000, 1100, { minDollars: 10, maxDollars: 11, stepDollars: 1, disabled: false }],
    [0, 0, { minDollars: 0, maxDollars: 0, stepDollars: 1, disabled: true }],
  ])('from %i to %i cents', (minCents, maxCents, slider) => {
    expect(priceSliderOf(minCents, maxCents)).toEqual(slider);
  });

  it('never leaves a product outside', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (a, b) => {
        const [minCents, maxCents] = [Math.min(a, b), Math.max(a, b)];
        const { minDollars, maxDollars } = priceSliderOf(minCents, maxCents);
        expect(minDollars * 100).toBeLessThanOrEqual(minCents);
        expect(maxDollars * 100).toBeGreaterThanOrEqual(maxCents);
      }),
    );
  });
});
