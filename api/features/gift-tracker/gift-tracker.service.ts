import { eachRowAsync } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import { type GiftView, giftViewOf, seesOfItem } from '#api/features/registries/gift-view.ts';
import { bumpVersion } from '#api/features/registries/registry-version.ts';
import { recordReservation, setReceived, writeRecord } from '#api/features/reservations/recorded-gifts.service.ts';
import {
  type ContributionAccess,
  decideAccess,
  type RegistryAccess,
  type ReservationAccess,
} from '#api/http/access.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import {
  type ListGifts,
  type RecordGift,
  type RevealGifts,
  type TrackedGift,
  type TrackGift,
  trackedGiftSchema,
} from '#contracts/gift-tracker.schemas.ts';
import { recordValues } from '#contracts/gift-tracker.ts';
import { Refusal } from '#contracts/problems.ts';
import { refuseStale } from '#contracts/refuse-stale.ts';
import { startedFrom } from '#rules/changed-meanwhile.ts';
import { findGift, findGifts, type GiftRow, isItemOf, revealItem, revealRegistry } from './gift-tracker.queries.ts';
import { isKnownTo, isMailAllowed, isThankable, presentGift } from './present-gift.ts';

export type TrackedGiftAccess = ReservationAccess | ContributionAccess;

/** The members who keep track of a gift, by its kind. */
export const familyOf = {
  reservation: { who: 'reservation', param: 'id', as: ['owner'] },
  'cash-fund': { who: 'contribution', to: 'cash-fund', param: 'id', as: ['owner'] },
  'group-gift': { who: 'contribution', to: 'group-gift', param: 'id', as: ['owner'] },
} as const;

/** All gifts, as far as the caller may know of them. */
export async function listGifts({
  app,
  input,
  resource,
  now,
}: Reading<{ query: { view?: 'guest' | undefined } }, RegistryAccess>): Promise<ListGifts['response']> {
  const db = app.db.read;
  const view = await giftViewOf(app, db, resource, input.query.view, now);
  const { status, names } = view.sees;
  return {
    gifts: await presentKnown(app, db, await findGifts(db, resource.registryId), view),
    surprise: !status ? 'all' : names ? 'nothing' : 'names',
  };
}

const presentKnown = (app: App, db: Query, rows: GiftRow[], view: GiftView): Promise<TrackedGift[]> =>
  eachRowAsync(
    'gift',
    rows.filter((row) => isKnownTo(view, row)),
    (row) => presentGift(app, db, row, view),
    trackedGiftSchema,
  );

/** Records a gift from somebody offline: it takes units like any other gift. */
export async function recordGift(
  call: Changing<{ body: NonNullable<RecordGift['parsed']>['body'] }, RegistryAccess>,
): Promise<{ gift: TrackedGift }> {
  const { app, trx, resource, now, input } = call;
  const view = await giftViewOf(app, trx, resource, undefined, now);
  // A refusal that depends on what is taken would reveal it.
  if (!view.sees.status)
    throw new Refusal('not-allowed', {
      detail: 'Gifts are a surprise for you here. Ask someone who helps with your registry to write it down.',
    });
  if (!(await isItemOf(trx, resource.registryId, input.body.regItemId)))
    throw new Refusal('invalid-input', {
      fields: [{ field: 'body.regItemId', message: 'is not on this list anymore' }],
    });
  const id = await recordReservation(call, view);
  return { gift: await presentOne(app, trx, id, view) };
}

export async function trackGift({
  app,
  trx,
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<TrackGift['parsed']>['body'] }, ReservationAccess>): Promise<{ gift: TrackedGift }> {
  const { row, view } = await knownGift(app, trx, resource, now);
  const { isReceived, giverName, message } = input.body;
  if (giverName !== undefined || message !== undefined) {
    if (row.recorded_by === null)
      throw new Refusal('wrong-state', { detail: 'The person who gives it wrote that, so only they can change it.' });
    // As the caller may see it: a helper does not see messages.
    const values = recordValues(await presentOne(app, trx, row.id, view));
    refuseStale(values, startedFrom(input.body.was, input.body.tried, values), 'this gift');
    const isNew = message !== undefined && message !== row.message;
    const record = { ...(giverName !== undefined && { giverName }), ...(isNew && { message }) };
    await writeRecord(trx, row.id, record, now);
  }
  if (isReceived !== undefined) await setReceived(trx, row.id, isReceived, now);
  return { gift: await presentOne(app, trx, row.id, view) };
}

/** For a gift whose giver the caller may not know, the response reveals nothing: neither yes, nor no, nor that it exists. */
export async function thankYouNoteAllowed({
  app,
  caller,
  input,
  now,
}: Reading<{ query: { reservation: string } }>): Promise<{ isAllowed: boolean }> {
  const db = app.db.read;
  const access = { who: 'gift', param: 'reservation', as: ['owner'] } as const;
  const resource = (await decideAccess(access, input.query, caller, db)) as TrackedGiftAccess;
  const { row, view } = await knownGift(app, db, resource, now);
  if (!seesOfItem(view, row.reg_item_id).messages || !isThankable(row)) throw new Refusal('not-found');
  return { isAllowed: isMailAllowed(row) };
}

/** An owner who wanted to be surprised chooses to look: at one item, or from now on at everything. */
export async function revealGifts({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<{ body: RevealGifts['body'] }>): Promise<{ gifts: TrackedGift[] }> {
  const { body } = input;
  const owner = { who: 'registry', param: 'id', roles: ['owner'] } as const;
  const access = (await decideAccess(owner, { id: body.registryId }, caller, trx)) as RegistryAccess;
  if (body.what === 'everything') await revealRegistry(trx, body.registryId, now);
  else {
    if (!(await isItemOf(trx, body.registryId, body.regItemId))) throw new Refusal('not-found');
    await revealItem(trx, { reg_item_id: body.regItemId, registry_id: body.registryId, revealed_at: now });
    await bumpVersion(trx, body.registryId, now);
  }
  const view = await giftViewOf(app, trx, access, undefined, now);
  const rows = await findGifts(trx, body.registryId);
  const asked = body.what === 'item' ? rows.filter((row) => row.reg_item_id === body.regItemId) : rows;
  return { gifts: await presentKnown(app, trx, asked, view) };
}

/** @throws {Refusal} 'not-found' for a gift that the member may not know of, and for one that is over */
export async function knownGift(app: App, db: Query, resource: TrackedGiftAccess, now: number) {
  const row = await findGift(db, 'reservationId' in resource ? resource.reservationId : resource.contributionId);
  if (row === undefined || resource.as !== 'owner') throw new Refusal('not-found');
  const view = await giftViewOf(app, db, resource, undefined, now);
  if (!isKnownTo(view, row)) throw new Refusal('not-found');
  return { row, view };
}

export const presentOne = async (app: App, trx: Trx, id: string, view: GiftView): Promise<TrackedGift> =>
  presentGift(app, trx, (await findGift(trx, id))!, view);
