import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

export type AudienceRow = Tables['audience'];

/** Includes those whose link has ended. */
export const findAudiences = (db: Query, registryId: string): Promise<AudienceRow[]> =>
  db
    .selectFrom('audience')
    .selectAll()
    .where('registry_id', '=', registryId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1000)
    .execute();

export const findAudience = (db: Query, registryId: string, id: string): Promise<AudienceRow | undefined> =>
  db
    .selectFrom('audience')
    .selectAll()
    .where('registry_id', '=', registryId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** Works for an ended link, too: gifts given through it still belong to their givers. */
export const findRegistryOfAudience = async (db: Query, id: string): Promise<string | undefined> =>
  (await db.selectFrom('audience').select('registry_id').where('id', '=', id).executeTakeFirst())?.registry_id;

export const insertAudience = (trx: Trx, row: AudienceRow) => trx.insertInto('audience').values(row).execute();

export async function updateAudience(trx: Trx, id: string, set: Partial<AudienceRow>): Promise<void> {
  if (Object.keys(set).length > 0) await trx.updateTable('audience').set(set).where('id', '=', id).execute();
}

export const findItemForAudience = (db: Query, itemId: string) =>
  db.selectFrom('reg_item').select(['id', 'category_id']).where('id', '=', itemId).executeTakeFirst();

/** Those of these ids that are of items of this registry. */
export async function findItemsOf(db: Query, registryId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('reg_item')
    .select('id')
    .where('registry_id', '=', registryId)
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}
