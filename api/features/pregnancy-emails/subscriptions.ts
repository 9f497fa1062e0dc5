import type { Query, Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { forgetMailedLinks } from '#api/http/mailed-links.ts';
import { Refusal } from '#contracts/problems.ts';
import type { Day } from '#rules/days.ts';
import type { MailStage } from '#rules/pregnancy-emails.ts';
import {
  deleteReplaced,
  deleteSubscriptions,
  findLinked,
  findReplacedBy,
  insertReplaced,
  type SubscriptionRow,
} from './pregnancy-emails.queries.ts';

/** The sealed data of a row. */
interface Facts {
  dueDate: Day;
  stage: MailStage;
}

/** Null where the key to them is gone or damaged: that must not stop what is done for other people. */
export async function readableFacts(app: Pick<App, 'sealing'>, db: Query, row: SubscriptionRow): Promise<Facts | null> {
  const text = await app.sealing.open(db as Trx, row.id, row.facts_sealed);
  return text === null ? null : JSON.parse(text);
}

/** @throws {Refusal} 'not-found' where they cannot be read */
export async function openFacts(app: Pick<App, 'sealing'>, db: Query, row: SubscriptionRow): Promise<Facts> {
  const facts = await readableFacts(app, db, row);
  if (facts === null) throw new Refusal('not-found');
  return facts;
}

/** With the links in all their mails, and in those of the subscriptions whose place they have taken. */
export async function forget(trx: Trx, rows: readonly SubscriptionRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await forgetLinks(trx, ids);
  await deleteSubscriptions(trx, ids);
}

export async function forgetLinks(trx: Trx, ids: readonly string[]): Promise<void> {
  const replaced = await findReplacedBy(trx, ids);
  await forgetMailedLinks(trx, [...ids, ...replaced]);
  if (replaced.length > 0) await deleteReplaced(trx, replaced);
}

/**
 * Ends subscriptions for a later one of the same address. Whoever wants no more mails may press the button of an older one, so the links in
 * their mails stop the later one; they show nothing of it.
 * @param save saves the later one: an address has one subscription at a time
 */
export async function replace(
  trx: Trx,
  rows: readonly SubscriptionRow[],
  { by, now, save }: { by: string; now: number; save: () => Promise<unknown> },
): Promise<void> {
  const ids = rows.filter(({ state }) => state === 'on').map(({ id }) => id);
  const linked = await findLinked(trx, [...ids, ...(await findReplacedBy(trx, ids))], now);
  await forget(
    trx,
    rows.filter(({ state }) => state !== 'on'),
  );
  await deleteSubscriptions(trx, ids);
  await save();
  await insertReplaced(trx, linked, by);
}
