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
  visitorId: string | null;
  userId: string | null;
  /** Gifts whose mailed link this browser has followed. */
  giftIds: readonly string[];
  /** Addresses whose mail the caller reads. */
  emails: readonly string[];
}

/** The condition that a row is a gift of this giver. */
export function isGivenBy({ visitorId, userId, giftIds, emails }: CallingGiver, table: GiftTable): Expression<SqlBool> {
  const e = expressionBuilder<Tables, GiftTable>();
  return e.or([
    // A gift that an account gave in this browser belongs to the account, whether or not it is signed in.
    e.and([e(`${table}.visitor_id`, '=', visitorId ?? ''), e(`${table}.user_id`, 'is', null)]),
    e(`${table}.user_id`, '=', userId ?? ''),
    ...(giftIds.length > 0 ? [e(`${table}.id`, 'in', giftIds)] : []),
    ...(emails.length > 0 ? [e(`${table}.giver_email`, 'in', emails)] : []),
  ]);
}

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
