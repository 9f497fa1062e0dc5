import type { Query } from '#api/db/database.ts';

export const isOwnRegistry = async (db: Query, registryId: string, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('registry')
    .select('id')
    .where('id', '=', registryId)
    .where('owner_id', '=', userId)
    .where('id', 'not in', db.selectFrom('registry_deletion').select('registry_id'))
    .executeTakeFirst()) !== undefined;
