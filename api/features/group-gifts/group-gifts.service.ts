import type { Trx } from '#api/db/database.ts';
import { type GiftView, giftViewOf, seesOfItem, versionAsSeen } from '#api/features/registries/gift-view.ts';
import { bumpVersion, type ItemToGive, readItemToGive, setGroupGift } from '#api/features/registries/item-giving.ts';
import { bumpGiftsVersion } from '#api/features/registries/registry-version.ts';
import { releaseGroupGift, takenAsMemberSees } from '#api/features/reservations/unit-holds.service.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { App, Changing } from '#api/http/app-context.ts';
import { inTurn } from '#api/jobs/in-turn.ts';
import type { ChangeGroupGift } from '#contracts/group-gifts.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { dayOf } from '#rules/days.ts';
import {
  goalOf,
  groupGiftCurrency,
  groupGiftPriceCents,
  groupGiftPriceOf,
  isOverdue,
  waysToGive,
} from '#rules/group-gifts.ts';
import { endGroupGift, stopCollecting } from './end-group-gift.ts';
import {
  findGift,
  findRunning,
  findUndecided,
  type GroupGiftRow,
  insertGift,
  isMoneyOnItsWay,
  updateGift,
} from './group-gifts.queries.ts';
import { mailOwnerOfEnd } from './mail-group-gifts.ts';
import { groupGiftsOfRegistry, presentGroupGift } from './present-group-gift.ts';

/** Long enough for the owner to choose; after that everybody is refunded. */
const chooseWithinMs = 30 * 86_400_000;
const runningAtOnce = 200;

type Change = Changing<
  { params: { item: string }; body: NonNullable<ChangeGroupGift['parsed']>['body'] },
  RegistryAccess
>;

/** Turns a group gift on, raises its goal, or closes it with a choice of what becomes of the sum. */
export async function changeGroupGift(call: Change): Promise<ChangeGroupGift['response']> {
  const { app, trx, input, resource, now } = call;
  const item = await readItemToGive(trx, input.params.item, null);
  if (item === undefined || item.registry_id !== resource.registryId) throw new Refusal('not-found');
  const view = await giftViewOf(app, trx, resource, undefined, now);
  const { body } = input;
  if (body.action === 'open') await open(call, item, view, body.priceCents);
  else {
    const gift = item.group_gift_id === null ? undefined : await findGift(trx, item.group_gift_id);
    if (gift === undefined) throw new Refusal('wrong-state', { detail: 'This is no group gift.' });
    if (body.action === 'change') await raiseGoal(trx, gift, body.priceCents, now);
    else await close(call, gift, view, body.outcome);
  }
  const bumped = await bumpVersion(trx, resource.registryId, now);
  const after = await readItemToGive(trx, item.id, null);
  const gifts = await groupGiftsOfRegistry(app, trx, resource.registryId);
  return {
    groupGift: presentGroupGift(after?.group_gift_id ?? null, gifts, view),
    version: versionAsSeen(view, bumped),
  };
}

async function open({ app, trx, now }: Change, item: ItemToGive, view: GiftView, priceCents: number | null) {
  if (app.payments === null) throw new Refusal('no-payments');
  if (item.group_gift_id !== null) throw new Refusal('wrong-state', { detail: 'This is a group gift already.' });
  if (waysToGive({ kind: item.kind, shopType: item.shop_type, hasGroupGift: false }) === 'pledge')
    throw new Refusal('wrong-state', { detail: 'A cash fund takes any amount from anybody already.' });
  if (item.shop_type === 'favor')
    throw new Refusal('wrong-state', { detail: 'A favor is given in time, not in money.' });
  if (item.quantity !== 1)
    throw new Refusal('wrong-state', { detail: 'A group gift is for one of a thing. Set its quantity to 1 first.' });
  // Members who may not know whether it is taken are not told; then nobody can chip in.
  if ((await takenAsMemberSees(trx, item.id, view)) > 0)
    throw new Refusal('below-taken', { detail: 'Someone is giving this already.' });
  const price = groupGiftPriceOf(item, priceCents);
  if (price === null || price < groupGiftPriceCents.min || price > groupGiftPriceCents.max)
    throw new Refusal('invalid-input', {
      fields: [{ field: 'body.priceCents', message: 'must be a price from $10 to $50,000' }],
    });
  await openGroupGift(app, trx, { ...item, price_cents: price }, now);
}

/** Makes the item a group gift: `price_cents` are dollars. */
export async function openGroupGift(
  app: App,
  trx: Trx,
  item: { id: string; registry_id: string; price_cents: number },
  now: number,
): Promise<void> {
  const id = app.newId();
  await insertGift(trx, {
    id,
    reg_item_id: item.id,
    registry_id: item.registry_id,
    state: 'open',
    outcome: null,
    ended_by: null,
    price_cents: item.price_cents,
    goal_cents: goalOf(item.price_cents),
    raised_cents: 0,
    paid_cents: 0,
    redeemed_cents: 0,
    currency: groupGiftCurrency,
    created_at: now,
    updated_at: now,
  });
  await setGroupGift(trx, item.id, id, now);
}

/** Older group gifts collected in the currency of their item. */
export function refuseOtherCurrency({ currency }: Pick<GroupGiftRow, 'currency'>): void {
  if (currency !== groupGiftCurrency)
    throw new Refusal('wrong-state', {
      detail:
        'Store credit is in US dollars. What was given in another currency can only go back to those who gave it.',
    });
}

