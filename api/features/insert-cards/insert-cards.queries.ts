import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

export const findOrders = (db: Query, registryId: string) =>
  db
    .selectFrom('insert_card_order')
    .selectAll()
    .where('registry_id', '=', registryId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();

export const findOrder = (db: Query, registryId: string, id: string) =>
  db
    .selectFrom('insert_card_order')
    .selectAll()
    .where('registry_id', '=', registryId)
    .where('id', '=', id)
    .executeTakeFirst();

export const insertOrder = (trx: Trx, row: Tables['insert_card_order']) =>
  trx.insertInto('insert_card_order').values(row).execute();

/** @returns false when there is no such order in this registry. */
export const deleteOrder = async (trx: Trx, registryId: string, id: string): Promise<boolean> =>
  (
    await trx
      .deleteFrom('insert_card_order')
      .where('registry_id', '=', registryId)
      .where('id', '=', id)
      .executeTakeFirst()
  ).numDeletedRows > 0n;

export const findOwnerOf = (db: Query, registryId: string) =>
  db
    .selectFrom('registry')
    .innerJoin('user', 'user.id', 'registry.owner_id')
    .select(['user.email', 'user.name', 'registry.slug'])
    .where('registry.id', '=', registryId)
    .executeTakeFirstOrThrow();
