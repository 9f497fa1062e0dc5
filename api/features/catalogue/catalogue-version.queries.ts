import { compileOnce } from '#api/db/compiled.ts';
import type { Query, Trx } from '#api/db/database.ts';

const name = 'catalogue_version';

const settingNamed = compileOnce<{ name: string }>()((db, value) =>
  db.selectFrom('setting').select('value').where('name', '=', value('name')),
);

/** Counts every change of the catalogue: what read caches and ETags compare. 0 before the first import. */
export async function readCatalogueVersion(db: Query): Promise<number> {
  const [row] = await settingNamed(db, { name });
  return Number(row?.value ?? 0);
}

/** In the transaction that changes the catalogue. */
export async function raiseCatalogueVersion(trx: Trx): Promise<number> {
  const version = (await readCatalogueVersion(trx)) + 1;
  const value = String(version);
  await trx
    .insertInto('setting')
    .values({ name, value })
    .onConflict((c) => c.column('name').doUpdateSet({ value }))
    .execute();
  return version;
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
