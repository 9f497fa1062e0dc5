import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Payments do not wait for a forwarder of events, nor mails for which somebody waits for work that takes minutes. */
export async function up(db: AnyDatabase): Promise<void> {
  await sql`drop index job_due_outside`.execute(db);
  await sql`drop index job_due_here`.execute(db);
  await sql`create index job_due_payment on job (state, run_at) where kind in ('settle-group-share', 'release-late-payment')`.execute(
    db,
  );
  await sql`create index job_due_forward on job (state, run_at) where kind = 'forward-events'`.execute(db);
  await sql`create index job_due_awaited on job (state, run_at) where kind in ('unverified-mail', 'send-collected-mails', 'mail-password-reset', 'mail-sign-up', 'mail-own-gifts')`.execute(
    db,
  );
  await sql`create index job_due_here on job (state, run_at) where kind not in ('keep-picture', 'mail', 'index-products', 'refresh-caches', 'index-new-day', 'settle-group-share', 'release-late-payment', 'forward-events', 'unverified-mail', 'send-collected-mails', 'mail-password-reset', 'mail-sign-up', 'mail-own-gifts')`.execute(
    db,
  );
}
