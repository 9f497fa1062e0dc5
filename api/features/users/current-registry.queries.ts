import { compileOnce } from '#api/db/compiled.ts';
import type { Query, Trx } from '#api/db/database.ts';

const ownPlace = compileOnce<{ registryId: string; userId: string }>()((db, value) =>
  db
    .selectFrom('registry')
    .innerJoin('registry_member', 'registry_member.registry_id', 'registry.id')
    .select(['registry.owner_id', 'registry.type', 'registry_member.role'])
    .where('registry.id', '=', value('registryId'))
    .where('registry_member.user_id', '=', value('userId')),
);

const paymentKinds = compileOnce<{ registryId: string }>()((db, value) =>
  db.selectFrom('payment_preference').select('kind').where('registry_id', '=', value('registryId')).limit(20),
);

/** A registry and what this person is in it; nothing for who is no member. */
export const findOwnPlace = async (db: Query, registryId: string, userId: string) =>
  (await ownPlace(db, { registryId, userId })).at(0);

export const findPaymentKinds = async (db: Query, registryId: string): Promise<string[]> =>
  (await paymentKinds(db, { registryId })).map(({ kind }) => kind);

/** These and no others. */
export async function putPaymentKinds(trx: Trx, registryId: string, kinds: readonly string[]): Promise<void> {
  await trx.deleteFrom('payment_preference').where('registry_id', '=', registryId).execute();
  if (kinds.length === 0) return;
  await trx
    .insertInto('payment_preference')
    .values(kinds.map((kind) => ({ registry_id: registryId, kind })))
    .execute();
}
