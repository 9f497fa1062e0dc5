import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** What a gift goes back to when it did not arrive after all. Of gifts received earlier this is not known. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('reservation')
    .addColumn('received_from', 'text', (c) => c.check(sql`received_from in ('reserved', 'purchased')`))
    .execute();
  await db.schema.alterTable('reservation').addColumn('held_until', 'bigint').execute();
}
