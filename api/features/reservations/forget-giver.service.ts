import { eachRow } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import { forgetMailedLinks } from '#api/http/mailed-links.ts';
import { snapshotOf } from './present-reservation.ts';
import { bumpForGifts, take } from './reservation-steps.service.ts';
import { findOfGiver, withoutGiver, withoutRecorder } from './reservations.queries.ts';

/**
 * For a giver whose account ends: reserved gifts become free again, bought ones stay taken, and none names the giver any more. The links in
 * old mails open none of them.
 */
export async function forgetGiver(trx: Trx, giver: { userId: string; email: string }, now: number): Promise<void> {
  const rows = await findOfGiver(trx, giver);
  for (const row of rows) {
    if (row.state === 'reserved') await take(trx, row, 'cancel', now);
    await withoutGiver(trx, row.id);
  }
  await forgetMailedLinks(
    trx,
    rows.map(({ id }) => id),
  );
  await withoutRecorder(trx, giver.userId);
  await bumpForGifts(trx, rows, now);
}

/** The gifts of an account, for its export. */
export const giftsGivenBy = async (db: Query, giver: { userId: string; email: string }) =>
  eachRow(
    'reservation',
    (await findOfGiver(db, giver)).filter((row) => row.user_id === giver.userId),
    (row) => ({
      title: snapshotOf(row).title,
      quantity: row.quantity,
      state: row.state,
      giverName: row.giver_name,
      message: row.message,
      secretUntil: row.secret_until,
      createdAt: row.created_at,
    }),
  );
