import { eachRowAsync } from '#api/db/bad-rows.ts';
import type { Trx } from '#api/db/database.ts';
import { enqueue, type JobPayloads } from '#api/jobs/queue.ts';
import type { WrittenMail } from './composed-mails.ts';
import { isForAddress } from './render.ts';
import { recipientHash } from './unverified-budget.ts';

type WaitingMail = WrittenMail | JobPayloads['unverified-mail'];

/**
 * An account has a new email: mails that wait for the old one go to the new one, except those that concern the old address itself or the
 * account's security. A mailbox that its owner has lost must not get a family's letter.
 */
export async function moveWaitingMails(
  trx: Trx,
  { from, to, newId, now }: { from: string; to: string; newId: () => string; now: number },
): Promise<void> {
  for (const { id, mail } of await moving<WaitingMail>('job', await findWaiting(trx, from))) {
    const payload = JSON.stringify({ ...mail, to });
    await trx.updateTable('job').set({ payload, recipient: to }).where('id', '=', id).execute();
  }
  // Collected mails have their turn by address: they wait anew for the turn of the new one.
  const collected = await moving<JobPayloads['unverified-mail']>('waiting_mail', await findCollected(trx, from));
  for (const { id, mail } of collected) {
    // One hash stands for all spellings of an address.
    if (mail.to !== from) continue;
    await trx.deleteFrom('waiting_mail').where('id', '=', id).execute();
    await enqueue(trx, {
      id: newId(),
      kind: 'unverified-mail',
      uniqueKey: `moved-mail:${id}`,
      payload: { ...mail, to },
      now,
    });
  }
}

/** Those of these mails that move. One that cannot be read stays where it is. */
async function moving<Mail extends WaitingMail>(table: string, rows: readonly { id: string; payload: string }[]) {
  const read = await eachRowAsync(table, rows, async ({ id, payload }) => {
    const mail = JSON.parse(payload) as Mail;
    return { id, mail, stays: await isForAddress(mail.template, mail.data) };
  });
  return read.filter(({ stays }) => !stays);
}

const findWaiting = (trx: Trx, email: string) =>
  trx
    .selectFrom('job')
    .select(['id', 'payload'])
    .where('recipient', '=', email)
    .where('kind', 'in', ['mail', 'unverified-mail'])
    .where('state', '<>', 'done')
    .orderBy('id')
    .execute();

const findCollected = (trx: Trx, email: string) =>
  trx
    .selectFrom('waiting_mail')
    .select(['id', 'payload'])
    .where('recipient_hash', '=', recipientHash(email))
    .orderBy('id')
    .execute();
