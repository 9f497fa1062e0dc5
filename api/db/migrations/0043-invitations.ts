import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Who is asked to help with a registry, and who is asked to take it over. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('registry_invitation')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('blind', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('one_invitation_per_address', ['registry_id', 'email'])
    .execute();
  await db.schema
    .createTable('registry_transfer')
    .addColumn('registry_id', 'text', (c) => c.primaryKey().references('registry.id').onDelete('cascade'))
    .addColumn('to_user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
}
