import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Subscriptions that a later one of the same address has replaced: the links in their mails stop that one. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('pregnancy_email_replaced')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subscription_id', 'text', (c) => c.notNull().references('pregnancy_email.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('pregnancy_email_replaced_by_subscription')
    .on('pregnancy_email_replaced')
    .column('subscription_id')
    .execute();
}
