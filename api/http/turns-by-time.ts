import { LRUCache } from 'lru-cache';
import { turnsByRank, turnsOfEach } from '#api/turns.ts';
import type { Places } from './session.ts';

/** For how long it counts what the work of a household or an IPv6 network has taken. */
const rememberedMs = 10 * 60_000;
/** Households whose work took more than this rank alike, so that none of them waits for ever. */
const takenMostMs = 10_000;
/** What each further piece of work of the same household is expected to take. Without it, six homes that sent four each had the first six turns. */
const expectedMs = 1_000;

const partsOf = ({ household, network }: Places): string[] => (network === null ? [household] : [household, network]);

export type TurnsByTime = <T>(
  from: Places,
  /** Calls `took` with the time that counts for the household. */
  work: (took: (ms: number) => void) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

/**
 * Runs one thing at a time for all, and of each household one in the line: whose work took the least time comes first, so that a family waits
 * for what is being done, however many homes keep sending what is slow.
 */
export function turnsByTime(): TurnsByTime {
  const ofHousehold = turnsOfEach(1);
  const takenMs = new LRUCache<string, number>({ max: 10_000, ttl: rememberedMs, noUpdateTTL: true });
  /** How many pieces of work of each household and network wait or are being done. */
  const asked = new Map<string, number>();
  const rankOf = (from: Places): number => {
    const msOf = (place: string) => (takenMs.get(place) ?? 0) + ((asked.get(place) ?? 1) - 1) * expectedMs;
    return Math.min(Math.max(...partsOf(from).map(msOf)), takenMostMs);
  };
  const inLine = turnsByRank<Places>(1, rankOf);

  return async (from, work, signal) => {
    const took = (ms: number) => {
      for (const place of partsOf(from)) takenMs.set(place, (takenMs.get(place) ?? 0) + ms);
    };
    for (const place of partsOf(from)) asked.set(place, (asked.get(place) ?? 0) + 1);
    try {
      return await ofHousehold(from.household, () => inLine(from, () => work(took), { signal }), { signal });
    } finally {
      for (const place of partsOf(from)) {
        const left = asked.get(place)! - 1;
        if (left === 0) asked.delete(place);
        else asked.set(place, left);
      }
    }
  };
}
