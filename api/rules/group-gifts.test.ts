import { describe, expect, it } from 'vitest';
import {
  bufferOf,
  decideContribution,
  goalOf,
  isGivenShare,
  isOverdue,
  keepsShares,
  splitByWeight,
  stateOfSum,
  waysToGive,
} from './group-gifts.ts';

it.each([
  [65_000, 6_500, 71_500],
  [19_999, 2_000, 21_999],
  [1_001, 101, 1_102],
])('a price of %i cents has a buffer of %i and a goal of %i', (price, buffer, goal) => {
  expect([bufferOf(price), goalOf(price)]).toEqual([buffer, goal]);
});

it.each([
  ['open', 0, null],
  ['open', 1, 'used'],
  ['funded', 0, 'funded'],
  ['funded', 1, 'used'],
  ['closed', 0, 'ended'],
  ['redeemed', 5, 'used'],
] as const)(
  'a share of a group gift that is %s, with %i cents used, is kept because of that: %s',
  (state, used, because) => expect(keepsShares(state, used)).toBe(because),
);

describe('a contribution', () => {
  it.each([
    [0, 5_000, { allowed: true, amountCents: 5_000 }],
    [8_000, 5_000, { allowed: true, amountCents: 3_000 }],
    [10_950, 5_000, { allowed: true, amountCents: 50 }],
    [10_950, 50, { allowed: true, amountCents: 50 }],
    [10_950, 40, { allowed: false, because: 'too-little' }],
    [0, 99, { allowed: false, because: 'too-little' }],
    [11_000, 5_000, { allowed: false, because: 'nothing-left' }],
  ])('to %i of 110.00 raised, of %i cents: %j', (raisedCents, amount, decision) => {
    expect(decideContribution({ goalCents: 11_000, raisedCents }, amount)).toEqual(decision);
  });
});

it.each([
  ['open', 11_000, 'funded'],
  ['open', 10_999, 'open'],
  ['funded', 10_999, 'open'],
  ['redeemed', 0, 'redeemed'],
  ['closed', 11_000, 'closed'],
] as const)('%s with %i of 110.00 paid is %s', (state, paidCents, after) => {
  expect(stateOfSum(state, { goalCents: 11_000, paidCents })).toBe(after);
});

describe('shares', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [5, 7], [0, 1]],
    [0, [5, 7], [0, 0]],
    [12, [5, 7], [5, 7]],
    [5, [], []],
  ])('of %i by %j are %j', (amount, weights, shares) => {
    expect(splitByWeight(amount, weights)).toEqual(shares);
  });

  it('add up to the amount, and none is above its weight', () => {
    for (let i = 1; i < 3_000; i += 1) {
      const weights = Array.from(
        { length: 1 + (i % 12) },
        (_, index) => 1 + ((i * 7_919 + index * 104_729) % 5_000_000),
      );
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const amount = (i * 15_485_863) % (sum + 1);
      const shares = splitByWeight(amount, weights);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
      expect(shares.every((share, index) => share >= 0 && share <= weights[index]!)).toBe(true);
    }
  });
});

it.each([
  [null, '2030-01-01', false],
  ['2027-01-01', '2027-04-01', false],
  ['2027-01-01', '2027-04-02', true],
])('with the arrival on %s, a group gift on %s is overdue: %s', (arrival, today, overdue) => {
  expect(isOverdue(arrival, today)).toBe(overdue);
});

it.each([
  ['cash_fund', null, false, 'pledge'],
  ['cash_fund', 'cash_fund', false, 'pledge'],
  ['product', 'cash_fund', false, 'pledge'],
  ['product', 'crowdfund', false, 'chip-in'],
  ['product', 'product', true, 'chip-in'],
  ['external', null, true, 'chip-in'],
  ['product', 'product', false, 'reserve'],
  ['product', 'favor', false, 'reserve'],
  ['idea', null, false, 'reserve'],
] as const)('%s of the shop’s type %s, with a group gift %s: %s', (kind, shopType, hasGroupGift, way) => {
  expect(waysToGive({ kind, shopType, hasGroupGift })).toBe(way);
});

it.each([
  ['pending', 0, false],
  ['authorised', 0, true],
  ['authorised', 5_000, false],
  ['captured', 0, true],
  ['captured', 5_000, false],
  ['released', 0, false],
  ['refunded', 4_999, true],
  ['refunded', 5_000, false],
] as const)('a share of 5000 that is %s, with %i to go back, is given: %s', (state, refundCents, isGiven) => {
  expect(isGivenShare(state, 5_000, refundCents)).toBe(isGiven);
});
