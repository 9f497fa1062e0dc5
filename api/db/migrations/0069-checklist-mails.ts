import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Somebody wants the list of the quiz by mail, and has not confirmed the address yet. */
export async function up(db: AnyDatabase): Promise<void> {
  const s = db.schema;
  await s
    .createTable('checklist_mail')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('answers_sealed', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await s.createIndex('checklist_mail_by_email').on('checklist_mail').column('email').execute();
  await s.createIndex('checklist_mail_by_time').on('checklist_mail').column('expires_at').execute();
}
