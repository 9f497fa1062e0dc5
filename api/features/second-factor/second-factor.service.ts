import type { Trx } from '#api/db/database.ts';
import {
  type CheckedUser,
  countTries,
  forgetTries,
  scopeOfKnownBrowser,
  settleIn,
  startSession,
} from '#api/features/users/users.service.ts';
import type { App, Caller, Changing, Reading, SignedInUser } from '#api/http/app-context.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { userText } from '#api/mail/mail-text.ts';
import { Refusal } from '#contracts/problems.ts';
import type {
  BeginSecondFactor,
  EndSecondFactor,
  PassSecondFactor,
  ReadSecondFactor,
} from '#contracts/second-factor.schemas.ts';
import { dayOf } from '#rules/days.ts';
import { addressOfKey, newKey, newRecoveryCodes, plainCode, stepOfCode } from './one-time-codes.ts';
import {
  confirmNewKey,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  forgetGivenCodes,
  replaceRecoveryCodes,
  saveNewKey,
  takeStep,
  useRecoveryCode,
} from './second-factor.queries.ts';

const dayMs = 86_400_000;
/** For this long after a phone is connected, resetting the password disconnects it. */
const newForMs = 7 * dayMs;
/** Three codes in a million are valid at a time: a person who knows the password would need thirty years of guessing. */
const triesInAWhile = 10;
const triesInADay = 30;

/** All browsers count together, except those that gave a code before: a guesser cannot lock anybody out of those. */
const boundsOf = (userId: string, knownBrowser: string | null = null) => {
  const scope = `second-factor:${knownBrowser ?? hashSecret(userId)}`;
  return [
    { scope, most: triesInAWhile },
    { scope: `${scope}:day`, most: triesInADay, perMs: dayMs },
  ];
};
const boundsFor = (caller: Caller) => boundsOf(caller.user!.id, scopeOfKnownBrowser(caller, caller.user!.id));

export async function tellSecondFactor({ app, caller }: Reading<unknown>): Promise<ReadSecondFactor['response']> {
  const user = caller.user!;
  const factor = await findSecondFactor(app.db.read, user.id);
  const state = user.secondFactorAt !== null ? 'passed' : factor?.key_sealed == null ? 'missing' : 'asked';
  return { state, recoveryCodesLeft: await countRecoveryCodes(app.db.read, user.id) };
}

/**
 * Creates a key for a phone. The password has just been checked again (`prepare`). If a phone is already connected, only a session that
 * gave its code may connect another: a stolen password must not be enough.
 */
export async function beginSecondFactor(
  call: Changing<unknown, undefined, SignedInUser>,
): Promise<BeginSecondFactor['response']> {
  const { app, trx, caller } = call;
  const user = caller.user!;
  const factor = await findSecondFactor(trx, user.id);
  if (factor?.key_sealed != null && user.secondFactorAt === null) throw new Refusal('second-factor-needed');
  const key = newKey();
  await saveNewKey(trx, user.id, await app.sealing.seal(trx, user.id, key));
  return { key, address: addressOfKey(key, user.email, 'Layette') };
}

/**
 * Wrong codes are counted in the database before the transaction, which would undo the count. When the tries are used up, the account's
 * owner is told.
 */
export const countCodeTries = (app: App, caller: Caller): Promise<void> =>
  countTries(app, boundsFor(caller), 'Too many tries. Please wait a little while.', (trx) =>
    mailSpentTries(app, trx, caller.user!),
  );

/** A valid code completes the sign-in, under a new secret. The first code of a new phone replaces the old phone. */
export async function passSecondFactor(
  call: Changing<{ body: { code: string } }, undefined, void>,
): Promise<PassSecondFactor['response']> {
  const { app, trx, caller, now, cookies } = call;
  const user = caller.user!;
  const code = plainCode(call.input.body.code);
  const recoveryCodes = (await confirmsNewPhone(call, code)) ? newRecoveryCodes() : [];
  if (recoveryCodes.length > 0) {
    await forgetGivenCodes(trx, user.id);
    await replaceRecoveryCodes(
      trx,
      user.id,
      recoveryCodes.map((one) => hashSecret(plainCode(one))),
    );
  } else if (!(await isFromKnownPhone(call, code)) && !(await useRecoveryCode(trx, user.id, hashSecret(code))))
    throw new Refusal('wrong-code', {
      fields: [{ field: 'body.code', message: 'That code isn’t right, or it was already used.' }],
    });
  for (const { scope } of boundsFor(caller)) await forgetTries(trx, scope);
  await startSession(app, trx, { userId: user.id, secondFactorAt: now }, now, caller, cookies);
  await settleIn(call, user);
  if (recoveryCodes.length > 0) await mailChange(app, trx, user, 'on', now);
  return { recoveryCodes };
}

