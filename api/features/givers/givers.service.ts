import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { registryKnownAs } from '#api/features/audiences/audiences.service.ts';
import { bumpGiftsVersion } from '#api/features/registries/registry-version.ts';
import type { App, Caller, Changing, Reading } from '#api/http/app-context.ts';
import { forgetMailedLinks, makeMailedLink } from '#api/http/mailed-links.ts';
import { enqueue } from '#api/jobs/queue.ts';
import type { ComposingApp } from '#api/mail/composed-mails.ts';
import { userText } from '#api/mail/mail-text.ts';
import { spendUnverifiedMail } from '#api/mail/unverified-budget.ts';
import type { ChangeGiverPreferences, GiverPreferences, SaveGiverAddress } from '#contracts/givers.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { callingGiver } from './calling-giver.ts';
import { giftTables } from './gifts.queries.ts';
import {
  deleteGiver,
  deleteGiverAddresses,
  findAddressesOf,
  findGiftsOf,
  findGiverByEmail,
  findGiversAmong,
  giverOf,
  insertGiverAddress,
  isAddressUsed,
  markGifts,
  updateGiver,
} from './givers.queries.ts';

const linkDays = 60;

/** A job finds out whether the address has any gifts, so that the response takes the same time for everybody. */
export async function mailOwnReservations({
  app,
  trx,
  input,
  now,
}: Changing<{ body: { email: string } }>): Promise<Record<string, never>> {
  const id = app.newId();
  const payload = { email: input.body.email };
  await enqueue(trx, { id, kind: 'mail-own-gifts', uniqueKey: `own-gifts:${id}`, payload, now });
  return {};
}

export async function mailOwnGifts(app: App, trx: Trx, email: string, uniqueKey: string): Promise<void> {
  const gifts = await findGiftsOf(trx, email);
  if (gifts.length === 0) return;
  const now = app.now();
  // Anybody can request it, so it counts like any mail to an unverified address.
  const runAt = await spendUnverifiedMail(trx, email, now);
  if (runAt === null) return;
  const isConfirmed = gifts.some((gift) => gift.email_verified_at !== null);
  const payload = {
    template: 'own-gifts',
    to: email,
    data: {
      giverName: userText(gifts[0]!.giver_name, isConfirmed ? 'confirmed' : 'typed'),
      count: gifts.length,
      link: await linkToAllGifts(app, trx, email, now),
    },
  };
  await enqueue(trx, { id: app.newId(), kind: 'mail', uniqueKey: `mail:${uniqueKey}`, now, runAt, payload });
}

/** Opens all gifts from this address, and its choice of mails. `opens`: the choice alone, for a mail that people show to others. */
export async function linkToAllGifts(
  app: ComposingApp,
  trx: Trx,
  email: string,
  now: number,
  opens: 'gifts' | 'emails' = 'gifts',
): Promise<string> {
  const { id } = await giverOf(trx, { id: app.newId(), email, now });
  const link =
    opens === 'gifts'
      ? ({ kind: 'giver', path: `/reservation/all/${id}` } as const)
      : ({ kind: 'giver-emails', path: `/reservation/emails/${id}` } as const);
  return makeMailedLink(app, trx, { ...link, subjectId: id, days: linkDays, now });
}

const ofEmails = '.emails';

/** What a browser may do that followed the link to the choice of mails. */
export const grantOfEmails = (giverId: string): string => `${giverId}${ofEmails}`;

const giverIdOf = (grant: string): string => grant.replace(ofEmails, '');

/**
 * The giver whose mails this browser's user may choose: the one with this email, or else that of the link that was followed last, since
 * somebody signed in.
 */
async function chooserOf(db: Query, { grants }: Caller, email?: string): Promise<Tables['giver'] | undefined> {
  const ids = [...grants].map(giverIdOf);
  const givers = new Map((await findGiversAmong(db, ids)).map((giver) => [giver.id, giver]));
  return ids
    .map((id) => givers.get(id))
    .find((giver) => giver !== undefined && (email === undefined || giver.email === email));
}

/**
 * The grants that end when somebody signs in: links to all gifts of an email and to its choice of mails. Somebody else may have followed
 * them in this browser before. Links to single gifts go on, except for whoever belongs to their registry (`isGivenBy`).
 */
export async function grantsBeforeSignIn(db: Query, { grants }: Pick<Caller, 'grants'>): Promise<string[]> {
  const givers = new Set((await findGiversAmong(db, [...grants].map(giverIdOf))).map(({ id }) => id));
  return [...grants].filter((grant) => givers.has(giverIdOf(grant)));
}

export async function readGiverPreferences({
  app,
  caller,
}: Reading<unknown>): Promise<{ preferences: GiverPreferences }> {
  const giver = await chooserOf(app.db.read, caller);
  if (giver !== undefined) return { preferences: present(giver) };
  if (caller.user === null) throw new Refusal('mail-not-opened');
  const { email } = caller.user;
  return { preferences: present((await findGiverByEmail(app.db.read, email)) ?? usual(email)) };
}

