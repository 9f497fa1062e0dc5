import type { Query } from '#api/db/database.ts';

export const findVersions = (db: Query, registryIds: readonly string[]) =>
  db.selectFrom('registry').select(['id', 'version', 'gifts_version']).where('id', 'in', registryIds).execute();
