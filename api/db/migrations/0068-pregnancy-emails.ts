import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Weekly mails about a pregnancy. The due date is sealed with a key of the row's own, which goes with it. */
export async function up(db: AnyDatabase): Promise<void> {
  const s = db.schema;
  await s
    .createTable('pregnancy_email')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('facts_sealed', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('unconfirmed', 'on')`))
    .addColumn('next_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const state of ['unconfirmed', 'on'])
    await s
      .createIndex(`pregnancy_email_${state}`)
      .on('pregnancy_email')
      .column('email')
      .unique()
      .where(sql.ref('state'), '=', sql.lit(state))
      .execute();
  await s.createIndex('pregnancy_email_by_time').on('pregnancy_email').columns(['state', 'next_at']).execute();
}
