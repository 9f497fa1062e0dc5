import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** One IPv6 connection has thousands of addresses: what waits for a confirmed email is counted by its network as well. */
export async function up(db: AnyDatabase): Promise<void> {
  for (const table of ['reservation', 'cash_fund_contribution'])
    await db.schema.alterTable(table).addColumn('network_tag', 'text').execute();
}
