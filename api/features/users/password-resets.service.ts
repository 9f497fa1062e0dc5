import { countAttempt } from '#api/db/attempts.ts';
import type { Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { forgetEmailChange } from '#api/features/accounts/accounts.service.ts';
import { afterPasswordReset } from '#api/features/second-factor/second-factor.service.ts';
import type { App, Caller, Changing, Reading } from '#api/http/app-context.ts';
import { forgetMailedLinks, makeMailedLink } from '#api/http/mailed-links.ts';
import { forgetInSlices } from '#api/jobs/in-slices.ts';
import { enqueue, type JobPayloads } from '#api/jobs/queue.ts';
import { userText } from '#api/mail/mail-text.ts';
import { spendResetMail } from '#api/mail/unverified-budget.ts';
import { Refusal } from '#contracts/problems.ts';
import type { User } from '#contracts/users.schemas.ts';
import { isDemoAddress } from '#rules/accounts.ts';
import { forgetPasswordResets, hashNewPassword } from './new-passwords.ts';
import {
  deleteEndedPasswordResets,
  deleteSessionsOf,
  findEmailOfReset,
  findPasswordReset,
  insertPasswordReset,
  openResetsAgain,
  setPassword,
  takePasswordReset,
} from './password-resets.queries.ts';
import { findUserByEmail } from './users.queries.ts';
import { signIn } from './users.service.ts';

const openMs = 30 * 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** For mails requested in a browser that has signed in to the account before. */
const budgetOfKnownBrowsers = [
  { perMs: hourMs, most: 3 },
  { perMs: dayMs, most: 6 },
];

/** A job finds out whether there is such an account, so that the response takes the same time for everybody. */
export async function requestPasswordReset({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<{ body: { email: string } }>): Promise<Record<string, never>> {
  const id = app.newId();
  await enqueue(trx, {
    id,
    kind: 'mail-password-reset',
    uniqueKey: `password-reset:${id}`,
    payload: { email: input.body.email, knownIds: caller.device?.userIds ?? [] },
    now,
  });
  return {};
}

/**
 * Sent at once, because the person waiting for it can't sign in. Requests by strangers use the common budget of mails that strangers can
 * cause; a browser that the account knows has a separate one. When it is spent, the links of the last day work again: there is always one
 * in the inbox.
 */
export async function mailPasswordReset(
  app: App,
  trx: Trx,
  { email, knownIds = [] }: JobPayloads['mail-password-reset'],
  uniqueKey: string,
): Promise<void> {
  const user = await findUserByEmail(trx, email);
  if (user === undefined || (app.settings.production && isDemoAddress(email))) return;
  const now = app.now();
  const expiresAt = now + openMs;
  const maySend = knownIds.includes(user.id)
    ? await spendOfKnownBrowsers(trx, user.id, now)
    : await spendResetMail(trx, email, now);
  if (!maySend) return void (await openResetsAgain(trx, { userId: user.id, mailedAfter: now - dayMs, expiresAt }));
  const id = app.newId();
  await insertPasswordReset(trx, { id, user_id: user.id, expires_at: expiresAt, mailed_at: now });
  const path = `/password_resets/${id}`;
  const link = await makeMailedLink(app, trx, {
    kind: 'password-reset',
    subjectId: id,
    path,
    days: (dayMs + openMs) / dayMs,
    now,
  });
  const payload = {
    template: 'password-reset',
    to: email,
    data: { name: userText(user.name, user.email_verified_at === null ? 'typed' : 'confirmed'), link },
  };
  await enqueue(trx, { id: app.newId(), kind: 'mail', uniqueKey: `mail:${uniqueKey}`, now, payload });
}

async function spendOfKnownBrowsers(trx: Trx, userId: string, now: number): Promise<boolean> {
  for (const { perMs, most } of budgetOfKnownBrowsers) {
    const scope = `password-reset:${perMs}:${userId}`;
    if ((await countAttempt(trx, scope, now - (now % perMs))) > most) return false;
  }
  return true;
}

type ById = { params: { id: string } };
type ResetRow = Tables['password_reset'];

/**
 * The grants of a browser that follows the link, valid for this time that it is open. When it opens again the mail is needed again, as
 * somebody else may be using a browser that followed it before.
 */
export async function grantsOfReset(app: App, id: string): Promise<string[]> {
  const row = await findPasswordReset(app.db.read, id);
  return row === undefined ? [id] : [id, grantOfNow(row)];
}

const grantOfNow = ({ id, expires_at }: ResetRow): string => `${id}.${expires_at}`;

const isOpenTo = (caller: Caller, row: ResetRow | undefined, now: number): row is ResetRow =>
  row !== undefined && row.expires_at > now && caller.grants.has(grantOfNow(row));

export async function readPasswordReset({ app, caller, input, now }: Reading<ById>): Promise<{ isOpen: boolean }> {
  return { isOpen: isOpenTo(caller, await findPasswordReset(app.db.read, input.params.id), now) };
}

export async function hashResetPassword({
  app,
  input,
}: Reading<ById & { body: { password: string } }>): Promise<string> {
  const email = await findEmailOfReset(app.db.read, input.params.id);
  return hashNewPassword(app, input.body.password, email ?? '@');
}

/** Works once, ends every session of the account and signs this browser in. */
export async function resetPassword(call: Changing<ById, undefined, string>): Promise<{ user: User }> {
  const { app, trx, caller, input, now } = call;
  const isOpen = isOpenTo(caller, await findPasswordReset(trx, input.params.id), now);
  const userId = isOpen ? await takePasswordReset(trx, input.params.id, now) : undefined;
  if (userId === undefined)
    throw new Refusal('wrong-state', { detail: 'This link was already used or is too old. Please ask for a new one.' });
  const row = await setPassword(trx, userId, call.prepared, now);
  await deleteSessionsOf(trx, userId);
  await forgetMailedLinks(trx, [input.params.id]);
  await forgetPasswordResets(trx, userId);
  await forgetEmailChange(trx, userId);
  await afterPasswordReset(app, trx, row, now);
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `password-changed:${input.params.id}`,
    payload: {
      template: 'password-changed',
      to: row.email,
      data: { name: userText(row.name, 'confirmed'), link: `${app.settings.publicUrl}/forgot_password` },
    },
    now,
  });
  const user = {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    currentRegistryId: row.current_registry_id,
    emailVerifiedAt: row.email_verified_at ?? now,
    createdAt: row.created_at,
    secondFactorAt: null,
    passwordHash: row.password_hash,
  };
  return signIn({ ...call, prepared: user });
}

export const forgetEndedPasswordResets = (app: App): Promise<void> =>
  forgetInSlices(app, async (trx, most) => {
    const now = app.now();
    const ids = await deleteEndedPasswordResets(trx, { now, mailedBefore: now - dayMs, most });
    await forgetMailedLinks(trx, ids);
    return ids.length;
  });
