import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AffordableGift, readBudget, suggestGifts } from './gift-budget.ts';

const gift = (id: string, dollars: number, more: Partial<AffordableGift> = {}): AffordableGift => ({
  id,
  priceCents: dollars * 100,
  left: 1,
  mustHave: false,
  secondHandWelcome: false,
  ...more,
});
const suggested = (gifts: AffordableGift[], dollars: number) =>
  suggestGifts(gifts, dollars * 100).map(({ because, giftIds }) => [because, ...giftIds]);

describe('suggestGifts', () => {
  it.each([
    ['nothing for an empty list', [], 60, []],
    ['the one gift that fits', [gift('a', 40), gift('b', 80)], 60, [['closest', 'a']]],
    ['nothing that is taken', [gift('a', 40, { left: 0 })], 60, []],
    ['no idea without a price', [gift('a', 0)], 60, []],
    [
      'the dearest must-have, then what comes nearest',
      [gift('a', 55), gift('b', 30, { mustHave: true }), gift('c', 45, { mustHave: true })],
      60,
      [
        ['must-have', 'c'],
        ['closest', 'a'],
      ],
    ],
    [
      'two and three that come nearest together',
      [gift('a', 60), gift('b', 35), gift('c', 24), gift('d', 10), gift('e', 15)],
      60,
      [
        ['closest', 'a'],
        ['together', 'b', 'd', 'e'],
      ],
    ],
    ['no pair that leaves most of the budget', [gift('a', 60), gift('b', 5), gift('c', 6)], 60, [['closest', 'a']]],
    [
      'what may come secondhand, up to twice the budget',
      [gift('a', 110, { secondHandWelcome: true }), gift('b', 130, { secondHandWelcome: true })],
      60,
      [['secondhand', 'a']],
    ],
  ] as const)('suggests %s', (_what, gifts, dollars, expected) => {
    expect(suggested([...gifts], dollars)).toEqual(expected);
  });

  it('prefers must-haves to a few dollars more', () => {
    const gifts = [
      gift('top', 60, { mustHave: true }),
      gift('near', 59),
      gift('a', 30),
      gift('b', 30),
      gift('c', 28, { mustHave: true }),
      gift('d', 29, { mustHave: true }),
    ];
    expect(suggested(gifts, 60).at(-1)).toEqual(['together', 'c', 'd']);
  });

  const gifts = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      priceCents: fc.integer({ min: 0, max: 30_000 }),
      left: fc.integer({ min: 0, max: 3 }),
      mustHave: fc.boolean(),
      secondHandWelcome: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 60 },
  );

  it('keeps to the budget, to free gifts, and suggests none twice', () => {
    fc.assert(
      fc.property(gifts, fc.integer({ min: 500, max: 40_000 }), (all, budget) => {
        const suggestions = suggestGifts(all, budget);
        const ids = suggestions.flatMap(({ giftIds }) => giftIds);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { because, giftIds, totalCents } of suggestions) {
          const chosen = giftIds.map((id) => all.find((one) => one.id === id)!);
          expect(chosen.every(({ left, priceCents }) => left > 0 && priceCents > 0)).toBe(true);
          expect(totalCents).toBe(chosen.reduce((sum, { priceCents }) => sum + priceCents, 0));
          if (because === 'secondhand') expect(chosen.every(({ secondHandWelcome }) => secondHandWelcome)).toBe(true);
          else expect(totalCents).toBeLessThanOrEqual(budget);
        }
        const fits = all.some(({ left, priceCents }) => left > 0 && priceCents > 0 && priceCents <= budget);
        if (fits) expect(suggestions.length).toBeGreaterThan(0);
      }),
    );
  });
});

it.each([
  ['60', 6000],
  ['$60.50', 6050],
  ['', null],
  [null, null],
  ['4.99', null],
  ['5001', null],
  ['sixty', null],
])('reads %j as a budget', (text, cents) => {
  expect(readBudget(text)).toBe(cents);
});
