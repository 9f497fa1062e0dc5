import { describe, expect, it } from 'vitest';
import { discountOpening, whyNotDiscounted } from './registry-discount.ts';

const today = '2027-03-10';

describe('the registry discount', () => {
  it.each([
    ['opens 60 days before the arrival', '2027-01-01', '2027-05-09', { state: 'open' }],
    [
      'waits on the day before',
      '2027-01-01',
      '2027-05-10',
      { state: 'waits', until: '2027-03-11', because: 'arrival' },
    ],
    ['stays open after the arrival', '2027-01-01', '2026-12-24', { state: 'open' }],
    [
      'needs a registry of 30 days',
      '2027-02-09',
      '2027-03-20',
      { state: 'waits', until: '2027-03-11', because: 'age' },
    ],
    ['takes one of exactly 30', '2027-02-08', '2027-03-20', { state: 'open' }],
    [
      'waits for the later of both',
      '2027-03-01',
      '2027-08-01',
      { state: 'waits', until: '2027-06-02', because: 'arrival' },
    ],
    ['opens on the owner’s wish without a date', '2027-02-08', null, { state: 'on-wish' }],
    ['also needs 30 days without a date', '2027-02-09', null, { state: 'waits', until: '2027-03-11', because: 'age' }],
  ] as const)('%s', (_, createdOn, arrival, expected) => {
    expect(discountOpening({ createdOn, arrival }, today)).toEqual(expected);
  });

  it.each([
    ['what the shop sells', { isDiscountable: true }, null],
    ['an excluded product', {}, 'excluded'],
    ['a gift of another store', { kind: 'external', productId: null }, 'elsewhere'],
    ['an idea', { kind: 'idea', productId: null }, 'elsewhere'],
    ['a cash fund', { kind: 'cash_fund', productId: null }, 'money'],
  ] as const)('says why not of %s', (_, item, because) => {
    const usual = { kind: 'product', productId: 1, isDiscountable: false };
    expect(whyNotDiscounted({ ...usual, ...item })).toBe(because);
  });
});
