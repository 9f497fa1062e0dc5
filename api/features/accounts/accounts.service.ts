import type { Query, Trx } from '#api/db/database.ts';
import { moveAlerts } from '#api/features/availability/availability.service.ts';
import { moveUnwanted } from '#api/features/email-preferences/email-preferences.service.ts';
import { moveGifts } from '#api/features/givers/account-gifts.ts';
import { moveGiver } from '#api/features/givers/givers.service.ts';
import { picturesOfPeople } from '#api/features/images/images.service.ts';
import { moveWeeklyEmails } from '#api/features/pregnancy-emails/pregnancy-emails.service.ts';
import { moveRequests } from '#api/features/privacy-requests/privacy-requests.service.ts';
import { moveQuestions } from '#api/features/questions/questions.service.ts';
import { renewFindKeysOf } from '#api/features/registries/finding.service.ts';
import { forgetPasswordResets, hashNewPassword } from '#api/features/users/new-passwords.ts';
import type { App, Caller, Changing, Reading, SignedInUser } from '#api/http/app-context.ts';
import { forgetMailedLinks, makeMailedLink } from '#api/http/mailed-links.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { ourText, userText } from '#api/mail/mail-text.ts';
import { moveWaitingMails } from '#api/mail/move-waiting-mails.ts';
import { recipientHash } from '#api/mail/unverified-budget.ts';
import type { Account, ReadEmailChange } from '#contracts/accounts.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { isPasswordFresh } from '#rules/account-ends.ts';
import { findUserByEmail, findUserById } from '../users/users.service.ts';
import {
  deleteEmailChangeOf,
  deleteOtherSessions,
  findEmailChange,
  findEmailChangeOf,
  findSessions,
  markPasswordChecked,
  replaceEmailChange,
  setUser,
} from './accounts.queries.ts';

const emailChangeDays = 1;

export const readAccount = ({ app, caller, now }: Reading<unknown>): Promise<Account> =>
  presentAccount(app.db.read, caller, caller.user!, now);

/** The password has already been compared (`prepare`). */
export async function verifyPassword({ trx, caller, now }: Changing<unknown, undefined, unknown>) {
  await markPasswordChecked(trx, caller.sessionHash!, now);
  return {};
}

/** @throws {Refusal} 'password-needed' if the password was not entered recently in this session: its browser may have been left open */
export async function refuseStalePassword(db: Query, caller: Caller, now: number): Promise<void> {
  if (!(await isFresh(db, caller, now))) throw new Refusal('password-needed');
}

export async function renameAccount({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<{ body: { name: string } }>): Promise<Account> {
  const { name } = input.body;
  await setUser(trx, caller.user!.id, { name });
  await renewFindKeysOf(app, trx, caller.user!.id);
  return presentAccount(trx, caller, { ...caller.user!, name }, now);
}

export const hashChosenPassword = async ({
  app,
  caller,
  input,
  now,
}: Reading<{ body: { password: string } }>): Promise<string> => {
  await refuseStalePassword(app.db.read, caller, now);
  return hashNewPassword(app, input.body.password, caller.user!.email);
};

export async function changePassword(call: Changing<unknown, undefined, string>): Promise<Account> {
  const { app, trx, caller, now, prepared } = call;
  const user = caller.user!;
  await setUser(trx, user.id, { password_hash: prepared });
  await deleteOtherSessions(trx, user.id, caller.sessionHash);
  await forgetEmailChange(trx, user.id);
  await forgetPasswordResets(trx, user.id);
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `password-changed:${user.id}:${now}`,
    payload: {
      template: 'password-changed',
      to: user.email,
      data: { name: userText(user.name, 'confirmed'), link: `${app.settings.publicUrl}/forgot_password` },
    },
    now,
  });
  return presentAccount(trx, caller, user, now);
}

/**
 * Nothing changes before the link in the mail to the new address is used. A job finds out whether that address has an account, so that the
 * response is the same for every address, also in timing.
 */
export async function requestEmailChange({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<{ body: { email: string } }>): Promise<Account> {
  await refuseStalePassword(trx, caller, now);
  const user = caller.user!;
  const { email } = input.body;
  if (email === user.email)
    throw new Refusal('invalid-input', { fields: [{ field: 'body.email', message: 'is your email already' }] });
  const asked = await findEmailChangeOf(trx, user.id, now);
  // A further mail may be one too many for that address today: the link in the one before stays.
  const id = asked?.email === email ? asked.id : app.newId();
  const expires_at = now + emailChangeDays * 86_400_000;
  const before = await replaceEmailChange(trx, { id, user_id: user.id, email, expires_at });
  if (before !== undefined && before !== id) await forgetMailedLinks(trx, [before]);
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail-email-change',
    uniqueKey: `email-change:${id}:${expires_at}`,
    payload: { changeId: id },
    now,
  });
  return presentAccount(trx, caller, user, now);
}

