// Gifts of every kind, by who gave them.
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { idsOf } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';

export const giftTables = ['reservation', 'cash_fund_contribution', 'group_gift_contribution'] as const;
export type GiftTable = (typeof giftTables)[number];

export interface GiftOfEmail {
  id: string;
  giver_email: string;
}

/** By what a caller is known as the giver of gifts. `access.ts` decides the same for a single gift. */
export interface CallingGiver {
  account: { id: string; email: string | null } | null;
  browser: {
    visitorId: string | null;
    /** Gifts whose mailed link was followed here. */
    giftIds: readonly string[];
    /** Addresses whose link to all gifts was followed here. */
    emails: readonly string[];
  };
}

/**
 * The condition that a row is a gift of this giver. What only the browser knows is not shown to somebody who belongs to the registry: a guest
 * may have given it here, at the family's own tablet, before they signed in.
 */
export function isGivenBy({ account, browser }: CallingGiver, table: GiftTable): Expression<SqlBool> {
  const e = expressionBuilder<Tables, GiftTable>();
  const ofBrowser = e.or([
    // A gift that an account gave in this browser belongs to the account, whether or not it is signed in.
    e.and([e(`${table}.visitor_id`, '=', browser.visitorId ?? ''), e(`${table}.user_id`, 'is', null)]),
    ...(browser.giftIds.length > 0 ? [e(`${table}.id`, 'in', browser.giftIds)] : []),
    ...(browser.emails.length > 0 ? [e(`${table}.giver_email`, 'in', browser.emails)] : []),
  ]);
  if (account === null) return ofBrowser;
  return e.or([
    e(`${table}.user_id`, '=', account.id),
    ...(account.email === null ? [] : [e(`${table}.giver_email`, '=', account.email)]),
    e.and([ofBrowser, e(`${table}.registry_id`, 'not in', registriesOf(account.id))]),
  ]);
}

/**
 * For the order of a giver's gifts: those that are known to be theirs come first. Anybody can make others with their email, more than a list
 * shows.
 */
export function ofTypedEmailLast({ account, browser }: CallingGiver, table: GiftTable): Expression<number> {
  const e = expressionBuilder<Tables, GiftTable>();
  return e
    .case()
    .when(
      e.or([
        e(`${table}.email_verified_at`, 'is not', null),
        e(`${table}.visitor_id`, '=', browser.visitorId ?? ''),
        ...(account === null ? [] : [e(`${table}.user_id`, '=', account.id)]),
        ...(browser.giftIds.length > 0 ? [e(`${table}.id`, 'in', browser.giftIds)] : []),
      ]),
    )
    .then(0)
    .else(1)
    .end();
}

export const latestFirst = <T extends { id: string; created_at: number }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));

const registriesOf = (userId: string) =>
  expressionBuilder<Tables, never>()
    .selectFrom('registry_member')
    .select('registry_member.registry_id')
    .where('registry_member.user_id', '=', userId);

export const findGiftsAmong = (db: Query, table: GiftTable, ids: readonly string[]): Promise<GiftOfEmail[]> =>
  db.selectFrom(table).select(['id', 'giver_email']).where('id', 'in', ids).orderBy('id').execute();

export const claimGiftsIn = (
  trx: Trx,
  table: GiftTable,
  { visitorId, user }: { visitorId: string; user: { id: string; email: string } },
) =>
  trx
    .updateTable(table)
    .set({ user_id: user.id })
    .where('visitor_id', '=', visitorId)
    .where('giver_email', '=', user.email)
    .where('user_id', 'is', null)
    .execute();

/** Those that the account gave or whose email is confirmed. One that another account gave stays that account's, too. @returns their ids */
export const moveGiftsIn = (
  trx: Trx,
  table: GiftTable,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<string[]> =>
  idsOf(
    trx
      .updateTable(table)
      .set((e) => ({ user_id: e.fn.coalesce('user_id', e.val(userId)), giver_email: to, link_hash: null }))
      .where('giver_email', '=', from)
      .where((e) => e.or([e('user_id', '=', userId), e('email_verified_at', 'is not', null)]))
      .returning('id'),
  );
