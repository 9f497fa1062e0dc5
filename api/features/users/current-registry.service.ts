import type { Query } from '#api/db/database.ts';
import { chosenAmong } from '#api/features/cash-funds/payment-preferences.service.ts';
import type { SignedInUser } from '#api/http/app-context.ts';
import type { CurrentRegistry } from '#contracts/users.schemas.ts';
import { findOwnPlace } from './current-registry.queries.ts';

/** The user's current registry, as far as they may know it; null if there is none, or they are no longer a member of it. */
export async function presentCurrentRegistry(
  db: Query,
  user: Pick<SignedInUser, 'id' | 'currentRegistryId'>,
): Promise<CurrentRegistry | null> {
  if (user.currentRegistryId === null) return null;
  const rows = await findOwnPlace(db, user.currentRegistryId, user.id);
  const [place] = rows;
  if (place === undefined) return null;
  return {
    ownerId: place.owner_id,
    type: place.type,
    // Only the owner may know how a family is paid.
    cashFundPreferences: place.role === 'owner' ? chosenAmong(rows.map((row) => row.payment_kind)) : null,
  };
}
