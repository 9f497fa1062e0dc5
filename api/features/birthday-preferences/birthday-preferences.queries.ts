import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

export const findPreferences = (db: Query, registryId: string) =>
  db
    .selectFrom('birthday_preference')
    .innerJoin('registry', 'registry.id', 'birthday_preference.registry_id')
    .selectAll('birthday_preference')
    .select('registry.state')
    .where('registry_id', '=', registryId)
    .executeTakeFirst();

export const putPreferences = (trx: Trx, row: Tables['birthday_preference']) =>
  trx
    .insertInto('birthday_preference')
    .values(row)
    .onConflict((c) => c.column('registry_id').doUpdateSet(row))
    .execute();
