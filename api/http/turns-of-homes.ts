import { type Asking, turnsOfEach } from '#api/turns.ts';
import { placesOf } from './session.ts';

/** By the address of who asks. */
export type TurnsOfHomes = <T>(address: string, work: () => Promise<T>, asking?: Asking) => Promise<T>;

/** Runs at most so much at the same time for each household, and as much for all households of an IPv6 network: one sender may be all of them. */
export function turnsOfHomes(atOnce: number): TurnsOfHomes {
  const [ofHousehold, ofNetwork] = [turnsOfEach(atOnce), turnsOfEach(atOnce)];
  return (address, work, asking) => {
    const { household, network } = placesOf(address);
    return ofHousehold(household, network === null ? work : () => ofNetwork(network, work, asking), asking);
  };
}
