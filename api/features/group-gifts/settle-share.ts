// Brings a share's payment at the provider, and the ledger, in line with the decision about the share. Every step is done once at the
// provider because of its key, and once here because of the share's state; in between, the decision may change, and the next round carries
// that out.
import type { Trx } from '#api/db/database.ts';
import { transfer } from '#api/features/ledger/ledger.service.ts';
import { setGroupGift } from '#api/features/registries/item-giving.ts';
import { bumpGiftsVersion, bumpVersion } from '#api/features/registries/registry-version.ts';
import { releaseGroupGift } from '#api/features/reservations/unit-holds.service.ts';
import type { App } from '#api/http/app-context.ts';
import { enqueue, type JobPayloads } from '#api/jobs/queue.ts';
import { stepInTime } from '#api/ports/payments.ts';
import {
  addToRedeemed,
  addToSums,
  findGivenShares,
  findShare,
  type ShareRow,
  updateGift,
  updateShare,
} from './group-gifts.queries.ts';

export const askToSettle = (app: App, trx: Trx, shareId: string, why: 'paid' | 'cancelled' | 'ended', now: number) =>
  enqueue(trx, {
    id: app.newId(),
    kind: 'settle-group-share',
    uniqueKey: `settle-group-share:${shareId}:${why}`,
    payload: { shareId },
    now,
  });

/** A payment that came too late for its share. */
export const askToRelease = (app: App, trx: Trx, share: ShareRow, reference: string, now: number) =>
  enqueue(trx, {
    id: app.newId(),
    kind: 'release-late-payment',
    uniqueKey: `release-late-payment:${share.id}`,
    payload: { payment: paymentOf(share, reference) },
    now,
  });

const afterExpiryMs = 300_000;

/**
 * Queued before the provider is called: its response may get lost, and the share may expire or be canceled. No money may stay held on a card
 * for a share that nobody has.
 */
export const askToReleaseUnlessPaid = (app: App, trx: Trx, share: ShareRow, now: number) =>
  enqueue(trx, {
    id: app.newId(),
    kind: 'release-late-payment',
    uniqueKey: `release-unless-paid:${share.id}`,
    payload: { payment: paymentOf(share, null), unlessPaid: true },
    now,
    runAt: Math.max(now, share.expires_at ?? now) + afterExpiryMs,
  });

const paymentOf = <R extends string | null>(share: ShareRow, reference: R) => ({
  key: share.id,
  reference,
  amountCents: share.amount_cents,
  currency: share.currency,
});

/** @returns whether there was anything to do */
export async function settleShare(app: App, shareId: string): Promise<boolean> {
  let hasMoved = false;
  for (;;) {
    const share = await findShare(app.db.read, shareId);
    const step = share === undefined ? null : nextStep(share);
    if (share === undefined || step === null) return hasMoved;
    const { payments } = app;
    if (payments === null) throw new Error('There is no payment provider to settle with.');
    const payment = paymentOf(share, share.payment_reference!);
    const refund = { ...payment, key: `${share.id}:refund`, amountCents: share.refund_cents };
    const state = await stepInTime(() =>
      step === 'refund' ? payments.refund(refund).then(() => 'refunded' as const) : payments[step](payment),
    );
    await app.checkpoint(`after-${step}`);
    await app.db.transact({ lock: { registry: share.registry_id } }, (trx) =>
      record(app, trx, shareId, share.state, state),
    );
    hasMoved = true;
  }
}

/** Works even if the share has been deleted since. */
export async function releaseLatePayment(
  app: App,
  { payment, unlessPaid = false }: JobPayloads['release-late-payment'],
): Promise<void> {
  if (unlessPaid) {
    const share = await findShare(app.db.read, payment.key);
    if (share?.state === 'pending') throw new Error('The share has not run out yet.');
    if (share !== undefined && share.state !== 'released') return;
  }
  const { payments } = app;
  if (payments !== null) await stepInTime(() => payments.release(payment));
}

function nextStep({ state, refund_cents }: ShareRow): 'capture' | 'release' | 'refund' | null {
  if (state === 'authorised') return refund_cents > 0 ? 'release' : 'capture';
  return state === 'captured' && refund_cents > 0 ? 'refund' : null;
}

/** Unless another run of this job was faster. */
async function record(
  app: App,
  trx: Trx,
  shareId: string,
  before: ShareRow['state'],
  after: 'captured' | 'released' | 'refunded',
): Promise<void> {
  const share = (await findShare(trx, shareId))!;
  if (share.state !== before) return;
  const now = app.now();
  const { currency, group_gift_id: giftId } = share;
  await updateShare(trx, share.id, { state: after }, now);
  const common = { currency, subjectId: giftId, now };
  const giver = { of: 'giver', id: share.id } as const;
  const held = { of: 'held', id: giftId } as const;
  const collected = { of: 'collected', id: giftId } as const;
  const amountCents = share.amount_cents;
  if (after === 'captured')
    await transfer(app, trx, {
      ...common,
      kind: 'capture',
      uniqueKey: `capture:${share.id}`,
      from: held,
      to: collected,
      amountCents,
    });
  if (after === 'released')
    await transfer(app, trx, {
      ...common,
      kind: 'release',
      uniqueKey: `release:${share.id}`,
      from: held,
      to: giver,
      amountCents,
    });
  if (after === 'refunded')
    await transfer(app, trx, {
      ...common,
      kind: 'refund',
      uniqueKey: `refund:${share.id}`,
      from: collected,
      to: giver,
      amountCents: share.refund_cents,
    });
  // The provider released it by itself, before it was captured.
  if (after === 'released' && share.refund_cents === 0) await uncount(trx, share, now);
  // The owner has taken the sum, and this part of it came in later.
  if (after === 'captured' && share.gift_outcome === 'credit' && share.refund_cents === 0) {
    const to = { of: 'credit', id: share.owner_id } as const;
    await transfer(app, trx, {
      ...common,
      kind: 'redeem',
      uniqueKey: `redeem:${share.id}`,
      from: collected,
      to,
      amountCents,
    });
    await addToRedeemed(trx, giftId, amountCents, now);
  }
}

/** Takes a share that was never captured out of the sums, so that others can give it. */
async function uncount(trx: Trx, share: ShareRow, now: number): Promise<void> {
  const cents = -share.amount_cents;
  await updateShare(trx, share.id, { tell_owner_at: null }, now);
  await addToSums(trx, share.group_gift_id, { raisedCents: cents, paidCents: cents }, now);
  if (share.gift_state === 'funded') {
    await updateGift(trx, share.group_gift_id, { state: 'open' }, now);
    await releaseGroupGift(trx, share.group_gift_id);
  }
  // The owner took the sum, and nothing came of it: the item can be given again.
  if (share.gift_outcome === 'credit' && (await findGivenShares(trx, share.group_gift_id)).length === 0) {
    await releaseGroupGift(trx, share.group_gift_id);
    await setGroupGift(trx, share.reg_item_id, null, now);
    await bumpVersion(trx, share.registry_id, now);
  }
  await bumpGiftsVersion(trx, share.registry_id);
}
