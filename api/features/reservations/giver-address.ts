import type { Trx } from '#api/db/database.ts';
import { ownEmails } from '#api/features/givers/own-emails.ts';
import { bumpGiftsVersion } from '#api/features/registries/registry-version.ts';
import type { Caller } from '#api/http/app-context.ts';
import { findReservations, updateReservation } from './reservations.queries.ts';

/** Sets an address on every gift of this giver in a registry. `before`: addresses that were replaced and are used nowhere now. */
export async function markAddress(
  trx: Trx,
  caller: Caller,
  registryId: string,
  addressId: string | null,
  now: number,
): Promise<{ marked: number; before: string[] }> {
  const giver = {
    visitorId: caller.visitorId,
    userId: caller.user?.id ?? null,
    grants: [...caller.grants],
    emails: await ownEmails(trx, caller),
  };
  const rows = await findReservations(trx, giver, registryId);
  for (const { id } of rows) await updateReservation(trx, id, { giver_address_id: addressId }, now);
  if (rows.length > 0) await bumpGiftsVersion(trx, registryId, true);
  const before = rows.map(({ giver_address_id }) => giver_address_id).filter((id) => id !== null);
  return { marked: rows.length, before: [...new Set(before)] };
}
