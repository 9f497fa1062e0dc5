import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/**
 * Units above what is wanted: a gift that a member writes down counts beside those that are kept secret from that member, so there may be twice
 * as many as one item can be wished for.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('unit_hold_new')
    .addColumn('reg_item_id', 'text', (c) => c.notNull().references('reg_item.id').onDelete('cascade'))
    .addColumn('unit', 'integer', (c) => c.notNull().check(sql`unit between 1 and 198`))
    .addColumn('holder_kind', 'text', (c) => c.notNull())
    .addColumn('holder_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('unit_hold_by_unit', ['reg_item_id', 'unit'])
    .execute();
  await sql`insert into unit_hold_new (reg_item_id, unit, holder_kind, holder_id)
    select reg_item_id, unit, holder_kind, holder_id from unit_hold`.execute(db);
  await db.schema.dropTable('unit_hold').execute();
  await db.schema.alterTable('unit_hold_new').renameTo('unit_hold').execute();
  await db.schema.createIndex('unit_hold_by_holder').on('unit_hold').column('holder_id').execute();
}
