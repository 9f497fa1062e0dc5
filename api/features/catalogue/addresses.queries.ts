import type { Query } from '#api/db/database.ts';

export interface StoredAddress {
  id: number;
  slug: string;
  category: string;
  alsoIn: string[];
}

/** Along the primary key: up to `limit` products from an offset in that order. */
export async function readProductAddresses(db: Query, offset: number, limit: number): Promise<StoredAddress[]> {
  const rows = await db
    .selectFrom('generic_product')
    .select(['id', 'slug', 'category', 'also_in'])
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ also_in, ...row }) => ({ ...row, alsoIn: JSON.parse(also_in) as string[] }));
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

export const readBrandAddresses = (db: Query): Promise<{ id: number; slug: string }[]> =>
  db.selectFrom('brand').select(['id', 'slug']).orderBy('id').execute();
