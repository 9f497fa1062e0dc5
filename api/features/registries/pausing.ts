import type { Query } from '#api/db/database.ts';

/** Asked by everything that is about to say something of a registry by itself: mails, feed, countdowns. One that is gone is silent too. */
export async function isSilent(db: Query, registryId: string): Promise<boolean> {
  const row = await db.selectFrom('registry').select('state').where('id', '=', registryId).executeTakeFirst();
  return row?.state !== 'active';
}

/** Whether a list for a baby that belongs to this address was paused, put away or deleted since a moment: nothing is written about a pregnancy. */
export async function hasPausedSince(db: Query, ownerEmail: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('registry')
    .innerJoin('user', 'user.id', 'registry.owner_id')
    .select('registry.id')
    .where('user.email', '=', ownerEmail)
    .where('registry.type', '=', 'baby')
    .where('registry.state', '!=', 'active')
    .where('registry.updated_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
