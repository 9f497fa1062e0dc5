import type { Trx } from '#api/db/database.ts';
import type { App, Changing } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import { expiryOf, isActive, type ReservationStep, stateAfter } from '#rules/reservations.ts';
import { boundedMailText } from '#rules/unverified-mail.ts';
import { mailGiver } from './personal-link.ts';
import { snapshotOf } from './present-reservation.ts';
import { findUnverified, type ReservationRow, releaseUnits, updateReservation } from './reservations.queries.ts';

/** One step of a reservation; one that ends it frees its units. */
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
      ...(isActive(state) ? {} : { address_tag: null }),
    },
    now,
  );
  if (!isActive(state)) await releaseUnits(trx, row.id);
}

export const mailCancelled = (
  app: App,
  trx: Trx,
  row: ReservationRow,
  { isOwnAddress, now, whenSpent }: { isOwnAddress: boolean; now: number; whenSpent: 'collect' | 'leave-out' },
): Promise<void> =>
  mailGiver(
    app,
    trx,
    { isOwnAddress, now },
    {
      uniqueKey: `reservation-cancelled:${row.id}:${row.updated_at}`,
      whenSpent,
      mail: {
        template: 'reservation-cancelled',
        to: row.giver_email,
        data: {
          giverName: boundedMailText(row.giver_name),
          quantity: row.quantity,
          itemTitle: boundedMailText(snapshotOf(row).title),
          registryTitle: boundedMailText(row.registry_title),
          link: `${app.settings.publicUrl}/${row.registry_slug}`,
        },
      },
    },
  );

/**
 * Lets go what nobody has confirmed, in the whole registry or of one item, and writes to those whose gift it was. Whoever asks learns
 * nothing of what was held.
 */
export async function releaseUnverified(
  { app, trx, now }: Pick<Changing<unknown>, 'app' | 'trx' | 'now'>,
  registryId: string,
  itemId: string | null,
): Promise<void> {
  for (const row of await findUnverified(trx, registryId, itemId)) {
    await take(trx, row, 'cancel', now);
    await mailCancelled(app, trx, row, { isOwnAddress: false, now, whenSpent: 'leave-out' });
  }
}
