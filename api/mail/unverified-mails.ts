// Mails to an unverified address, which may belong to another person. Some can be dropped when the budget of the address is spent. A
// giver's personal link can't: links that must wait are collected and sent as one mail.
import { eachRow } from '#api/db/bad-rows.ts';
import type { Trx } from '#api/db/database.ts';
import { enqueue, type JobPayloads } from '#api/jobs/queue.ts';
import type { OutgoingMail } from '#api/ports/mail.ts';
import { collectMails } from './collected-mails.ts';
import type { ComposingApp, WrittenMail } from './composed-mails.ts';
import { finishMail, writtenNow } from './leaving-mails.ts';
import {
  bookUnverifiedMail,
  lockBudget,
  recipientHash,
  spendSignUpMail,
  spendUnverifiedMail,
} from './unverified-budget.ts';

type UnverifiedMail = JobPayloads['unverified-mail'];

interface Post {
  app: ComposingApp;
  /** Stores the mail if that is all it takes; absent where it goes to a mail server, which is a separate job. */
  deliverWithin: ((trx: Trx, mail: OutgoingMail) => Promise<void>) | undefined;
}

const hourMs = 3_600_000;
/** No giver has more links in one mail. */
const collectedMax = 50;

/** Sends it now, later together with other waiting mails, or not at all. */
export async function sendUnverifiedMail(post: Post, trx: Trx, mail: UnverifiedMail, uniqueKey: string): Promise<void> {
  const now = post.app.now();
  const { place, ...written } = mail;
  if (mail.whenSpent !== 'collect') {
    const spend = mail.whenSpent === 'use-reserved' ? spendSignUpMail : spendUnverifiedMail;
    const at = await spend(trx, mail.to, now);
    if (at !== null) await hand(post, trx, written, uniqueKey, at);
    return;
  }
  const hash = recipientHash(mail.to);
  const budget = await lockBudget(trx, hash);
  const waiting = await sinceWhen(trx, hash);
  if (!waiting.some((since) => hasTurn(since, now))) {
    const at = await bookUnverifiedMail(trx, budget, now);
    if (at <= now && waiting.length === 0) return hand(post, trx, written, uniqueKey, at);
    await enqueue(trx, {
      id: post.app.newId(),
      kind: 'send-collected-mails',
      uniqueKey: `collected-mails:${uniqueKey}`,
      payload: { recipientHash: hash },
      now,
      runAt: at,
    });
  }
  if (waiting.length >= collectedMax && !(await makeRoom(trx, hash, mail))) return;
  await trx
    .insertInto('waiting_mail')
    .values({ id: post.app.newId(), recipient_hash: hash, payload: JSON.stringify(mail), created_at: now })
    .execute();
}

/** Everything that waited for this address, as one mail; its turn was booked when the first of them began to wait. */
export async function sendCollectedMails(post: Post, trx: Trx, hash: string, uniqueKey: string): Promise<void> {
  await lockBudget(trx, hash);
  const rows = await trx
    .deleteFrom('waiting_mail')
    .where('recipient_hash', '=', hash)
    .returning(['id', 'payload'])
    .execute();
  const mails: WrittenMail[] = [];
  for (const { mail } of readable(rows.sort((a, b) => (a.id < b.id ? -1 : 1)))) {
    const { place, ...written } = mail;
    const leaving = await writtenNow(post.app, trx, written);
    if (leaving !== null) mails.push(leaving);
  }
  const [first] = mails;
  if (first !== undefined) await hand(post, trx, collectMails(first.to, mails), uniqueKey, post.app.now());
}

/** One that cannot be read must not keep the others, and all later ones, from their reader. */
const readable = (rows: readonly { id: string; payload: string }[]) =>
  eachRow('waiting_mail', rows, ({ id, payload }) => {
    const mail = JSON.parse(payload) as UnverifiedMail;
    // Read here, so that a payload of `null` counts as one that cannot be read.
    return { id, mail, registryId: mail.registryId, cause: causeOf(mail) };
  });

/** A mail from before places were written down, or that nobody's call caused, is told apart by its registry. */
const causeOf = ({ place, registryId }: Pick<UnverifiedMail, 'place' | 'registryId'>) => place ?? registryId;

/**
 * Anybody can have links to gifts mailed to an address: fifty would keep out all later ones. Whoever has caused the most of them, as far as
 * the network tells, makes room for somebody who has caused fewer; of their own mails, the registry with the most does for one with fewer.
 */
async function makeRoom(trx: Trx, hash: string, mail: UnverifiedMail): Promise<boolean> {
  const rows = await trx
    .selectFrom('waiting_mail')
    .select(['id', 'payload'])
    .where('recipient_hash', '=', hash)
    .orderBy('id')
    .execute();
  const waiting = readable(rows);
  const own = causeOf(mail);
  const extra =
    lastOfMost(waiting, ({ cause }) => cause, own) ??
    lastOfMost(
      waiting.filter(({ cause }) => cause === own),
      ({ registryId }) => registryId,
      mail.registryId,
    );
  if (extra === undefined) return false;
  await trx.deleteFrom('waiting_mail').where('id', '=', extra.id).execute();
  return true;
}

/** Of the group with the most; undefined unless it stays at least as large as the own one becomes. */
function lastOfMost<T>(all: readonly T[], groupOf: (one: T) => string | undefined, own: string | undefined) {
  const groups = Map.groupBy(all, groupOf);
  const most = [...groups.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
  return most.length > (groups.get(own)?.length ?? 0) + 1 ? most.at(-1) : undefined;
}

/**
 * Whether what waits since then has its turn soon. A later time than now was written while the clock was wrong, and its turn may be as far
 * away; after two days the turn is over, and its job has failed for good.
 */
const hasTurn = (since: number, now: number): boolean => since <= now + hourMs && since > now - 3 * 24 * hourMs;

/** Since when mails wait. */
const sinceWhen = async (trx: Trx, hash: string): Promise<number[]> =>
  (
    await trx
      .selectFrom('waiting_mail')
      .select('created_at')
      .where('recipient_hash', '=', hash)
      .limit(collectedMax)
      .execute()
  ).map(({ created_at }) => created_at);

async function hand(
  { app, deliverWithin }: Post,
  trx: Trx,
  mail: WrittenMail,
  uniqueKey: string,
  at: number,
): Promise<void> {
  const now = app.now();
  if (deliverWithin !== undefined && at <= now) {
    const finished = await finishMail(app, trx, mail, uniqueKey);
    if (finished !== null) await deliverWithin(trx, finished);
    return;
  }
  await enqueue(trx, { id: app.newId(), kind: 'mail', uniqueKey: `mail:${uniqueKey}`, now, runAt: at, payload: mail });
}
