import { eachRow } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import { cameToItem } from '#api/features/audiences/audiences.service.ts';
import { releaseUnconfirmedPledges } from '#api/features/cash-funds/contributions.service.ts';
import { callingGiver, readsMailOf } from '#api/features/givers/calling-giver.ts';
import { isOwnVerifiedEmail } from '#api/features/givers/own-emails.ts';
import { noPlaceTags, type PlaceTags, placeTags } from '#api/features/givers/place-tags.ts';
import { giftViewOf, refuseUnseenGift } from '#api/features/registries/gift-view.ts';
import { comingArrivalMonthOf } from '#api/features/registries/present-registry.ts';
import { bumpGiftsVersion } from '#api/features/registries/registry-version.ts';
import { sendToOf } from '#api/features/shipping-addresses/shipping-addresses.service.ts';
import type { RegistryAccess, ReservationAccess } from '#api/http/access.ts';
import type { App, Caller, Changing, Reading } from '#api/http/app-context.ts';
import { hashSecret } from '#api/http/cookies.ts';
import { atOnceOrInTurn, registriesOf } from '#api/jobs/in-turn.ts';
import { Refusal } from '#contracts/problems.ts';
import {
  type ChangeReservation,
  type ReadReservation,
  type Reservation,
  type ReserveItem,
  reservationSchema,
} from '#contracts/reservations.schemas.ts';
import { knownAs } from '#rules/audiences.ts';
import { addDays, dayBegunEverywhere } from '#rules/days.ts';
import {
  decideReserve,
  expiryOf,
  type GiftStep,
  hasHoldEnded,
  isActive,
  type ReservationState,
  stateAfter,
} from '#rules/reservations.ts';
import { isSecretGift, secretDaysMax } from '#rules/surprise.ts';
import { refuseUnverifiedHold } from '#rules/unverified-holds.ts';
import { mailPersonalLink } from './personal-link.ts';
import { giftOf, presentFound, presentReservation, snapshotOf } from './present-reservation.ts';
import { tellOfExpiry } from './reminders.ts';
import {
  bumpForGifts,
  mailCancelled,
  refuseGivenTogether,
  releaseUnverified,
  take,
} from './reservation-steps.service.ts';
import {
  countItemsOf,
  countUnverifiedHolds,
  findChangedItem,
  findExpired,
  findGiftable,
  findReservation,
  findReservations,
  findReservedBefore,
  type GiftableItem,
  heldUnits,
  holdUnits,
  insertReservation,
  newMessage,
  type ReservationRow,
  releaseUnits,
  updateReservation,
} from './reservations.queries.ts';

export const expiredAtOnce = 200;

/**
 * Reserves units of an item for the visitor. Rivals wait for the registry's row, and the units' primary key backs that up; the loser is
 * told how many are left.
 */
export async function reserveItem({
  app,
  trx,
  caller,
  input,
  resource,
  visitorId,
  now,
}: Changing<{ body: NonNullable<ReserveItem['parsed']>['body'] }, RegistryAccess & { itemId: string }>): Promise<{
  reservation: Reservation;
  left: number;
}> {
  const { body } = input;
  refuseImpossibleSecret(body.secretUntil, now);
  const item = await findGiftable(trx, resource.itemId);
  if (item === undefined) throw new Refusal('not-found');
  // A member may not reserve here at all, and is told so.
  const came_by = resource.role === 'guest' ? await cameToItem(trx, item.registry_id, item.id, body.through) : null;
  refusePaused(item);
  refuseGivenTogether(item);
  const held = await heldUnits(trx, item);
  const isVerified = isOwnVerifiedEmail(caller, body.giverEmail);
  // A first-time visitor has no reservations yet.
  const before =
    caller.visitorId === null && caller.user === null
      ? { hasItem: false, unverified: 0 }
      : await findReservedBefore(trx, {
          itemId: item.id,
          registryId: item.registry_id,
          visitorId,
          userId: caller.user?.id ?? null,
        });
  const decision = decideReserve({
    wanted: item.quantity,
    heldUnits: held,
    quantity: body.quantity,
    alreadyReservedByVisitor: before.hasItem,
    unverifiedOfVisitor: isVerified ? 0 : before.unverified,
    isMember: resource.role !== 'guest',
  });
  // Members learn how many are left only where they may know it, which is not here.
  if (!decision.allowed && decision.because === 'own-registry') throw new Refusal('own-registry');
  if (!decision.allowed) throw new Refusal(decision.because, { facts: { left: decision.left } });
  const tags = isVerified ? noPlaceTags : await holdUnverified(app, trx, caller, item, body.giverEmail);
  await app.checkpoint('reserve-after-count');

  const gift = giftOf(item);
  const id = app.newId();
  const secret = app.newSecret();
  const expiresAt = expiryOf('reserved', isVerified, now);
  const row = await insertReservation(trx, {
    id,
    reg_item_id: item.id,
    registry_id: item.registry_id,
    came_by,
    visitor_id: visitorId,
    user_id: caller.user?.id ?? null,
    quantity: body.quantity,
    state: 'reserved',
    active: 1,
    giver_name: body.giverName,
    giver_email: body.giverEmail,
    email_verified_at: isVerified ? now : null,
    message: body.message,
    snapshot: JSON.stringify(gift),
    link_hash: hashSecret(secret),
    ...tags,
    expires_at: expiresAt,
    secret_until: body.secretUntil,
    created_at: now,
    updated_at: now,
  });
  await app.checkpoint('reserve-after-insert');
  await holdUnits(trx, item.id, decision.units, id);
  await bumpGiftsVersion(trx, item.registry_id, isSecret(row, now));
  await mailPersonalLink(app, trx, {
    id,
    to: body.giverEmail,
    giverName: body.giverName,
    quantity: body.quantity,
    itemTitle: item.title,
    shopTitle: item.shop_title,
    registryTitle: item.registry_title,
    registryId: item.registry_id,
    expiresAt: expiresAt!,
    isOwnAddress: isVerified,
    secret,
    caller,
    now,
  });
  return {
    reservation: presentReservation(
      row,
      { title: item.registry_title, ...knownAs({ ...row, registry_slug: item.registry_slug }) },
      gift,
    ),
    left: item.quantity - held.length - body.quantity,
  };
}

