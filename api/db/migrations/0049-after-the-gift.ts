import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/**
 * What comes after a reservation: how far the giver is, when the family got it, their note of thanks, the message as it was read, and
 * gifts that a member records for people who use no browser.
 */
export async function up(db: AnyDatabase): Promise<void> {
  const s = db.schema;
  for (const column of ['progress', 'secret_until', 'recorded_by', 'giver_address_id'])
    await s.alterTable('reservation').addColumn(column, 'text').execute();
  for (const column of ['received_at', 'told_owner_at', 'message_read_at', 'message_archived_at', 'message_deleted_at'])
    await s.alterTable('reservation').addColumn(column, 'bigint').execute();
  await s.alterTable('reservation').addColumn('reminders_sent', 'integer').execute();
  // Owners hear of what is given from now on, and not of years at once.
  await db
    .updateTable('reservation')
    .set((e) => ({ told_owner_at: e.ref('created_at') }))
    .execute();
  await s
    .createIndex('reservation_untold')
    .on('reservation')
    .column('created_at')
    .where(sql.ref('told_owner_at'), 'is', null)
    .where(sql.ref('active'), '=', 1)
    .execute();
  await s.createIndex('reservation_by_email').on('reservation').column('giver_email').execute();

  await s.alterTable('registry').addColumn('revealed_at', 'bigint').execute();
  await s.alterTable('registry').addColumn('secret_gifts_version', 'integer').execute();

  await s
    .createTable('revealed_item')
    .addColumn('reg_item_id', 'text', (c) => c.primaryKey().references('reg_item.id').onDelete('cascade'))
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('revealed_at', 'bigint', (c) => c.notNull())
    .execute();
  await s.createIndex('revealed_item_by_registry').on('revealed_item').column('registry_id').execute();

  await s
    .createTable('giver')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('thank_you_notes', 'integer', (c) => c.notNull().check(sql`thank_you_notes in (0, 1)`))
    .addColumn('reminders', 'integer', (c) => c.notNull().check(sql`reminders in (0, 1)`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await s
    .createTable('giver_address')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('address_sealed', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await s.createIndex('giver_address_by_registry').on('giver_address').column('registry_id').execute();

  await s
    .createTable('thank_you_note')
    .addColumn('reservation_id', 'text', (c) => c.primaryKey().references('reservation.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('draft', 'mailed', 'by-hand')`))
    .addColumn('thanked_at', 'bigint')
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();

  await s
    .createTable('insert_card_order')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity between 1 and 100`))
    .addColumn('printed_by', 'text', (c) => c.notNull().check(sql`printed_by in ('family', 'shop')`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await s.createIndex('insert_card_order_by_registry').on('insert_card_order').column('registry_id').execute();
}
