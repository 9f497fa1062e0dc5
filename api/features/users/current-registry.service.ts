import type { Query } from '#api/db/database.ts';
import { chosenWaysOf } from '#api/features/cash-funds/payment-preferences.service.ts';
import type { SignedInUser } from '#api/http/app-context.ts';
import type { CurrentRegistry } from '#contracts/users.schemas.ts';
import { findOwnPlace } from './current-registry.queries.ts';

/** The registry that somebody works on, as far as it is theirs to know; null for none, and for one that they no longer belong to. */
export async function presentCurrentRegistry(
  db: Query,
  user: Pick<SignedInUser, 'id' | 'currentRegistryId'>,
): Promise<CurrentRegistry | null> {
  if (user.currentRegistryId === null) return null;
  const place = await findOwnPlace(db, user.currentRegistryId, user.id);
  if (place === undefined) return null;
  return {
    ownerId: place.owner_id,
    type: place.type,
    // How a family is paid is its owner's matter.
    cashFundPreferences: place.role === 'owner' ? await chosenWaysOf(db, user.currentRegistryId) : null,
  };
}
