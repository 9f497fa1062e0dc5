import type { Query } from '#api/db/database.ts';
import { isNotDeleted } from '#api/db/deleted-registries.ts';

export const findOwnerOf = (db: Query, registryId: string) =>
  db
    .selectFrom('registry')
    .innerJoin('user', 'user.id', 'registry.owner_id')
    .select(['user.id', 'user.email', 'user.name', 'registry.state'])
    .where('registry.id', '=', registryId)
    .where(isNotDeleted('registry.id'))
    .executeTakeFirst();
