import type { Query, Trx } from '#api/db/database.ts';

export const findUserByEmail = (db: Query, email: string) =>
  db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();

export const findUserById = (db: Query, id: string) =>
  db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Signing in keeps an account that was to be deleted. */
export const keepAccount = (trx: Trx, id: string) =>
  trx.updateTable('user').set({ deletes_at: null }).where('id', '=', id).where('deletes_at', 'is not', null).execute();

export const insertSession = (
  trx: Trx,
  session: {
    idHash: string;
    userId: string;
    passwordCheckedAt: number;
    secondFactorAt: number | null;
    now: number;
    expiresAt: number;
  },
) =>
  trx
    .insertInto('user_session')
    .values({
      id_hash: session.idHash,
      user_id: session.userId,
      created_at: session.now,
      expires_at: session.expiresAt,
      password_checked_at: session.passwordCheckedAt,
      second_factor_at: session.secondFactorAt,
    })
    .execute();

export const deleteSession = (trx: Trx, idHash: string) =>
  trx.deleteFrom('user_session').where('id_hash', '=', idHash).returning('password_checked_at').executeTakeFirst();

/** Whether a phone is connected, whose code is then required in every new session. */
export const hasPhone = async (db: Query, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('second_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('key_sealed', 'is not', null)
    .executeTakeFirst()) !== undefined;

export const setCurrentRegistry = (trx: Trx, userId: string, registryId: string) =>
  trx.updateTable('user').set({ current_registry_id: registryId }).where('id', '=', userId).execute();
