import { describe, expect, it } from 'vitest';
import { usd } from '#rules/money.ts';
import { initialsOf, tintOf } from './initials.ts';
import { describePrice } from './money-text.ts';
import { cardBadges } from './ProductCard.tsx';
import { pagesShown } from './pages-shown.ts';
import { describeRating } from './rating-text.ts';

describe('a price', () => {
  it('is one number', () => {
    expect(describePrice({ current: usd(4499) })).toEqual({ now: '$44.99', before: null, spoken: '$44.99' });
  });
  it('shows what it was before the sale, and says which is which', () => {
    expect(describePrice({ current: usd(2799), list: usd(3499) })).toEqual({
      now: '$27.99',
      before: '$34.99',
      spoken: 'Now $27.99, before $34.99',
    });
  });
  it('is a range where variants differ, without a struck price', () => {
    expect(describePrice({ current: usd(1899), min: usd(1899), max: usd(124999), list: usd(200000) })).toEqual({
      now: '$18.99 – $1,249.99',
      before: null,
      spoken: 'From $18.99 to $1,249.99',
    });
  });
  it('is no amount of money where it is given in time', () => {
    expect(describePrice({ current: usd(1), isFavor: true })).toEqual({
      now: 'Given in time',
      before: null,
      spoken: 'Given in time',
    });
  });
  it('is not on sale at a higher price than before', () => {
    for (const list of [2900, 3000]) expect(describePrice({ current: usd(3000), list: usd(list) }).before).toBeNull();
  });
});

describe('a rating', () => {
  it.each([
    [1, '1', 'Rated 5.0 out of 5 by 1 person'],
    [999, '999', 'Rated 5.0 out of 5 by 999 people'],
    [1000, '1k', 'Rated 5.0 out of 5 by 1,000 people'],
    [1250, '1.3k', 'Rated 5.0 out of 5 by 1,250 people'],
    [12345, '12.3k', 'Rated 5.0 out of 5 by 12,345 people'],
  ])('of %d people is short to see and whole to hear', (count, shortCount, spoken) => {
    expect(describeRating(5, count)).toEqual({ shown: '5.0', shortCount, spoken });
  });
});

describe('the pages of a list', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 12, [1, 2, 3, 4, 5, null, 12]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [12, 12, [1, null, 11, 12]],
  ])('on page %d of %d are %j', (current, total, shown) => {
    expect(pagesShown(current, total)).toEqual(shown);
  });
});

describe('the badges of a card', () => {
  it('are the first two, and a sale says how much', () => {
    const badges = cardBadges({
      promotionalBadges: ['sale', 'new', 'fsa-hsa'],
      priceDetails: { listPrice: usd(3499), percentOff: 20 },
    });
    expect(badges.map(({ label }) => label)).toEqual(['20% off', 'New']);
  });
});

describe('initials', () => {
  it.each([
    ['Robin', 'R'],
    ['Ana de la Cruz', 'AC'],
    ['  émile  zinn ', 'ÉZ'],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
  it('stand on the same tint each time', () => {
    expect(tintOf('Robin Vale')).toBe(tintOf('Robin Vale'));
  });
});
