import type { Trx } from '#api/db/database.ts';
import { forgetUnusedAddresses } from '#api/features/givers/givers.service.ts';
import type { App } from '#api/http/app-context.ts';
import { inSlices } from '#api/jobs/in-slices.ts';
import { endedKeptMs, endedOfRegistryMax } from '#rules/ended-gifts.ts';
import {
  deleteCancelled,
  findCancelledBefore,
  findCancelledBeyond,
  findRegistriesWithManyCancelled,
} from './contributions.queries.ts';

/** Every night: deletes pledges cancelled long ago, and those of each registry before the latest. */
export async function forgetCancelledPledges(app: App): Promise<void> {
  await inSlices(app, (trx, most) => findCancelledBefore(trx, app.now() - endedKeptMs, most), forget);
  for (const registryId of await findRegistriesWithManyCancelled(app.db.read, endedOfRegistryMax))
    await inSlices(app, (trx, most) => findCancelledBeyond(trx, registryId, endedOfRegistryMax, most), forget);
}

async function forget(trx: Trx, rows: readonly { id: string; giver_address_id: string | null }[]): Promise<void> {
  await deleteCancelled(
    trx,
    rows.map(({ id }) => id),
  );
  await forgetUnusedAddresses(trx, rows);
}
