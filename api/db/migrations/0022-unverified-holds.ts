import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/**
 * What waits for a confirmed e-mail in a registry is counted by the registry's index alone: by e-mail, by address and in all. The address
 * stands there as a keyed hash, and only as long as the reservation waits.
 */
export async function up(db: AnyDatabase): Promise<void> {
  const s = db.schema;
  await s.alterTable('reservation').addColumn('address_tag', 'text').execute();
  await s.dropIndex('reservation_by_registry').execute();
  await s
    .createIndex('reservation_by_registry')
    .on('reservation')
    .columns(['registry_id', 'active', 'reg_item_id', 'email_verified_at', 'address_tag', 'giver_email'])
    .execute();
}
