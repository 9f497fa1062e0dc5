import { describe, expect, it } from 'vitest';
import { missingOf, paidBy, paymentKinds } from './payment-kinds.ts';

describe('what a way of paying costs', () => {
  it.each([
    ['bank_transfer', 5_000, 0, 5_000, 5_000],
    ['cash', 5_000, 0, 5_000, 5_000],
    ['card_link', 5_000, 175, 5_000, 4_825],
    ['card_link', 101, 33, 101, 68],
    ['card_link', 20, 20, 20, 0],
    ['international_transfer', 5_000, 50, 5_050, 5_000],
    ['international_transfer', 150, 2, 152, 150],
  ] as const)(
    '%s of %i cents: fee %i, the giver pays %i, the family receives %i',
    (kind, amount, fee, pays, receives) => {
      expect(paidBy(kind, amount)).toEqual({ feeCents: fee, giverPaysCents: pays, familyReceivesCents: receives });
    },
  );

  it('loses no cent, whatever the amount', () => {
    for (const kind of paymentKinds)
      for (let amount = 1; amount < 20_000; amount += 37) {
        const paid = paidBy(kind, amount);
        expect(paid.giverPaysCents).toBe(paid.familyReceivesCents + paid.feeCents);
      }
  });
});

describe('what is missing of a way', () => {
  it.each([
    ['cash', null, null, null],
    ['check', null, null, 'handle'],
    ['check', '1 Elm Street', null, null],
    ['card_link', null, null, 'link'],
    ['card_link', null, 'https://pay.example', null],
    ['payment_app', '@olive', null, null],
  ] as const)('%s with %s and %s: %s', (kind, handle, link, missing) => {
    expect(missingOf(kind, { handle, link })).toBe(missing);
  });
});
