import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** An account may get another email, and may end. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('user').addColumn('deletes_at', 'bigint').execute();
  await db.schema
    .createTable('email_change')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().unique().references('user.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}
