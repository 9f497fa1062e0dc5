import type { Selectable } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { countRows, idsOf } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';

export type PrivacyRequestRow = Selectable<Tables['privacy_request']>;

export const findRequest = (db: Query, id: string): Promise<PrivacyRequestRow | undefined> =>
  db.selectFrom('privacy_request').selectAll().where('id', '=', id).executeTakeFirst();

export const insertRequest = (trx: Trx, row: PrivacyRequestRow) =>
  trx.insertInto('privacy_request').values(row).execute();

/** Changes the state of a request. @returns undefined if it is no longer in the state that was read. */
export const moveRequest = (
  trx: Trx,
  row: PrivacyRequestRow,
  to: Partial<Pick<PrivacyRequestRow, 'state' | 'answer' | 'received_at' | 'expires_at'>>,
): Promise<PrivacyRequestRow | undefined> =>
  trx
    .updateTable('privacy_request')
    .set(to)
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .returningAll()
    .executeTakeFirst();

export const moveConfirmedRequests = (
  trx: Trx,
  { from, to }: { from: string; to: string },
): Promise<PrivacyRequestRow[]> =>
  trx
    .updateTable('privacy_request')
    .set({ email: to })
    .where('email', '=', from)
    .where('state', '!=', 'unconfirmed')
    .returningAll()
    .execute();

export const countReceivedOf = (db: Query, email: string): Promise<number> =>
  countRows(db.selectFrom('privacy_request').where('email', '=', email).where('state', '=', 'received'));

/** Oldest first. */
export const findRequests = (
  db: Query,
  { state, offset, limit }: { state: PrivacyRequestRow['state']; offset: number; limit: number },
): Promise<PrivacyRequestRow[]> =>
  db
    .selectFrom('privacy_request')
    .selectAll()
    .where('state', '=', state)
    .orderBy('created_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();

export const countRequests = (db: Query, state: PrivacyRequestRow['state']): Promise<number> =>
  countRows(db.selectFrom('privacy_request').where('state', '=', state));

/** Deletes those that have ended, and the keys of their texts. @returns their ids. */
export async function deleteEndedRequests(trx: Trx, now: number, most: number): Promise<string[]> {
  const ids = await idsOf(
    trx
      .deleteFrom('privacy_request')
      .where('id', 'in', (e) => e.selectFrom('privacy_request').select('id').where('expires_at', '<=', now).limit(most))
      .returning('id'),
  );
  if (ids.length > 0) await trx.deleteFrom('person_key').where('person_id', 'in', ids).execute();
  return ids;
}
