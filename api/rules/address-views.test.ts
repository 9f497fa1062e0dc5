import { expect, it } from 'vitest';
import { addressViewOf } from './address-views.ts';

const confirmed = { state: 'reserved', isEmailVerified: true, hasAddress: true, wasShown: true } as const;

it.each([
  ['a giver who asked for it', confirmed, 'shown'],
  ['a giver who bought the gift', { ...confirmed, state: 'purchased' }, 'shown'],
  ['a giver who did not ask yet', { ...confirmed, wasShown: false }, 'ask'],
  ['an email that is not confirmed', { ...confirmed, isEmailVerified: false }, 'confirm-first'],
  ['a family that gave none, or took it away', { ...confirmed, hasAddress: false }, 'none'],
  ['a cancelled reservation', { ...confirmed, state: 'cancelled' }, 'none'],
  ['one that ran out', { ...confirmed, state: 'expired' }, 'none'],
] as const)('shows the address of a registry to %s: %s', (_who, question, view) => {
  expect(addressViewOf(question)).toBe(view);
});
