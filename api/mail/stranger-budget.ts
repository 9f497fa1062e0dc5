import type { Trx } from '#api/db/database.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { whenToMailStranger } from '#rules/stranger-mail.ts';

/**
 * Takes one mail from what strangers may send to this address, over all features. The row changes only as it was read, so two
 * requests at one moment cannot spend the same.
 * @returns when the mail may go out; null when it must not. Whoever asked is told the same either way.
 */
export async function spendStrangerMail(trx: Trx, email: string, now: number): Promise<number | null> {
  const recipient_hash = hashSecret(email.toLowerCase());
  const row = await trx
    .selectFrom('stranger_mail')
    .selectAll()
    .where('recipient_hash', '=', recipient_hash)
    .executeTakeFirst();
  const sentAt = row === undefined ? [] : [row.last_at, row.second_at, row.third_at].filter((at) => at > 0);
  const at = whenToMailStranger(sentAt, now);
  if (at === null) return null;
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
  return changed === undefined ? null : at;
}

/** Of addresses that were left alone for long enough, nothing is kept. */
export const forgetStrangerMail = (trx: Trx, before: number) =>
  trx.deleteFrom('stranger_mail').where('last_at', '<', before).execute();
