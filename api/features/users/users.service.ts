import { countAttempt, forgetAttempts, uncountAttempt } from '#api/db/attempts.ts';
import type { Query, Trx } from '#api/db/database.ts';
import { mergeVisitorCarts } from '#api/features/carts/merge-carts.service.ts';
import { claimGifts } from '#api/features/givers/account-gifts.ts';
import { grantsBeforeSignIn } from '#api/features/givers/givers.service.ts';
import { forgetDraft } from '#api/features/registry-drafts/registry-drafts.service.ts';
import { actsAsAdmin, decideAccess } from '#api/http/access.ts';
import type { App, Caller, Changing, CookieChanges, SignedInUser } from '#api/http/app-context.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { householdsOfNetwork, placesOf } from '#api/http/session.ts';
import { Refusal } from '#contracts/problems.ts';
import type { SignedIn, User } from '#contracts/users.schemas.ts';
import { accountUse } from '#rules/accounts.ts';
import { editing } from '#rules/registry-roles.ts';
import { presentCurrentRegistry } from './current-registry.service.ts';
import {
  deleteSession,
  findUserByEmail,
  findUserById,
  hasPhone,
  insertSession,
  keepAccount,
  setCurrentRegistry,
} from './users.queries.ts';

const sessionDays = 30;
const attemptWindowMs = 15 * 60_000;
const attemptsPerAccount = 10;
const attemptsPerHousehold = 40;

/** A user whose password was correct, the hash against which it was checked, and when that was counted as a try. */
export type CheckedUser = SignedInUser & { passwordHash: string; triedAt?: number };

/**
 * Checks the password before the transaction, because that takes long. All tries are counted per account and per household in the
 * database; those in a browser that has signed in to the account before are counted separately.
 */
export async function checkPassword(
  app: App,
  caller: Caller,
  body: { email: string; password: string },
): Promise<CheckedUser> {
  const user = await findUserByEmail(app.db.read, body.email);
  const triedAt = app.now();
  await countTries(
    app,
    [{ scope: scopeOfTries(caller, body.email, user?.id), most: attemptsPerAccount }, ...triesFrom(caller)],
    'Too many tries. Please wait a little while, or reset your password.',
  );
  const use = user && accountUse({ email: user.email, emailVerifiedAt: user.email_verified_at }, app.settings);
  const hash = use === 'demo-only' ? null : (user?.password_hash ?? null);
  const isKnown = user !== undefined && isKnownHere(caller, user.id);
  if (!(await app.hashing.matches(body.password, hash, isKnown)) || user === undefined)
    throw new Refusal('wrong-credentials');
  if (user.email_verified_at === null)
    throw new Refusal('mail-not-opened', {
      detail: 'Please confirm your email first: ask for a new password, and follow the link in the mail.',
    });
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    role: user.role,
    currentRegistryId: user.current_registry_id,
    emailVerifiedAt: user.email_verified_at,
    createdAt: user.created_at,
    secondFactorAt: null,
    passwordHash: user.password_hash,
    triedAt,
  };
}

function triesFrom({ address }: Caller): TriesBound[] {
  const { household, network } = placesOf(address);
  const ofHousehold = { scope: `address:${hashSecret(household)}`, most: attemptsPerHousehold };
  if (network === null) return [ofHousehold];
  return [ofHousehold, { scope: `network:${hashSecret(network)}`, most: attemptsPerHousehold * householdsOfNetwork }];
}

/** At most `most` tries in each window of `perMs`. */
interface TriesBound {
  scope: string;
  most: number;
  perMs?: number;
}

/**
 * Counts one more try for each scope, in a separate transaction.
 * @param onSpent runs in it at the first try that one of them does not allow
 * @throws {Refusal} 'too-many-requests' if one of them has exceeded its number in this window
 */
export async function countTries(
  app: App,
  bounds: readonly TriesBound[],
  detail: string,
  onSpent?: (trx: Trx) => Promise<unknown>,
): Promise<void> {
  const now = app.now();
  const waits = await app.db.transact({ lock: 'nothing' }, async (trx) => {
    const spent: number[] = [];
    for (const { scope, most, perMs = attemptWindowMs } of bounds) {
      const windowStart = now - (now % perMs);
      const tries = await countAttempt(trx, scope, windowStart);
      if (tries > most) spent.push(windowStart + perMs - now);
      if (tries === most + 1) await onSpent?.(trx);
    }
    return spent;
  });
  if (waits.length === 0) return;
  throw new Refusal('too-many-requests', {
    detail,
    facts: { retryAfterSeconds: Math.ceil(Math.max(...waits) / 1000) },
  });
}

export const forgetTries = forgetAttempts;
export { findUserByEmail, findUserById };

