import type { Trx } from '#api/db/database.ts';
import { hasOpenedInvitation } from '#api/features/members/members.service.ts';
import { openDraftOf } from '#api/features/registry-drafts/registry-drafts.service.ts';
import type { App, Changing, Reading, SignedInUser } from '#api/http/app-context.ts';
import { forgetMailedLinks, makeMailedLink } from '#api/http/mailed-links.ts';
import { forgetInSlices } from '#api/jobs/in-slices.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { ourText } from '#api/mail/mail-text.ts';
import { Refusal } from '#contracts/problems.ts';
import type { Registry } from '#contracts/registries.schemas.ts';
import type { User } from '#contracts/users.schemas.ts';
import { firstPageOf } from '#rules/first-steps.ts';
import { localPath } from '#rules/local-path.ts';
import { isPlainAddress } from '#rules/unverified-mail.ts';
import { presentCurrentRegistry } from './current-registry.service.ts';
import { hashNewPassword } from './new-passwords.ts';
import {
  deleteEndedSignUps,
  deleteSignUpsOf,
  findSignUp,
  insertSignUp,
  insertVerifiedUser,
} from './sign-ups.queries.ts';
import { findUserByEmail } from './users.queries.ts';
import { presentSignedIn, settleIn, startSession } from './users.service.ts';

const openDays = 1;
/** The page where a registry is started. */
const usualNext = '/registry/new';

/** Creates no account yet. A job finds out whether there is one already, so that the response is the same for everybody, also in timing. */
export async function signUp({
  app,
  trx,
  caller,
  input,
  visitorId,
  now,
}: Changing<{ body: { email: string; next?: string | undefined } }>): Promise<Record<string, never>> {
  const id = app.newId();
  const { email, next } = input.body;
  await insertSignUp(trx, {
    id,
    email,
    visitor_id: visitorId,
    next: localPath(next ?? null, usualNext),
    expires_at: now + openDays * 86_400_000,
  });
  const payload = { signUpId: id, isReader: await hasOpenedInvitation(trx, [...caller.grants], email, now) };
  await enqueue(trx, { id, kind: 'mail-sign-up', uniqueKey: `sign-up:${id}`, payload, now });
  return {};
}

/**
 * Sends one of two mails: how to finish, or that there is an account already. It is always sent if another mail to this address was opened
 * in the same browser: that person is no stranger to it.
 */
export async function mailSignUp(app: App, trx: Trx, id: string, isReader = false): Promise<void> {
  const now = app.now();
  const row = await findSignUp(trx, id, now);
  if (row === undefined) return;
  const hasAccount = (await findUserByEmail(trx, row.email))?.email_verified_at != null;
  const link = hasAccount
    ? `${app.settings.publicUrl}/login`
    : await makeMailedLink(app, trx, { kind: 'sign-up', subjectId: id, path: `/sign_ups/${id}`, days: openDays, now });
  const mail = {
    template: hasAccount ? 'account-exists' : 'confirm-account',
    to: row.email,
    data: { link: ourText(link) },
  };
  const whenSpent = !hasAccount && isPlainAddress(row.email) ? 'use-reserved' : 'leave-out';
  const job = { id: app.newId(), uniqueKey: `sign-up-mail:${id}`, now };
  await (isReader
    ? enqueue(trx, { ...job, kind: 'mail', payload: mail })
    : enqueue(trx, { ...job, kind: 'unverified-mail', payload: { ...mail, whenSpent } }));
}

type ById = { params: { id: string } };

export async function readSignUp({ app, input, now }: Reading<ById>): Promise<{ email: string | null }> {
  return { email: (await findSignUp(app.db.read, input.params.id, now))?.email ?? null };
}

const ended = () =>
  new Refusal('wrong-state', {
    detail: 'This link was used already or is too old. Please sign in, or ask for a new one.',
  });

export async function hashSignUpPassword({
  app,
  input,
  now,
}: Reading<ById & { body: { password: string } }>): Promise<string> {
  const row = await findSignUp(app.db.read, input.params.id, now);
  if (row === undefined) throw ended();
  return hashNewPassword(app, input.body.password, row.email);
}

/** The person who opened the mailed link gives a name, chooses a password and is signed in. */
export async function finishSignUp(
  call: Changing<ById & { body: { name: string } }, undefined, string>,
): Promise<{ user: User; next: string }> {
  const { app, trx, caller, input, now } = call;
  const row = await findSignUp(trx, input.params.id, now);
  if (row === undefined) throw ended();
  const { email } = row;
  await forgetMailedLinks(trx, await deleteSignUpsOf(trx, email));
  const account = { id: app.newId(), email, name: input.body.name, passwordHash: call.prepared, now };
  const id = await insertVerifiedUser(trx, account);
  if (id === undefined) throw new Refusal('email-taken');
  const user: SignedInUser = {
    id,
    email,
    name: account.name,
    role: 'user',
    currentRegistryId: null,
    emailVerifiedAt: now,
    createdAt: now,
    secondFactorAt: null,
  };
  await startSession(app, trx, { userId: id, secondFactorAt: null }, now, caller, call.cookies);
  await settleIn(call, user);
  // A draft from another browser, and the page it wanted to go to, are not for the reader of the mail.
  const isSameBrowser = row.visitor_id === caller.visitorId;
  const opened = isSameBrowser && row.next.startsWith(usualNext) ? await openDraftOf(call, user) : null;
  if (opened !== null) user.currentRegistryId = opened.registry.id;
  const next = opened === null ? row.next : pageAfterOpening(row.next, opened.registry.registryType);
  return {
    user: { ...presentSignedIn(user), currentRegistry: await presentCurrentRegistry(trx, user) },
    next: isSameBrowser ? next : usualNext,
  };
}

/** The page where the person was before they started a registry, or else its first steps. */
const pageAfterOpening = (next: string, type: Registry['registryType']): string =>
  localPath(new URL(next, 'http://local.invalid').searchParams.get('redirect_path'), firstPageOf(type));

export const forgetEndedSignUps = (app: App): Promise<void> =>
  forgetInSlices(app, async (trx, most) => {
    const ids = await deleteEndedSignUps(trx, app.now(), most);
    await forgetMailedLinks(trx, ids);
    return ids.length;
  });
