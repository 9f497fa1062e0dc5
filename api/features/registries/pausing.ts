import type { Query } from '#api/db/database.ts';

/** Checked by everything that would mention a registry unprompted: mails, feed, countdowns. One that no longer exists is silent too. */
export async function isSilent(db: Query, registryId: string): Promise<boolean> {
  const row = await db.selectFrom('registry').select('state').where('id', '=', registryId).executeTakeFirst();
  return row?.state !== 'active';
}