/** Sends one of two mails: how to confirm the address, or that it has an account of its own. */
export async function mailEmailChange(app: App, trx: Trx, id: string): Promise<void> {
  const now = app.now();
  const row = await findEmailChange(trx, id, now);
  if (row === undefined) return;
  const hasAccount = (await findUserByEmail(trx, row.email)) !== undefined;
  const path = `/settings/email-changes/${id}`;
  const link = hasAccount
    ? `${app.settings.publicUrl}/login`
    : await makeMailedLink(app, trx, { kind: 'email-change', subjectId: id, path, days: emailChangeDays, now });
  await enqueue(trx, {
    id: app.newId(),
    kind: 'unverified-mail',
    uniqueKey: `email-change-mail:${id}:${row.expires_at}`,
    payload: {
      template: hasAccount ? 'email-has-account' : 'confirm-email',
      to: row.email,
      data: { link: ourText(link) },
      whenSpent: 'leave-out',
    },
    now,
  });
}

/** An address requested with the old password must not become the account's after the password was changed. */
export async function forgetEmailChange(trx: Trx, userId: string): Promise<void> {
  const id = await deleteEmailChangeOf(trx, userId);
  if (id !== undefined) await forgetMailedLinks(trx, [id]);
}

type ById = { params: { id: string } };

export async function readEmailChange({
  app,
  caller,
  input,
  now,
}: Reading<ById>): Promise<ReadEmailChange['response']> {
  const row = await findEmailChange(app.db.read, input.params.id, now);
  return { email: row?.email ?? null, isOwn: row !== undefined && row.user_id === caller.user?.id };
}

/** Ends every session and every mailed reset: anybody who reads the old address, or has an open browser, must sign in again. */
export async function confirmEmailChange({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<ById>): Promise<Record<string, never>> {
  const row = await findEmailChange(trx, input.params.id, now);
  // The address may have been mistyped: otherwise a stranger who reads its mail would own the account after two clicks.
  if (row !== undefined && row.user_id !== caller.user?.id)
    throw new Refusal('sign-in-required', {
      detail: 'Please sign in to the account first, with the email that it has now.',
    });
  if (row === undefined || (await findUserByEmail(trx, row.email)) !== undefined)
    throw new Refusal('wrong-state', { detail: 'This link was already used or is too old. Please ask for a new one.' });
  const user = await findUserById(trx, row.user_id);
  await deleteEmailChangeOf(trx, row.user_id);
  await forgetMailedLinks(trx, [row.id]);
  await setUser(trx, row.user_id, {
    email: row.email,
    mailbox_hash: recipientHash(row.email),
    email_verified_at: now,
  });
  await moveMails(app, trx, { userId: user.id, from: user.email, to: row.email, now });
  await deleteOtherSessions(trx, row.user_id, null);
  await forgetPasswordResets(trx, row.user_id);
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `email-changed:${row.id}`,
    payload: {
      template: 'email-changed',
      to: user.email,
      data: { name: userText(user.name, 'confirmed'), link: app.settings.publicUrl },
    },
    now,
  });
  return {};
}

/** Whatever is mailed to the account's old email goes to the new one from now on. */
async function moveMails(
  app: App,
  trx: Trx,
  move: { userId: string; from: string; to: string; now: number },
): Promise<void> {
  await moveGifts(trx, move);
  await moveGiver(app, trx, move);
  await moveUnwanted(app, trx, move);
  await moveWeeklyEmails(trx, move);
  await moveAlerts(trx, move);
  await moveQuestions(trx, move);
  await moveRequests(app, trx, move);
  await moveWaitingMails(trx, { ...move, newId: app.newId });
}

export async function endOtherSessions({ trx, caller, now }: Changing<unknown>): Promise<Account> {
  await deleteOtherSessions(trx, caller.user!.id, caller.sessionHash);
  return presentAccount(trx, caller, caller.user!, now);
}

async function presentAccount(
  db: Query | Trx,
  caller: Caller,
  user: Pick<SignedInUser, 'id' | 'name' | 'email'>,
  now: number,
): Promise<Account> {
  const sessions = await findSessions(db, user.id, now);
  return {
    name: user.name,
    email: user.email,
    pictureUrl: (await picturesOfPeople(db, [user.id])).get(user.id) ?? null,
    newEmail: (await findEmailChangeOf(db, user.id, now))?.email ?? null,
    isPasswordFresh: await isFresh(db, caller, now),
    sessions: sessions.map(({ id_hash, created_at }) => ({
      isThis: id_hash === caller.sessionHash,
      createdAt: created_at,
    })),
  };
}

async function isFresh(db: Query, caller: Caller, now: number): Promise<boolean> {
  const sessions = await findSessions(db, caller.user!.id, now);
  const own = sessions.find(({ id_hash }) => id_hash === caller.sessionHash);
  return own !== undefined && isPasswordFresh(own.password_checked_at, now);
}
