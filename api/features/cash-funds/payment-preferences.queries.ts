import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

type Preference = Omit<Tables['payment_preference'], 'registry_id'>;

export const findPreferences = (db: Query, registryId: string): Promise<Preference[]> =>
  db
    .selectFrom('payment_preference')
    .select(['kind', 'details_sealed'])
    .where('registry_id', '=', registryId)
    .limit(20)
    .execute();

/** Replaces all stored preferences. */
export async function putPreferences(trx: Trx, registryId: string, preferences: readonly Preference[]): Promise<void> {
  await trx.deleteFrom('payment_preference').where('registry_id', '=', registryId).execute();
  if (preferences.length === 0) return;
  await trx
    .insertInto('payment_preference')
    .values(preferences.map((one) => ({ ...one, registry_id: registryId })))
    .execute();
}

export const findOwnRegistry = (db: Query, registryId: string, ownerId: string) =>
  db
    .selectFrom('registry')
    .select('id')
    .where('id', '=', registryId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
