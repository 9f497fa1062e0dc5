import type { Query, Trx } from '#api/db/database.ts';
import { isNotDeleted } from '#api/db/deleted-registries.ts';
import type { Tables } from '#api/db/tables.ts';

export const findRegistryHead = (db: Query, id: string) =>
  db
    .selectFrom('registry')
    .select(['id', 'title', 'slug', 'type', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Registries to which this user may add, oldest first. */
export const findEditable = (db: Query, userId: string) =>
  db
    .selectFrom('registry_member')
    .innerJoin('registry', 'registry.id', 'registry_member.registry_id')
    .select(['registry.id', 'registry.title'])
    .where('registry_member.user_id', '=', userId)
    .where('registry_member.role', 'in', ['owner', 'editor'])
    .where(isNotDeleted('registry.id'))
    .orderBy('registry.created_at')
    .orderBy('registry.id')
    .limit(50)
    .execute();

/** Items for the shop's products, with the categories in which they are sold. */
export const findWishedProducts = (db: Query, registryId: string) =>
  db
    .selectFrom('reg_item')
    .leftJoin('generic_product', 'generic_product.id', 'reg_item.generic_product_id')
    .select([
      'reg_item.id',
      'reg_item.product_id',
      'reg_item.generic_product_id',
      'reg_item.quantity',
      'generic_product.category',
    ])
    .where('reg_item.registry_id', '=', registryId)
    .where('reg_item.removed_at', 'is', null)
    .where('reg_item.product_id', 'is not', null)
    .orderBy('reg_item.position')
    .orderBy('reg_item.id')
    .limit(1000)
    .execute();

export const findExternal = (db: Query, registryId: string) =>
  db
    .selectFrom('external_registry')
    .select(['id', 'url', 'store_name'])
    .where('registry_id', '=', registryId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(50)
    .execute();

/** Linking the same address again only changes its name. */
export const putExternal = (trx: Trx, row: Tables['external_registry']) =>
  trx
    .insertInto('external_registry')
    .values(row)
    .onConflict((c) => c.columns(['registry_id', 'url']).doUpdateSet({ store_name: row.store_name }))
    .execute();

export const deleteExternal = (trx: Trx, registryId: string, url: string) =>
  trx.deleteFrom('external_registry').where('registry_id', '=', registryId).where('url', '=', url).execute();
