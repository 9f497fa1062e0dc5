import type { Trx } from '#api/db/database.ts';
import { forgetUnusedAddresses } from '#api/features/givers/givers.service.ts';
import type { App } from '#api/http/app-context.ts';
import { inSlices } from '#api/jobs/in-slices.ts';
import { endedKeptMs, endedOfRegistryMax } from '#rules/ended-gifts.ts';
import {
  deleteEmptyGifts,
  deleteReleased,
  findRegistriesWithManyReleased,
  findReleasedBefore,
  findReleasedBeyond,
} from './group-gifts.queries.ts';

const dayMs = 86_400_000;

/** Every night: deletes shares released long ago, those of each registry before the latest, and group gifts to which nobody gave. */
export async function forgetReleasedShares(app: App): Promise<void> {
  await inSlices(app, (trx, most) => findReleasedBefore(trx, app.now() - endedKeptMs, most), forget);
  for (const registryId of await findRegistriesWithManyReleased(app.db.read, endedOfRegistryMax))
    await inSlices(app, (trx, most) => findReleasedBeyond(trx, registryId, endedOfRegistryMax, most), forget);
  await app.db.transact({ lock: 'nothing' }, (trx) => deleteEmptyGifts(trx, app.now() - dayMs));
}

async function forget(trx: Trx, rows: readonly { id: string; giver_address_id: string | null }[]): Promise<void> {
  await deleteReleased(
    trx,
    rows.map(({ id }) => id),
  );
  await forgetUnusedAddresses(trx, rows);
}
