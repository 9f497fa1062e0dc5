import type { Selectable } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { idsOf } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';

type Row = Selectable<Tables['checklist_mail']>;

export const findChecklistMail = (db: Query, id: string, now: number): Promise<Row | undefined> =>
  db.selectFrom('checklist_mail').selectAll().where('id', '=', id).where('expires_at', '>', now).executeTakeFirst();

export const insertChecklistMail = (trx: Trx, row: Row) => trx.insertInto('checklist_mail').values(row).execute();

export const findIdsOf = async (db: Query, email: string): Promise<string[]> =>
  (await db.selectFrom('checklist_mail').select('id').where('email', '=', email).limit(20).execute()).map(
    ({ id }) => id,
  );

export const findEndedIds = (db: Query, now: number, limit: number): Promise<string[]> =>
  idsOf(db.selectFrom('checklist_mail').select('id').where('expires_at', '<=', now).orderBy('expires_at').limit(limit));

/** Also deletes the keys of the sealed data. @returns the ids that still existed. */
export async function deleteChecklistMails(trx: Trx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await idsOf(trx.deleteFrom('checklist_mail').where('id', 'in', ids).returning('id'));
  await trx.deleteFrom('person_key').where('person_id', 'in', ids).execute();
  return gone;
}
