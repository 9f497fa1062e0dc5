import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** What a pledge goes back to when it did not arrive after all: sent, if its giver had said so. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('cash_fund_contribution').addColumn('sent_at', 'bigint').execute();
  await sql`update cash_fund_contribution set sent_at = updated_at where state = 'sent'`.execute(db);
}
