import type { Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { whenBudgetAllows, whenToMailStranger } from '#rules/stranger-mail.ts';

export const recipientHash = (email: string): string => hashSecret(email.toLowerCase());

/**
 * Takes one mail from what strangers may send to this address, over all features. The row changes only as it was read, so two
 * requests at one moment cannot spend the same.
 * @returns when the mail may go out; null when it must not. Whoever asked is told the same either way.
 */
export async function spendStrangerMail(trx: Trx, email: string, now: number): Promise<number | null> {
  const hash = recipientHash(email);
  const row = await readBudget(trx, hash);
  const at = whenToMailStranger(sentAt(row), now);
  return at !== null && (await book(trx, hash, row, at)) ? at : null;
}

/** The same for a mail that must not get lost: it may have to wait until the next day, but it goes. */
export async function bookStrangerMail(trx: Trx, email: string, now: number): Promise<number> {
  const hash = recipientHash(email);
  const row = await readBudget(trx, hash);
  const at = whenBudgetAllows(sentAt(row), now);
  if (await book(trx, hash, row, at)) return at;
  throw new Error('The budget of this address changed meanwhile.');
}

type Budget = Tables['stranger_mail'];

const readBudget = (trx: Trx, hash: string): Promise<Budget | undefined> =>
  trx.selectFrom('stranger_mail').selectAll().where('recipient_hash', '=', hash).executeTakeFirst();

const sentAt = (row: Budget | undefined): number[] =>
  row === undefined ? [] : [row.last_at, row.second_at, row.third_at].filter((at) => at > 0);

async function book(trx: Trx, recipient_hash: string, row: Budget | undefined, at: number): Promise<boolean> {
  const changed =
    row === undefined
      ? await trx
          .insertInto('stranger_mail')
          .values({ recipient_hash, last_at: at, second_at: 0, third_at: 0 })
          .onConflict((c) => c.column('recipient_hash').doNothing())
          .returning('recipient_hash')
          .executeTakeFirst()
      : await trx
          .updateTable('stranger_mail')
          .set({ last_at: at, second_at: row.last_at, third_at: row.second_at })
          .where('recipient_hash', '=', recipient_hash)
          .where('last_at', '=', row.last_at)
          .returning('recipient_hash')
          .executeTakeFirst();
  return changed !== undefined;
}

/** Of addresses that were left alone for long enough, nothing is kept. */
export const forgetStrangerMail = (trx: Trx, before: number) =>
  trx.deleteFrom('stranger_mail').where('last_at', '<', before).execute();
