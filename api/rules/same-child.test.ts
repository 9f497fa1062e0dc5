import { describe, expect, it } from 'vitest';
import { addDays, type Day } from './days.ts';
import { meansChildOf, type RegistryRest } from './same-child.ts';

const dueDate = '2027-07-30';
const rests: RegistryRest[] = ['paused', 'archived', 'deleted', 'loss'];
const inDays = (days: number | null): Day | null => (days === null ? null : addDays(dueDate, days));

/** For which of the four the mails mean its child. */
const meant = (isOwner: boolean, days: number | null, own: readonly (number | null)[] = []): RegistryRest[] =>
  rests.filter((rest) => meansChildOf({ isOwner, arrival: inDays(days), rest }, dueDate, own.map(inDays)));

describe('mails about a pregnancy mean the child of', () => {
  it.each([
    ['without a day', null, rests],
    ['of about that day', 30, rests],
    ['of a day that was a guess', -90, rests],
    ['of an older child', -91, ['loss']],
    ['of a later day', 91, ['loss']],
  ] as const)('an own registry %s', (_, days, expected) => expect(meant(true, days)).toEqual(expected));

  it.each([
    ['about that day', [30], ['loss']],
    ['another day, or none', [31, null], rests],
  ] as const)('an own registry, while another of %s stays active', (_, own, expected) => {
    expect(meant(true, 0, own)).toEqual(expected);
    expect(meant(true, null, own)).toEqual(expected);
  });

  it.each([
    ['without a day', null, [], ['loss']],
    ['of nearly that day', 30, [], rests],
    ['of a day before it', -30, [], rests],
    ['of another day', 31, [], []],
    ['while an own one has no day', 30, [null], rests],
    ['while an own one is not clearly nearer', 7, [0], rests],
    ['while an own one is clearly nearer', 8, [40, 0], ['archived', 'loss']],
  ] as const)('a registry that may be edited %s', (_, days, own, expected) =>
    expect(meant(false, days, own)).toEqual(expected),
  );
});
