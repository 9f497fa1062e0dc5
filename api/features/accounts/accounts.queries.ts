import { type SqlBool, sql } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { nextToSee } from '#api/db/next-registry.ts';
import type { Tables } from '#api/db/tables.ts';

export const findSessions = (db: Query, userId: string, now: number) =>
  db
    .selectFrom('user_session')
    .select(['id_hash', 'created_at', 'password_checked_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id_hash', 'desc')
    .limit(50)
    .execute();

export const markPasswordChecked = (trx: Trx, idHash: string, now: number) =>
  trx.updateTable('user_session').set({ password_checked_at: now }).where('id_hash', '=', idHash).execute();

export const deleteOtherSessions = (trx: Trx, userId: string, idHash: string | null) =>
  trx
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .where('id_hash', '!=', idHash ?? '')
    .execute();

export const setUser = (trx: Trx, id: string, set: Partial<Tables['user']>) =>
  trx.updateTable('user').set(set).where('id', '=', id).execute();

export const findEmailChangeOf = (db: Query, userId: string, now: number) =>
  db
    .selectFrom('email_change')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const findEmailChange = (db: Query, id: string, now: number) =>
  db.selectFrom('email_change').selectAll().where('id', '=', id).where('expires_at', '>', now).executeTakeFirst();

/** @returns the id of the previous request. */
export async function replaceEmailChange(trx: Trx, row: Tables['email_change']): Promise<string | undefined> {
  const before = await deleteEmailChangeOf(trx, row.user_id);
  await trx.insertInto('email_change').values(row).execute();
  return before;
}

export const deleteEmailChangeOf = async (trx: Trx, userId: string): Promise<string | undefined> =>
  (await trx.deleteFrom('email_change').where('user_id', '=', userId).returning('id').executeTakeFirst())?.id;

/** The mail that asked whether a new email is this person's. It may be somebody else's, whose own rows are not touched. */
export async function deleteMailOfEmailChange(trx: Trx, id: string): Promise<void> {
  for (const kind of ['email-change', 'mail:email-change', 'email-change-mail', 'mail:email-change-mail'])
    for (const table of ['job', 'inbox_mail'] as const)
      await trx.deleteFrom(table).where('unique_key', 'like', `${kind}:${id}%`).execute();
  await trx.deleteFrom('capability').where('subject_id', '=', id).execute();
}

export const findUsersToErase = (db: Query, before: number, after: string) =>
  db
    .selectFrom('user')
    .select('id')
    .where('deletes_at', '<=', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(100)
    .execute();

export const findUserToErase = (db: Query, id: string, before: number) =>
  db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('deletes_at', '<=', before)
    .executeTakeFirst();

/** Registries that the account owns, or in which it has gifts. */
export const findTouchedRegistries = async (db: Query, userId: string, email: string): Promise<string[]> => {
  const ids = new Set(await findOwnRegistries(db, userId));
  for (const table of ['reservation', 'cash_fund_contribution', 'group_gift_contribution'] as const) {
    const given = await db
      .selectFrom(table)
      .select('registry_id')
      .distinct()
      .where((w) => w.or([w('user_id', '=', userId), w('giver_email', '=', email)]))
      .execute();
    for (const { registry_id } of given) ids.add(registry_id);
  }
  return [...ids];
};

/** Includes deleted ones that can still be restored. */
export const findOwnRegistries = async (db: Query, userId: string): Promise<string[]> =>
  (await db.selectFrom('registry').select('id').where('owner_id', '=', userId).execute()).map(({ id }) => id);

/**
 * Deletes rows that refer to a person by their email, by their id inside a text, or by their own key. Rows that refer to the account or to
 * its registries are deleted with it (`on delete cascade`).
 */
export async function deleteTraces(
  trx: Trx,
  userId: string,
  { email, mailboxHash, budgetHashes }: { email: string; mailboxHash: string; budgetHashes: readonly string[] },
): Promise<void> {
  await trx.deleteFrom('idempotency_key').where('user_id', '=', userId).execute();
  await trx.deleteFrom('review_vote').where('voter', '=', userId).execute();
  await trx.deleteFrom('review_report').where('reporter', '=', userId).execute();
  await trx.deleteFrom('product_question').where('email', '=', email).execute();
  await trx.deleteFrom('availability_subscription').where('email', '=', email).execute();
  const lists = trx.selectFrom('checklist_mail').select('id').where('email', '=', email);
  await trx.deleteFrom('person_key').where('person_id', 'in', lists).execute();
  await trx.deleteFrom('checklist_mail').where('email', '=', email).execute();
  const pregnancies = trx.selectFrom('pregnancy_email').select('id').where('email', '=', email);
  await trx.deleteFrom('person_key').where('person_id', 'in', pregnancies).execute();
  await trx.deleteFrom('pregnancy_email').where('email', '=', email).execute();
  await trx.deleteFrom('inaccuracy_report').where('email', '=', email).execute();
  const requests = await trx.deleteFrom('privacy_request').where('email', '=', email).returning('id').execute();
  for (const { id } of requests) {
    await trx.deleteFrom('person_key').where('person_id', '=', id).execute();
    await trx.deleteFrom('capability').where('subject_id', '=', id).execute();
  }
  await trx.deleteFrom('registry_invitation').where('email', '=', email).execute();
  await trx.deleteFrom('mail_recipient').where('email', '=', email).execute();
  await trx.deleteFrom('sign_up').where('email', '=', email).execute();
  await trx.deleteFrom('inbox_mail').where('recipient', '=', email).execute();
  await trx.deleteFrom('waiting_mail').where('recipient_hash', '=', mailboxHash).execute();
  await trx.deleteFrom('unverified_mail').where('recipient_hash', 'in', budgetHashes).execute();
  await trx.deleteFrom('capability').where('subject_id', '=', userId).execute();
  await trx
    .deleteFrom('job')
    .where((w) =>
      w.or([
        w('owner_id', '=', userId),
        w('unique_key', 'like', `%${userId}%`),
        w('payload', 'like', `%"${userId}"%`),
        w('recipient', '=', email),
        // Mails to the shop's staff about this person.
        ...['ownerEmail', 'from'].map((field) => w.and([w('kind', '=', 'mail'), payloadHas(`"${field}":"${email}"`)])),
      ]),
    )
    .execute();
  await trx.deleteFrom('person_key').where('person_id', '=', userId).execute();
}

/** Exactly this text: in a pattern, `_` and `%` of an email would stand for other letters, and so for other people. */
const payloadHas = (text: string) => sql<SqlBool>`payload like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

export const deleteOwnRegistries = async (trx: Trx, userId: string): Promise<void> => {
  await trx.updateTable('user').set({ current_registry_id: null }).where('id', '=', userId).execute();
  const own = trx.selectFrom('registry').select('id').where('owner_id', '=', userId);
  // First, so that nobody is led to one of these again.
  await trx.deleteFrom('registry_member').where('registry_id', 'in', own).execute();
  await trx
    .updateTable('user')
    .set((e) => ({ current_registry_id: nextToSee(e) }))
    .where('current_registry_id', 'in', own)
    .execute();
  await trx.deleteFrom('tracking_event').where('registry_id', 'in', own).execute();
  const addresses = trx.selectFrom('giver_address').select('id').where('registry_id', 'in', own);
  await trx.deleteFrom('person_key').where('person_id', 'in', addresses).execute();
  await trx.deleteFrom('registry').where('owner_id', '=', userId).execute();
};

export const deleteUser = async (trx: Trx, userId: string): Promise<void> => {
  await trx.deleteFrom('tracking_event').where('user_id', '=', userId).execute();
  await trx.deleteFrom('user').where('id', '=', userId).execute();
};
