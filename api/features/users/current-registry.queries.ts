import type { Query } from '#api/db/database.ts';

/** A registry and this user's role in it; nothing for a user who is not a member. */
export const findOwnPlace = (db: Query, registryId: string, userId: string) =>
  db
    .selectFrom('registry')
    .innerJoin('registry_member', 'registry_member.registry_id', 'registry.id')
    .select(['registry.owner_id', 'registry.type', 'registry_member.role'])
    .where('registry.id', '=', registryId)
    .where('registry_member.user_id', '=', userId)
    .executeTakeFirst();
