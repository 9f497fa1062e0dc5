import type { Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { GiftView } from '#api/features/registries/gift-view.ts';
import { bumpGiftsVersion } from '#api/features/registries/registry-version.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { Changing } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import { decideRecord, heldAgainUntil } from '#rules/reservations.ts';
import { giftOf } from './present-reservation.ts';
import { askToTellGivers, refuseGivenTogether, take } from './reservation-steps.service.ts';
import {
  countRecorded,
  findGiftable,
  findReservation,
  heldUnits,
  holdUnits,
  insertReservation,
  newMessage,
  type ReservationRow,
  updateReservation,
} from './reservations.queries.ts';
import { takenAsMemberSees } from './unit-holds.service.ts';

/** All gifts of a registry are on one page; each may have a message and a note, and each unit of an item could be one. */
export const recordedMax = 1000;

interface Record {
  regItemId: string;
  quantity: number;
  giverName: string;
  message: string;
  state: 'reserved' | 'purchased' | 'received';
}

/**
 * "Grandma called: she gives the blanket." Belongs to no browser, never expires, and sends its giver no mail. If somebody already gives it
 * and keeps that secret from the member, it is given once too often, and that giver is told.
 */
export async function recordReservation(
  { app, trx, caller, input: { body }, resource, now }: Changing<{ body: Record }, RegistryAccess>,
  view: GiftView,
): Promise<string> {
  const item = await findGiftable(trx, body.regItemId);
  if (item === undefined) throw new Refusal('not-found');
  refuseGivenTogether(item);
  if ((await countRecorded(trx, resource.registryId)) >= recordedMax)
    throw new Refusal('wrong-state', { detail: `You can write down up to ${recordedMax} gifts for one registry.` });
  const decision = decideRecord({
    wanted: item.quantity,
    heldUnits: await heldUnits(trx, item),
    knownHeld: await takenAsMemberSees(trx, item.id, view),
    quantity: body.quantity,
  });
  if (!decision.allowed) throw new Refusal(decision.because, { facts: { left: decision.left } });
  const id = app.newId();
  await insertReservation(trx, {
    id,
    reg_item_id: item.id,
    registry_id: resource.registryId,
    // Cannot equal a visitor's cookie: it contains a space.
    visitor_id: `recorded ${id}`,
    quantity: body.quantity,
    state: body.state,
    active: 1,
    giver_name: body.giverName,
    giver_email: '',
    email_verified_at: now,
    message: body.message,
    snapshot: JSON.stringify(giftOf(item)),
    recorded_by: caller.user!.id,
    received_at: body.state === 'received' ? now : null,
    created_at: now,
    updated_at: now,
  });
  await holdUnits(trx, item.id, decision.units, id);
  if (decision.units.some((unit) => unit > item.quantity))
    await askToTellGivers({ app, trx, now }, { itemId: item.id, isRecorded: true });
  await bumpGiftsVersion(trx, resource.registryId);
  return id;
}

export async function writeRecord(
  trx: Trx,
  id: string,
  { giverName, message }: { giverName?: string; message?: string },
  now: number,
): Promise<void> {
  const set = {
    ...(giverName !== undefined && { giver_name: giverName }),
    ...(message !== undefined && newMessage(message)),
  };
  await updateReservation(trx, id, set, now);
}

/** The family has it; or not after all, which returns it to what it was before. */
export async function setReceived(trx: Trx, id: string, isReceived: boolean, now: number): Promise<void> {
  const row = (await findReservation(trx, id))!;
  const isSo = row.state === 'received';
  if (isReceived === isSo) return;
  if (isReceived) await take(trx, row, 'receive', now);
  else await updateReservation(trx, id, { ...before(row, now), ...notReceived }, now);
  await bumpGiftsVersion(trx, row.registry_id);
}

const notReceived = { received_at: null, received_from: null, held_until: null };

/** A gift that was received at once is bought, and so is one whose giver is forgotten: nobody could be reminded of its hold. */
function before(row: ReservationRow, now: number): Partial<Tables['reservation']> {
  if (row.received_from !== 'reserved') return { state: 'purchased' };
  if (row.recorded_by !== null) return { state: 'reserved' };
  const expiresAt = heldAgainUntil(row.held_until, row.email_verified_at !== null, now);
  const isSameHold = expiresAt === row.held_until;
  return { state: 'reserved', expires_at: expiresAt, reminders_sent: isSameHold ? row.reminders_sent : null };
}
