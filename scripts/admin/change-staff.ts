import type { Database } from '#api/db/database.ts';

export type StaffChange = 'add' | 'remove' | 'forget-phone';

const said: Record<StaffChange, string> = {
  add: 'is an admin now, and will set up an authenticator app at the next sign-in.',
  remove: 'is no longer an admin.',
  'forget-phone': 'will set up an authenticator app again at the next sign-in.',
};

/**
 * Every change ends all sessions of the account: an old role must not live on in them.
 * @returns what was done, as a sentence
 * @throws {Error} when nobody has an account with this email
 */
export async function changeStaff(db: Database, email: string, change: StaffChange): Promise<string> {
  return db.transact({ lock: 'nothing' }, async (trx) => {
    const user = await trx.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
    if (user === undefined) throw new Error(`Nobody has an account with ${email}. Sign up first, then try again.`);
    await db.lock(trx, { user: user.id });
    if (change !== 'forget-phone') {
      const role = change === 'add' ? 'admin' : 'user';
      await trx.updateTable('user').set({ role }).where('id', '=', user.id).execute();
    }
    if (change !== 'add') {
      await trx.deleteFrom('second_factor').where('user_id', '=', user.id).execute();
      await trx.deleteFrom('recovery_code').where('user_id', '=', user.id).execute();
    }
    await trx.deleteFrom('user_session').where('user_id', '=', user.id).execute();
    return `${email} ${said[change]}`;
  });
}
