import { hash } from 'node:crypto';
import type { Query } from '#api/db/database.ts';
import type { Caller } from '#api/http/app-context.ts';

export const giftTables = ['reservation', 'cash_fund_contribution', 'group_gift_contribution'] as const;
export type GiftTable = (typeof giftTables)[number];

export interface Gift {
  id: string;
  giver_email: string;
}

/**
 * What a browser is granted that followed the link mailed to a gift's giver. It is for this email alone: when the giver's account moves to
 * another one, whoever reads the old inbox may have opened the link before.
 */
const grantOfGift = ({ id, giver_email }: Gift): string =>
  `${id}.${hash('sha256', `${id} ${giver_email}`, 'base64url').slice(0, 12)}`;

/** Whether this browser has followed the link that was mailed to the giver. */
export const isGranted = ({ grants }: Pick<Caller, 'grants'>, gift: Gift): boolean => grants.has(grantOfGift(gift));

/** For a browser that follows the link to one gift. */
export const grantsOfGift =
  (table: GiftTable) =>
  async (db: Query, id: string): Promise<string[]> =>
    (await findGifts(db, table, [id])).map(grantOfGift);

/** The ids of the gifts in these tables to which this browser has followed the link. */
export async function grantedGifts(
  db: Query,
  tables: readonly GiftTable[],
  caller: Pick<Caller, 'grants'>,
): Promise<string[]> {
  const ids = [...caller.grants].map((grant) => grant.split('.', 1)[0]!);
  const granted: string[] = [];
  if (ids.length === 0) return granted;
  for (const table of tables)
    for (const gift of await findGifts(db, table, ids)) if (isGranted(caller, gift)) granted.push(gift.id);
  return granted;
}

const findGifts = (db: Query, table: GiftTable, ids: readonly string[]): Promise<Gift[]> =>
  db.selectFrom(table).select(['id', 'giver_email']).where('id', 'in', ids).orderBy('id').execute();
