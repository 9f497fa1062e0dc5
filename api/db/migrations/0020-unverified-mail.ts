import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** The budget of mails to addresses that nobody verified, and the jobs that spend it, are called what they are. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('stranger_mail').renameTo('unverified_mail').execute();
  await db.updateTable('job').set({ kind: 'unverified-mail' }).where('kind', '=', 'stranger-mail').execute();
}
