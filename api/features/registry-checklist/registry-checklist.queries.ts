import type { Query, Trx } from '#api/db/database.ts';
import { isNotDeleted } from '#api/db/deleted-registries.ts';
import { countRows } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';

export const findMarks = (db: Query, registryId: string) =>
  db.selectFrom('checklist_mark').select(['item', 'state']).where('registry_id', '=', registryId).limit(500).execute();

export const putMark = (trx: Trx, row: Tables['checklist_mark']) =>
  trx
    .insertInto('checklist_mark')
    .values(row)
    .onConflict((c) => c.columns(['registry_id', 'item']).doUpdateSet({ state: row.state, updated_at: row.updated_at }))
    .execute();

export const deleteMark = (trx: Trx, registryId: string, item: string) =>
  trx.deleteFrom('checklist_mark').where('registry_id', '=', registryId).where('item', '=', item).execute();

/** The kinds of products on a list: a title alone does not always tell. */
export const findProductTypes = (db: Query, registryId: string) =>
  db
    .selectFrom('reg_item')
    .innerJoin('generic_product', 'generic_product.id', 'reg_item.generic_product_id')
    .select(['reg_item.id', 'generic_product.product_type'])
    .where('reg_item.registry_id', '=', registryId)
    .where('reg_item.removed_at', 'is', null)
    .limit(1000)
    .execute();

export const countMarks = (db: Query, registryId: string): Promise<number> =>
  countRows(db.selectFrom('checklist_mark').where('registry_id', '=', registryId));

export const deleteMarks = (trx: Trx, registryId: string) =>
  trx.deleteFrom('checklist_mark').where('registry_id', '=', registryId).execute();

export const findListedItems = (db: Query, registryId: string) =>
  db
    .selectFrom('reg_item')
    .innerJoin('registry', 'registry.id', 'reg_item.registry_id')
    .leftJoin('generic_product', 'generic_product.id', 'reg_item.generic_product_id')
    .select(['reg_item.id', 'reg_item.title', 'generic_product.product_type'])
    .where('reg_item.registry_id', '=', registryId)
    .where('reg_item.removed_at', 'is', null)
    .orderBy('reg_item.position')
    .orderBy('reg_item.id')
    .limit(1000)
    .execute();

export const findTitle = async (db: Query, registryId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('registry')
      .select('title')
      .where('id', '=', registryId)
      .where(isNotDeleted('registry.id'))
      .executeTakeFirst()
  )?.title;
