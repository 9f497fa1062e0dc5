import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('tracking_event')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('anonymous_id', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('properties', 'text', (c) => c.notNull())
    .addColumn('is_registry_owner', 'integer', (c) => c.check(sql`is_registry_owner in (0, 1)`))
    .addColumn('registry_id', 'text', (c) => c.references('registry.id').onDelete('set null'))
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('occurred_at', 'bigint', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('tracking_event_by_age').on('tracking_event').columns(['received_at', 'id']).execute();
  await db.schema.createIndex('tracking_event_by_browser').on('tracking_event').column('anonymous_id').execute();
  // Deleting an account or a registry looks here, and most events belong to nobody.
  for (const column of ['user_id', 'registry_id']) {
    await db.schema
      .createIndex(`tracking_event_by_${column}`)
      .on('tracking_event')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute();
  }
}
