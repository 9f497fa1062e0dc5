import { describe, expect, it } from 'vitest';
import { freeShippingFor, freeShippingFromCents } from './shipping.ts';

describe('free shipping', () => {
  it('the free-shipping threshold is 45', () => {
    expect(freeShippingFromCents).toBe(4500);
  });

  it.each([
    [0, { isReached: false, leftCents: 4500, percent: 0 }],
    [2250, { isReached: false, leftCents: 2250, percent: 50 }],
    [4499, { isReached: false, leftCents: 1, percent: 99 }],
    [4500, { isReached: true, leftCents: 0, percent: 100 }],
    [100_000, { isReached: true, leftCents: 0, percent: 100 }],
  ])('says of %d cents how far they are', (cents, expected) => {
    expect(freeShippingFor(cents)).toEqual(expected);
  });
});
