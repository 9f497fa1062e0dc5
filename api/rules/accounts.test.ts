import { expect, it } from 'vitest';
import { accountUse } from './accounts.ts';

it.each([
  ['olive@example.com', 1, true, 'usable'],
  ['olive@example.com', null, true, 'unverified'],
  ['olive@example.com', null, false, 'unverified'],
  ['owner@layette.example', 1, false, 'usable'],
  ['owner@layette.example', 1, true, 'demo-only'],
  ['Owner@Layette.Example', null, true, 'demo-only'],
  ['olive@layette.example.com', 1, true, 'usable'],
] as const)('an account of %s, verified at %s, production %s, is %s', (email, emailVerifiedAt, production, use) => {
  expect(accountUse({ email, emailVerifiedAt }, { production })).toBe(use);
});
