import { turnsOfEach } from '#api/turns.ts';
import { Refusal } from '#contracts/problems.ts';
import type { Caller } from './app-context.ts';
import { placesOf } from './session.ts';
import { UnderWay } from './under-way.ts';

/** Calls of one person take turns, so that nobody has all of the server. */
export interface CallsInTurn {
  /** @throws {Refusal} 'busy' where so many calls of the caller's home wait that another would be refused: before its body is read */
  refuseWhereFull(caller: Caller): void;
  /**
   * Runs it once fewer than ten calls of the same person are running, so that nobody has all connections to the database.
   * @param signal that takes it out of the line: nobody waits for it any more
   * @param bytes of its body, which is kept meanwhile
   * @throws {Refusal} 'busy' where too many wait already
   */
  inTurn<T>(caller: Caller, call: () => Promise<T>, signal?: AbortSignal, bytes?: number): Promise<T>;
  /** The same for the transaction of a change, of which two may run: there are eight connections for the changes of everybody. */
  changeInTurn<T>(caller: Caller, change: () => Promise<T>): Promise<T>;
}

const atOnceOfPerson = 10;
/** Each may have a body of 64 kB. A browser has a few dozen calls under way, and all who are not signed in at an address are one person. */
const waitingOfAccountMax = 50;
/** Calls that run or wait: 200 of a household with usual bodies, or 30 with the largest. A body is kept until it is answered. */
const kilobytesOfAddresses = { household: 2_000, network: 6_000 };
const usualKilobytes = 10;
/** Those with larger bodies are few (`uploads.ts`). */
const largestKilobytes = 66;
const kilobytesOf = (bytes: number): number =>
  Math.min(Math.max(Math.ceil(bytes / 1_000), usualKilobytes), largestKilobytes);
const changesAtOnceOfPerson = 2;

/** @param factor for tests whose people all call from one address */
export function callsInTurn(factor: number): CallsInTurn {
  const turns = turnsOfEach(atOnceOfPerson * factor);
  const underWay = new UnderWay({
    household: kilobytesOfAddresses.household * factor,
    network: kilobytesOfAddresses.network * factor,
  });
  const refuseWhereFull = ({ address }: Caller) => {
    if (underWay.isFull(address)) throw new Refusal('busy', { facts: { retryAfterSeconds: 3 } });
  };
  const turnsOfChanges = turnsOfEach(changesAtOnceOfPerson * factor);
  const personOf = ({ user, address }: Caller) => user?.id ?? placesOf(address).household;
  return {
    refuseWhereFull,
    async inTurn(caller, call, signal, bytes = 0) {
      refuseWhereFull(caller);
      const end = underWay.begin(caller.address, kilobytesOf(bytes));
      const waiting = caller.user === null ? {} : { waitingMax: waitingOfAccountMax * factor };
      return turns(personOf(caller), call, { signal, ...waiting }).finally(end);
    },
    changeInTurn: (caller, change) => turnsOfChanges(personOf(caller), change),
  };
}