export async function signIn(call: Changing<unknown, undefined, CheckedUser>): Promise<{ user: User }> {
  const { app, trx, now, prepared: user } = call;
  // A reset that came between the check and the account's lock has ended the old password.
  if ((await findUserByEmail(trx, user.email))?.password_hash !== user.passwordHash)
    throw new Refusal('wrong-credentials');
  await forgetOwnTries(trx, call.caller, user);
  await startSession(app, trx, { userId: user.id, secondFactorAt: null }, now, call.caller, call.cookies);
  if (await hasPhone(trx, user.id)) return { user: presentWaiting(user) };
  await settleIn(call, user);
  return { user: await presentUser(trx, user) };
}

/**
 * A browser that the account knows begins anew. Of the tries elsewhere only this one no longer counts: others may be a stranger's, who
 * would learn from getting them back that the email has an account, and when its owner signs in.
 */
async function forgetOwnTries(trx: Trx, caller: Caller, { id, email, triedAt }: CheckedUser): Promise<void> {
  const known = scopeOfKnownBrowser(caller, id);
  if (known !== null) await forgetAttempts(trx, known);
  else if (triedAt !== undefined)
    await uncountAttempt(trx, scopeOfTries(caller, email, id), triedAt - (triedAt % attemptWindowMs));
}

/**
 * The consequences of signing in: the account is kept, the browser is known from now on, and what was done in it before becomes the
 * account's. Only done after the code of a phone was given: a stolen password must not make a browser known.
 */
export async function settleIn(call: Changing<unknown, undefined, unknown>, user: SignedInUser): Promise<void> {
  const { app, trx, visitorId, cookies } = call;
  cookies.signedInHere = { userId: user.id, newDeviceId: app.newSecret() };
  await keepAccount(trx, user.id);
  await mergeVisitorCarts(call, user.id);
  await claimGifts(trx, { visitorId, user });
  cookies.endedGrants = await grantsBeforeSignIn(trx, call.caller);
}

/**
 * The next person at this browser is a new visitor, who sees neither the account nor what was reserved here before. A registry begun here
 * could never be opened again.
 */
export async function signOut(call: Changing<unknown>): Promise<Record<string, never>> {
  if (call.caller.sessionHash !== null) await deleteSession(call.trx, call.caller.sessionHash);
  await forgetDraft(call);
  call.cookies.browser = 'forget';
  return {};
}

/** One of the registries to which the caller may add. @throws {Refusal} 'not-found' for any other */
export async function chooseRegistry({
  trx,
  caller,
  input,
}: Changing<{ body: { registryId: string } }>): Promise<{ user: User }> {
  const { registryId } = input.body;
  const access = { who: 'registry', param: 'id', roles: editing } as const;
  await decideAccess(access, { id: registryId }, caller, trx);
  await setCurrentRegistry(trx, caller.user!.id, registryId);
  return { user: await presentUser(trx, { ...caller.user!, currentRegistryId: registryId }) };
}

/** Only for the caller: their current registry is private. */
export const presentUser = async (db: Query, user: SignedInUser): Promise<User> => ({
  ...presentSignedIn(user),
  currentRegistry: await presentCurrentRegistry(db, user),
});

export const presentSignedIn = (user: SignedInUser): SignedIn => ({
  id: user.id,
  email: user.email,
  name: user.name,
  registryId: user.currentRegistryId,
  createdAt: user.createdAt,
  isAdmin: actsAsAdmin(user),
  needsSecondFactor: user.role === 'admin' && !actsAsAdmin(user),
});

/** Before the code of the phone is given, only what the person typed is returned. */
const presentWaiting = (user: SignedInUser): User => ({
  ...presentSignedIn(user),
  name: '',
  registryId: null,
  currentRegistry: null,
  needsSecondFactor: true,
});

/**
 * A new secret at every sign-in, and whenever a code is given, which does not count as entering the password; the browser's previous
 * session ends.
 */
export async function startSession(
  app: App,
  trx: Trx,
  { userId, secondFactorAt }: { userId: string; secondFactorAt: number | null },
  now: number,
  caller: Pick<Caller, 'sessionHash'>,
  cookies: CookieChanges,
): Promise<void> {
  const before = caller.sessionHash === null ? undefined : await deleteSession(trx, caller.sessionHash);
  const passwordCheckedAt = secondFactorAt === null ? now : (before?.password_checked_at ?? 0);
  const secret = app.newSecret();
  const maxAgeSeconds = sessionDays * 86_400;
  const expiresAt = now + maxAgeSeconds * 1000;
  await insertSession(trx, { idHash: hashSecret(secret), userId, passwordCheckedAt, secondFactorAt, now, expiresAt });
  cookies.session = { userId, secret, maxAgeSeconds };
}

const isKnownHere = ({ device }: Caller, userId: string): boolean => device?.userIds.includes(userId) ?? false;

const scopeOfTries = (caller: Caller, email: string, userId: string | undefined): string =>
  scopeOfKnownBrowser(caller, userId) ?? `account:${hashSecret(email)}`;

/** Tries in a browser that has signed in to the account before are counted separately. */
export const scopeOfKnownBrowser = (caller: Caller, userId: string | undefined): string | null =>
  userId !== undefined && isKnownHere(caller, userId) ? `device:${hashSecret(`${caller.device!.id} ${userId}`)}` : null;
