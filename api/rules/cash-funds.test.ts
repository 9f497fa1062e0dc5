import { describe, expect, it } from 'vitest';
import {
  contributionAfter,
  contributionStates,
  countsAsGiven,
  isToBeThankedFor,
  maySeeDetails,
  refuseWaitingPledge,
  suggestedCents,
} from './cash-funds.ts';

describe('the steps of a contribution', () => {
  it.each([
    ['pledged', 'send', 'giver', 'sent'],
    ['pledged', 'send', 'owner', null],
    ['pledged', 'receive', 'owner', 'received'],
    ['sent', 'receive', 'owner', 'received'],
    ['sent', 'receive', 'giver', null],
    ['sent', 'send', 'giver', null],
    ['pledged', 'cancel', 'giver', 'cancelled'],
    ['sent', 'cancel', 'owner', 'cancelled'],
    ['received', 'cancel', 'giver', null],
    ['received', 'cancel', 'owner', null],
    ['cancelled', 'send', 'giver', null],
    ['cancelled', 'receive', 'owner', null],
    ['pledged', 'not-received', 'owner', null],
    ['received', 'not-received', 'giver', null],
    ['received', 'not-received', 'owner', 'pledged'],
  ] as const)('%s, %s by the %s: %s', (state, step, by, after) => {
    expect(contributionAfter(state, step, by, false)).toBe(after);
  });

  it('go back to sent if its giver had said so, and it was not received after all', () => {
    expect(contributionAfter('received', 'not-received', 'owner', true)).toBe('sent');
  });

  it('end where they are received or cancelled', () => {
    for (const state of ['received', 'cancelled'] as const)
      for (const step of ['send', 'receive', 'cancel'] as const)
        for (const by of ['giver', 'owner'] as const) expect(contributionAfter(state, step, by, false)).toBeNull();
  });
});

describe('a pledge with an email that nobody confirmed', () => {
  it.each([
    ['waits while few do', { ofGiver: 4, ofNetwork: 14, ofFund: 499 }, null],
    ['is too much for one giver', { ofGiver: 5, ofNetwork: 5, ofFund: 5 }, 'too-many-unverified'],
    ['is too much for one network', { ofGiver: 0, ofNetwork: 15, ofFund: 15 }, 'too-many-unverified'],
    ['is too much for the fund', { ofGiver: 0, ofNetwork: 0, ofFund: 500 }, 'registry-waiting'],
  ] as const)('%s', (_, waiting, refusal) => expect(refuseWaitingPledge(waiting)).toBe(refusal));
});

it('counts what somebody stands behind, and shows the way to pay to those alone', () => {
  expect(contributionStates.map((state) => countsAsGiven(state, false))).toEqual([false, false, true, false]);
  expect(contributionStates.map((state) => countsAsGiven(state, true))).toEqual([true, true, true, false]);
  expect(contributionStates.map((state) => maySeeDetails(state, true))).toEqual([true, true, true, false]);
  expect(contributionStates.map((state) => maySeeDetails(state, false))).toEqual([false, false, false, false]);
});

it('is thanked for once it is more than a promise', () => {
  expect(contributionStates.map(isToBeThankedFor)).toEqual([false, true, true, false]);
});

it.each([
  [null, [2_500, 5_000, 10_000, 20_000]],
  [60_000, [2_500, 5_000, 10_000, 20_000]],
  [7_000, [2_500, 5_000, 7_000]],
  [5_000, [2_500, 5_000]],
  [900, [900]],
  [0, []],
])('suggests amounts up to what is missing: of %s, %j', (left, suggested) => {
  expect(suggestedCents(left)).toEqual(suggested);
});
