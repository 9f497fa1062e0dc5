import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

type DraftRow = Tables['registry_draft'];

export const findDraft = (db: Query, visitorId: string): Promise<DraftRow | undefined> =>
  db.selectFrom('registry_draft').selectAll().where('visitor_id', '=', visitorId).executeTakeFirst();

export const putDraft = (trx: Trx, row: DraftRow) =>
  trx
    .insertInto('registry_draft')
    .values(row)
    .onConflict((c) =>
      c.column('visitor_id').doUpdateSet({ draft_sealed: row.draft_sealed, updated_at: row.updated_at }),
    )
    .execute();

/** Also deletes the key with which it is sealed. */
export async function deleteDraft(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('registry_draft').where('id', '=', id).execute();
  await trx.deleteFrom('person_key').where('person_id', '=', id).execute();
}

export const findDraftsBefore = (db: Query, instant: number, most: number) =>
  db.selectFrom('registry_draft').select('id').where('updated_at', '<', instant).limit(most).execute();
