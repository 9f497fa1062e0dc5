import type { Query, Trx } from '#api/db/database.ts';

/** A registry and what this person is in it; nothing for who is no member. */
export const findOwnPlace = (db: Query, registryId: string, userId: string) =>
  db
    .selectFrom('registry')
    .innerJoin('registry_member', 'registry_member.registry_id', 'registry.id')
    .select(['registry.owner_id', 'registry.type', 'registry_member.role'])
    .where('registry.id', '=', registryId)
    .where('registry_member.user_id', '=', userId)
    .executeTakeFirst();

export async function findPaymentKinds(db: Query, registryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_preference')
    .select('kind')
    .where('registry_id', '=', registryId)
    .limit(20)
    .execute();
  return rows.map(({ kind }) => kind);
}

/** These and no others. */
export async function putPaymentKinds(trx: Trx, registryId: string, kinds: readonly string[]): Promise<void> {
  await trx.deleteFrom('payment_preference').where('registry_id', '=', registryId).execute();
  if (kinds.length === 0) return;
  await trx
    .insertInto('payment_preference')
    .values(kinds.map((kind) => ({ registry_id: registryId, kind })))
    .execute();
}
