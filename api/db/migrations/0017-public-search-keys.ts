import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Public registries get more keys than before: the job at start gives all keys to those that have none. */
export async function up(db: AnyDatabase): Promise<void> {
  await db
    .deleteFrom('registry_find_key')
    .where('registry_id', 'in', db.selectFrom('registry').select('id').where('search_level', '=', 'google'))
    .execute();
}
