import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Changes lock the row that they share; the queue of shared transactions is gone. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.dropTable('write_turn').execute();
}
