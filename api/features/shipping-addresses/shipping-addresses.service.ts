import type { Query, Trx } from '#api/db/database.ts';
import { giftViewOf, isKeptFrom } from '#api/features/registries/gift-view.ts';
import type { RegistryAccess, ReservationAccess } from '#api/http/access.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import { refuseStale } from '#contracts/refuse-stale.ts';
import type { SendTo } from '#contracts/reservations.schemas.ts';
import type { ChangeShippingAddress, ShippingAddress } from '#contracts/shipping-addresses.schemas.ts';
import { addressViewOf } from '#rules/address-views.ts';
import { startedFrom } from '#rules/changed-meanwhile.ts';
import { isActive, type ReservationState } from '#rules/reservations.ts';
import {
  deleteAddress,
  findGift,
  findSealedAddress,
  findViews,
  logView,
  ownerOfRegistry,
  putSealedAddress,
  wasShown,
} from './shipping-addresses.queries.ts';

export const readShippingAddress = ({
  app,
  resource,
  now,
}: Reading<unknown, RegistryAccess>): Promise<ShippingAddress> => present(app, app.db.read, resource, now);

export async function changeShippingAddress({
  app,
  trx,
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<ChangeShippingAddress['parsed']>['body'] }, RegistryAccess>): Promise<ShippingAddress> {
  const { address, was, tried } = input.body;
  const { registryId } = resource;
  const values = { address: await portableAddressOf(app, trx, registryId) };
  refuseStale(values, startedFrom(was, tried, values), 'this address');
  if (address === undefined) return present(app, trx, resource, now);
  if (address === null) await deleteAddress(trx, registryId);
  else {
    const sealed = await app.sealing.seal(trx, await ownerOfRegistry(trx, registryId), address);
    await putSealedAddress(trx, registryId, sealed, now);
  }
  return present(app, trx, resource, now);
}

/** @throws {Refusal} 'mail-not-opened' before the email is confirmed, 'wrong-state' where there is nothing to show */
export async function showShippingAddress({
  app,
  trx,
  resource,
  now,
}: Changing<unknown, ReservationAccess>): Promise<{ address: string }> {
  const gift = await findGift(trx, resource.reservationId);
  const address = await addressOf(app, trx, gift.registry_id);
  const view = viewOf(gift, address, true);
  if (view === 'confirm-first') throw new Refusal('mail-not-opened');
  if (view !== 'shown')
    throw new Refusal('wrong-state', { detail: 'The family doesn’t want anything sent right now.' });
  await logView(trx, { reservationId: gift.id, registryId: gift.registry_id, now });
  return { address: address! };
}

/** For an owner's export, also of a paused registry. */
export async function portableAddressOf(app: App, db: Query, registryId: string): Promise<string | null> {
  const row = await findSealedAddress(db, registryId);
  return row === undefined ? null : app.sealing.open(db, row.owner_id, row.address_sealed);
}

export async function saveShippingAddress(
  app: App,
  trx: Trx,
  { registryId, ownerId, address, now }: { registryId: string; ownerId: string; address: string; now: number },
): Promise<void> {
  await putSealedAddress(trx, registryId, await app.sealing.seal(trx, ownerId, address), now);
}

/** For a registry that changes hands. */
export async function resealShippingAddress(
  app: App,
  trx: Trx,
  { registryId, from, to, now }: { registryId: string; from: string; to: string; now: number },
): Promise<void> {
  const row = await findSealedAddress(trx, registryId);
  const address = row === undefined ? null : await app.sealing.open(trx, from, row.address_sealed);
  if (address !== null) await putSealedAddress(trx, registryId, await app.sealing.seal(trx, to, address), now);
}

/** What the page of a reservation says about where to send the gift. */
export async function sendToOf(app: App, db: Query, reservationId: string): Promise<SendTo> {
  const gift = await findGift(db, reservationId);
  if (gift.registry_state === 'paused' && isActive(gift.state)) return { view: 'paused' };
  const address = await addressOf(app, db, gift.registry_id);
  const view = viewOf(gift, address, await wasShown(db, reservationId));
  return view === 'shown' ? { view, address: address! } : { view };
}

const viewOf = (
  gift: { state: ReservationState; email_verified_at: number | null },
  address: string | null,
  wasShownBefore: boolean,
) =>
  addressViewOf({
    state: gift.state,
    isEmailVerified: gift.email_verified_at !== null,
    hasAddress: address !== null,
    wasShown: wasShownBefore,
  });

/** Null also while the registry is paused. */
async function addressOf(app: App, db: Query, registryId: string): Promise<string | null> {
  const row = await findSealedAddress(db, registryId);
  if (row === undefined || row.state === 'paused') return null;
  return app.sealing.open(db, row.owner_id, row.address_sealed);
}

async function present(app: App, db: Query, access: RegistryAccess, now: number): Promise<ShippingAddress> {
  const row = await findSealedAddress(db, access.registryId);
  const view = await giftViewOf(app, db, access, undefined, now);
  const { sees } = view;
  // Once a gift is over, its giver no longer keeps it secret; the owner may know that they have seen the address.
  const isShown = (one: Parameters<typeof isKeptFrom>[1] & { active: number }) =>
    one.active === 0 || !isKeptFrom(view, one);
  const views = sees.status ? (await findViews(db, access.registryId)).filter(isShown) : [];
  return {
    address: row === undefined ? null : await app.sealing.open(db, row.owner_id, row.address_sealed),
    shownTo: views.map(({ giver_name, shown_at }) => ({ name: sees.names ? giver_name : null, shownAt: shown_at })),
  };
}
