import type { Query, Trx } from '#api/db/database.ts';
import { balanceOf, transfer } from '#api/features/ledger/ledger.service.ts';
import { setGroupGift } from '#api/features/registries/item-giving.ts';
import { bumpGiftsVersion } from '#api/features/registries/registry-version.ts';
import { holdForGroupGift, isTaken, releaseGroupGift } from '#api/features/reservations/unit-holds.service.ts';
import type { App } from '#api/http/app-context.ts';
import { type GroupGiftEnd, type GroupGiftOutcome, splitByWeight } from '#rules/group-gifts.ts';
import {
  addToRedeemed,
  addToSums,
  findGivenShares,
  type GroupGiftRow,
  releaseAllPending,
  type ShareRow,
  sumOfOpenRefunds,
  updateGift,
  updateShare,
} from './group-gifts.queries.ts';
import { mailGiverOfEnd } from './mail-group-gifts.ts';
import { askToSettle } from './settle-share.ts';

/** Stops accepting contributions. Unpaid shares are released, and the collected money waits for the owner's choice. */
export async function stopCollecting(trx: Trx, gift: GroupGiftRow, endedBy: GroupGiftEnd, now: number): Promise<void> {
  await addToSums(trx, gift.id, { raisedCents: -(await releaseAllPending(trx, gift.id, now)) }, now);
  await updateGift(trx, gift.id, { state: 'closed', ended_by: endedBy }, now);
}

/** A share that is not paid no longer holds anything. */
export async function releasePending(trx: Trx, share: ShareRow, now: number): Promise<void> {
  await updateShare(trx, share.id, { state: 'released', expires_at: null }, now);
  await addToSums(trx, share.group_gift_id, { raisedCents: -share.amount_cents }, now);
}

/** Ends a group gift. The rest becomes store credit, or is refunded in shares that add up; every giver is told which. */
export async function endGroupGift(
  app: App,
  trx: Trx,
  gift: GroupGiftRow,
  { outcome, endedBy }: { outcome: GroupGiftOutcome; endedBy: GroupGiftEnd },
  now: number,
): Promise<void> {
  await stopCollecting(trx, gift, endedBy, now);
  await updateGift(trx, gift.id, { outcome }, now);
  const shares = await findGivenShares(trx, gift.id);
  const refunds = outcome === 'refund' ? await refundsOf(trx, gift, shares) : new Map<string, number>();
  for (const share of shares) {
    const refundCents = refunds.get(share.id) ?? 0;
    if (refundCents > 0) {
      await updateShare(trx, share.id, { refund_cents: refundCents, tell_owner_at: null }, now);
      await askToSettle(app, trx, share.id, 'ended', now);
    }
    await mailGiverOfEnd(app, trx, share, { outcome, refundCents }, now);
  }
  if (outcome === 'credit') await redeemAll(app, trx, gift, shares[0]?.owner_id ?? null, now);
  // Money taken as credit buys the item: nobody else has to give it.
  const isGiven = outcome === 'credit' && shares.length > 0;
  if (!isGiven) {
    await releaseGroupGift(trx, gift.id);
    await setGroupGift(trx, gift.reg_item_id, null, now);
  } else if (!(await isTaken(trx, gift.reg_item_id))) await holdForGroupGift(trx, gift.reg_item_id, gift.id);
  await bumpGiftsVersion(trx, gift.registry_id);
}

/** Money that a group gift has collected and that is neither used nor being refunded. */
export const collectedOf = async (db: Query, giftId: string): Promise<number> =>
  (await balanceOf(db, { of: 'collected', id: giftId })) - (await sumOfOpenRefunds(db, giftId));

/**
 * Payments that are not captured yet are released in full; of the captured ones, the part that the owner has not redeemed is refunded, in
 * proportion to what each giver paid.
 */
async function refundsOf(trx: Trx, gift: GroupGiftRow, shares: readonly ShareRow[]): Promise<Map<string, number>> {
  const captured = shares.filter(({ state }) => state === 'captured');
  const left = await collectedOf(trx, gift.id);
  const parts = splitByWeight(
    left,
    captured.map((share) => share.amount_cents),
  );
  return new Map([
    ...shares.filter(({ state }) => state === 'authorised').map((share) => [share.id, share.amount_cents] as const),
    ...captured.map((share, index) => [share.id, parts[index]!] as const),
  ]);
}

async function redeemAll(app: App, trx: Trx, gift: GroupGiftRow, ownerId: string | null, now: number): Promise<void> {
  const left = await collectedOf(trx, gift.id);
  if (left > 0 && ownerId !== null) await redeem(app, trx, gift, { ownerId, amountCents: left }, now);
}

/** Collected money becomes the owner's store credit. */
export async function redeem(
  app: App,
  trx: Trx,
  gift: Pick<GroupGiftRow, 'id' | 'currency'>,
  { ownerId, amountCents }: { ownerId: string; amountCents: number },
  now: number,
): Promise<void> {
  await transfer(app, trx, {
    kind: 'redeem',
    uniqueKey: `redeem:${app.newId()}`,
    from: { of: 'collected', id: gift.id },
    to: { of: 'credit', id: ownerId },
    amountCents,
    currency: gift.currency,
    subjectId: gift.id,
    now,
  });
  await addToRedeemed(trx, gift.id, amountCents, now);
}
