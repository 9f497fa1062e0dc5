import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** A registry that was put away, or deleted and still to be had back; both remember whether it was paused before. */
export async function up(db: AnyDatabase): Promise<void> {
  for (const table of ['registry_archive', 'registry_deletion'])
    await db.schema
      .createTable(table)
      .addColumn('registry_id', 'text', (c) => c.primaryKey().references('registry.id').onDelete('cascade'))
      .addColumn('was_paused', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
}