/** Only upward, whether somebody has given or not: a refusal that depended on it would reveal that. */
async function raiseGoal(trx: Trx, gift: GroupGiftRow, priceCents: number, now: number): Promise<void> {
  if (gift.state === 'redeemed' || gift.state === 'closed') throw new Refusal('wrong-state');
  if (priceCents < gift.price_cents)
    throw new Refusal('invalid-input', {
      fields: [{ field: 'body.priceCents', message: 'can only go up once people may have chipped in' }],
    });
  await updateGift(trx, gift.id, { price_cents: priceCents, goal_cents: goalOf(priceCents) }, now);
  if (gift.state === 'funded' && priceCents > gift.price_cents) {
    await updateGift(trx, gift.id, { state: 'open' }, now);
    await releaseGroupGift(trx, gift.id);
  }
  await bumpGiftsVersion(trx, gift.registry_id);
}

async function close({ app, trx, now }: Change, gift: GroupGiftRow, view: GiftView, outcome: 'credit' | 'refund') {
  if (gift.state === 'redeemed' || gift.outcome !== null) throw new Refusal('wrong-state');
  if (outcome === 'credit') refuseOtherCurrency(gift);
  if (outcome === 'credit' && !seesOfItem(view, gift.reg_item_id).status)
    throw new Refusal('wrong-state', {
      detail:
        'You chose to be surprised, and the credit would tell what was given. It waits for you until the reveal day.',
    });
  await endGroupGift(app, trx, gift, { outcome, endedBy: gift.ended_by ?? 'owner' }, now);
}

/**
 * An item is removed from the list. Members who know of gifts close its group gift first; for others it closes by itself, and everybody is
 * refunded.
 */
export async function endForRemoval(
  app: App,
  trx: Trx,
  item: { group_gift_id: string | null },
  view: GiftView,
  now: number,
): Promise<void> {
  const gift = item.group_gift_id === null ? undefined : await findGift(trx, item.group_gift_id);
  if (gift === undefined) return;
  if (gift.outcome !== null || gift.state === 'redeemed') return;
  if (seesOfItem(view, gift.reg_item_id).status && gift.raised_cents > 0)
    throw new Refusal('wrong-state', {
      detail: 'People have chipped in for this. Close the group gift first, and choose what happens to the money.',
    });
  await endGroupGift(app, trx, gift, { outcome: 'refund', endedBy: 'owner' }, now);
}

/** The registry is deleted: everybody is refunded what nobody has used. */
export async function refundGroupGiftsOf(app: App, trx: Trx, registryId: string, now: number): Promise<void> {
  for (const gift of await findUndecided(trx, registryId))
    await endGroupGift(app, trx, gift, { outcome: 'refund', endedBy: 'owner' }, now);
}

/**
 * The same for registries that are about to be deleted for good.
 * @returns whether they may be: refunds are settled later, using the shares that would be deleted with them
 */
export async function areGroupGiftsSettled(
  app: App,
  trx: Trx,
  registryIds: readonly string[],
  now: number,
): Promise<boolean> {
  for (const id of registryIds) await refundGroupGiftsOf(app, trx, id, now);
  return !(await isMoneyOnItsWay(trx, registryIds));
}

/** Closes group gifts that are over: long after the arrival, or without their product. The owner then chooses; after a month, refunds. */
export async function endOverdueGroupGifts(app: App): Promise<number> {
  const running: RunningGift[] = [];
  for (let after = ''; ; ) {
    const rows = await findRunning(app.db.read, runningAtOnce, after);
    running.push(...rows);
    if (rows.length < runningAtOnce) break;
    after = rows.at(-1)!.id;
  }
  let ended = 0;
  await inTurn(running, async (row) => {
    if (await endIfOverdue(app, row)) ended += 1;
  });
  return ended;
}

type RunningGift = Awaited<ReturnType<typeof findRunning>>[number];

async function endIfOverdue(app: App, row: RunningGift): Promise<boolean> {
  const now = app.now();
  const arrival =
    row.arrival_sealed === null ? null : await app.sealing.open(app.db.read, row.owner_id, row.arrival_sealed);
  const endedBy = isOverdue(arrival, dayOf(now))
    ? ('arrival' as const)
    : row.product_id !== null && row.sold_id === null
      ? ('product' as const)
      : null;
  const waitsTooLong = row.state === 'closed' && row.updated_at + chooseWithinMs <= now;
  if (row.state === 'closed' ? !waitsTooLong : endedBy === null) return false;
  await app.db.transact({ lock: { registry: row.registry_id } }, async (trx) => {
    const gift = await findGift(trx, row.id);
    if (gift === undefined || gift.state !== row.state || gift.outcome !== null) return;
    if (waitsTooLong)
      await endGroupGift(app, trx, gift, { outcome: 'refund', endedBy: gift.ended_by ?? 'arrival' }, now);
    else {
      await stopCollecting(trx, gift, endedBy!, now);
      await mailOwnerOfEnd(app, trx, gift, endedBy!, now);
    }
    await bumpVersion(trx, gift.registry_id, now);
    await bumpGiftsVersion(trx, gift.registry_id);
  });
  return true;
}
