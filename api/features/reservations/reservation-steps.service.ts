import { hash } from 'node:crypto';
import type { Trx } from '#api/db/database.ts';
import { noPlaceTags } from '#api/features/givers/place-tags.ts';
import { bumpGiftsVersion } from '#api/features/registries/registry-version.ts';
import type { OpenGift } from '#api/features/registry-lists/tell-givers-of-deletion.ts';
import type { App, Caller, Changing } from '#api/http/app-context.ts';
import { enqueue, type JobPayloads } from '#api/jobs/queue.ts';
import { ourText, userText } from '#api/mail/mail-text.ts';
import { Refusal } from '#contracts/problems.ts';
import { knownAs } from '#rules/audiences.ts';
import { dayBegunEverywhere } from '#rules/days.ts';
import { waysToGive } from '#rules/group-gifts.ts';
import { isMaterial } from '#rules/item-changes.ts';
import { expiryOf, isActive, type ReservationStep, stateAfter } from '#rules/reservations.ts';
import { isSecretGift } from '#rules/surprise.ts';
import { mailGiver, shopText } from './personal-link.ts';
import { readableSnapshot } from './present-reservation.ts';
import {
  findActiveOfItem,
  findChangedItem,
  findOpenOfRegistry,
  findShopTitle,
  findUnverified,
  type GiftableItem,
  type ReservationRow,
  releaseUnits,
  updateReservation,
} from './reservations.queries.ts';

/** Takes one step of a reservation; a step that ends it frees its units. */
export async function take(trx: Trx, row: ReservationRow, step: ReservationStep, now: number): Promise<void> {
  const state = stateAfter(row.state, step);
  if (state === null) throw new Refusal('wrong-state');
  await updateReservation(
    trx,
    row.id,
    {
      state,
      active: isActive(state) ? 1 : 0,
      expires_at: expiryOf(state, row.email_verified_at !== null, now),
      ...(state === 'reserved' ? { progress: null } : {}),
      ...(step === 'receive'
        ? {
            received_at: now,
            received_from: row.state === 'reserved' ? 'reserved' : 'purchased',
            held_until: row.expires_at,
          }
        : { reminders_sent: null }),
      ...(isActive(state) ? {} : noPlaceTags),
    },
    now,
  );
  if (!isActive(state)) await releaseUnits(trx, row.id);
}

/**
 * Counts on the versions of the registries of these gifts. A change of a secret gift counts for guests alone; where a registry has both
 * kinds, members only see that of the other one.
 */
export async function bumpForGifts(
  trx: Trx,
  rows: readonly Pick<ReservationRow, 'registry_id' | 'secret_until'>[],
  now: number,
): Promise<void> {
  const today = dayBegunEverywhere(now);
  for (const [registryId, gifts] of Map.groupBy(rows, (row) => row.registry_id))
    for (const isSecret of new Set(gifts.map((row) => isSecretGift(row.secret_until, today))))
      await bumpGiftsVersion(trx, registryId, isSecret);
}

export const mailCancelled = async (
  app: App,
  trx: Trx,
  row: ReservationRow,
  {
    isOwnAddress,
    isByFamily,
    caller,
    now,
    whenSpent,
  }: {
    isOwnAddress: boolean;
    isByFamily: boolean;
    caller?: Caller;
    now: number;
    whenSpent: 'collect' | 'leave-out';
  },
): Promise<void> =>
  mailGiver(
    app,
    trx,
    { isOwnAddress, now, ...(caller && { caller }) },
    {
      uniqueKey: `reservation-cancelled:${row.id}:${row.updated_at}`,
      whenSpent,
      mail: {
        template: 'reservation-cancelled',
        to: row.giver_email,
        registryId: row.registry_id,
        says: { reservationId: row.id, is: 'cancelled' },
        data: { ...(await giftInMail(app, trx, row)), isByFamily: isByFamily ? 1 : 0 },
      },
    },
  );

/** If the giver never confirmed the address, a mail repeats no text of people. */
export async function giftInMail(app: Pick<App, 'settings'>, trx: Trx, row: ReservationRow) {
  const address = row.email_verified_at === null ? 'typed' : 'confirmed';
  const words = (text: string) => userText(text, address);
  const title = readableSnapshot(row)?.title;
  // The registry's own address was chosen by its owner.
  const path = address === 'typed' ? '/reservations' : `/${knownAs(row).slug}`;
  return {
    giverName: words(row.giver_name),
    quantity: row.quantity,
    itemTitle: shopText(await findShopTitle(trx, row.reg_item_id)) ?? (title === undefined ? null : words(title)),
    registryTitle: words(row.registry_title),
    link: ourText(app.settings.publicUrl + path),
  };
}

