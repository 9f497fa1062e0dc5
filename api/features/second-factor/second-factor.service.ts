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
/** For so long, resetting the password disconnects a phone. */
const newForMs = 7 * dayMs;
/** Three codes are right at a time, of a million: whoever knows the password guesses one in thirty years of trying. */
const triesInAWhile = 10;
const triesInADay = 30;

/** All browsers count together, but for those that gave a code before: a guesser locks nobody out there. */
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
 * A key for a phone. The password was asked for again before (`prepare`). Where a phone is known already, only a session that gave its
 * code may bring another: a stolen password must not be enough.
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

/** Wrong codes are counted in the database before the transaction that they would undo. When they are spent, the account's owner is told. */
export const countCodeTries = (app: App, caller: Caller): Promise<void> =>
  countTries(app, boundsFor(caller), 'Too many tries. Please wait a little while.', (trx) =>
    mailSpentTries(app, trx, caller.user!),
  );

/** A right code completes the sign-in, under a new secret. The first code of a new phone puts that phone in the old one's place. */
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

/** A password alone is asked for from here on, but never of people of the shop. What sessions gave of the old phone counts no more. */
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
 * A password that was reset by mail ends what others did with the old one: their tries, and a phone that was connected lately, because
 * whoever took the account may have done that to keep it. The phones of people of the shop stay.
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
  // A new phone in the place of a known one: begun by a session that had given its code, and finished by one.
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