export async function listReservations({ app, caller }: Reading<unknown>): Promise<{ reservations: Reservation[] }> {
  return {
    reservations: eachRow(
      'reservation',
      await findReservations(app.db.read, await callingGiver(app.db.read, ['reservation'], caller)),
      presentFound,
      reservationSchema,
    ),
  };
}

export async function visitorReservations({
  app,
  caller,
  resource,
}: Reading<unknown, RegistryAccess>): Promise<{ reservations: Reservation[] }> {
  return {
    reservations: eachRow(
      'reservation',
      await findReservations(
        app.db.read,
        await callingGiver(app.db.read, ['reservation'], caller),
        resource.registryId,
      ),
      presentFound,
      reservationSchema,
    ),
  };
}

export async function readReservation({
  app,
  caller,
  resource,
  now,
}: Reading<unknown, ReservationAccess>): Promise<ReadReservation['response']> {
  const db = app.db.read;
  const row = (await findReservation(db, resource.reservationId))!;
  return {
    reservation: presentFound(row),
    cameByMail: await readsMailOf(db, caller, row),
    sendTo: await sendToOf(app, db, row.id),
    changed: await changeSince(db, row),
    arrivalMonth: await comingArrivalMonthOf(app, db, row.registry_id, now),
  };
}

/** What has changed about the item since the giver saw it. */
async function changeSince(db: Query, row: ReservationRow): Promise<ReadReservation['response']['changed']> {
  const item = await findChangedItem(db, row.reg_item_id);
  if (item === undefined || item.removed_at !== null) return { what: 'removed' };
  if (item.quantity < row.quantity) return { what: 'fewer', wanted: item.quantity };
  return item.title === snapshotOf(row).title ? null : { what: 'renamed', title: item.title };
}

export async function changeReservation({
  app,
  trx,
  caller,
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<ChangeReservation['parsed']>['body'] }, ReservationAccess>): Promise<{
  reservation: Reservation;
}> {
  const { body } = input;
  let row = (await findReservation(trx, resource.reservationId))!;
  const wasSecret = isSecret(row, now);
  if (!isActive(row.state)) throw new Refusal('wrong-state');
  if (body.isEmailVerified === true && row.email_verified_at === null) {
    // The person who typed an address has not read its mail yet.
    if (!(await readsMailOf(trx, caller, row))) throw new Refusal('mail-not-opened');
    await updateReservation(
      trx,
      row.id,
      { email_verified_at: now, ...noPlaceTags, ...newHold(row.state, true, now) },
      now,
    );
  }
  if (body.message !== undefined && body.message !== row.message)
    await updateReservation(trx, row.id, newMessage(body.message), now);
  if (body.secretUntil !== undefined) {
    refuseImpossibleSecret(body.secretUntil, now);
    await updateReservation(trx, row.id, { secret_until: body.secretUntil }, now);
  }
  if (body.quantity !== undefined && body.quantity !== row.quantity)
    await changeQuantity(app, trx, row, body.quantity, now);
  row = (await findReservation(trx, row.id))!;
  if (body.isExtended) await extend(trx, row, now);
  if (body.state !== undefined && body.state !== row.state)
    await take(trx, row, body.state === 'purchased' ? 'purchase' : 'unpurchase', now);
  if (body.step !== undefined) await takeStep(trx, (await findReservation(trx, row.id))!, body.step, now);
  row = (await findReservation(trx, row.id))!;
  await bumpGiftsVersion(trx, row.registry_id, wasSecret && isSecret(row, now));
  return { reservation: presentFound(row) };
}

