import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Which job of each queue is due, however many of the others wait. */
export async function up(db: AnyDatabase): Promise<void> {
  await sql`drop index job_due_soon`.execute(db);
  await sql`create index job_due_mail on job (state, run_at) where kind = 'mail'`.execute(db);
  await sql`create index job_due_search on job (state, run_at) where kind in ('index-products', 'refresh-caches', 'index-new-day')`.execute(
    db,
  );
  await sql`create index job_due_outside on job (state, run_at) where kind in ('settle-group-share', 'release-late-payment', 'forward-events')`.execute(
    db,
  );
  await sql`create index job_due_here on job (state, run_at) where kind not in ('keep-picture', 'mail', 'index-products', 'refresh-caches', 'index-new-day', 'settle-group-share', 'release-late-payment', 'forward-events')`.execute(
    db,
  );
}
