import { describe, expect, it } from 'vitest';
import { addDays, type Day } from './days.ts';
import {
  isStillExpected,
  mayBeOfOneChild,
  mayBeOfTheOtherParent,
  meansChildOf,
  type SilenceReason,
} from './same-child.ts';

const dueDate = '2027-07-30';
const reasons: SilenceReason[] = ['paused', 'archived', 'deleted', 'loss'];
const inDays = (days: number | null): Day | null => (days === null ? null : addDays(dueDate, days));

/** For which of the four the mails mean its child. */
const meant = (isOwner: boolean, days: number | null, own: readonly (number | null)[] = []): SilenceReason[] =>
  reasons.filter((reason) => meansChildOf({ isOwner, arrival: inDays(days), reason }, dueDate, own.map(inDays)));

describe('mails about a pregnancy mean the child of', () => {
  it.each([
    ['without a day', null, reasons],
    ['of about that day', 30, reasons],
    ['of a day that was a guess', -90, reasons],
    ['of an older child', -91, ['loss']],
    ['of a later day', 91, ['loss']],
  ] as const)('an own registry %s', (_, days, expected) => expect(meant(true, days)).toEqual(expected));

  it('an own registry, whichever others are active', () => expect(meant(true, 80, [0, null])).toEqual(reasons));

  it.each([
    ['without a day', null, [], ['loss']],
    ['of nearly that day', 30, [], reasons],
    ['of a day before it', -30, [], reasons],
    ['of another day', 31, [], []],
    ['of very nearly that day while an own one has no day', 7, [null], reasons],
    ['of another day while an own one has no day', 8, [null], ['archived', 'loss']],
    ['of very nearly that day while an own one is', 7, [0], reasons],
    ['of another day while an own one may be of this child', 8, [40, 30], ['archived', 'loss']],
    ['of about that day while an own one is of another', 30, [31], reasons],
  ] as const)('a registry that may be edited %s', (_, days, own, expected) =>
    expect(meant(false, days, own)).toEqual(expected),
  );
});

it('a list that the owner of another edits is of the other parent where both days are nearly the same', () => {
  const isOfOtherParent = (days: number | null) => mayBeOfTheOtherParent(dueDate, inDays(days));
  expect([-8, -7, 0, 7, 8, null].map(isOfOtherParent)).toEqual([false, true, true, true, false, false]);
  expect(mayBeOfTheOtherParent(null, dueDate)).toBe(false);
});

describe('a child is still expected after a registry of it was', () => {
  const [me, other, friend] = ['me', 'other', 'friend'];
  /** After which of the four. */
  const after = (ownerId: string, active: { ownerId: string; days: number | null }) =>
    reasons.filter((reason) =>
      isStillExpected({ reason, ownerId }, dueDate, {
        personId: me,
        active: [{ ownerId: active.ownerId, arrival: inDays(active.days) }],
      }),
    );

  it.each([
    ['another of the same owner', other, other, 30, ['paused', 'archived', 'deleted']],
    ['another of one’s own', me, me, -30, ['paused', 'archived', 'deleted']],
    ['one’s own beside the other parent’s', other, me, 7, ['paused', 'deleted']],
    ['the other parent’s beside one’s own', me, other, 7, ['paused', 'deleted']],
    ['one of another day beside it', other, me, 8, []],
    ['a friend’s', other, friend, 0, []],
    ['one of another day', me, me, 31, []],
    ['one without a day', me, me, null, []],
  ] as const)('put away while %s is active', (_, reasons, ownerId, days, expected) =>
    expect(after(reasons, { ownerId, days })).toEqual(expected),
  );
});

it.each([
  [0, 30, true],
  [0, -31, false],
  [null, 0, true],
  [0, null, true],
  [null, null, true],
])('registries of one owner, %s and %s days off, may be of one child: %s', (one, other, expected) =>
  expect(mayBeOfOneChild(inDays(one), inDays(other))).toBe(expected),
);