/** Cash funds and group gifts take any amount from anybody, and cannot be reserved. */
export function refuseGivenTogether({ kind, shop_type: shopType, group_gift_id: groupGiftId }: GiftableItem): void {
  const way = waysToGive({ kind, shopType, hasGroupGift: groupGiftId !== null });
  if (way === 'chip-in' && groupGiftId === null)
    throw new Refusal('given-together', {
      detail: 'People give to this together, and the family isn’t collecting for it right now.',
    });
  if (way !== 'reserve') throw new Refusal('given-together');
}

/** Long enough to undo a mistake. */
const tellGiversAfterMs = 15 * 60_000;
/** All changes of an item within this time are one job, which sees what came of them: one call may change 250 items. */
const changedTogetherMs = 5 * 60_000;

/** Enqueues telling givers that a gift somebody has taken was changed, or recorded for somebody else. */
export function askToTellGivers(
  { app, trx, now }: { app: App; trx: Trx; now: number },
  payload: JobPayloads['tell-givers'],
): Promise<boolean> {
  const { itemId, isKnown = false, isRecorded = false } = payload;
  return enqueue(trx, {
    id: app.newId(),
    kind: 'tell-givers',
    uniqueKey: `tell-givers:${itemId}:${isKnown}:${isRecorded}:${Math.floor(now / changedTogetherMs)}`,
    payload,
    now,
    runAt: now + tellGiversAfterMs,
  });
}

/**
 * After a change of what may be somebody's gift: tells those who hold it, unless the change was undone.
 * @param change.isKnown whether the person who changed it was told that it is taken
 * @param change.isRecorded a member recorded somebody else's gift, although givers keep theirs secret: only those givers are told
 */
export async function tellGivers(
  app: App,
  trx: Trx,
  { itemId, isKnown = false, isRecorded = false }: JobPayloads['tell-givers'],
): Promise<void> {
  const item = await findChangedItem(trx, itemId);
  if (item === undefined) return;
  const isRemoved = item.removed_at !== null;
  const rows = await findActiveOfItem(trx, itemId);
  const units = rows.reduce((sum, row) => sum + row.quantity, 0);
  const isFewer = !isRemoved && units > item.quantity;
  for (const row of rows) {
    // For a gift that a member recorded there is no address.
    if (row.recorded_by !== null) continue;
    const isSecret = isSecretGift(row.secret_until, dayBegunEverywhere(app.now()));
    if (isRecorded && !(isSecret && isFewer)) continue;
    const seen = readableSnapshot(row);
    const isDescribed = !isRemoved && !isFewer && seen !== null && isMaterial(seen, item);
    if (!isRemoved && !isFewer && !isDescribed) continue;
    const { giverName: _, ...gift } = await giftInMail(app, trx, row);
    const change = isRecorded
      ? 'recorded'
      : isRemoved
        ? `removed:${item.removed_at}`
        : isFewer
          ? `fewer:${item.quantity}`
          : `described:${hash('sha256', JSON.stringify([item.title, item.url, item.size, item.color]), 'base64url')}`;
    await mailGiver(
      app,
      trx,
      { isOwnAddress: row.email_verified_at !== null, now: app.now() },
      {
        // One mail about each change, however often a member changes their mind.
        uniqueKey: `gift-changed:${row.id}:${change}`,
        whenSpent: 'leave-out',
        mail: {
          template: 'gift-changed',
          to: row.giver_email,
          registryId: row.registry_id,
          says: { reservationId: row.id, is: 'held' },
          data: {
            ...gift,
            isRemoved: isRemoved ? 1 : 0,
            isDescribed: isDescribed ? 1 : 0,
            isRecorded: isRecorded ? 1 : 0,
            isKnown: isKnown && !isSecret ? 1 : 0,
            link: ourText(`${app.settings.publicUrl}/reservations`),
          },
        },
      },
    );
  }
}

/** Open reservations of a registry, for a mail that says that the registry is gone. */
export async function openReservationsOf(trx: Trx, registryId: string): Promise<OpenGift[]> {
  return (await findOpenOfRegistry(trx, registryId)).map((row) => ({
    email: row.giver_email,
    giverName: row.giver_name,
    isConfirmed: row.email_verified_at !== null,
    registryTitle: row.registry_title,
    words: userText(
      `${row.quantity > 1 ? `${row.quantity} × ` : ''}${readableSnapshot(row)?.title ?? 'a gift'}`,
      'confirmed',
    )!,
    isBought: row.state === 'purchased',
    isPledge: false,
  }));
}

/**
 * Releases unconfirmed reservations, in the whole registry or of one item, and mails their givers. The caller learns nothing about what was
 * held.
 */
export async function releaseUnverified(
  { app, trx, now }: Pick<Changing<unknown>, 'app' | 'trx' | 'now'>,
  registryId: string,
  itemId: string | null,
): Promise<void> {
  for (const row of await findUnverified(trx, registryId, itemId)) {
    await take(trx, row, 'cancel', now);
    await mailCancelled(app, trx, row, { isOwnAddress: false, isByFamily: true, now, whenSpent: 'leave-out' });
  }
}
