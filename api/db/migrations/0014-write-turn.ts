import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Holds nothing: on PostgreSQL its lock is the queue in which shared transactions of several processes stand. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.createTable('write_turn').addColumn('nothing', 'text').execute();
}
