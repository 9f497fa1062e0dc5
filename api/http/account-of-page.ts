import { hash } from 'node:crypto';
import type { Request } from 'express';
import { accountHeader } from '#contracts/account-of-page.ts';
import { Refusal } from '#contracts/problems.ts';
import type { Route } from './route.ts';

/** Tells accounts apart, and nothing else: it is in a cookie that scripts can read. */
export const markOfAccount = (userId: string): string => hash('sha256', `account ${userId}`, 'base64url').slice(0, 12);

/**
 * A form that one person filled in would otherwise change the account of whoever has signed in since, in another tab: their name, the
 * address on their gifts, or which gifts are theirs. Signing in and out, and what a mailed link opens, concern no account of a page.
 * @throws {Refusal} 'other-account'
 */
export function refuseOtherAccount({ kind, access }: Route, request: Request): void {
  const { user } = request.caller;
  const mark = request.get(accountHeader);
  const isOfNone = kind === 'read' || access.who === 'anyone' || access.who === 'link';
  if (isOfNone || user === null || mark === undefined) return;
  if (mark !== markOfAccount(user.id)) throw new Refusal('other-account');
}
