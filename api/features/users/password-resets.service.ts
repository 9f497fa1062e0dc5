import type { Trx } from '#api/db/database.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { forgetMailedLinks, makeMailedLink } from '#api/http/mailed-links.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { spendStrangerMail } from '#api/mail/stranger-budget.ts';
import { Refusal } from '#contracts/problems.ts';
import type { User } from '#contracts/users.schemas.ts';
import {
  deleteEndedPasswordResets,
  deletePasswordResetsOf,
  deleteSessionsOf,
  findPasswordReset,
  insertPasswordReset,
  setPassword,
  takePasswordReset,
} from './password-resets.queries.ts';
import { findUserByEmail } from './users.queries.ts';
import { signIn } from './users.service.ts';

const openMs = 30 * 60_000;
const dayMs = 86_400_000;

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

/** Anybody may ask for the mail, so it is within what strangers may send to this address. */
export async function mailPasswordReset(app: App, trx: Trx, email: string, uniqueKey: string): Promise<void> {
  const user = await findUserByEmail(trx, email);
  if (user === undefined) return;
  const now = app.now();
  const mailedAt = await spendStrangerMail(trx, email, now);
  if (mailedAt === null) return;
  const id = app.newId();
  await insertPasswordReset(trx, { id, user_id: user.id, expires_at: mailedAt + openMs });
  const path = `/password_resets/${id}`;
  const link = await makeMailedLink(app, trx, {
    kind: 'password-reset',
    subjectId: id,
    path,
    days: openMs / dayMs,
    now: mailedAt,
  });
  const payload = { template: 'password-reset', to: email, data: { name: user.name, link } };
  const mail = { id: app.newId(), kind: 'mail' as const, uniqueKey: `mail:${uniqueKey}`, now, runAt: mailedAt };
  await enqueue(trx, { ...mail, payload });
}

type ById = { params: { id: string } };

export async function readPasswordReset({ app, input, now }: Reading<ById>): Promise<{ isOpen: boolean }> {
  const row = await findPasswordReset(app.db.read, input.params.id);
  return { isOpen: row !== undefined && row.expires_at > now };
}

/** Works once, ends every session of the account and signs this browser in. */
export async function resetPassword(call: Changing<ById, undefined, string>): Promise<{ user: User }> {
  const { app, trx, input, now } = call;
  const userId = await takePasswordReset(trx, input.params.id, now);
  if (userId === undefined)
    throw new Refusal('wrong-state', { detail: 'This link was used already or is too old. Please ask for a new one.' });
  const row = await setPassword(trx, userId, call.prepared, now);
  await deleteSessionsOf(trx, userId);
  await forgetMailedLinks(trx, [input.params.id, ...(await deletePasswordResetsOf(trx, userId))]);
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `password-changed:${input.params.id}`,
    payload: {
      template: 'password-changed',
      to: row.email,
      data: { name: row.name, link: `${app.settings.publicUrl}/forgot_password` },
    },
    now,
  });
  const user = {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    currentRegistryId: row.current_registry_id,
    emailVerifiedAt: row.email_verified_at,
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
