import type { Query, Trx } from '#api/db/database.ts';

export async function replaceFindKeys(trx: Trx, registryId: string, keys: readonly string[]): Promise<void> {
  await trx.deleteFrom('registry_find_key').where('registry_id', '=', registryId).execute();
  if (keys.length > 0)
    await trx
      .insertInto('registry_find_key')
      .values(keys.map((key) => ({ key_hash: key, registry_id: registryId })))
      .execute();
}

/** Registries that have every one of these keys, the newest first. */
export const findByKeys = (db: Query, keys: readonly string[], limit: number) =>
  db
    .selectFrom('registry')
    .innerJoin('registry_find_key', 'registry_find_key.registry_id', 'registry.id')
    .selectAll('registry')
    .where('registry_find_key.key_hash', 'in', [...keys])
    // Checked in addition to the keys: even if those are wrong, a private registry is not found.
    .where('registry.search_level', '!=', 'private')
    .where('registry.state', '=', 'active')
    .groupBy('registry.id')
    .having((e) => e.fn.countAll(), '=', keys.length)
    .orderBy('registry.created_at', 'desc')
    .orderBy('registry.id', 'desc')
    .limit(limit)
    .execute();

export async function countFindable(db: Query): Promise<number> {
  const { n } = await db
    .selectFrom('registry')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('search_level', '!=', 'private')
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(n);
}

export const nameOfUser = (db: Query, userId: string) =>
  db.selectFrom('user').select('name').where('id', '=', userId).executeTakeFirstOrThrow();

/** Registries that may be found and have no keys yet: from before there were any, or after the server's secret changed hands. */
export const registriesWithoutFindKeys = (db: Query, limit: number) =>
  db
    .selectFrom('registry')
    .selectAll('registry')
    .where('search_level', '!=', 'private')
    .where('state', '=', 'active')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('registry_find_key')
            .select('key_hash')
            .whereRef('registry_find_key.registry_id', '=', 'registry.id'),
        ),
      ),
    )
    .limit(limit)
    .execute();
