import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { fundsOfRegistry, hasOpenPledges } from '#api/features/cash-funds/funds-of-items.ts';
import { waysOf } from '#api/features/cash-funds/payment-preferences.service.ts';
import { endForRemoval, openGroupGift } from '#api/features/group-gifts/group-gifts.service.ts';
import { groupGiftsOfRegistry } from '#api/features/group-gifts/present-group-gift.ts';
import { releaseUnverified } from '#api/features/reservations/reservation-steps.service.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { App, Caller, Changing, Reading } from '#api/http/app-context.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { Refusal } from '#contracts/problems.ts';
import type { AddItem, ChangeItem, RegItem } from '#contracts/registries.schemas.ts';
import { crowdfundCategoryId, crowdfundQuantity } from '#rules/crowdfund-items.ts';
import { describeItem } from './describe-item.ts';
import { type GiftView, giftViewOf, takenAsSeen, versionAsSeen } from './gift-view.ts';
import { askForPicture } from './item-pictures.service.ts';
import {
  countHeld,
  countHeldOf,
  countItems,
  findActiveReservations,
  findItem,
  findItemOfProduct,
  findMinimalItems,
  type ItemRow,
  insertItem,
  lastPosition,
  updateItem,
} from './items.queries.ts';
import { itemsAt } from './items-cache.ts';
import { type Collected, nothingCollected, presentItem } from './present-items.ts';
import { bumpVersion, findRegistry } from './registries.queries.ts';

/** Above this a list is no list any more; the figure keeps every page of a registry in one answer. */
export const itemsMax = 1000;

type View = { query: { view?: 'guest' | undefined } };
type ItemPath = { params: { item: string } };

export async function listItems({ app, caller, input, resource, now }: Reading<View, RegistryAccess>) {
  const registry = await findRegistry(app.db.read, resource.registryId);
  const view = await giftViewOf(app, app.db.read, resource, input.query.view, now, registry);
  const rows = await itemsAt(app.db.read, registry);
  const held = await countHeldOf(app.db.read, resource.registryId);
  const showsReservations = view.as === 'member' || !isNobody(caller);
  const reservations = Map.groupBy(
    showsReservations ? await findActiveReservations(app.db.read, resource.registryId) : [],
    (reservation) => reservation.reg_item_id,
  );
  const collected = await collectedBy(app, app.db.read, resource.registryId, rows);
  return {
    regItems: rows.map((row) =>
      presentItem(row, held.get(row.id) ?? 0, reservations.get(row.id) ?? [], { view, caller }, collected),
    ),
    version: versionAsSeen(view, registry),
  };
}

/** Nothing anywhere can be this caller's own. */
const isNobody = ({ visitorId, user, grants }: Caller): boolean =>
  visitorId === null && user === null && grants.size === 0;

export async function minimalItems({ app, resource }: Reading<unknown, RegistryAccess>) {
  const rows = await findMinimalItems(app.db.read, resource.registryId);
  return {
    regItems: rows.map((row) => ({ id: row.id, productId: row.product_id, genericProductId: row.generic_product_id })),
  };
}

export async function readItem({ app, caller, input, resource, now }: Reading<ItemPath & View, RegistryAccess>) {
  const view = await giftViewOf(app, app.db.read, resource, input.query.view, now);
  return { regItem: await presentOne(app, app.db.read, resource.registryId, input.params.item, view, caller) };
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
  const id = again?.id ?? (await addNewItem(app, trx, resource.registryId, input.body, now));
  return {
    ...(await presentChanged({ app, trx, caller, resource, now }, id)),
    before: again?.before ?? null,
  };
}

async function addNewItem(
  app: App,
  trx: Trx,
  registryId: string,
  body: NonNullable<AddItem['parsed']>['body'],
  now: number,
): Promise<string> {
  if ((await countItems(trx, registryId)) >= itemsMax)
    throw new Refusal('wrong-state', { detail: `A registry can hold up to ${itemsMax} items.` });
  const id = app.newId();
  const description = await describeItem(trx, body);
  const isFund = description.kind === 'cash_fund';
  if (isFund && (await waysOf(trx, registryId)).length === 0) throw new Refusal('payment-preferences-needed');
  await insertItem(trx, {
    ...description,
    id,
    registry_id: registryId,
    quantity: isFund || body.kind === 'cash_fund' ? 1 : body.quantity,
    note: body.note,
    must_have: 0,
    second_hand_welcome: 0,
    position: (await lastPosition(trx, registryId)) + 1,
    created_at: now,
    updated_at: now,
    removed_at: null,
    group_gift_id: null,
  });
  await collectForCrowdfund(app, trx, (await findItem(trx, registryId, id))!, now);
  if (body.kind === 'external' && body.imgUrl !== null)
    await askForPicture(app, trx, { itemId: id, registryId, url: body.imgUrl }, now);
  return id;
}

/** What the shop sells as a group gift is one from the start. */
async function collectForCrowdfund(app: App, trx: Trx, item: ItemRow, now: number): Promise<void> {
  if (item.shop_type !== 'crowdfund' || item.group_gift_id !== null || app.payments === null) return;
  await openGroupGift(app, trx, { ...item, price_cents: item.shop_price_cents! }, now);
}

/**
 * A product that is on the list already is wished for that many times more, however it is added; a new note takes the place of the
 * old one. What is given together is there once.
 * @returns the item as it was, or null where the product is not on the list
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
  const { category_id } = await describeItem(trx, body);
  const quantity = category_id === crowdfundCategoryId ? crowdfundQuantity : moreOf(item.quantity, body.quantity);
  await updateItem(trx, item.id, { quantity, ...(body.note !== '' && { note: body.note }) }, now);
  return { id: item.id, before: { quantity: item.quantity, note: item.note } };
}

const quantityMax = 99;

/** As many as were wished for and so many more, as far as one item goes. */
export const moreOf = (before: number, more: number): number => Math.min(before + more, quantityMax);