/** From now on a password alone is enough, but never for the shop's staff. Codes that sessions gave from the old phone no longer count. */
export async function endSecondFactor(
  call: Changing<unknown, undefined, CheckedUser>,
): Promise<EndSecondFactor['response']> {
  const { app, trx, caller, now } = call;
  const user = caller.user!;
  if (user.role === 'admin')
    throw new Refusal('wrong-state', {
      detail: 'Everybody who works here keeps the second step. Connect a different phone instead.',
    });
  const had = await findSecondFactor(trx, user.id);
  await deleteSecondFactor(trx, user.id);
  if (had?.key_sealed != null) await mailChange(app, trx, user, 'off', now);
  return { state: 'missing', recoveryCodesLeft: 0 };
}

const mailSpentTries = (app: App, trx: Trx, user: SignedInUser) =>
  enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `codes-tried:${user.id}:${dayOf(app.now())}`,
    payload: {
      template: 'codes-tried',
      to: user.email,
      data: { name: userText(user.name, 'confirmed'), link: `${app.settings.publicUrl}/forgot_password` },
    },
    now: app.now(),
  });

const mailChange = (
  app: App,
  trx: Trx,
  user: Pick<SignedInUser, 'id' | 'email' | 'name'>,
  what: 'on' | 'off',
  now: number,
) =>
  enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `second-factor-${what}:${user.id}:${now}`,
    payload: {
      template: 'second-factor-changed',
      to: user.email,
      data: {
        name: userText(user.name, 'confirmed'),
        isOn: what === 'on',
        link: `${app.settings.publicUrl}/forgot_password`,
      },
    },
    now,
  });

/**
 * Resetting a password by mail undoes what others did with the old one: their tries, and a recently connected phone, because an attacker
 * may have connected it to keep the account. The phones of the shop's staff stay.
 */
export async function afterPasswordReset(
  app: App,
  trx: Trx,
  user: Pick<SignedInUser, 'id' | 'email' | 'name' | 'role'>,
  now: number,
): Promise<void> {
  for (const { scope } of boundsOf(user.id)) await forgetTries(trx, scope);
  const factor = await findSecondFactor(trx, user.id);
  if (factor === undefined || user.role === 'admin' || (factor.connected_at ?? 0) < now - newForMs) return;
  await deleteSecondFactor(trx, user.id);
  await mailChange(app, trx, user, 'off', now);
}

type Passing = Changing<unknown, undefined, void>;

async function confirmsNewPhone({ app, trx, caller, now }: Passing, code: string): Promise<boolean> {
  const user = caller.user!;
  const factor = await findSecondFactor(trx, user.id);
  if (factor?.new_key_sealed == null) return false;
  // Replacing a connected phone must be both begun and finished by a session that gave its code.
  if (factor.key_sealed !== null && user.secondFactorAt === null) return false;
  const key = await app.sealing.open(trx, user.id, factor.new_key_sealed);
  const step = key === null ? null : stepOfCode(key, code, now);
  if (step === null) return false;
  await confirmNewKey(trx, user.id, step, now);
  return true;
}

async function isFromKnownPhone({ app, trx, caller, now }: Passing, code: string): Promise<boolean> {
  const { id } = caller.user!;
  const factor = await findSecondFactor(trx, id);
  if (factor?.key_sealed == null) return false;
  const key = await app.sealing.open(trx, id, factor.key_sealed);
  const step = key === null ? null : stepOfCode(key, code, now);
  return step !== null && takeStep(trx, id, step);
}
