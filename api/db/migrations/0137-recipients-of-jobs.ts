import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Whom a waiting job mails, so that the mails of a person are found by their exact address. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('job').addColumn('recipient', 'text').execute();
  const jobs = await db.selectFrom('job').select(['id', 'payload']).where('state', '<>', 'done').execute();
  for (const { id, payload } of jobs) {
    const recipient = recipientIn(payload);
    if (recipient !== null) await db.updateTable('job').set({ recipient }).where('id', '=', id).execute();
  }
  await sql`create index job_by_recipient on job (recipient) where recipient is not null`.execute(db);
}

/** A payload that is damaged mails nobody, and must not keep the server from starting. */
function recipientIn(payload: string): string | null {
  try {
    const { to, email } = JSON.parse(payload);
    const recipient = to ?? email;
    return typeof recipient === 'string' ? recipient : null;
  } catch {
    return null;
  }
}
