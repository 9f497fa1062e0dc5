import type { Trx } from '#api/db/database.ts';
import { forgetUnusedAddresses } from '#api/features/givers/givers.service.ts';
import type { App } from '#api/http/app-context.ts';
import { inSlices } from '#api/jobs/in-slices.ts';
import { endedAfterAddressKeptMs, endedKeptMs, endedOfRegistryMax } from '#rules/ended-gifts.ts';
import { deleteEnded, findEndedBefore, findEndedBeyond, findRegistriesWithManyEnded } from './reservations.queries.ts';

type Ended = Awaited<ReturnType<typeof findEndedBefore>>;

/** Every night: deletes reservations that ended long ago, and those of each registry before the latest. */
export async function forgetEndedReservations(app: App): Promise<void> {
  const now = app.now();
  const old = { before: now - endedKeptMs, beforeAfterAddress: now - endedAfterAddressKeptMs };
  await inSlices(app, (trx, most) => findEndedBefore(trx, { ...old, most }), forget);
  for (const registryId of await findRegistriesWithManyEnded(app.db.read, endedOfRegistryMax))
    await inSlices(app, (trx, most) => findEndedBeyond(trx, registryId, endedOfRegistryMax, most), forget);
}

/** Also deletes thank-you addresses that no other gift uses. */
async function forget(trx: Trx, rows: Ended): Promise<void> {
  await deleteEnded(
    trx,
    rows.map(({ id }) => id),
  );
  await forgetUnusedAddresses(trx, rows);
}
