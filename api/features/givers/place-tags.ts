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

/** The same for a mail that somebody causes: a whole IPv6 network is one place, because it may be one connection. */
export function mailPlace(app: App, caller: Caller): string {
  const { address_tag, network_tag } = placeTags(app, caller, 'mail');
  return network_tag ?? address_tag;
}

/** Those made from the same household, and from the same IPv6 network. */
export const madeFrom = <T extends PlaceTags>(gifts: readonly T[], place: PlaceTags) => ({
  household: gifts.filter(({ address_tag }) => address_tag !== null && address_tag === place.address_tag),
  network: gifts.filter(({ network_tag }) => network_tag !== null && network_tag === place.network_tag),
});
