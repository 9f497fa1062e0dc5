import type { Query } from '#api/db/database.ts';

/** Asked by everything that is about to say something of a registry by itself: mails, feed, countdowns. One that is gone is silent too. */
export async function isSilent(db: Query, registryId: string): Promise<boolean> {
  const row = await db.selectFrom('registry').select('state').where('id', '=', registryId).executeTakeFirst();
  return row?.state !== 'active';
}
