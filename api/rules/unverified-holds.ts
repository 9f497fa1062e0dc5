// A gift held for an email that nobody has confirmed may be held by anybody for nobody: one email, one address and all of them
// together hold a part of a registry at once, whatever cookies they come with.

export const unverifiedPerEmailMax = 10;

/** A third of the items, and four where there are few. */
export const unverifiedOfRegistryMax = (items: number): number => Math.max(4, Math.ceil(items / 3));

/** Half of that, so that one address leaves room for the others; a household has three. */
export const unverifiedOfAddressMax = (items: number): number =>
  Math.max(3, Math.floor(unverifiedOfRegistryMax(items) / 2));

/** Items of one registry that wait for a confirmed email, without the one in question. */
export interface UnverifiedHolds {
  ofEmail: number;
  ofAddress: number;
  ofRegistry: number;
}

/** Why one more may not be held so; null when it may. `items`: how many the registry has. */
export function refuseUnverifiedHold(
  held: UnverifiedHolds,
  items: number,
): 'too-many-unverified' | 'registry-waiting' | null {
  if (held.ofEmail >= unverifiedPerEmailMax || held.ofAddress >= unverifiedOfAddressMax(items))
    return 'too-many-unverified';
  return held.ofRegistry >= unverifiedOfRegistryMax(items) ? 'registry-waiting' : null;
}