/** Starts another hold of full length, for a giver with a confirmed email: as often as they like, one click each. */
async function extend(trx: Trx, row: ReservationRow, now: number): Promise<void> {
  if (row.state !== 'reserved') throw new Refusal('wrong-state');
  if (row.email_verified_at === null) throw new Refusal('mail-not-opened');
  await updateReservation(trx, row.id, newHold(row.state, true, now), now);
}

async function takeStep(trx: Trx, row: ReservationRow, step: GiftStep, now: number): Promise<void> {
  if (row.state === 'received') throw new Refusal('wrong-state');
  if (step === 'reserved') {
    if (row.state === 'purchased') await take(trx, row, 'unpurchase', now);
    return;
  }
  if (row.state === 'reserved') await take(trx, row, 'purchase', now);
  await updateReservation(trx, row.id, { progress: step === 'ordered' ? null : step }, now);
}

const newHold = (state: ReservationState, isVerified: boolean, now: number) => ({
  expires_at: expiryOf(state, isVerified, now),
  held_until: null,
  reminders_sent: null,
});

/** Also for an archived or deleted registry. Givers can still change existing gifts. */
function refusePaused({ registry_state }: GiftableItem): void {
  if (registry_state === 'paused')
    throw new Refusal('wrong-state', { detail: 'This registry isn’t taking gifts right now.' });
}

const isSecret = (row: { secret_until: string | null }, now: number): boolean =>
  isSecretGift(row.secret_until, dayBegunEverywhere(now));

function refuseImpossibleSecret(day: string | null, now: number): void {
  const today = dayBegunEverywhere(now);
  if (day === null || (day > today && day <= addDays(today, secretDaysMax))) return;
  throw new Refusal('invalid-input', {
    fields: [{ field: 'body.secretUntil', message: 'must be a day within the next 12 months' }],
  });
}

export async function cancelReservation({
  app,
  trx,
  caller,
  resource,
  now,
}: Changing<unknown, ReservationAccess>): Promise<{ reservation: Reservation | null }> {
  const row = (await findReservation(trx, resource.reservationId))!;
  if (resource.as !== 'giver') refuseUnseenGift(await giftViewOf(app, trx, resource, undefined, now), row);
  await take(trx, row, 'cancel', now);
  await app.checkpoint('cancel-after-release');
  await bumpGiftsVersion(trx, row.registry_id, isSecret(row, now));
  if (row.recorded_by === null)
    await mailCancelled(app, trx, row, {
      isOwnAddress: resource.as === 'giver' && isOwnVerifiedEmail(caller, row.giver_email),
      isByFamily: resource.as !== 'giver',
      caller,
      now,
      // A giver who cancels sees the result on the page.
      whenSpent: resource.as === 'giver' ? 'leave-out' : 'collect',
    });
  // A member sees the result on the item, as far as they may know it.
  if (resource.as !== 'giver') return { reservation: null };
  return { reservation: presentFound((await findReservation(trx, row.id))!) };
}

export async function recoverReservation({
  app,
  trx,
  caller,
  resource,
  now,
}: Changing<unknown, ReservationAccess>): Promise<{ reservation: Reservation }> {
  const row = (await findReservation(trx, resource.reservationId))!;
  if (stateAfter(row.state, 'recover') === null) throw new Refusal('wrong-state');
  const item = await findGiftable(trx, row.reg_item_id);
  if (item === undefined)
    throw new Refusal('wrong-state', {
      detail: 'This isn’t on the family’s list anymore, so we couldn’t bring it back.',
    });
  refusePaused(item);
  refuseGivenTogether(item);
  const before = await findReservedBefore(trx, {
    itemId: item.id,
    registryId: row.registry_id,
    visitorId: row.visitor_id,
    userId: row.user_id,
  });
  const decision = decideReserve({
    wanted: item.quantity,
    heldUnits: await heldUnits(trx, item),
    quantity: row.quantity,
    alreadyReservedByVisitor: before.hasItem,
    unverifiedOfVisitor: row.email_verified_at === null ? before.unverified : 0,
    isMember: false,
  });
  if (!decision.allowed) throw new Refusal(decision.because, { facts: { left: decision.left } });
  const tags =
    row.email_verified_at === null ? await holdUnverified(app, trx, caller, item, row.giver_email) : noPlaceTags;
  await app.checkpoint('recover-after-count');
  await take(trx, row, 'recover', now);
  await updateReservation(trx, row.id, tags, now);
  await holdUnits(trx, item.id, decision.units, row.id);
  await bumpGiftsVersion(trx, row.registry_id, isSecret(row, now));
  const recovered = (await findReservation(trx, row.id))!;
  if (recovered.email_verified_at === null && recovered.link_hash === null)
    await mailLinkAgain(app, trx, caller, recovered, item, now);
  return { reservation: presentFound(recovered) };
}

