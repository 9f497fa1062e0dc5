import type { Query } from '#api/db/database.ts';

/** The public registries at these addresses: a few point reads, however many registries exist. */
export const readPublicRegistries = (
  db: Query,
  slugs: readonly string[],
  limit: number,
): Promise<{ title: string; slug: string }[]> =>
  db
    .selectFrom('registry')
    .select(['title', 'slug'])
    .where('slug', 'in', [...slugs])
    .where('search_level', '=', 'google')
    .where('state', '=', 'active')
    .orderBy('slug')
    .limit(limit)
    .execute();
