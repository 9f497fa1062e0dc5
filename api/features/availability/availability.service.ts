import type { Query, Trx } from '#api/db/database.ts';
import { findMentionedProduct } from '#api/features/catalogue/product-mentions.service.ts';
import { isOwnVerifiedEmail } from '#api/features/givers/own-emails.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { forgetMailedLinks, makeMailedLink } from '#api/http/mailed-links.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { spendUnverifiedMail } from '#api/mail/unverified-budget.ts';
import type { AvailabilityAlert, SubscribeToAvailability } from '#contracts/availability.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { alertDays, alertEnds, anyVariant, isThere } from '#rules/availability-alerts.ts';
import { dayOf } from '#rules/days.ts';
import {
  type AlertRow,
  findActive,
  findAlert,
  findWaitingOf,
  insertAlert,
  moveAlert,
  setAlertEmail,
} from './availability.queries.ts';

type OfAlert = { params: { id: string } };

/**
 * Subscribes to a mail for when something is back. An address that was only typed gets one mail with a link to confirm, within the budget
 * for unverified addresses; the response is the same whether it is known, waits already, or gets no mail.
 */
export async function subscribeToAvailability({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<{ body: NonNullable<SubscribeToAvailability['parsed']>['body'] }>): Promise<
  SubscribeToAvailability['response']
> {
  const { genericProductId, email } = input.body;
  const productId = input.body.productId ?? anyVariant;
  const [product] = await findMentionedProduct(trx, [genericProductId]);
  if (product === undefined || (productId !== anyVariant && !product.variants.some(({ id }) => id === productId)))
    throw new Refusal('not-found');
  if (isThere(product, productId, dayOf(now)))
    throw new Refusal('wrong-state', { detail: 'This is available. You can buy it now.' });

  const isOwn = isOwnVerifiedEmail(caller, email);
  let row = await findActive(trx, genericProductId, productId, email);
  if (row === undefined) {
    row = newAlert(app, { genericProductId, productId, email, state: isOwn ? 'waiting' : 'unconfirmed', now });
    await insertAlert(trx, row);
  }
  if (isOwn && row.state === 'unconfirmed') await moveAlert(trx, row, standing('waiting', now));
  if (!isOwn && row.state === 'unconfirmed') await mailConfirmation(app, trx, row, product.title, now);
  return { state: isOwn ? 'waiting' : 'check-your-mail' };
}

export async function readAvailabilityAlert({ app, input }: Reading<OfAlert>): Promise<{ alert: AvailabilityAlert }> {
  return { alert: await present(app.db.read, await existing(app.db.read, input.params.id, app.now())) };
}

/** The button of the mailed page. If the product became available meanwhile, the mail is sent at once. */
export async function confirmAvailabilityAlert({
  app,
  trx,
  input,
  now,
}: Changing<OfAlert>): Promise<{ alert: AvailabilityAlert }> {
  const row = await existing(trx, input.params.id, now);
  if (row.active === 0) throw new Refusal('wrong-state');
  if (row.state === 'unconfirmed') {
    await moveAlert(trx, row, standing('waiting', now));
    await enqueue(trx, {
      id: app.newId(),
      kind: 'tell-available',
      uniqueKey: `tell-available:confirmed:${row.id}`,
      payload: { ids: [row.generic_product_id] },
      now,
    });
  }
  return { alert: await present(trx, await existing(trx, row.id, now)) };
}

export async function stopAvailabilityAlert({
  trx,
  input,
  now,
}: Changing<OfAlert>): Promise<{ alert: AvailabilityAlert }> {
  const row = await existing(trx, input.params.id, now);
  if (row.active === 1) await moveAlert(trx, row, standing('stopped', now));
  return { alert: await present(trx, await existing(trx, row.id, now)) };
}

/** Alerts of an account go to its new email, which may wait for the same already. Links mailed to the old one end: they stop the alert. */
export async function moveAlerts(
  trx: Trx,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  const waiting = await findWaitingOf(trx, from);
  await forgetMailedLinks(
    trx,
    waiting.map(({ id }) => id),
  );
  for (const row of waiting) {
    const same = await findActive(trx, row.generic_product_id, row.product_id, to);
    if (same === undefined) await setAlertEmail(trx, row.id, to);
    else {
      if (same.state === 'unconfirmed') await moveAlert(trx, same, standing('waiting', now));
      await moveAlert(trx, row, standing('stopped', now));
    }
  }
}

/** The columns that change with an alert's state: active until its mail is sent. */
export const standing = (state: AlertRow['state'], now: number) => ({
  state,
  active: state === 'unconfirmed' || state === 'waiting' ? (1 as const) : (0 as const),
  expires_at: alertEnds(state, now),
  updated_at: now,
});

const newAlert = (
  app: App,
  wish: { genericProductId: number; productId: number; email: string; state: 'unconfirmed' | 'waiting'; now: number },
): AlertRow => ({
  id: app.newId(),
  generic_product_id: wish.genericProductId,
  product_id: wish.productId,
  email: wish.email,
  ...standing(wish.state, wish.now),
  created_at: wish.now,
});

async function mailConfirmation(app: App, trx: Trx, row: AlertRow, title: string, now: number): Promise<void> {
  const runAt = await spendUnverifiedMail(trx, row.email, now);
  if (runAt === null) return;
  const path = `/availability-alerts/${row.id}`;
  const link = await makeMailedLink(app, trx, {
    kind: 'availability',
    subjectId: row.id,
    path,
    // The same link also cancels the alert, as long as it exists.
    days: alertDays.toConfirm + alertDays.toWait,
    now,
  });
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `availability-confirm:${row.id}:${runAt}`,
    payload: { template: 'availability-confirm', to: row.email, data: { title, link } },
    now,
    runAt,
  });
}

/** @throws {Refusal} 'not-found' once it has ended, as if it had never been */
async function existing(db: Query, id: string, now: number): Promise<AlertRow> {
  const row = await findAlert(db, id);
  if (row === undefined || row.expires_at <= now) throw new Refusal('not-found');
  return row;
}

async function present(db: Query, row: AlertRow): Promise<AvailabilityAlert> {
  const [product] = await findMentionedProduct(db, [row.generic_product_id]);
  return {
    id: row.id,
    state: row.state,
    product: product === undefined ? null : { title: product.title, path: product.path },
    variant: product?.variants.find(({ id }) => id === row.product_id)?.shortName ?? null,
    expiresAt: row.expires_at,
  };
}
