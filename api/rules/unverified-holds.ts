// Anybody can hold a gift with an email that nobody has confirmed. Therefore such holds are limited to a part of a registry at a time: per
// email, per household and IPv6 network, and in total, whatever cookies the requests carry. An email counts only within its household and
// network: a stranger who types the email of a giver elsewhere must not learn what that giver holds, nor keep them out.

export const unverifiedPerEmailMax = 10;

/** A third of the items, but at least four. */
export const unverifiedOfRegistryMax = (items: number): number => Math.max(4, Math.ceil(items / 3));

/** Half of that, so that one household leaves room for others; at least three. */
export const unverifiedOfHouseholdMax = (items: number): number =>
  Math.max(3, Math.floor(unverifiedOfRegistryMax(items) / 2));

/**
 * Three quarters of it. An IPv6 network may be one connection, with 256 households if it wants, or the phones of half a town: it leaves
 * room for others as well, but less.
 */
export const unverifiedOfNetworkMax = (items: number): number =>
  Math.max(3, Math.floor((unverifiedOfRegistryMax(items) * 3) / 4));

/** Items of one registry that wait for a confirmed email, not counting the one in question. */
export interface UnverifiedHolds {
  /** From the same household or network. */
  ofEmail: number;
  ofHousehold: number;
  ofNetwork: number;
  ofRegistry: number;
}

/** Why another such hold is refused; null when it is allowed. `items`: how many the registry has. */
export function refuseUnverifiedHold(
  held: UnverifiedHolds,
  items: number,
): 'too-many-unverified' | 'registry-waiting' | null {
  if (
    held.ofEmail >= unverifiedPerEmailMax ||
    held.ofHousehold >= unverifiedOfHouseholdMax(items) ||
    held.ofNetwork >= unverifiedOfNetworkMax(items)
  )
    return 'too-many-unverified';
  return held.ofRegistry >= unverifiedOfRegistryMax(items) ? 'registry-waiting' : null;
}
