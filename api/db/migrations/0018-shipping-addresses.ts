import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('shipping_address')
    .addColumn('registry_id', 'text', (c) => c.primaryKey().references('registry.id').onDelete('cascade'))
    .addColumn('address_sealed', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('address_view')
    .addColumn('reservation_id', 'text', (c) => c.primaryKey().references('reservation.id').onDelete('cascade'))
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('shown_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('address_view_by_registry').on('address_view').column('registry_id').execute();
}
