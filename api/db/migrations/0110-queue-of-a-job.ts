import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Each job knows its queue, so a new kind of job, or another order of them, needs no new indexes. */
export async function up(db: AnyDatabase): Promise<void> {
  for (const index of ['job_due_mail', 'job_due_search', 'job_due_outside', 'job_due_here'])
    await db.schema.dropIndex(index).execute();
  await db.schema
    .alterTable('job')
    .addColumn('queue', 'text', (c) => c.notNull().defaultTo('other'))
    .execute();
  await sql`update job set queue = case
      when kind = 'keep-picture' then 'pictures'
      when kind = 'mail' then 'mails'
      when kind in ('index-products', 'refresh-caches', 'index-new-day') then 'search'
      when kind in ('settle-group-share', 'release-late-payment') then 'payments'
      when kind = 'forward-events' then 'events'
      when kind in ('unverified-mail', 'send-collected-mails', 'mail-password-reset', 'mail-sign-up', 'mail-own-gifts')
        then 'awaited mails'
      else 'other' end
    where state in ('waiting', 'running')`.execute(db);
  await db.schema.createIndex('job_due_in_queue').on('job').columns(['queue', 'state', 'run_at']).execute();
}
