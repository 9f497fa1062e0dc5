import type { Query } from '#api/db/database.ts';

/** The most popular products of one leaf category, along its index. */
export const readPopularIds = (
  db: Query,
  category: string,
  limit: number,
): Promise<{ id: number; popularity: number }[]> =>
  db
    .selectFrom('generic_product')
    .select(['id', 'popularity'])
    .where('category', '=', category)
    .orderBy('popularity', 'desc')
    .limit(limit)
    .execute();

export const countInCategories = async (db: Query, slugs: readonly string[]): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('generic_product')
        .select((e) => e.fn.countAll().as('count'))
        .where('category', 'in', [...slugs])
        .executeTakeFirstOrThrow()
    ).count,
  );
