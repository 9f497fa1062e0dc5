import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usd } from './money.ts';
import { nearestGifts, nearestGiftsMax } from './nearest-gifts.ts';

const gift = (id: string, dollars: number | null, categoryId = 1, left = 1) => ({
  id,
  price: dollars === null ? null : usd(dollars * 100),
  categoryId,
  left,
});
const lost = gift('lost', 40, 1, 0);

describe('nearestGifts', () => {
  it.each([
    ['the nearest price first', [gift('far', 90), gift('near', 45), gift('same', 40)], ['same', 'near', 'far']],
    ['its category before a nearer price', [gift('other', 40, 2), gift('own', 80)], ['own', 'other']],
    ['a very different price of its category last', [gift('own', 400), gift('other', 40, 2)], ['other', 'own']],
    ['an idea without a price like one at twice the price', [gift('idea', null), gift('a', 50)], ['a', 'idea']],
    ['none that is taken, and not the lost one', [gift('taken', 40, 1, 0), gift('lost', 40, 1, 1)], []],
  ] as const)('offers %s', (_what, gifts, expected) => {
    expect(nearestGifts(gifts, lost).map(({ id }) => id)).toEqual(expected);
  });

  it('offers a few, all of them free', () => {
    const gifts = fc.array(
      fc.record({
        id: fc.uuid(),
        price: fc.option(fc.integer({ min: 0, max: 100_000 }).map(usd)),
        categoryId: fc.integer({ min: 1, max: 3 }),
        left: fc.integer({ min: 0, max: 2 }),
      }),
    );
    fc.assert(
      fc.property(gifts, (all) => {
        const free = all.filter(({ left }) => left > 0);
        const offered = nearestGifts(all, lost);
        expect(offered.length).toBe(Math.min(free.length, nearestGiftsMax));
        expect(offered.every(({ left }) => left > 0)).toBe(true);
      }),
    );
  });
});
