import type { Query, Trx } from '#api/db/database.ts';
import { bumpGiftsVersion } from '#api/features/registries/registry-version.ts';
import { snapshotOf } from './present-reservation.ts';
import { take } from './reservation-steps.service.ts';
import { findOfGiver, withoutGiver, withoutRecorder } from './reservations.queries.ts';

/**
 * Of a giver whose account ends: what was only reserved is free again, what was bought stays taken, and nothing says any more who it was.
 * @returns the addresses that families were given for their thanks
 */
export async function forgetGiver(trx: Trx, giver: { userId: string; email: string }, now: number): Promise<string[]> {
  const rows = await findOfGiver(trx, giver);
  for (const row of rows) {
    if (row.state === 'reserved') await take(trx, row, 'cancel', now);
    await withoutGiver(trx, row.id);
  }
  await withoutRecorder(trx, giver.userId);
  for (const registryId of new Set(rows.map((row) => row.registry_id))) await bumpGiftsVersion(trx, registryId);
  return rows.flatMap((row) => row.giver_address_id ?? []);
}

/** What an account gave, for its export. */
export const giftsGivenBy = async (db: Query, giver: { userId: string; email: string }) =>
  (await findOfGiver(db, giver))
    .filter((row) => row.user_id === giver.userId)
    .map((row) => ({
      title: snapshotOf(row).title,
      quantity: row.quantity,
      state: row.state,
      giverName: row.giver_name,
      message: row.message,
      secretUntil: row.secret_until,
      createdAt: row.created_at,
    }));
