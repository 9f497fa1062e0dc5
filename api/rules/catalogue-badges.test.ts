import { describe, expect, it } from 'vitest';
import {
  badgesOf,
  daysOfChange,
  isAvailable,
  isComingSoon,
  isNew,
  merchandisingMessage,
  type ProductState,
} from './catalogue-badges.ts';
import { noFlags } from './product-fields.ts';

const today = '2027-03-10';
const product = (changes: Partial<ProductState> = {}): ProductState => ({
  releasedOn: '2025-01-01',
  comingSoonUntil: null,
  ...noFlags(),
  variants: [{ priceCents: 1000, listPriceCents: null, stock: 20 }],
  ...changes,
});
const stocked = (...stocks: number[]) => stocks.map((stock) => ({ priceCents: 1000, listPriceCents: null, stock }));

describe('new', () => {
  it.each([
    ['2027-03-10', true],
    ['2027-01-10', true],
    ['2027-01-09', false],
    ['2027-03-11', false],
  ])('released on %s: %s', (releasedOn, expected) => {
    expect(isNew({ releasedOn }, today)).toBe(expected);
  });
});

describe('coming soon', () => {
  it.each([
    [null, false],
    ['2027-03-09', false],
    ['2027-03-10', false],
    ['2027-03-11', true],
  ])('until %s: %s', (comingSoonUntil, expected) => {
    expect(isComingSoon({ comingSoonUntil }, today)).toBe(expected);
  });
});

describe('available', () => {
  it('is a product with any variant in stock', () => {
    expect(isAvailable(product({ variants: stocked(0, 1) }), today)).toBe(true);
    expect(isAvailable(product({ variants: stocked(0, 0) }), today)).toBe(false);
  });

  it('is not one that is still coming, however many lie ready', () => {
    expect(isAvailable(product({ comingSoonUntil: '2027-04-01' }), today)).toBe(false);
  });
});

describe('badges', () => {
  it('are all that are true, the most important first', () => {
    const everything = product({
      releasedOn: '2027-03-01',
      fsaHsaEligible: true,
      variants: [{ priceCents: 1000, listPriceCents: 1500, stock: 0 }],
    });
    expect(badgesOf(everything, today)).toEqual(['out-of-stock', 'sale', 'new', 'fsa-hsa']);
    expect(badgesOf(product(), today)).toEqual([]);
  });

  it('call a coming product coming, not out of stock', () => {
    expect(badgesOf(product({ comingSoonUntil: '2027-04-01', variants: stocked(0) }), today)).toEqual(['coming-soon']);
  });
});

describe('the message under the price', () => {
  it.each([
    [product({ comingSoonUntil: '2027-04-01' }), 'Available from April 1, 2027'],
    [product({ variants: stocked(2, 3) }), 'Only 5 left'],
    [product({ variants: stocked(2, 4) }), null],
    [product({ variants: stocked(0) }), null],
  ])('case %#', (state, expected) => {
    expect(merchandisingMessage(state, today)).toBe(expected);
  });
});

describe('days of change', () => {
  it('are exactly those on which a badge changes by itself', () => {
    const state = product({ releasedOn: '2027-01-01', comingSoonUntil: '2027-02-01', variants: stocked(9) });
    const changes: string[] = [];
    let before: string | null = null;
    for (let time = Date.UTC(2026, 11, 1); time < Date.UTC(2027, 5, 1); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10);
      const badges = badgesOf(state, day).join();
      if (before !== null && badges !== before) changes.push(day);
      before = badges;
    }
    expect(changes).toEqual(daysOfChange(state).sort());
  });
});
