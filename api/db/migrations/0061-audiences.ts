import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Links of their own for groups of guests, and by which link a giver came. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('audience')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sees_all', 'integer', (c) => c.notNull())
    .addColumn('category_ids', 'text', (c) => c.notNull())
    .addColumn('item_ids', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audience_by_registry').on('audience').column('registry_id').execute();
  for (const table of ['reservation', 'cash_fund_contribution', 'group_gift_contribution'])
    await db.schema.alterTable(table).addColumn('came_by', 'text').execute();
}
