import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Requests to see, delete or correct what is stored about somebody, as the laws of several states give everybody a right to. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('privacy_request')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('unconfirmed', 'received', 'answered', 'refused')`),
    )
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('text_sealed', 'text')
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('received_at', 'bigint')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('privacy_request_by_email').on('privacy_request').column('email').execute();
  await db.schema.createIndex('privacy_request_ends').on('privacy_request').column('expires_at').execute();
}
