import type { Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { hasOpenPledges } from '#api/features/cash-funds/funds-of-items.ts';
import { endForRemoval } from '#api/features/group-gifts/group-gifts.service.ts';
import { useImage } from '#api/features/images/images.service.ts';
import { categoriesOf, refuseCategory } from '#api/features/registry-categories/categories-of.ts';
import { askToTellGivers, releaseUnverified } from '#api/features/reservations/reservation-steps.service.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { Changing } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import { refuseStale } from '#contracts/refuse-stale.ts';
import type { ChangeItem, ChangeItems, RemoveItem } from '#contracts/registries.schemas.ts';
import { startedFrom } from '#rules/changed-meanwhile.ts';
import { crowdfundQuantity } from '#rules/crowdfund-items.ts';
import { isMaterial } from '#rules/item-changes.ts';
import { moveItems, type PlacedItem } from '#rules/item-order.ts';
import type { Money } from '#rules/money.ts';
import { keptLink, offersOf, pricedAt } from '#rules/offers.ts';
import { type GiftView, giftViewOf, isKeptFrom, seesOfItem, takenAsSeen, versionAsSeen } from './gift-view.ts';
import { askForPicture } from './item-pictures.service.ts';
import {
  countHeld,
  countHeldOf,
  countItems,
  findActiveOfItem,
  findItem,
  findItems,
  type ItemRow,
  placeItems,
  updateItem,
} from './items.queries.ts';
import { collectForCrowdfund, itemsMax, listItems, presentChanged } from './items.service.ts';
import { withinListText } from './list-text.ts';
import { mergedOffers } from './merge-offers.ts';
import { readOffers } from './present-items.ts';
import { bumpVersion, findRegistry } from './registries.queries.ts';

type ItemPath = { params: { item: string } };
type Change = NonNullable<ChangeItem['parsed']>['body'];
type Batch = NonNullable<ChangeItems['parsed']>['body'];
type Call<I> = Changing<I, RegistryAccess>;

export const changeItem = (call: Call<ItemPath & { body: Change }>) =>
  withinListText(call.trx, call.resource.registryId, () => changeOne(call));

async function changeOne(call: Call<ItemPath & { body: Change }>) {
  const { app, trx, caller, input, resource, now } = call;
  const { body } = input;
  const before = await findItem(trx, resource.registryId, input.params.item);
  if (before === undefined || (before.removed_at !== null && body.removed !== false)) throw new Refusal('not-found');
  const { offers: offersBefore, ...was } = body.was ?? {};
  const values = guardedOf(before);
  refuseStale(values, startedFrom(was, body.tried, values), 'this item');
  const view = await giftViewOf(app, trx, resource, undefined, now);
  const held = (await countHeld(trx, [before.id])).get(before.id) ?? 0;
  if (body.categoryId !== undefined && body.categoryId !== before.category_id)
    refuseCategory(
      await categoriesOf(trx, await findRegistry(trx, resource.registryId)),
      kindOf(before),
      body.categoryId,
    );
  const triedOffers = (body.tried ?? []).flatMap(({ offers }) => (offers === undefined ? [] : [offers]));
  const change =
    body.offers === undefined || offersBefore === undefined
      ? body
      : { ...body, offers: [...mergedOffers(body.offers, [offersBefore, ...triedOffers], readOffers(before.offers))] };
  await saveChange(call, { before, held, view }, change);
  return presentChanged({ app, trx, caller, resource, now }, before.id);
}

/** Several at once, all of them or none: nobody is told of half a change. */
export const changeItems = (call: Call<{ body: Batch }>) =>
  withinListText(call.trx, call.resource.registryId, () => changeSeveral(call));

async function changeSeveral(call: Call<{ body: Batch }>) {
  const { app, trx, caller, input, resource, now } = call;
  const { changes, moves, evenIfTaken } = input.body;
  const { registryId } = resource;
  const registry = await findRegistry(trx, registryId);
  const view = await giftViewOf(app, trx, resource, undefined, now, registry);
  for (const { id, removed } of changes) if (removed) await releaseUnverified(call, registryId, id);
  const heldOf = await countHeldOf(trx, registryId);
  for (const { id, removed, ...change } of changes) {
    const before = await findItem(trx, registryId, id);
    // An item that another member has removed in the meantime is skipped.
    if (before === undefined || (before.removed_at !== null && removed !== false)) continue;
    const known = { before, held: heldOf.get(id) ?? 0, view };
    if (removed) await takeOffList(call, known, evenIfTaken);
    else await saveChange(call, known, { ...change, ...(removed === false && { removed }), evenIfTaken });
  }
  if (moves.length > 0) {
    const categories = await categoriesOf(trx, registry);
    const rows = await findItems(trx, registryId);
    const kinds = new Map(rows.map((row) => [row.id, kindOf(row)]));
    for (const { itemIds, categoryId } of moves)
      for (const id of itemIds) if (kinds.has(id)) refuseCategory(categories, kinds.get(id)!, categoryId);
    const placed = rows.map(({ id, category_id, position }) => ({ id, categoryId: category_id, position }));
    const placeOf = new Map(placed.map((item) => [item.id, item]));
    const isMoved = ({ id, categoryId, position }: PlacedItem) => {
      const was = placeOf.get(id)!;
      return was.categoryId !== categoryId || was.position !== position;
    };
    await placeItems(trx, moveItems(placed, moves).filter(isMoved), now);
  }
  await bumpVersion(trx, registryId, now);
  return listItems({ app, caller, input: { query: {} }, resource, now }, trx);
}

export async function removeItem(call: Call<ItemPath & { query: NonNullable<RemoveItem['parsed']>['query'] }>) {
  const { app, trx, input, resource, now } = call;
  const before = await findItem(trx, resource.registryId, input.params.item);
  if (before === undefined || before.removed_at !== null) throw new Refusal('not-found');
  // An unconfirmed reservation does not keep an item on the list.
  await releaseUnverified(call, resource.registryId, before.id);
  const view = await giftViewOf(app, trx, resource, undefined, now);
  const held = (await countHeld(trx, [before.id])).get(before.id) ?? 0;
  await takeOffList(call, { before, held, view }, input.query.evenIfTaken ?? false);
  return { version: versionAsSeen(view, await bumpVersion(trx, resource.registryId, now)) };
}

interface Known {
  before: ItemRow;
  /** Units that givers hold. */
  held: number;
  view: GiftView;
}

/** The held units of which the member may know. */
async function takenOf(trx: Trx, { before, held, view }: Known): Promise<number> {
  const active = held === 0 ? [] : await findActiveOfItem(trx, before);
  const secret = active.filter((one) => isKeptFrom(view, one)).reduce((sum, { quantity }) => sum + quantity, 0);
  return takenAsSeen(view, before.id, held, secret);
}

async function takeOffList(call: Call<unknown>, known: Known, evenIfTaken: boolean): Promise<void> {
  const { before, held, view } = known;
  const taken = await takenOf(call.trx, known);
  if (!evenIfTaken && taken > 0)
    throw new Refusal('below-taken', {
      detail:
        'Someone has taken this gift. If you take it off your list, we’ll let them know, unless you wrote it down for them.',
      facts: { taken, canConfirm: true },
    });
  if (before.kind === 'cash_fund' && seesOfItem(view, before.id).status && (await hasOpenPledges(call.trx, before.id)))
    throw new Refusal('below-taken', {
      detail: 'People have pledged to this fund. Mark what you received, or cancel what won’t come, first.',
    });
  await endForRemoval(call.app, call.trx, before, view, call.now);
  await updateItem(call.trx, before.id, { removed_at: call.now }, call.now);
  if (held > 0) await askToTellGivers(call, { itemId: before.id, isKnown: view.sees.status });
}

async function saveChange(call: Call<unknown>, known: Known, change: Change): Promise<void> {
  const { before, held, view } = known;
  const { app, trx, resource, now } = call;
  const set = rowOf(change, before, now);
  const { quantity } = change;
  const isFewer = quantity !== undefined && quantity < held;
  const isOther = held > 0 && isMaterial(before, set);
  const taken = await takenOf(trx, known);
  if (!change.evenIfTaken && taken > 0) {
    if (quantity !== undefined && quantity < taken)
      throw new Refusal('below-taken', {
        fields: [{ field: 'body.quantity', message: `${taken} are already taken` }],
        facts: { taken, canConfirm: true },
      });
    if (isOther)
      throw new Refusal('below-taken', {
        detail:
          'Someone has taken this gift. If you change what it is, we’ll let them know, unless you wrote it down for them.',
        facts: { taken, canConfirm: true },
      });
  }
  const isGivenTogether =
    before.shop_type === 'crowdfund' || before.kind === 'cash_fund' || before.group_gift_id !== null;
  if (quantity !== undefined && quantity !== crowdfundQuantity && isGivenTogether)
    throw new Refusal('invalid-input', {
      fields: [{ field: 'body.quantity', message: 'is 1 for what is given together' }],
    });
  // What people pledged is in the currency of the fund.
  if (before.kind === 'cash_fund' && change.price && change.price.currency !== before.currency)
    throw new Refusal('invalid-input', {
      fields: [{ field: 'body.price.currency', message: `is ${before.currency} for this fund` }],
    });
  if (change.removed === false && before.removed_at !== null && (await countItems(trx, before.registry_id)) >= itemsMax)
    throw new Refusal('wrong-state', { detail: `A registry can hold up to ${itemsMax} items.` });
  if (before.kind !== 'product' && change.imgUrl)
    await askForPicture(app, trx, { itemId: before.id, registryId: resource.registryId, url: change.imgUrl }, now);
  if (change.imageId !== undefined) {
    set.picture_job = null;
    set.image_url = await useImage(trx, {
      id: change.imageId,
      field: 'body.imageId',
      userId: call.caller.user!.id,
      purpose: 'item',
    });
  }
  await updateItem(trx, before.id, set, now);
  if (change.removed === false) await collectForCrowdfund(app, trx, before, now);
  if (isFewer || isOther) await askToTellGivers(call, { itemId: before.id, isKnown: view.sees.status });
}

/** The columns that a change writes. For a product of the shop, the catalogue defines what it is and where it is sold. */
function rowOf(change: Change, before: ItemRow, now: number): Partial<Tables['reg_item']> {
  const set: Partial<Tables['reg_item']> = {};
  if (change.title !== undefined && (before.kind !== 'product' || before.shop_type === 'crowdfund'))
    set.title = change.title;
  if (change.note !== undefined) set.note = change.note;
  if (change.size !== undefined) set.size = change.size || null;
  if (change.color !== undefined) set.color = change.color || null;
  if (change.offers !== undefined) set.offers = JSON.stringify(offersOf(change.offers, readOffers(before.offers), now));
  if (change.quantity !== undefined) set.quantity = change.quantity;
  if (change.mustHave !== undefined) set.must_have = change.mustHave ? 1 : 0;
  if (change.secondHandWelcome !== undefined) set.second_hand_welcome = change.secondHandWelcome ? 1 : 0;
  if (change.categoryId !== undefined) set.category_id = change.categoryId;
  if (change.position !== undefined) set.position = change.position;
  if (change.removed === false) set.removed_at = null;
  if (before.kind === 'product') return set;
  if (change.url !== undefined) set.url = keptLink(change.url);
  if (change.storeName !== undefined) set.store_name = change.storeName || null;
  if (change.imgUrl === null) Object.assign(set, { image_url: null, picture_job: null });
  if (change.price !== undefined) {
    set.price_cents = change.price?.amount ?? null;
    if (change.price !== null) set.currency = change.price.currency;
    set.priced_at = pricedAt(change.price, { price: priceOf(before), pricedAt: before.priced_at }, now);
  }
  return set;
}

/** What a change may say that it was. */
function guardedOf(row: ItemRow) {
  return {
    title: row.title,
    note: row.note,
    url: row.url,
    storeName: row.store_name,
    price: priceOf(row),
    imgUrl: row.image_url,
    size: row.size,
    color: row.color,
    quantity: row.quantity,
    categoryId: row.category_id,
  };
}

const priceOf = ({ price_cents: amount, currency }: ItemRow): Money | null =>
  amount === null ? null : { amount, currency };

const kindOf = ({ kind, shop_type }: ItemRow): string => shop_type ?? kind;
