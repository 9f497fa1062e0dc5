import type { Query } from '#api/db/database.ts';

/**
 * A registry, this user's role in it and each way in which its family can be paid: a row for each way, or a single one without; none for a
 * user who is not a member.
 */
export const findOwnPlace = (db: Query, registryId: string, userId: string) =>
  db
    .selectFrom('registry')
    .innerJoin('registry_member', 'registry_member.registry_id', 'registry.id')
    .leftJoin('payment_preference', 'payment_preference.registry_id', 'registry.id')
    .select(['registry.owner_id', 'registry.type', 'registry_member.role', 'payment_preference.kind as payment_kind'])
    .where('registry.id', '=', registryId)
    .where('registry_member.user_id', '=', userId)
    .limit(20)
    .execute();
