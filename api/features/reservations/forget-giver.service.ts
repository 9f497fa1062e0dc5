import type { Trx } from '#api/db/database.ts';
import { bumpGiftsVersion } from '#api/features/registries/registry-version.ts';
import { take } from './reservation-steps.service.ts';
import { findOfGiver, withoutGiver } from './reservations.queries.ts';

/**
 * Of a giver whose account ends: what was only reserved is free again, what was bought stays taken, and nothing says any more who it was.
 */
export async function forgetGiver(trx: Trx, giver: { userId: string; email: string }, now: number): Promise<void> {
  const rows = await findOfGiver(trx, giver);
  for (const row of rows) {
    if (row.state === 'reserved') await take(trx, row, 'cancel', now);
    await withoutGiver(trx, row.id);
  }
  for (const registryId of new Set(rows.map((row) => row.registry_id))) await bumpGiftsVersion(trx, registryId);
}
