import type { Query, Trx } from '#api/db/database.ts';
import { expectingOf } from '#api/features/registries/pausing.ts';
import type { App } from '#api/http/app-context.ts';
import { forgetMailedLinks } from '#api/http/mailed-links.ts';
import { Refusal } from '#contracts/problems.ts';
import type { Day } from '#rules/days.ts';
import type { MailStage } from '#rules/pregnancy-emails.ts';
import { deleteSubscriptions, findOfEmail, type SubscriptionRow } from './pregnancy-emails.queries.ts';

/** The sealed data of a row. */
interface Facts {
  dueDate: Day;
  stage: MailStage;
}

export async function openFacts(app: Pick<App, 'sealing'>, db: Query, row: SubscriptionRow): Promise<Facts> {
  const text = await app.sealing.open(db as Trx, row.id, row.facts_sealed);
  if (text === null) throw new Refusal('not-found');
  return JSON.parse(text);
}

export async function forget(trx: Trx, rows: readonly SubscriptionRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await deleteSubscriptions(trx, ids);
  if (ids.length > 0) await forgetMailedLinks(trx, ids);
}

/**
 * A registry is deleted for good. Weekly mails about its child, which were silent since its deletion, end: nothing that is left would keep
 * them silent.
 */
export async function endWeeklyEmailsOf(
  app: Pick<App, 'sealing'>,
  trx: Trx,
  { registryId, deletedAt }: { registryId: string; deletedAt: number },
): Promise<void> {
  for (const { email, means } of await expectingOf(app, trx, registryId))
    for (const row of await findOfEmail(trx, email))
      if (row.created_at <= deletedAt && means((await openFacts(app, trx, row)).dueDate)) await forget(trx, [row]);
}
