import type { Query } from '#api/db/database.ts';
import type { Caller } from '#api/http/app-context.ts';
import { grantForEmail } from '#api/http/link-grants.ts';
import { findGiftsAmong, type GiftOfEmail, type GiftTable } from './gifts.queries.ts';

const grantOfGift = ({ id, giver_email }: GiftOfEmail): string => grantForEmail(id, giver_email);

/** Whether this browser has followed the link that was mailed to the giver. */
export const isGranted = ({ grants }: Pick<Caller, 'grants'>, gift: GiftOfEmail): boolean =>
  grants.has(grantOfGift(gift));

/** For a browser that follows the link to one gift. */
export const grantsOfGift =
  (table: GiftTable) =>
  async (db: Query, id: string): Promise<string[]> =>
    (await findGiftsAmong(db, table, [id])).map(grantOfGift);

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
    for (const gift of await findGiftsAmong(db, table, ids)) if (isGranted(caller, gift)) granted.push(gift.id);
  return granted;
}
