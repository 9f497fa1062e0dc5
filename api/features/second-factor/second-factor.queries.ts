import type { Query, Trx } from '#api/db/database.ts';

export const findSecondFactor = (db: Query, userId: string) =>
  db.selectFrom('second_factor').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** A key that waits for its first code; any current key stays in use until then. */
export const saveNewKey = (trx: Trx, userId: string, newKeySealed: string) =>
  trx
    .insertInto('second_factor')
    .values({ user_id: userId, key_sealed: null, new_key_sealed: newKeySealed, last_step: 0, connected_at: null })
    .onConflict((c) => c.column('user_id').doUpdateSet({ new_key_sealed: newKeySealed }))
    .execute();

/** The new key replaces the current one. A phone that replaces another keeps that one's date of connection. */
export const confirmNewKey = (trx: Trx, userId: string, step: number, now: number) =>
  trx
    .updateTable('second_factor')
    .set((e) => ({
      key_sealed: e.ref('new_key_sealed'),
      new_key_sealed: null,
      last_step: step,
      connected_at: e.case().when('key_sealed', 'is', null).then(now).else(e.ref('connected_at')).end(),
    }))
    .where('user_id', '=', userId)
    .execute();

/** Sessions on other phones or open browsers must enter a code again. */
export const forgetGivenCodes = (trx: Trx, userId: string) =>
  trx.updateTable('user_session').set({ second_factor_at: null }).where('user_id', '=', userId).execute();

/** @returns false if this step, or a later one, was used before. */
export async function takeStep(trx: Trx, userId: string, step: number): Promise<boolean> {
  const taken = await trx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteSecondFactor(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('second_factor').where('user_id', '=', userId).execute();
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await forgetGivenCodes(trx, userId);
}

export async function replaceRecoveryCodes(trx: Trx, userId: string, hashes: string[]): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ code_hash: hash, user_id: userId })))
    .execute();
}

/** @returns false when there is no such code, or it was used. */
export async function useRecoveryCode(trx: Trx, userId: string, hash: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('recovery_code')
    .where('code_hash', '=', hash)
    .where('user_id', '=', userId)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Query, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((e) => e.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
