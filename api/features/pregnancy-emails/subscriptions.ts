import type { Query, Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { forgetMailedLinks } from '#api/http/mailed-links.ts';
import { Refusal } from '#contracts/problems.ts';
import type { Day } from '#rules/days.ts';
import type { MailStage } from '#rules/pregnancy-emails.ts';
import { deleteSubscriptions, type SubscriptionRow } from './pregnancy-emails.queries.ts';

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

export async function forget(trx: Trx, rows: readonly SubscriptionRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await deleteSubscriptions(trx, ids);
  if (ids.length > 0) await forgetMailedLinks(trx, ids);
}
