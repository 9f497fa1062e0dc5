import type { Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { whenBudgetAllows, whenToMailStranger } from '#rules/stranger-mail.ts';

export const recipientHash = (email: string): string => hashSecret(email.toLowerCase());

/**
 * Takes one mail from what strangers may send to this address, over all features.
 * @returns when the mail may go out; null when it must not. Whoever asked is told the same either way.
 */
export async function spendStrangerMail(trx: Trx, email: string, now: number): Promise<number | null> {
  const budget = await lockBudget(trx, recipientHash(email));
  const at = whenToMailStranger(sentAt(budget), now);
  if (at !== null) await book(trx, budget, at);
  return at;
}

/** The same for a mail that must not get lost: it may have to wait until the next day, but it goes. */
export async function bookStrangerMail(trx: Trx, budget: Budget, now: number): Promise<number> {
  const at = whenBudgetAllows(sentAt(budget), now);
  await book(trx, budget, at);
  return at;
}

type Budget = Tables['stranger_mail'];

/** The row is written, so that nobody else spends from it, or collects for this address, before this transaction ends. */
export const lockBudget = (trx: Trx, hash: string): Promise<Budget> =>
  trx
    .insertInto('stranger_mail')
    .values({ recipient_hash: hash, last_at: 0, second_at: 0, third_at: 0 })
    .onConflict((c) => c.column('recipient_hash').doUpdateSet((e) => ({ last_at: e.ref('stranger_mail.last_at') })))
    .returningAll()
    .executeTakeFirstOrThrow();

const sentAt = ({ last_at, second_at, third_at }: Budget): number[] =>
  [last_at, second_at, third_at].filter((at) => at > 0);

const book = (trx: Trx, { recipient_hash, last_at, second_at }: Budget, at: number) =>
  trx
    .updateTable('stranger_mail')
    .set({ last_at: at, second_at: last_at, third_at: second_at })
    .where('recipient_hash', '=', recipient_hash)
    .execute();

/** Of addresses that were left alone for long enough, nothing is kept. */
export const forgetStrangerMail = (trx: Trx, before: number) =>
  trx.deleteFrom('stranger_mail').where('last_at', '<', before).execute();
