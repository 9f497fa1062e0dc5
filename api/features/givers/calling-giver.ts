import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Query } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { Caller } from '#api/http/app-context.ts';
import { type Gift, type GiftTable, grantedGifts, isGranted } from './gift-grants.ts';
import { grantedEmails, ownEmails } from './own-emails.ts';

/** By what a caller is known as the giver of gifts. `access.ts` decides the same for a single gift. */
export interface CallingGiver {
  visitorId: string | null;
  userId: string | null;
  /** Gifts whose mailed link this browser has followed. */
  giftIds: readonly string[];
  /** Addresses whose mail the caller reads. */
  emails: readonly string[];
}

/** @param tables those whose gifts are looked for */
export const callingGiver = async (db: Query, tables: readonly GiftTable[], caller: Caller): Promise<CallingGiver> => ({
  visitorId: caller.visitorId,
  userId: caller.user?.id ?? null,
  giftIds: await grantedGifts(db, tables, caller),
  emails: await ownEmails(db, caller),
});

/** An account, wherever it gave, without what somebody did in a browser. */
export const accountAsGiver = (userId: string): CallingGiver => ({ visitorId: null, userId, giftIds: [], emails: [] });

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

/** Whether the caller has opened the link to this gift, or to all gifts of its email. */
export const readsMailOf = async (db: Query, caller: Pick<Caller, 'grants'>, gift: Gift): Promise<boolean> =>
  isGranted(caller, gift) || (await grantedEmails(db, caller)).includes(gift.giver_email);
