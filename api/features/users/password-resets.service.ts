import type { Trx } from '#api/db/database.ts';
import { forgetEmailChange } from '#api/features/accounts/accounts.service.ts';
import { afterPasswordReset } from '#api/features/second-factor/second-factor.service.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { forgetMailedLinks, makeMailedLink } from '#api/http/mailed-links.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { userText } from '#api/mail/mail-text.ts';
import { recipientHash } from '#api/mail/unverified-budget.ts';
import { Refusal } from '#contracts/problems.ts';
import type { User } from '#contracts/users.schemas.ts';
import { isDemoAddress } from '#rules/accounts.ts';
import { hashNewPassword } from './new-passwords.ts';
import {
  deleteEndedPasswordResets,
  deletePasswordResetsOf,
  deleteSessionsOf,
  findEmailOfReset,
  findPasswordReset,
  insertPasswordReset,
  setPassword,
  takePasswordReset,
} from './password-resets.queries.ts';
import { countAttempt, findUserByEmail } from './users.queries.ts';
import { signIn } from './users.service.ts';

const openMs = 30 * 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Of mails to one address, whoever asks for them. */
const budget = [
  { perMs: hourMs, most: 3 },
  { perMs: dayMs, most: 6 },
];

/** Whether there is such an account is found out by a job, so that the answer takes the same time for everybody. */
export async function requestPasswordReset({
  app,
  trx,
  input,
  now,
}: Changing<{ body: { email: string } }>): Promise<Record<string, never>> {
  const id = app.newId();
  await enqueue(trx, {
    id,
    kind: 'mail-password-reset',
    uniqueKey: `password-reset:${id}`,
    payload: { email: input.body.email },
    now,
  });
  return {};
}

/** Sent at once: who waits for it can't sign in. A budget of its own keeps anybody from filling somebody else's inbox with it. */
export async function mailPasswordReset(app: App, trx: Trx, email: string, uniqueKey: string): Promise<void> {
  const user = await findUserByEmail(trx, email);
  if (user === undefined || (app.settings.production && isDemoAddress(email))) return;
  const now = app.now();
  if (!(await spendBudget(trx, email, now))) return;
  const id = app.newId();
  await insertPasswordReset(trx, { id, user_id: user.id, expires_at: now + openMs });
  const path = `/password_resets/${id}`;
  const link = await makeMailedLink(app, trx, {
    kind: 'password-reset',
    subjectId: id,
    path,
    days: openMs / dayMs,
    now,
  });
  const payload = {
    template: 'password-reset',
    to: email,
    data: { name: userText(user.name, user.email_verified_at === null ? 'typed' : 'confirmed'), link },
  };
  await enqueue(trx, { id: app.newId(), kind: 'mail', uniqueKey: `mail:${uniqueKey}`, now, payload });
}

async function spendBudget(trx: Trx, email: string, now: number): Promise<boolean> {
  for (const { perMs, most } of budget) {
    const scope = `password-reset:${perMs}:${recipientHash(email)}`;
    if ((await countAttempt(trx, scope, now - (now % perMs))) > most) return false;
  }
  return true;
}

type ById = { params: { id: string } };

export async function readPasswordReset({ app, input, now }: Reading<ById>): Promise<{ isOpen: boolean }> {
  const row = await findPasswordReset(app.db.read, input.params.id);
  return { isOpen: row !== undefined && row.expires_at > now };
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
  const { app, trx, input, now } = call;
  const userId = await takePasswordReset(trx, input.params.id, now);
  if (userId === undefined)
    throw new Refusal('wrong-state', { detail: 'This link was already used or is too old. Please ask for a new one.' });
  const row = await setPassword(trx, userId, call.prepared, now);
  await deleteSessionsOf(trx, userId);
  await forgetMailedLinks(trx, [input.params.id, ...(await deletePasswordResetsOf(trx, userId))]);
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
  app.db.transact({ lock: 'nothing' }, async (trx) => {
    const ids = await deleteEndedPasswordResets(trx, app.now());
    if (ids.length > 0) await forgetMailedLinks(trx, ids);
  });
