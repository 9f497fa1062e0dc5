import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChoosableGift,
  chooseGifts,
  countChosen,
  countGifts,
  everyGift,
  type GiftChoice,
  giftFilters,
  giftPriceRanges,
  giftSorts,
  readGiftChoice,
  writeGiftChoice,
} from './gift-choice.ts';
import { usd } from './money.ts';

const gift = (id: string, more: Partial<ChoosableGift> = {}): ChoosableGift => ({
  id,
  title: `Gift ${id}`,
  brand: null,
  note: '',
  price: usd(2000),
  left: 1,
  mustHave: false,
  secondHandWelcome: false,
  categoryId: 1,
  isSoldHere: false,
  isDiscountable: false,
  ...more,
});

const gifts = [
  gift('taken', { left: 0, price: usd(9900), mustHave: true }),
  gift('must', { mustHave: true, price: usd(2500) }),
  gift('idea', { price: null, left: 5, note: 'Any color' }),
  gift('shop', { isSoldHere: true, isDiscountable: true, price: usd(2499), categoryId: 7 }),
  gift('used', { secondHandWelcome: true, price: usd(20_000), left: 2, brand: 'Bébé' }),
];
const ids = (choice: Partial<GiftChoice>) => chooseGifts(gifts, { ...everyGift, ...choice }).map(({ id }) => id);

describe('chooseGifts', () => {
  it('keeps one gift at its place, whether it matches or not', () => {
    const free = { ...everyGift, filters: new Set(['free', 'must-have'] as const) };
    expect(chooseGifts(gifts, free, 'idea').map(({ id }) => id)).toEqual(['must', 'idea']);
    const cheapFirst = { ...free, sort: 'price-up' } as const;
    expect(chooseGifts(gifts, cheapFirst, 'taken').map(({ id }) => id)).toEqual(['must', 'taken']);
  });

  it.each([
    [['free'], ['must', 'idea', 'shop', 'used']],
    [['must-have'], ['taken', 'must']],
    [['free', 'must-have'], ['must']],
    [['sold-here'], ['shop']],
    [['secondhand'], ['used']],
    [['discount'], ['shop']],
  ] as const)('leaves with %j what passes each of them', (filters, left) => {
    expect(ids({ filters: new Set(filters) })).toEqual(left);
  });

  it.each([
    ['under-25', ['shop']],
    ['25-50', ['must']],
    ['50-100', ['taken']],
    ['100-200', []],
    ['over-200', ['used']],
  ] as const)('counts the upper end of %s to the next range', (price, left) => {
    expect(ids({ price })).toEqual(left);
  });

  it.each([
    ['family', ['taken', 'must', 'idea', 'shop', 'used']],
    ['price-up', ['shop', 'must', 'taken', 'used', 'idea']],
    ['price-down', ['used', 'taken', 'must', 'shop', 'idea']],
    ['wanted', ['must', 'idea', 'used', 'shop', 'taken']],
  ] as const)('sorts by %s', (sort, order) => {
    expect(ids({ sort })).toEqual(order);
  });

  it('finds words in title, brand and note, without case and accents', () => {
    expect(ids({ search: 'COLOR any' })).toEqual(['idea']);
    expect(ids({ search: 'bebe' })).toEqual(['used']);
    expect(ids({ search: 'bebe color' })).toEqual([]);
    expect(ids({ categoryId: 7 })).toEqual(['shop']);
  });
});

const choices: fc.Arbitrary<GiftChoice> = fc.record({
  filters: fc.subarray([...giftFilters]).map((filters) => new Set(filters)),
  price: fc.option(fc.constantFrom(...(Object.keys(giftPriceRanges) as (keyof typeof giftPriceRanges)[]))),
  categoryId: fc.option(fc.integer({ min: -13, max: 999_999_999 })),
  search: fc.string({ maxLength: 60, unit: 'grapheme-ascii' }).map((text) => text.trim()),
  sort: fc.constantFrom(...giftSorts),
});

describe('the address of a choice', () => {
  it('says nothing of every gift, and counts what is set', () => {
    expect(writeGiftChoice(everyGift).toString()).toBe('');
    expect(countChosen(everyGift)).toBe(0);
    const choice = readGiftChoice(new URLSearchParams('show=free&show=must-have&price=25-50&sort=price-up'));
    expect(countChosen(choice)).toBe(3);
  });

  it('ignores what it does not know', () => {
    const wrong = 'show=nothing&price=12&sort=up&category=x&search=';
    expect(writeGiftChoice(readGiftChoice(new URLSearchParams(wrong))).toString()).toBe('');
  });

  it('is read back as the choice it was written from', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(readGiftChoice(new URLSearchParams(writeGiftChoice(choice).toString()))).toEqual(choice);
      }),
    );
  });
});

const anyGift = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  brand: fc.option(fc.string()),
  note: fc.string(),
  price: fc.option(fc.integer({ min: 0, max: 100_000 }).map(usd)),
  left: fc.integer({ min: 0, max: 5 }),
  mustHave: fc.boolean(),
  secondHandWelcome: fc.boolean(),
  categoryId: fc.integer({ min: -13, max: 3 }),
  isSoldHere: fc.boolean(),
  isDiscountable: fc.boolean(),
});

describe('every choice', () => {
  it('brings no gift twice, invents none, and sorts without losing any', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyGift, { selector: ({ id }) => id }), choices, (all, choice) => {
        const chosen = chooseGifts(all, choice);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.every((one) => all.includes(one))).toBe(true);
        const inFamilyOrder = chooseGifts(all, { ...choice, sort: 'family' });
        expect(new Set(chosen)).toEqual(new Set(inFamilyOrder));
      }),
    );
  });

  it('counts for a filter what choosing it would leave', () => {
    fc.assert(
      fc.property(fc.array(anyGift), choices, fc.constantFrom(...giftFilters), (all, choice, filter) => {
        const more = { ...choice, filters: new Set([...choice.filters, filter]) };
        expect(countGifts(all, choice).filters[filter]).toBe(chooseGifts(all, more).length);
      }),
    );
  });
});