async function mailLinkAgain(
  app: App,
  trx: Trx,
  caller: Caller,
  row: ReservationRow,
  item: GiftableItem,
  now: number,
): Promise<void> {
  const secret = app.newSecret();
  await updateReservation(trx, row.id, { link_hash: hashSecret(secret) }, now);
  await mailPersonalLink(app, trx, {
    id: row.id,
    to: row.giver_email,
    giverName: row.giver_name,
    quantity: row.quantity,
    itemTitle: item.title,
    shopTitle: item.shop_title,
    registryTitle: item.registry_title,
    registryId: row.registry_id,
    expiresAt: row.expires_at!,
    isOwnAddress: false,
    isAgain: true,
    secret,
    caller,
    now,
  });
}

export async function releaseUnverifiedReservations(
  call: Changing<unknown, RegistryAccess>,
): Promise<Record<string, never>> {
  const { registryId } = call.resource;
  await releaseUnverified(call, registryId, null);
  await releaseUnconfirmedPledges(call.trx, registryId, call.now);
  await bumpGiftsVersion(call.trx, registryId);
  return {};
}

/** Releases reservations that were not confirmed or bought in time. @returns how many. */
export async function expireReservations(app: App): Promise<number> {
  const now = app.now();
  const due = await findExpired(app.db.read, now, expiredAtOnce);
  if (due.length === 0) return 0;
  await app.checkpoint('expire-after-read');
  await atOnceOrInTurn(due, (some) =>
    app.db.transact({ lock: { registry: registriesOf(some) } }, async (trx) => {
      for (const { id } of some) {
        const row = await findReservation(trx, id);
        const isPaused = row?.registry_state !== 'active';
        // Unless it was confirmed or cancelled, or its registry paused, meanwhile.
        if (row === undefined || !hasHoldEnded({ ...row, expiresAt: row.expires_at, isPaused }, now)) continue;
        await take(trx, row, 'expire', now);
        if (!isPaused) await tellOfExpiry(app, trx, row, now);
      }
      await bumpForGifts(trx, some, now);
    }),
  );
  return due.length;
}

/**
 * Checks that this caller may hold one more item for an email that is not confirmed.
 * @returns where the caller calls from, stored until the email is confirmed
 */
async function holdUnverified(
  app: App,
  trx: Trx,
  caller: Caller,
  item: GiftableItem,
  email: string,
): Promise<PlaceTags> {
  const registryId = item.registry_id;
  const tags = placeTags(app, caller, `reservation ${registryId}`);
  const held = await countUnverifiedHolds(trx, { itemId: item.id, registryId, email, tags });
  const perFactor = (count: number) => count / app.unverifiedHoldsFactor;
  const counted = {
    ofEmail: perFactor(held.ofEmail),
    ofHousehold: perFactor(held.ofHousehold),
    ofNetwork: perFactor(held.ofNetwork),
    ofRegistry: perFactor(held.ofRegistry),
  };
  // What the smallest registry allows, every other one allows too: its items need not be counted.
  if (refuseUnverifiedHold(counted, 0) === null) return tags;
  const because = refuseUnverifiedHold(counted, await countItemsOf(trx, registryId));
  if (because !== null) throw new Refusal(because);
  return tags;
}

async function changeQuantity(app: App, trx: Trx, row: ReservationRow, quantity: number, now: number): Promise<void> {
  await releaseUnits(trx, row.id);
  const item = await findGiftable(trx, row.reg_item_id);
  if (item === undefined) throw new Refusal('wrong-state');
  if (quantity > row.quantity) refusePaused(item);
  const decision = decideReserve({
    wanted: item.quantity,
    heldUnits: await heldUnits(trx, item),
    quantity,
    alreadyReservedByVisitor: false,
    unverifiedOfVisitor: 0,
    isMember: false,
  });
  if (!decision.allowed) throw new Refusal(decision.because, { facts: { left: decision.left } });
  await app.checkpoint('quantity-after-count');
  await holdUnits(trx, item.id, decision.units, row.id);
  await updateReservation(trx, row.id, { quantity }, now);
}
