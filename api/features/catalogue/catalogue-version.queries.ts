import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { catalogueVersionSetting as name } from '#api/db/locks.ts';

/** Counts every change of the catalogue: read caches and ETags compare it. 0 before the first import. */
export async function readCatalogueVersion(db: Query): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Covers all products as imported. Two databases with different contents may have reached the same version. */
export async function readCatalogueHash(db: Query): Promise<string> {
  const hash = createHash('sha256');
  const products = await db.selectFrom('generic_product').select('content_hash').orderBy('id').execute();
  for (const product of products) hash.update(product.content_hash);
  return hash.digest('hex');
}

/** Call in the transaction that changes the catalogue. The database increments it, so that two simultaneous changes count as two. */
export async function raiseCatalogueVersion(trx: Trx): Promise<number> {
  const { value } = await trx
    .insertInto('setting')
    .values({ name, value: '1' })
    .onConflict((c) => c.column('name').doUpdateSet({ value: sql`cast(cast(setting.value as integer) + 1 as text)` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

export const countProducts = async (db: Query): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('generic_product')
        .select((e) => e.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
