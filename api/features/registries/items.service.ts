import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { fundsOfRegistry } from '#api/features/cash-funds/funds-of-items.ts';
import { waysOf } from '#api/features/cash-funds/payment-preferences.service.ts';
import { openGroupGift } from '#api/features/group-gifts/group-gifts.service.ts';
import { groupGiftsOfRegistry } from '#api/features/group-gifts/present-group-gift.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { App, Caller, Changing, Reading } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import type { AddItem, RegItem } from '#contracts/registries.schemas.ts';
import { isMeantFor } from '#rules/audiences.ts';
import { crowdfundCategoryId, crowdfundQuantity } from '#rules/crowdfund-items.ts';
import { groupGiftPriceOf } from '#rules/group-gifts.ts';
import { offersOf } from '#rules/offers.ts';
import { describeItem } from './describe-item.ts';
import { type GiftView, giftViewOf, versionAsSeen } from './gift-view.ts';
import { askForPicture } from './item-pictures.service.ts';
import {
  countHeld,
  countHeldOf,
  countItems,
  findActiveOfItem,
  findActiveReservations,
  findItem,
  findItemOfProduct,
  findItems,
  findMinimalItems,
  type ItemRow,
  insertItem,
  lastPosition,
  updateItem,
} from './items.queries.ts';
import { itemsAt } from './items-cache.ts';
import { withinListText } from './list-text.ts';
import { type Collected, nothingCollected, presentItem } from './present-items.ts';
import { bumpVersion, findRegistry } from './registries.queries.ts';

/** A longer list is of no use; the bound lets every page of a registry fit in one response. */
export const itemsMax = 1000;

type View = { query: { view?: 'guest' | undefined } };
type ItemPath = { params: { item: string } };

/** @param trx of a change that responds with the items after it; they are then read again */
export async function listItems({ app, caller, input, resource, now }: Reading<View, RegistryAccess>, trx?: Trx) {
  const db = trx ?? app.db.read;
  const registry = await findRegistry(db, resource.registryId);
  const view = await giftViewOf(app, db, resource, input.query.view, now, registry);
  const rows = trx === undefined ? await itemsAt(db, registry) : await findItems(trx, registry.id);
  const held = await countHeldOf(db, resource.registryId);
  const showsReservations = view.as === 'member' || !isNobody(caller);
  const reservations = Map.groupBy(
    showsReservations ? await findActiveReservations(db, resource.registryId) : [],
    (reservation) => reservation.reg_item_id,
  );
  const collected = await collectedBy(app, db, resource.registryId, rows);
  return {
    regItems: rows
      .filter((row) => isMeantFor(resource.audience, row))
      .map((row) =>
        presentItem(
          row,
          held.get(row.id) ?? 0,
          reservations.get(row.id) ?? [],
          { view, caller, audience: resource.audience },
          collected,
        ),
      ),
    version: versionAsSeen(view, registry),
  };
}

/** Nothing anywhere can be this caller's own. */
const isNobody = ({ visitorId, user, grants }: Caller): boolean =>
  visitorId === null && user === null && grants.size === 0;

export async function minimalItems({ app, resource }: Reading<unknown, RegistryAccess>) {
  const rows = (await findMinimalItems(app.db.read, resource.registryId)).filter((row) =>
    isMeantFor(resource.audience, row),
  );
  return {
    regItems: rows.map((row) => ({ id: row.id, productId: row.product_id, genericProductId: row.generic_product_id })),
  };
}

export async function readItem({ app, caller, input, resource, now }: Reading<ItemPath & View, RegistryAccess>) {
  const view = await giftViewOf(app, app.db.read, resource, input.query.view, now);
  return { regItem: await presentOne(app, app.db.read, resource, input.params.item, { view, caller }) };
}

export async function addItem({
  app,
  trx,
  caller,
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<AddItem['parsed']>['body'] }, RegistryAccess>) {
  const again = await wishAgain(trx, resource.registryId, input.body, now);
  const add = () => addNewItem(app, trx, resource.registryId, input.body, now);
  const id = again?.id ?? (await withinListText(trx, resource.registryId, add));
  return {
    ...(await presentChanged({ app, trx, caller, resource, now }, id)),
    before: again?.before ?? null,
  };
}

type Wish = NonNullable<AddItem['parsed']>['body'];

async function addNewItem(app: App, trx: Trx, registryId: string, body: Wish, now: number): Promise<string> {
  if ((await countItems(trx, registryId)) >= itemsMax)
    throw new Refusal('wrong-state', { detail: `A registry can hold up to ${itemsMax} items.` });
  const position = (await lastPosition(trx, registryId)) + 1;
  return insertWish(app, trx, await findRegistry(trx, registryId), { ...body, position }, now);
}

