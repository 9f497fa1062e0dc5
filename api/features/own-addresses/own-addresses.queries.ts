import type { Query, Trx } from '#api/db/database.ts';

export const findSealedAddress = async (db: Query, userId: string): Promise<string | null> =>
  (await db.selectFrom('user_address').select('address_sealed').where('user_id', '=', userId).executeTakeFirst())
    ?.address_sealed ?? null;

export const putSealedAddress = (trx: Trx, userId: string, sealed: string, now: number) =>
  trx
    .insertInto('user_address')
    .values({ user_id: userId, address_sealed: sealed, updated_at: now })
    .onConflict((c) => c.column('user_id').doUpdateSet({ address_sealed: sealed, updated_at: now }))
    .execute();

export const deleteAddress = (trx: Trx, userId: string) =>
  trx.deleteFrom('user_address').where('user_id', '=', userId).execute();
