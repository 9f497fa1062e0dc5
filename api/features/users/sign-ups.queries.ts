import type { Query, Trx } from '#api/db/database.ts';
import { idsOf } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';
import { recipientHash } from '#api/mail/unverified-budget.ts';

export const insertSignUp = (trx: Trx, row: Tables['sign_up']) => trx.insertInto('sign_up').values(row).execute();

export const findSignUp = (db: Query, id: string, now: number) =>
  db.selectFrom('sign_up').selectAll().where('id', '=', id).where('expires_at', '>', now).executeTakeFirst();

/** @returns the ids of all open sign-ups of this address, which all end when the first one is used. */
export const deleteSignUpsOf = (trx: Trx, email: string): Promise<string[]> =>
  idsOf(trx.deleteFrom('sign_up').where('email', '=', email).returning('id'));

/** @returns their ids. */
export const deleteEndedSignUps = (trx: Trx, now: number, most: number): Promise<string[]> =>
  idsOf(
    trx
      .deleteFrom('sign_up')
      .where('id', 'in', (e) => e.selectFrom('sign_up').select('id').where('expires_at', '<=', now).limit(most))
      .returning('id'),
  );

/**
 * Creates an account for the person who reads the mail to its address. An unverified account from an earlier version is replaced: its
 * password and its sessions were somebody else's.
 * @returns its id; undefined if there is a verified one
 */
export async function insertVerifiedUser(
  trx: Trx,
  user: { id: string; email: string; name: string; passwordHash: string; now: number },
): Promise<string | undefined> {
  const fresh = { name: user.name, password_hash: user.passwordHash, email_verified_at: user.now };
  const made = await trx
    .insertInto('user')
    .values({
      ...fresh,
      id: user.id,
      email: user.email,
      mailbox_hash: recipientHash(user.email),
      role: 'user',
      current_registry_id: null,
      created_at: user.now,
    })
    .onConflict((c) => c.column('email').doUpdateSet(fresh).where('user.email_verified_at', 'is', null))
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined && made.id !== user.id)
    await trx.deleteFrom('user_session').where('user_id', '=', made.id).execute();
  return made?.id;
}
