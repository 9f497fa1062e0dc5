import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** What a family tells its guests, and the days and facts that only members see. */
export async function up(db: AnyDatabase): Promise<void> {
  for (const text of ['names', 'story'])
    await db.schema
      .alterTable('registry')
      .addColumn(text, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  const facts = [
    'cover_image_id',
    'shower_day_sealed',
    'shower_guests',
    'shower_guest_type',
    'expecting_sealed',
    'reveal_day_sealed',
  ];
  for (const fact of facts) await db.schema.alterTable('registry').addColumn(fact, 'text').execute();
}
