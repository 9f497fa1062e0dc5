import type { Query, Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { enqueue } from '#api/jobs/queue.ts';
import type { Composer } from '#api/mail/composed-mails.ts';
import { weeks } from '#content';
import { dayOf } from '#rules/days.ts';
import { daysToConfirm, mailWeek, nextMailAt } from '#rules/pregnancy-emails.ts';
import { findDue, findForgotten, findSubscription, moveOn, type SubscriptionRow } from './pregnancy-emails.queries.ts';
import { linkTo } from './pregnancy-emails.service.ts';
import { isSilenced } from './silence.ts';
import { forget, openFacts, readableFacts } from './subscriptions.ts';

const atOnce = 50;
const dayMs = 86_400_000;

/**
 * One mail to everybody whose next week has begun. The transaction that enqueues a mail also moves its row on, so that a job that repeats,
 * or runs twice at a time, mails nobody twice.
 */
export async function sendWeeklyMails(app: App): Promise<{ sent: number }> {
  let sent = 0;
  for (;;) {
    const done = await app.db.transact({ lock: 'nothing' }, async (trx) => {
      const rows = await findDue(trx, app.now(), atOnce);
      let mailed = 0;
      for (const row of rows) if (await sendOne(app, trx, row)) mailed += 1;
      return { mailed, isLast: rows.length < atOnce };
    });
    sent += done.mailed;
    if (done.isLast) return { sent };
  }
}

async function sendOne(app: App, trx: Trx, row: SubscriptionRow): Promise<boolean> {
  const now = app.now();
  const today = dayOf(now);
  const facts = await readableFacts(app, trx, row);
  if (facts === null) {
    // Its key may be restored. Until then it must not be the first in the queue each time.
    await moveOn(trx, row, now + dayMs);
    return false;
  }
  const { dueDate } = facts;
  const week = mailWeek(dueDate, today);
  if (week === 'over') {
    await forget(trx, [row]);
    return false;
  }
  if (!(await moveOn(trx, row, nextMailAt(dueDate, today)))) return false;
  if (
    week === null ||
    !weeks.all().some((one) => one.week === week) ||
    (await isSilenced(app, trx, { ...row, dueDate }))
  )
    return false;
  return enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `pregnancy-week:${row.id}:${today}`,
    payload: { template: 'pregnancy-week', subscriptionId: row.id, week },
    now,
  });
}

/** Its reader may have stopped the mails, or have another email and so other links, since it was their turn. */
export const composeWeeklyMail: Composer<'pregnancy-week'> = async (app, trx, { template, subscriptionId, week }) => {
  const row = await findSubscription(trx, subscriptionId);
  const written = weeks.all().find((one) => one.week === week);
  if (row === undefined || written === undefined || !(await mayWriteAboutPregnancy(app, trx, subscriptionId)))
    return null;
  const link = await linkTo(app, trx, row.id, app.now());
  return {
    template,
    to: row.email,
    subscriptionId,
    data: {
      stage: (await openFacts(app, trx, row)).stage,
      title: written.title,
      teaser: written.teaser,
      babySize: written.babySize ?? null,
      link: app.settings.publicUrl + written.url,
      stopLink: link,
      oneClickLink: link.replace('?', '/stop?'),
    },
  };
};

/** Checked just before a mail is sent: it may have waited, and the pregnancy's mails may have been stopped. */
export async function mayWriteAboutPregnancy(
  app: Pick<App, 'sealing'>,
  db: Query,
  subscriptionId: string,
): Promise<boolean> {
  const row = await findSubscription(db, subscriptionId);
  return row?.state === 'on' && !(await isSilenced(app, db, { ...row, ...(await openFacts(app, db, row)) }));
}

export async function forgetUnconfirmedSubscriptions(app: App): Promise<void> {
  for (;;) {
    const count = await app.db.transact({ lock: 'nothing' }, async (trx) => {
      const rows = await findForgotten(trx, app.now() - daysToConfirm * dayMs, atOnce);
      await forget(trx, rows);
      return rows.length;
    });
    if (count < atOnce) return;
  }
}