export async function changeItem({
  app,
  trx,
  caller,
  input,
  resource,
  now,
}: Changing<ItemPath & { body: NonNullable<ChangeItem['parsed']>['body'] }, RegistryAccess>) {
  const { body } = input;
  const before = await findItem(trx, resource.registryId, input.params.item);
  if (before === undefined || (before.removed_at !== null && body.removed !== false)) throw new Refusal('not-found');
  const view = await giftViewOf(app, trx, resource, undefined, now);
  const held = (await countHeld(trx, [before.id])).get(before.id) ?? 0;
  if (body.quantity !== undefined && body.quantity < takenAsSeen(view, held)) {
    throw new Refusal('below-taken', {
      fields: [{ field: 'body.quantity', message: `${held} are already taken` }],
      facts: { taken: held },
    });
  }
  if (body.quantity !== undefined && body.quantity < held) await askToTellGivers(app, trx, before, now);
  const isGivenTogether =
    before.shop_type === 'crowdfund' || before.kind === 'cash_fund' || before.group_gift_id !== null;
  if (body.quantity !== undefined && body.quantity !== crowdfundQuantity && isGivenTogether)
    throw new Refusal('invalid-input', {
      fields: [{ field: 'body.quantity', message: 'is 1 for what is given together' }],
    });
  const set: Partial<Tables['reg_item']> = {};
  if (body.title !== undefined) set.title = body.title;
  if (body.note !== undefined) set.note = body.note;
  if (body.quantity !== undefined) set.quantity = body.quantity;
  if (body.mustHave !== undefined) set.must_have = body.mustHave ? 1 : 0;
  if (body.secondHandWelcome !== undefined) set.second_hand_welcome = body.secondHandWelcome ? 1 : 0;
  if (body.categoryId !== undefined) set.category_id = body.categoryId;
  if (body.position !== undefined) set.position = body.position;
  if (body.removed === false) set.removed_at = null;
  if (before.kind !== 'product') {
    if (body.url !== undefined) set.url = body.url;
    if (body.storeName !== undefined) set.store_name = body.storeName;
    if (body.imgUrl === null) set.image_url = null;
    else if (body.imgUrl !== undefined)
      await askForPicture(app, trx, { itemId: before.id, registryId: resource.registryId, url: body.imgUrl }, now);
    if (body.price !== undefined)
      Object.assign(
        set,
        body.price === null ? { price_cents: null } : { price_cents: body.price.amount, currency: body.price.currency },
      );
  }
  await updateItem(trx, before.id, set, now);
  if (body.removed === false) await collectForCrowdfund(app, trx, before, now);
  return presentChanged({ app, trx, caller, resource, now }, before.id);
}

export async function removeItem(call: Changing<ItemPath, RegistryAccess>) {
  const { app, trx, input, resource, now } = call;
  const before = await findItem(trx, resource.registryId, input.params.item);
  if (before === undefined || before.removed_at !== null) throw new Refusal('not-found');
  // What nobody confirmed keeps no item on the list.
  await releaseUnverified(call, resource.registryId, before.id);
  const view = await giftViewOf(app, trx, resource, undefined, now);
  const held = (await countHeld(trx, [before.id])).get(before.id) ?? 0;
  if (takenAsSeen(view, held) > 0)
    throw new Refusal('below-taken', {
      detail: 'Someone has taken this gift. Ask them first, or keep it on the list.',
      facts: { taken: held },
    });
  if (before.kind === 'cash_fund' && view.sees.status && (await hasOpenPledges(trx, before.id)))
    throw new Refusal('below-taken', {
      detail: 'People have pledged to this fund. Mark what you received, or cancel what won’t come, first.',
    });
  await endForRemoval(app, trx, before, view, now);
  await updateItem(trx, before.id, { removed_at: now }, now);
  if (held > 0) await askToTellGivers(app, trx, before, now);
  return { version: versionAsSeen(view, await bumpVersion(trx, resource.registryId, now)) };
}

/** Long enough to take a mistake back. */
const tellGiversAfterMs = 15 * 60_000;

/** A member who may not know of gifts changes what somebody has taken: those givers are told, and the member is not. */
const askToTellGivers = (app: App, trx: Trx, item: { id: string }, now: number) =>
  enqueue(trx, {
    id: app.newId(),
    kind: 'tell-givers',
    uniqueKey: `tell-givers:${item.id}:${now}`,
    payload: { itemId: item.id },
    now,
    runAt: now + tellGiversAfterMs,
  });

/** An item after a member's change, with the version that the change made. */
async function presentChanged(
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
    regItem: await presentOne(app, trx, resource.registryId, itemId, view, caller),
    version: versionAsSeen(view, bumped),
  };
}

async function presentOne(
  app: App,
  db: Query,
  registryId: string,
  itemId: string,
  view: GiftView,
  caller: Caller,
): Promise<RegItem> {
  const row = await findItem(db, registryId, itemId);
  if (row === undefined || row.removed_at !== null) throw new Refusal('not-found');
  const held = (await countHeld(db, [row.id])).get(row.id) ?? 0;
  const reservations = (await findActiveReservations(db, registryId)).filter(
    (reservation) => reservation.reg_item_id === row.id,
  );
  return presentItem(row, held, reservations, { view, caller }, await collectedBy(app, db, registryId, [row]));
}

/** Asked only of a registry that has something to collect for. */
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
