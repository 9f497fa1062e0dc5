import type { Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { hashSecret } from '#api/http/cookies.ts';
import {
  mailboxOf,
  mailsOfDay,
  mailsWithReservedOfDay,
  mayMailReset,
  type Recipient,
  unverifiedMail,
  whenBudgetAllows,
  whenToMailSignUp,
  whenToMailUnverified,
} from '#rules/unverified-mail.ts';

export const recipientHash = (email: string): string => hashSecret(mailboxOf(email));

/** The key of the address's own budget for digests of gifts. */
const digestHash = (email: string): string => hashSecret(`digest ${mailboxOf(email)}`);

/** The keys of all budgets of an address. */
export const budgetHashes = (email: string): string[] => [recipientHash(email), digestHash(email)];

/**
 * Takes one mail from the budget of an unverified address, which all features share.
 * @returns when the mail may be sent; null when it must not. The person who caused it gets the same response either way.
 */
export async function spendUnverifiedMail(trx: Trx, email: string, now: number): Promise<number | null> {
  const budget = await lockBudget(trx, recipientHash(email));
  const at = whenToMailUnverified(sentAt(budget, now), now, mailsOfDay(await recipientOf(trx, budget)));
  if (at !== null) await book(trx, budget, at, now);
  return at;
}

/** The same for a digest of gifts: the first of a day uses the mail that is reserved for it, a second what all features share. */
export async function spendDigestMail(trx: Trx, email: string, now: number): Promise<number | null> {
  const budget = await lockBudget(trx, digestHash(email));
  const at = whenToMailUnverified(sentAt(budget, now), now, 1);
  if (at === null) return spendUnverifiedMail(trx, email, now);
  await book(trx, budget, at, now);
  return at;
}

/** The same for a password reset link, which uses the reserved mail and does not wait. @returns whether it may be sent */
export async function spendResetMail(trx: Trx, email: string, now: number): Promise<boolean> {
  const budget = await lockBudget(trx, recipientHash(email));
  const most = mailsWithReservedOfDay(await recipientOf(trx, budget));
  if (!mayMailReset(sentAt(budget, now), now, most)) return false;
  await book(trx, budget, now, now);
  return true;
}

/**
 * The same for the link with which an account is made. It uses the reserved mail, unless an account with another spelling of the address
 * needs that for a new password.
 */
export async function spendSignUpMail(trx: Trx, email: string, now: number): Promise<number | null> {
  const budget = await lockBudget(trx, recipientHash(email));
  const recipient = await recipientOf(trx, budget);
  const hasAccount = (await accountsOf(trx, budget).limit(1).executeTakeFirst()) !== undefined;
  const most = hasAccount ? mailsOfDay(recipient) : mailsWithReservedOfDay(recipient);
  const at = whenToMailSignUp(sentAt(budget, now), now, most);
  if (at !== null) await book(trx, budget, at, now);
  return at;
}

/** The same for a mail that must not get lost: it may have to wait until the next day, but it is sent. */
export async function bookUnverifiedMail(trx: Trx, budget: Budget, now: number): Promise<number> {
  const at = whenBudgetAllows(sentAt(budget, now), now, mailsOfDay(await recipientOf(trx, budget)));
  await book(trx, budget, at, now);
  return at;
}

type Budget = Tables['unverified_mail'];

/** Writes the row, so that no other transaction spends from it, or collects for this address, before this one ends. */
export const lockBudget = (trx: Trx, hash: string): Promise<Budget> =>
  trx
    .insertInto('unverified_mail')
    .values({ recipient_hash: hash, last_at: 0, second_at: 0, third_at: 0, fourth_at: 0, fifth_at: 0 })
    .onConflict((c) => c.column('recipient_hash').doUpdateSet((e) => ({ last_at: e.ref('unverified_mail.last_at') })))
    .returningAll()
    .executeTakeFirstOrThrow();

/** Mails are never booked more than two days ahead: a later time was written while the clock was wrong, and is ignored. */
const sentAt = ({ last_at, second_at, third_at, fourth_at, fifth_at }: Budget, now: number): number[] =>
  [last_at, second_at, third_at, fourth_at, fifth_at].filter((at) => at > 0 && at <= now + 2 * unverifiedMail.dayMs);

/** Several accounts can share a mailbox, by different spellings of its address. */
const accountsOf = (trx: Trx, { recipient_hash }: Budget) =>
  trx.selectFrom('user').select('id').where('mailbox_hash', '=', recipient_hash);

async function recipientOf(trx: Trx, budget: Budget): Promise<Recipient> {
  const registries = trx.selectFrom('registry').select('id').where('owner_id', 'in', accountsOf(trx, budget));
  return { ownsRegistry: (await registries.limit(1).executeTakeFirst()) !== undefined };
}

/** One may be booked for a later time than this. */
function book(trx: Trx, budget: Budget, at: number, now: number) {
  const latest = [...sentAt(budget, now), at].sort((a, b) => b - a);
  const [last_at = 0, second_at = 0, third_at = 0, fourth_at = 0, fifth_at = 0] = latest;
  return trx
    .updateTable('unverified_mail')
    .set({ last_at, second_at, third_at, fourth_at, fifth_at })
    .where('recipient_hash', '=', budget.recipient_hash)
    .execute();
}

/** Deletes the rows of addresses without recent mails. */
export const forgetUnverifiedMail = (trx: Trx, before: number) =>
  trx.deleteFrom('unverified_mail').where('last_at', '<', before).execute();
