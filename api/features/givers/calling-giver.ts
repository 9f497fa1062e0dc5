import type { Query } from '#api/db/database.ts';
import type { Caller } from '#api/http/app-context.ts';
import { grantedGifts, isGranted } from './gift-grants.ts';
import type { CallingGiver, GiftOfEmail, GiftTable } from './gifts.queries.ts';
import { grantedEmails } from './own-emails.ts';

/** @param tables those whose gifts are looked for */
export const callingGiver = async (db: Query, tables: readonly GiftTable[], caller: Caller): Promise<CallingGiver> => ({
  account: caller.user,
  browser: {
    visitorId: caller.visitorId,
    giftIds: await grantedGifts(db, tables, caller),
    emails: await grantedEmails(db, caller),
  },
});

/** An account, wherever it gave, without what somebody did in a browser. */
export const accountAsGiver = (id: string): CallingGiver => ({
  account: { id, email: null },
  browser: { visitorId: null, giftIds: [], emails: [] },
});

/** Whether the caller has opened the link to this gift, or to all gifts of its email. */
export const readsMailOf = async (db: Query, caller: Pick<Caller, 'grants'>, gift: GiftOfEmail): Promise<boolean> =>
  isGranted(caller, gift) || (await grantedEmails(db, caller)).includes(gift.giver_email);
