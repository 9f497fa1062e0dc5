import { describe, expect, it } from 'vitest';
import type { GroupContribution } from '#contracts/group-gifts.schemas.ts';
import { pledgeSentence, shareSentence, whyNoShare } from './contribution-text.ts';

it.each([
  [
    'that was confirmed',
    true,
    /^Your \$50 toward Diaper fund is canceled, so please don’t send it\. .*check with the family\.$/,
  ],
  // Its giver, the family or time may have ended it.
  ['that nobody confirmed', false, /^Your \$50 toward Diaper fund is canceled\. .*again and confirm it by email\.$/],
])('says of a canceled pledge %s what became of it', (_, isEmailVerified, sentence) => {
  const amount = { amount: 5_000, currency: 'USD' } as const;
  const pledge = {
    state: 'cancelled',
    amount,
    title: 'Diaper fund',
    isEmailVerified,
    cameByMail: false,
    view: undefined,
  } as const;
  expect(pledgeSentence(pledge)).toMatch(sentence);
});

it.each([
  ['ask', / Here’s how to send it\.$/],
  ['gone', /^You promised \$50 toward Diaper fund\.$/],
  ['paused', /^You promised \$50 toward Diaper fund\.$/],
] as const)('says how to send a pledge only where that is shown: %s', (view, sentence) => {
  const amount = { amount: 5_000, currency: 'USD' } as const;
  const pledge = { state: 'pledged', amount, title: 'Diaper fund', isEmailVerified: true, cameByMail: true } as const;
  expect(pledgeSentence({ ...pledge, view })).toMatch(sentence);
});

describe('a group gift that has ended', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
  const share = (gift: Pick<GroupContribution['gift'], 'state' | 'outcome'>) =>
    ({
      state: 'captured',
      amount: usd(2_500),
      refund: usd(0),
      title: 'Stroller',
      gift: { ...gift, goal: usd(71_500), raised: usd(35_000) },
    }) as GroupContribution;

  it.each([
    ['open', null, /Others can chip in for the rest\.$/],
    ['closed', null, /Nobody can chip in anymore, and the family decides/],
    ['closed', 'refund', /The family has used it\.$/],
    ['closed', 'credit', /The family took the sum as store credit\.$/],
  ] as const)('%s, %j: says what becomes of a share', (state, outcome, words) => {
    expect(shareSentence(share({ state, outcome }))).toMatch(words);
  });

  it.each([
    ['open', null, 1, /paying the last of it/],
    ['open', null, 0, /already giving this/],
    ['funded', null, 0, /everything it needs/],
    ['closed', null, 1, /is closed/],
    ['closed', 'credit', 0, /everything it needs/],
  ] as const)('%s, %j, %d left: says why nobody can chip in', (state, outcome, left, words) => {
    expect(whyNoShare({ state, outcome }, left)).toMatch(words);
  });
});
