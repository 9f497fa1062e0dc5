import type { Query } from '#api/db/database.ts';

export const findVersions = (db: Query, registryIds: readonly string[]) =>
  db
    .selectFrom('registry')
    .select(['id', 'version', 'gifts_version', 'secret_gifts_version'])
    .where('id', 'in', registryIds)
    .execute();

/** Whether a session has neither ended nor been revoked since it was last read. */
export const sessionGoesOn = async (db: Query, sessionHash: string, now: number): Promise<boolean> =>
  (await db
    .selectFrom('user_session')
    .select('expires_at')
    .where('id_hash', '=', sessionHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined;
