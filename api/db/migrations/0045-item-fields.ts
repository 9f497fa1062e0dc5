import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Size, color and further stores of an item, and when its price was entered. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('reg_item').addColumn('size', 'text').execute();
  await db.schema.alterTable('reg_item').addColumn('color', 'text').execute();
  await db.schema.alterTable('reg_item').addColumn('offers', 'text').execute();
  await db.schema.alterTable('reg_item').addColumn('priced_at', 'bigint').execute();
}
