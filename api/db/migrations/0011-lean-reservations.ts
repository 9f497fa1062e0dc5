import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/**
 * A reservation changes fewer pages of the file: its link's hash stands in its own row, nobody read the table of visitors, and
 * what begins with the visitor's id, which sorts by time, grows at its end.
 */
export async function up(db: AnyDatabase): Promise<void> {
  const s = db.schema;

  await s.alterTable('reservation').addColumn('link_hash', 'text').execute();
  await db
    .updateTable('reservation')
    .set((e) => ({
      link_hash: e
        .selectFrom('capability')
        .select((max) => max.fn.max('secret_hash').as('secret_hash'))
        .where('kind', '=', 'reservation')
        .whereRef('subject_id', '=', 'reservation.id'),
    }))
    .execute();
  await db.deleteFrom('capability').where('kind', '=', 'reservation').execute();

  await s.dropIndex('reservation_one_per_visitor').execute();
  await s
    .createIndex('reservation_one_per_visitor')
    .on('reservation')
    .columns(['visitor_id', 'reg_item_id'])
    .unique()
    .where(sql.ref('active'), '=', 1)
    .execute();
  // Without it, "my reservations" reads all of them: an or is answered by indexes only where each part has one.
  await s
    .createIndex('reservation_by_user')
    .on('reservation')
    .column('user_id')
    .where(sql.ref('user_id'), 'is not', null)
    .execute();

  await s.dropTable('visitor').execute();
}
