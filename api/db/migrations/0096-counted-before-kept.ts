import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** What waits for the shop is counted before more is kept, and addresses for thanks are looked for on gifts. */
export async function up(db: AnyDatabase): Promise<void> {
  await sql`create index product_question_waiting on product_question (email) where state = 'pending'`.execute(db);
  await sql`create index inaccuracy_report_open on inaccuracy_report (generic_product_id) where state = 'open'`.execute(
    db,
  );
  await sql`create index reservation_by_giver_address on reservation (giver_address_id) where giver_address_id is not null`.execute(
    db,
  );
}
