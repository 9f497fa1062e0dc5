import { LRUCache } from 'lru-cache';
import { householdsOfNetwork, type Places } from '#api/http/session.ts';
import { foundByHousehold, mayLookUp } from '#rules/finding-budget.ts';

/** What was looked up and found today, in this process. Its memory does not grow with the number of households. */
export interface FindingBudget {
  /** Counts a look-up. @returns whether it may be made from there. */
  lookUp(from: Places, now: number): boolean;
  foundToday(now: number): number;
  /**
   * Which of these registries may still be shown there; they are counted as found. One that was found from there before costs nothing.
   */
  tell(from: Places, now: number, ids: readonly string[]): ReadonlySet<string>;
}

const placesMax = 50_000;
const dayMs = 86_400_000;

export function createFindingBudget(): FindingBudget {
  const places = new LRUCache<string, { lookUps: number; found: Set<string> }>({ max: placesMax });
  const found = new Set<string>();
  let day = 0;
  const begin = (now: number) => {
    const today = Math.floor(now / dayMs);
    if (today === day) return;
    day = today;
    places.clear();
    found.clear();
  };
  const of = (place: string, households: number) => {
    const today = places.get(place) ?? { lookUps: 0, found: new Set<string>() };
    places.set(place, today);
    return { today, households };
  };
  const countsOf = ({ household, network }: Places) => [
    of(household, 1),
    ...(network === null ? [] : [of(network, householdsOfNetwork)]),
  ];
  return {
    lookUp(from, now) {
      begin(now);
      const counts = countsOf(from);
      const allowed = counts.every(({ today, households }) =>
        mayLookUp({ lookUps: today.lookUps, found: today.found.size }, households),
      );
      for (const { today } of counts) today.lookUps += 1;
      return allowed;
    },
    foundToday(now) {
      begin(now);
      return found.size;
    },
    tell(from, now, ids) {
      begin(now);
      const counts = countsOf(from);
      for (const id of ids) {
        if (counts.some(({ today, households }) => today.found.size >= foundByHousehold * households)) break;
        for (const { today } of counts) today.found.add(id);
        found.add(id);
      }
      return counts[0]!.today.found;
    },
  };
}

/** For tests whose guests all call from one place. */
export const unboundedFinding: FindingBudget = {
  lookUp: () => true,
  foundToday: () => 0,
  tell: (_from, _now, ids) => new Set(ids),
};