const usual = (email: string) => ({ email, thank_you_notes: 1, reminders: 1 }) as const;

export async function changeGiverPreferences({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<{ body: NonNullable<ChangeGiverPreferences['parsed']>['body'] }>): Promise<{
  preferences: GiverPreferences;
}> {
  const { thankYouNotes, reminders, email } = input.body;
  const giver = await grantedGiver(app, trx, caller, email, now);
  const set: Partial<Tables['giver']> = {
    ...(thankYouNotes !== undefined && { thank_you_notes: thankYouNotes ? 1 : 0 }),
    ...(reminders !== undefined && { reminders: reminders ? 1 : 0 }),
  };
  if (Object.keys(set).length > 0) await updateGiver(trx, giver.id, set);
  return { preferences: present({ ...giver, ...set }) };
}

async function grantedGiver(
  app: App,
  trx: Trx,
  caller: Caller,
  email: string | undefined,
  now: number,
): Promise<Tables['giver']> {
  const giver = await chooserOf(trx, caller, email);
  if (giver !== undefined) return giver;
  const own = caller.user?.email;
  if (own === undefined || (email !== undefined && email !== own)) throw new Refusal('mail-not-opened');
  return giverOf(trx, { id: app.newId(), email: own, now });
}

const present = (giver: Pick<Tables['giver'], 'email' | 'thank_you_notes' | 'reminders'>): GiverPreferences => ({
  email: giver.email,
  thankYouNotes: giver.thank_you_notes === 1,
  reminders: giver.reminders === 1,
});

/**
 * An account's new email wants the mails that the old one wanted, except what it had refused itself: somebody may have given with it without
 * an account. Call it once the account's gifts are of the new one. The links that were mailed to the old address open nothing of the new
 * one's; its row stays only if there are other gifts of the old address.
 */
export async function moveGiver(
  app: App,
  trx: Trx,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  const before = await findGiverByEmail(trx, from);
  if (before === undefined) return;
  const after = await giverOf(trx, { id: app.newId(), email: to, now });
  await updateGiver(trx, after.id, {
    thank_you_notes: before.thank_you_notes === 0 ? 0 : after.thank_you_notes,
    reminders: before.reminders === 0 ? 0 : after.reminders,
  });
  if ((await findGiftsOf(trx, from)).length === 0) await forgetChoices(trx, from);
}

/** Whether an address wants a kind of mail; all are on until it opts out. */
export async function wantsMail(db: Trx, email: string, kind: 'thank_you_notes' | 'reminders'): Promise<boolean> {
  return ((await findGiverByEmail(db, email)) ?? usual(email))[kind] === 1;
}

/** Where a family may send a thank-you card, for all gifts of this giver in one registry; null removes it. */
export async function saveGiverAddress({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<{ body: NonNullable<SaveGiverAddress['parsed']>['body'] }>): Promise<{ marked: number }> {
  const { address } = input.body;
  const registryId = await registryKnownAs(trx, input.body.registryId);
  const giver = await callingGiver(trx, giftTables, caller);
  // Refuse a caller without gifts there before anything refers to the registry, which may not exist.
  const before = await markGifts(trx, giver, registryId, null, now);
  if (before.length === 0) throw new Refusal('not-found');
  if (address !== null) {
    const id = app.newId();
    const address_sealed = await app.sealing.seal(trx, id, address);
    await insertGiverAddress(trx, { id, registry_id: registryId, address_sealed, updated_at: now });
    await markGifts(trx, giver, registryId, id, now);
  }
  await bumpGiftsVersion(trx, registryId, true);
  // Another gift may still have the address: one that this browser gave with somebody else's email was marked by them with their own gifts.
  await forgetUnusedAddresses(
    trx,
    before.map((giver_address_id) => ({ giver_address_id })),
  );
  return { marked: before.length };
}

/** When an account ends, before its gifts forget whose they are: deletes what its email chose, and the addresses that families were given. */
export async function forgetGiverEmail(trx: Trx, giver: { userId: string; email: string }): Promise<void> {
  await forgetChoices(trx, giver.email);
  await deleteGiverAddresses(trx, await findAddressesOf(trx, giver));
}

async function forgetChoices(trx: Trx, email: string): Promise<void> {
  const giver = await findGiverByEmail(trx, email);
  if (giver === undefined) return;
  await forgetMailedLinks(trx, [giver.id]);
  await deleteGiver(trx, giver.id);
}

/** For gifts that were deleted, or have another address now: deletes their thank-you addresses that no other gift uses. */
export async function forgetUnusedAddresses(
  trx: Trx,
  gifts: readonly { giver_address_id: string | null }[],
): Promise<void> {
  const unused: string[] = [];
  for (const id of new Set(gifts.flatMap(({ giver_address_id }) => giver_address_id ?? [])))
    if (!(await isAddressUsed(trx, id))) unused.push(id);
  await deleteGiverAddresses(trx, unused);
}
