import { eachRow } from '#api/db/bad-rows.ts';
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
  for (const { id, mail } of await findWaiting(trx, from)) {
    if (await isForAddress(mail.template, mail.data)) continue;
    const payload = JSON.stringify({ ...mail, to });
    await trx.updateTable('job').set({ payload, recipient: to }).where('id', '=', id).execute();
  }
  // Collected mails have their turn by address: they wait anew for the turn of the new one.
  for (const { id, mail } of await findCollected(trx, from)) {
    if (await isForAddress(mail.template, mail.data)) continue;
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

async function findWaiting(trx: Trx, email: string) {
  const jobs = await trx
    .selectFrom('job')
    .select(['id', 'payload'])
    .where('recipient', '=', email)
    .where('kind', 'in', ['mail', 'unverified-mail'])
    .where('state', '<>', 'done')
    .orderBy('id')
    .execute();
  return eachRow('job', jobs, ({ id, payload }) => ({ id, mail: JSON.parse(payload) as WaitingMail }));
}

/** One hash stands for all spellings of an address. */
async function findCollected(trx: Trx, email: string) {
  const rows = await trx
    .selectFrom('waiting_mail')
    .select(['id', 'payload'])
    .where('recipient_hash', '=', recipientHash(email))
    .orderBy('id')
    .execute();
  const mails = eachRow('waiting_mail', rows, ({ id, payload }) => ({
    id,
    mail: JSON.parse(payload) as JobPayloads['unverified-mail'],
  }));
  return mails.filter(({ mail }) => mail.to === email);
}
