import { findMentionedProduct, type MentionedProduct } from '#api/features/catalogue/product-mentions.service.ts';
import type { App } from '#api/http/app-context.ts';
import { forgetMailedLinks } from '#api/http/mailed-links.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { anyVariant, isThere } from '#rules/availability-alerts.ts';
import { productPath } from '#rules/catalogue-paths.ts';
import { dayOf } from '#rules/days.ts';
import {
  type AlertRow,
  deleteEnded,
  findEnded,
  findWaitedFor,
  findWaiting,
  moveAlert,
} from './availability.queries.ts';
import { standing } from './availability.service.ts';

const productsAtOnce = 100;
/** Alerts per transaction: a product for which thousands wait must not delay a giver. */
const alertsAtOnce = 50;

/**
 * Tells everybody who waits for one of these products, or for any product if none are named, that it can be bought. The alert leaves its
 * waiting state in the transaction that enqueues its mail, so that a job that repeats, or runs twice at a time, tells nobody twice.
 * @returns how many were told.
 */
export async function tellAvailable(app: App, ids?: readonly number[]): Promise<{ told: number }> {
  let told = 0;
  for await (const piece of ids === undefined ? everythingWaitedFor(app) : piecesOf(ids)) {
    for (const product of await findMentionedProduct(app.db.read, piece)) told += await tellOf(app, product);
  }
  return { told };
}

async function tellOf(app: App, product: MentionedProduct): Promise<number> {
  const today = dayOf(app.now());
  const there = [anyVariant, ...product.variants.map(({ id }) => id)].filter((id) => isThere(product, id, today));
  if (there.length === 0) return 0;
  let told = 0;
  for (;;) {
    const now = app.now();
    const done = await app.db.transact({ lock: 'nothing' }, async (trx) => {
      const rows = await findWaiting(trx, product.id, there, alertsAtOnce);
      let moved = 0;
      for (const row of rows) {
        if (!(await moveAlert(trx, row, standing('notified', now)))) continue;
        moved += 1;
        await enqueue(trx, {
          id: app.newId(),
          kind: 'mail',
          uniqueKey: `availability-now:${row.id}`,
          payload: { template: 'availability-now', to: row.email, data: mailData(app, product, row) },
          now,
        });
      }
      return { moved, isLast: rows.length < alertsAtOnce };
    });
    told += done.moved;
    if (done.isLast) return told;
  }
}

function mailData(app: App, product: MentionedProduct, row: AlertRow) {
  const variant = product.variants.find(({ id }) => id === row.product_id);
  return {
    title: product.title,
    variant: variant === undefined || product.variants.length === 1 ? '' : variant.shortName,
    link: app.settings.publicUrl + productPath(product.slug, product.id, variant?.id),
  };
}

async function* everythingWaitedFor(app: App): AsyncIterable<number[]> {
  for (let after = -1; ; ) {
    const ids = await findWaitedFor(app.db.read, after, productsAtOnce);
    if (ids.length === 0) return;
    yield ids;
    after = ids.at(-1)!;
  }
}

async function* piecesOf(ids: readonly number[]): AsyncIterable<number[]> {
  for (let start = 0; start < ids.length; start += productsAtOnce) yield ids.slice(start, start + productsAtOnce);
}

/** Deletes alerts that have ended, with their addresses and links. */
export async function forgetEndedAlerts(app: App): Promise<void> {
  for (;;) {
    const ids = await app.db.transact({ lock: 'nothing' }, async (trx) => {
      const now = app.now();
      const ended = await findEnded(trx, now, 200);
      if (ended.length === 0) return ended;
      const gone = await deleteEnded(trx, ended, now);
      if (gone.length > 0) await forgetMailedLinks(trx, gone);
      return ended;
    });
    if (ids.length === 0) return;
  }
}
