import type { Query, Trx } from '#api/db/database.ts';
import { idsOf } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';

export const insertPasswordReset = (trx: Trx, row: Tables['password_reset']) =>
  trx.insertInto('password_reset').values(row).execute();

export const findPasswordReset = (db: Query, id: string) =>
  db.selectFrom('password_reset').selectAll().where('id', '=', id).executeTakeFirst();

export const findEmailOfReset = async (db: Query, id: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('password_reset')
      .innerJoin('user', 'user.id', 'password_reset.user_id')
      .select('user.email')
      .where('password_reset.id', '=', id)
      .executeTakeFirst()
  )?.email;

/** @returns the id of the account; undefined if the reset was used, or has expired. */
export const takePasswordReset = async (trx: Trx, id: string, now: number): Promise<string | undefined> =>
  (
    await trx
      .deleteFrom('password_reset')
      .where('id', '=', id)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst()
  )?.user_id;

/** @returns their ids. */
export const deletePasswordResetsOf = (trx: Trx, userId: string): Promise<string[]> =>
  idsOf(trx.deleteFrom('password_reset').where('user_id', '=', userId).returning('id'));

/** Resets mailed before `mailedAfter` stay closed. */
export const openResetsAgain = (
  trx: Trx,
  { userId, mailedAfter, expiresAt }: { userId: string; mailedAfter: number; expiresAt: number },
) =>
  trx
    .updateTable('password_reset')
    .set({ expires_at: expiresAt })
    .where('user_id', '=', userId)
    .where('mailed_at', '>', mailedAfter)
    .execute();

/** @returns their ids. */
export const deleteEndedPasswordResets = (
  trx: Trx,
  { now, mailedBefore, most }: { now: number; mailedBefore: number; most: number },
): Promise<string[]> =>
  idsOf(
    trx
      .deleteFrom('password_reset')
      .where('id', 'in', (e) =>
        e
          .selectFrom('password_reset')
          .select('id')
          .where('expires_at', '<=', now)
          .where('mailed_at', '<=', mailedBefore)
          .limit(most),
      )
      .returning('id'),
  );

/** By opening the mailed link, the person has shown that the address is theirs. */
export const setPassword = (trx: Trx, userId: string, passwordHash: string, now: number) =>
  trx
    .updateTable('user')
    .set((e) => ({ password_hash: passwordHash, email_verified_at: e.fn.coalesce('email_verified_at', e.val(now)) }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteSessionsOf = (trx: Trx, userId: string) =>
  trx.deleteFrom('user_session').where('user_id', '=', userId).execute();
