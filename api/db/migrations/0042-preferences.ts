import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** A person's own address, what a child wears and likes, and which mails somebody gets. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('user_address')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('address_sealed', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('birthday_preference')
    .addColumn('registry_id', 'text', (c) => c.primaryKey().references('registry.id').onDelete('cascade'))
    .addColumn('clothing_size', 'text')
    .addColumn('shoe_size', 'text')
    .addColumn('colors', 'text', (c) => c.notNull())
    .addColumn('interests', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('mail_recipient')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('unwanted', 'text', (c) => c.notNull())
    .execute();
}
