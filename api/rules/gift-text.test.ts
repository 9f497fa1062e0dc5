import { expect, it } from 'vitest';
import { giftText } from './gift-text.ts';
import { usd } from './money.ts';

it('a gift is told by its number or its amount', () => {
  const cloths = { kind: 'reservation', title: 'Muslin cloths' } as const;
  expect(giftText({ ...cloths, quantity: 1 })).toBe('Muslin cloths');
  expect(giftText({ ...cloths, quantity: 2 })).toBe('2 × Muslin cloths');
  expect(giftText({ kind: 'cash-fund', title: 'Diaper fund', amount: usd(3_700) })).toBe('$37 toward Diaper fund');
  expect(giftText({ kind: 'group-gift', title: 'Stroller', amount: usd(3_750) })).toBe('$37.50 toward Stroller');
});
