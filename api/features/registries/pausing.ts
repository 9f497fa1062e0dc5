import type { Query } from '#api/db/database.ts';

/** Checked by everything that would mention a registry unprompted: mails, feed, countdowns. One that no longer exists is silent too. */
export async function isSilent(db: Query, registryId: string): Promise<boolean> {
  const row = await db.selectFrom('registry').select('state').where('id', '=', registryId).executeTakeFirst();
  return row?.state !== 'active';
}

/** Whether a baby registry of this address was paused, archived or deleted since a moment: then no mails about the pregnancy are sent. */
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
