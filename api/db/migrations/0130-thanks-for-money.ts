import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/**
 * A thank-you note is about a gift of any kind: a reservation, a pledge to a cash fund or a share of a group gift. It is deleted with its
 * gift. Pledges and shares may have an address for a card, as reservations do, and a pledge keeps the day on which it arrived.
 */
export async function up(db: AnyDatabase): Promise<void> {
  const s = db.schema;
  // SQLite cannot change the key of a table. The rows wait in a copy, so that keys and indexes of the new table get their usual names.
  await sql`create table thank_you_note_before as select * from thank_you_note`.execute(db);
  await s.dropTable('thank_you_note').execute();
  await s
    .createTable('thank_you_note')
    .addColumn('gift_id', 'text', (c) => c.primaryKey())
    .addColumn('reservation_id', 'text', (c) => c.unique().references('reservation.id').onDelete('cascade'))
    .addColumn('cash_fund_contribution_id', 'text', (c) =>
      c.unique().references('cash_fund_contribution.id').onDelete('cascade'),
    )
    .addColumn('group_gift_contribution_id', 'text', (c) =>
      c.unique().references('group_gift_contribution.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (c) => c.notNull().check(sql`length(text) <= 2000`))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('draft', 'mailed', 'by-hand')`))
    .addColumn('thanked_at', 'bigint')
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addCheckConstraint(
      'thank_you_note_of_one_gift',
      sql`gift_id = coalesce(reservation_id, cash_fund_contribution_id, group_gift_contribution_id)
        and (case when reservation_id is null then 0 else 1 end)
          + (case when cash_fund_contribution_id is null then 0 else 1 end)
          + (case when group_gift_contribution_id is null then 0 else 1 end) = 1`,
    )
    .addCheckConstraint('thank_you_note_thanked', sql`(state = 'draft') = (thanked_at is null)`)
    .execute();
  await sql`insert into thank_you_note (gift_id, reservation_id, text, state, thanked_at, updated_at)
    select reservation_id, reservation_id, text, state, thanked_at, updated_at from thank_you_note_before`.execute(db);
  await s.dropTable('thank_you_note_before').execute();

  await s.alterTable('cash_fund_contribution').addColumn('received_at', 'bigint').execute();
  for (const table of ['cash_fund_contribution', 'group_gift_contribution']) {
    await s.alterTable(table).addColumn('giver_address_id', 'text').execute();
    await s
      .createIndex(`${table}_by_giver_address`)
      .on(table)
      .column('giver_address_id')
      .where(sql.ref('giver_address_id'), 'is not', null)
      .execute();
  }
}
