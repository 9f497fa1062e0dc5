import { describe, expect, it } from 'vitest';
import { usd } from '#rules/money.ts';
import { giverWayText, ownReceivesText, raisedText, receivesText } from './payment-text.ts';

it.each([
  ['cash', 'The family receives $50.'],
  ['card_link', 'The family receives $48.25. The card company keeps about $1.75.'],
  ['international_transfer', 'The family receives $50. You pay $50.50, because the bank charges about $0.50.'],
] as const)('of $50 by %s: %s', (kind, words) => {
  expect(receivesText(kind, usd(5_000))).toBe(words);
});

it.each([
  ['cash', 'You receive $50 of a $50 gift.'],
  ['card_link', 'You receive $48.25 of a $50 gift. The card company keeps about $1.75.'],
  [
    'international_transfer',
    'You receive $50 of a $50 gift. Your guest pays $50.50, because the bank charges about $0.50.',
  ],
] as const)('to the family, by %s: %s', (kind, words) => {
  expect(ownReceivesText(kind, usd(5_000))).toBe(words);
});

it('calls the family’s payment page theirs, to a giver', () => {
  expect(giverWayText('card_link')).toBe('Card, on the family’s payment page');
  expect(giverWayText('check')).toBe('Check by mail');
});

describe('the progress of a fund', () => {
  it.each([
    [usd(0), null, null],
    [usd(0), usd(30_000), 'Toward $300'],
    [usd(12_000), usd(30_000), '$120 of $300'],
    [usd(12_000), null, '$120 so far'],
    [usd(31_000), usd(30_000), '$310, and the goal is reached'],
    [null, usd(30_000), 'Toward $300'],
    [null, null, null],
  ])('%j of %j: %s', (raised, goal, words) => {
    expect(raisedText(raised, goal)).toBe(words);
  });
});
