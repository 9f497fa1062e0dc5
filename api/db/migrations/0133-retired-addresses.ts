import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Addresses of registries that were deleted for good, as keyed hashes. `owner_id`: the account that may have them again. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('retired_address')
    .addColumn('tag', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('retired_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('retired_address_by_owner').on('retired_address').column('owner_id').execute();
  await db.schema.createIndex('retired_address_by_day').on('retired_address').column('retired_at').execute();
}