/** Adds one wish at its place, without checking for duplicates or limits: the callers do. @returns its id */
export async function insertWish(
  app: App,
  trx: Trx,
  registry: Tables['registry'],
  { position, ...body }: Wish & { position: number },
  now: number,
): Promise<string> {
  const id = app.newId();
  const description = await describeItem(trx, registry, body);
  const isFund = description.kind === 'cash_fund';
  if (isFund && (await waysOf(trx, registry.id)).length === 0) throw new Refusal('payment-preferences-needed');
  await insertItem(trx, {
    ...description,
    id,
    registry_id: registry.id,
    quantity: isFund ? 1 : body.quantity,
    note: body.note,
    size: body.size || null,
    color: body.color || null,
    offers: JSON.stringify(offersOf(body.offers, [], now)),
    priced_at: body.kind === 'external' && body.price !== null ? now : null,
    must_have: body.mustHave ? 1 : 0,
    second_hand_welcome: body.secondHandWelcome ? 1 : 0,
    position,
    created_at: now,
    updated_at: now,
    removed_at: null,
    group_gift_id: null,
  });
  await collectForCrowdfund(app, trx, (await findItem(trx, registry.id, id))!, now);
  if (body.kind === 'external' && body.imgUrl !== null)
    await askForPicture(app, trx, { itemId: id, registryId: registry.id, url: body.imgUrl }, now);
  return id;
}

/** What the shop sells as a group gift starts as one. */
export async function collectForCrowdfund(app: App, trx: Trx, item: ItemRow, now: number): Promise<void> {
  if (item.shop_type !== 'crowdfund' || item.group_gift_id !== null || app.payments === null) return;
  const price = groupGiftPriceOf(item, null);
  if (price !== null) await openGroupGift(app, trx, { ...item, price_cents: price }, now);
}

/**
 * If a product is on the list already, its wished quantity is increased, however it is added; a new note replaces the old one. A group gift
 * is on the list only once.
 * @returns the item as it was, or null if the product is not on the list
 */
async function wishAgain(
  trx: Trx,
  registryId: string,
  body: NonNullable<AddItem['parsed']>['body'],
  now: number,
): Promise<{ id: string; before: { quantity: number; note: string } } | null> {
  if (body.kind !== 'product') return null;
  const item = await findItemOfProduct(trx, registryId, body.productId);
  if (item === undefined) return null;
  const { category_id } = await describeItem(trx, await findRegistry(trx, registryId), body);
  const quantity = category_id === crowdfundCategoryId ? crowdfundQuantity : moreOf(item, body.quantity);
  await updateItem(trx, item.id, { quantity, ...(body.note !== '' && { note: body.note }) }, now);
  return { id: item.id, before: { quantity: item.quantity, note: item.note } };
}

const quantityMax = 99;

/** The old quantity plus `more`, up to the maximum of one item. What is given together is wished for once. */
export const moreOf = (
  before: { quantity: number; kind: string; category_id: number; group_gift_id: string | null },
  more: number,
): number => {
  const isGivenTogether =
    before.group_gift_id !== null || before.kind === 'cash_fund' || before.category_id === crowdfundCategoryId;
  return isGivenTogether ? before.quantity : Math.min(before.quantity + more, quantityMax);
};

/** An item after a member's change, with the new version. */
export async function presentChanged(
  {
    app,
    trx,
    caller,
    resource,
    now,
  }: Pick<Changing<unknown, RegistryAccess>, 'app' | 'trx' | 'caller' | 'resource' | 'now'>,
  itemId: string,
): Promise<{ regItem: RegItem; version: number }> {
  const bumped = await bumpVersion(trx, resource.registryId, now);
  const view = await giftViewOf(app, trx, resource, undefined, now);
  return {
    regItem: await presentOne(app, trx, resource, itemId, { view, caller }),
    version: versionAsSeen(view, bumped),
  };
}

async function presentOne(
  app: App,
  db: Query,
  { registryId, audience }: Pick<RegistryAccess, 'registryId' | 'audience'>,
  itemId: string,
  viewer: { view: GiftView; caller: Caller },
): Promise<RegItem> {
  const row = await findItem(db, registryId, itemId);
  if (row === undefined || row.removed_at !== null || !isMeantFor(audience, row)) throw new Refusal('not-found');
  const held = (await countHeld(db, [row.id])).get(row.id) ?? 0;
  const reservations = await findActiveOfItem(db, row);
  return presentItem(row, held, reservations, { ...viewer, audience }, await collectedBy(app, db, registryId, [row]));
}

/** Queried only if the registry has something to collect for. */
async function collectedBy(
  app: App,
  db: Query,
  registryId: string,
  rows: readonly { kind: string; group_gift_id: string | null }[],
): Promise<Collected> {
  const hasFund = rows.some(({ kind }) => kind === 'cash_fund');
  const hasGroupGift = rows.some(({ group_gift_id }) => group_gift_id !== null);
  return {
    ...nothingCollected,
    ...(hasFund && (await fundsOfRegistry(db, registryId))),
    ...(hasGroupGift && (await groupGiftsOfRegistry(app, db, registryId))),
  };
}
