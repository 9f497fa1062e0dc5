import { hash } from 'node:crypto';
import type { Request } from 'express';
import { accountHeader, nobodysMark } from '#contracts/account-of-page.ts';
import { Refusal } from '#contracts/problems.ts';
import type { Route } from './route.ts';

/** Tells accounts apart, and nothing else: it is in a cookie that scripts can read. */
export const markOfAccount = (userId: string): string => hash('sha256', `account ${userId}`, 'base64url').slice(0, 12);

/**
 * A form that one person filled in would otherwise change the account of whoever has signed in since, in another tab: their name, the
 * address on their gifts, or which gifts are theirs. Signing in and out, and what a mailed link opens, concern no account of a page. What
 * a guest gives, by name and email, is also refused from a page that was loaded while nobody was signed in: it would be a gift of whoever
 * is now. Everything else may be done there, because most people who sign in in another tab are the same person.
 * @param fields of a form without script: only one that is sent again after its session had ended says of which account it is.
 * @throws {Refusal} 'other-account'
 */
export function refuseOtherAccount(route: Route, request: Request, fields: Record<string, string> | null): void {
  const { kind, access } = route;
  const { user } = request.caller;
  const mark = request.get(accountHeader) ?? fields?.[accountHeader];
  const isOfNone = kind === 'read' || access.who === 'anyone' || access.who === 'link';
  if (isOfNone || user === null || mark === undefined) return;
  if (mark === nobodysMark) {
    if (route.kind === 'change' && route.namesGiver)
      throw new Refusal('other-account', {
        detail:
          'Someone has signed in on this browser in the meantime, so nothing was saved. Copy what you’d like to keep, then reload the page.',
      });
    return;
  }
  if (mark !== markOfAccount(user.id)) throw new Refusal('other-account');
}
