import { hash } from 'node:crypto';
import type { Request } from 'express';
import { accountHeader } from '#contracts/account-of-page.ts';
import { Refusal } from '#contracts/problems.ts';
import type { Route } from './route.ts';

/** Tells accounts apart, and nothing else: it is in a cookie that scripts can read. */
export const markOfAccount = (userId: string): string => hash('sha256', `account ${userId}`, 'base64url').slice(0, 12);

/**
 * What concerns the signed-in account itself names no resource, so a form that one person filled in would change the account of whoever
 * has signed in since, in another tab: their name, or the address to which their gifts go.
 * @throws {Refusal} 'other-account'
 */
export function refuseOtherAccount({ kind, access }: Route, request: Request): void {
  const { user } = request.caller;
  const mark = request.get(accountHeader);
  if (kind === 'read' || access.who !== 'user' || user === null || mark === undefined) return;
  if (mark !== markOfAccount(user.id)) throw new Refusal('other-account');
}
