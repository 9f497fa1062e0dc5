import type { Query, Trx } from '#api/db/database.ts';
import type { RegistryCategory } from '#rules/registry-categories.ts';

export const findCategories = (db: Query, registryId: string): Promise<RegistryCategory[]> =>
  db
    .selectFrom('registry_category')
    .select(['id', 'title'])
    .where('registry_id', '=', registryId)
    .orderBy('position')
    .orderBy('id')
    .limit(100)
    .execute();

/** Replaces all categories of a registry, in this order. */
export async function replaceCategories(
  trx: Trx,
  registryId: string,
  categories: readonly RegistryCategory[],
): Promise<void> {
  await trx.deleteFrom('registry_category').where('registry_id', '=', registryId).execute();
  await trx
    .insertInto('registry_category')
    .values(categories.map(({ id, title }, position) => ({ registry_id: registryId, id, title, position })))
    .execute();
}

/** The highest category id of any item, removed ones included: a new category must not take over their items. */
export const highestCategoryOfItems = async (db: Query, registryId: string): Promise<number> =>
  (
    await db
      .selectFrom('reg_item')
      .select((e) => e.fn.max('category_id').as('highest'))
      .where('registry_id', '=', registryId)
      .executeTakeFirstOrThrow()
  ).highest ?? 0;

export async function countItemsByCategory(db: Query, registryId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('reg_item')
    .select((e) => ['category_id', e.fn.countAll<number>().as('n')])
    .where('registry_id', '=', registryId)
    .where('removed_at', 'is', null)
    .groupBy('category_id')
    .execute();
  return new Map(rows.map((row) => [row.category_id, Number(row.n)]));
}

/** Includes removed ones: they may be restored. */
export const moveItemsOfCategory = (
  trx: Trx,
  registryId: string,
  { from, to }: { from: number; to: number },
  now: number,
) =>
  trx
    .updateTable('reg_item')
    .set({ category_id: to, updated_at: now })
    .where('registry_id', '=', registryId)
    .where('category_id', '=', from)
    .execute();
