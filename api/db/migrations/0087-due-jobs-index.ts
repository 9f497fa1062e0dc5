import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Which mail is due, however many pictures wait to be fetched. */
export async function up(db: AnyDatabase): Promise<void> {
  await sql`create index job_due_soon on job (state, run_at) where kind <> 'keep-picture'`.execute(db);
}
