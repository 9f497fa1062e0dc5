import { placesOf } from './session.ts';

/**
 * What the people of each address have under way at the same time, as a number of things or as their sizes. A household counts with all its
 * IPv6 subnets, and so does the whole network (/48) of a connection.
 */
export class UnderWay {
  readonly #counts = new Map<string, number>();
  #all = 0;
  readonly #most: { household: number; network: number };

  constructor(most: { household: number; network: number }) {
    this.#most = most;
  }

  /** How many things of everybody, whatever their sizes. */
  get count(): number {
    return this.#all;
  }

  /** Whether this address, or its network, has as much as it may have. */
  isFull(address: string): boolean {
    const { household, network } = placesOf(address);
    const { household: ofHousehold, network: ofNetwork } = this.#most;
    return this.#count(household) >= ofHousehold || (network !== null && this.#count(network) >= ofNetwork);
  }

  /** How many the household of this address has. */
  ofHousehold(address: string): number {
    return this.#count(placesOf(address).household);
  }

  /** @returns what to call, once, when it is over. `size`: 1 where things are counted */
  begin(address: string, size = 1): () => void {
    const { household, network } = placesOf(address);
    const places = network === null ? [household] : [household, network];
    for (const place of places) this.#counts.set(place, this.#count(place) + size);
    this.#all += 1;
    return () => {
      this.#all -= 1;
      for (const place of places) {
        const left = this.#count(place) - size;
        if (left === 0) this.#counts.delete(place);
        else this.#counts.set(place, left);
      }
    };
  }

  #count(place: string): number {
    return this.#counts.get(place) ?? 0;
  }
}
