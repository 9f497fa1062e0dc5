import { describe, expect, it } from 'vitest';
import {
  contributionAfter,
  contributionStates,
  countsAsGiven,
  isToBeThankedFor,
  maySeeDetails,
  pledgeThatGivesWay,
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

describe('the pledge that gives way to a newcomer', () => {
  const pledge = (addressTag: string | null, mailbox: string, visitorId = `${addressTag} ${mailbox}`) => ({
    addressTag,
    mailbox,
    visitorId,
  });
  /** Written as "address mailbox", the oldest first. */
  it.each([
    ['is the newest of the address with the most', ['b m1', 'a m2', 'a m3', 'a m4', 'b m5'], 'c n', 'a m4'],
    ['is none of a mailbox that others have typed', ['a m', 'b m', 'c m', 'd k'], 'e n', null],
    ['is none while everybody has one', ['a m1', 'b m2', 'c m3'], 'd n', null],
    ['is none for a newcomer who would have as many', ['a m1', 'a m2', 'b n1'], 'b n2', null],
    ['is one of those who have more than the newcomer would', ['a m1', 'a m2', 'a m3', 'b n1'], 'b n2', 'a m3'],
    ['is none of a newcomer’s own', ['a m1', 'a m2', 'a m3'], 'a n', null],
    ['is none where nothing waits', [], 'a n', null],
  ] as const)('%s', (_, waiting, newcomer, leaving) => {
    const read = (text: string) => pledge(...(text.split(' ') as [string, string]));
    const found = pledgeThatGivesWay(waiting.map(read), read(newcomer));
    expect(found === null ? null : `${found.addressTag} ${found.mailbox}`).toBe(leaving);
  });

  it('takes those whose address is not known for no group', () => {
    expect(pledgeThatGivesWay([pledge(null, 'm1'), pledge(null, 'm2')], pledge('a', 'n'))).toBeNull();
  });
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
