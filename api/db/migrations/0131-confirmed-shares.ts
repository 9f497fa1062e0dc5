import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/**
 * The giver of a share may confirm the email later, as givers of other gifts do. The email of an account was confirmed from the beginning.
 * Gifts of money are found by the email of their giver without reading all others.
 */
export async function up(db: AnyDatabase): Promise<void> {
  const s = db.schema;
  await s.alterTable('group_gift_contribution').addColumn('email_verified_at', 'bigint').execute();
  await sql`update group_gift_contribution set email_verified_at = created_at where is_own_email = 1`.execute(db);
  await s.alterTable('group_gift_contribution').dropColumn('is_own_email').execute();
  for (const table of ['cash_fund_contribution', 'group_gift_contribution'])
    await s.createIndex(`${table}_by_email`).on(table).column('giver_email').execute();
}
