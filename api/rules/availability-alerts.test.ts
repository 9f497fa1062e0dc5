import { expect, it } from 'vitest';
import { alertEnds, anyVariant, isThere } from './availability-alerts.ts';

const variants = [
  { id: 1, stock: 0 },
  { id: 2, stock: 3 },
];

it.each([
  ['the variant that is out', { comingSoonUntil: null, variants }, 1, false],
  ['the variant that is there', { comingSoonUntil: null, variants }, 2, true],
  ['any variant', { comingSoonUntil: null, variants }, anyVariant, true],
  ['any variant, all out', { comingSoonUntil: null, variants: [variants[0]!] }, anyVariant, false],
  ['a variant that left the shop', { comingSoonUntil: null, variants }, 3, false],
  ['coming tomorrow', { comingSoonUntil: '2027-03-11', variants }, anyVariant, false],
  ['coming today', { comingSoonUntil: '2027-03-10', variants }, anyVariant, true],
])('%s', (_, product, productId, there) => {
  expect(isThere(product, productId, '2027-03-10')).toBe(there);
});

it.each([
  ['unconfirmed', 7],
  ['waiting', 180],
  ['notified', 30],
  ['stopped', 30],
] as const)('an alert that is %s is forgotten after %i days', (state, days) => {
  expect(alertEnds(state, 1_000)).toBe(1_000 + days * 86_400_000);
});
