import type { Query } from '#api/db/database.ts';
import { isNotDeleted } from '#api/db/deleted-registries.ts';

export const isOwnRegistry = async (db: Query, registryId: string, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('registry')
    .select('id')
    .where('id', '=', registryId)
    .where('owner_id', '=', userId)
    .where(isNotDeleted('registry.id'))
    .executeTakeFirst()) !== undefined;
