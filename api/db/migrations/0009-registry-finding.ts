import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('registry').addColumn('city_sealed', 'text').execute();
  await db.schema
    .createTable('registry_find_key')
    .addColumn('key_hash', 'text', (c) => c.notNull())
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('registry_find_key_once', ['key_hash', 'registry_id'])
    .execute();
  await db.schema.createIndex('registry_find_key_by_registry').on('registry_find_key').column('registry_id').execute();
}
