import type { Query } from '#api/db/database.ts';

export const findRegistryState = async (db: Query, id: string): Promise<'active' | 'paused'> =>
  (await db.selectFrom('registry').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
