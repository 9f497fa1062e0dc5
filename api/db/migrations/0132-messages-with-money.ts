import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** What was written with money is in the family's inbox, as what was written with a reservation: new there, whenever it was written. */
export async function up(db: AnyDatabase): Promise<void> {
  for (const table of ['cash_fund_contribution', 'group_gift_contribution'])
    for (const column of ['message_read_at', 'message_archived_at', 'message_deleted_at'])
      await db.schema.alterTable(table).addColumn(column, 'bigint').execute();
}
