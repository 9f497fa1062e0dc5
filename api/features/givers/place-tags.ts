import type { App, Caller } from '#api/http/app-context.ts';
import { placesOf } from '#api/http/session.ts';

/**
 * Where a gift was made from, as keyed hashes for its registry: what nobody has confirmed yet is counted by them. Columns of the gift,
 * null once its email is confirmed or the gift is over.
 */
export interface PlaceTags {
  readonly address_tag: string | null;
  readonly network_tag: string | null;
}

export const noPlaceTags: PlaceTags = { address_tag: null, network_tag: null };

export function placeTags(app: App, caller: Caller, scope: string): PlaceTags & { address_tag: string } {
  const { household, network } = placesOf(caller.address);
  return {
    address_tag: app.sealing.tag(`${scope} ${household}`),
    network_tag: network === null ? null : app.sealing.tag(`${scope} network ${network}`),
  };
}

/** Those made from the same household, and from the same IPv6 network. */
export const madeFrom = <T extends PlaceTags>(gifts: readonly T[], place: PlaceTags) => ({
  household: gifts.filter(({ address_tag }) => address_tag !== null && address_tag === place.address_tag),
  network: gifts.filter(({ network_tag }) => network_tag !== null && network_tag === place.network_tag),
});
