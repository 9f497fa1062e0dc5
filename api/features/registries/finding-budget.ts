import { LRUCache } from 'lru-cache';
import { foundByAddress, mayLookUp } from '#rules/finding-budget.ts';

/** What was looked up and found today, in this process. Its memory does not grow with the number of IP addresses. */
export interface FindingBudget {
  /** Counts a look-up. @returns whether this IP address may make it. */
  lookUp(address: string, now: number): boolean;
  foundToday(now: number): number;
  /**
   * Which of these registries may still be shown to this IP address; they are counted as found. One that it has found before costs nothing.
   */
  tell(address: string, now: number, ids: readonly string[]): ReadonlySet<string>;
}

const addressesMax = 50_000;
const dayMs = 86_400_000;

export function createFindingBudget(): FindingBudget {
  const addresses = new LRUCache<string, { lookUps: number; found: Set<string> }>({ max: addressesMax });
  const found = new Set<string>();
  let day = 0;
  const begin = (now: number) => {
    const today = Math.floor(now / dayMs);
    if (today === day) return;
    day = today;
    addresses.clear();
    found.clear();
  };
  const of = (address: string) => {
    const one = addresses.get(address) ?? { lookUps: 0, found: new Set<string>() };
    addresses.set(address, one);
    return one;
  };
  return {
    lookUp(address, now) {
      begin(now);
      const one = of(address);
      const allowed = mayLookUp({ lookUps: one.lookUps, found: one.found.size });
      one.lookUps += 1;
      return allowed;
    },
    foundToday(now) {
      begin(now);
      return found.size;
    },
    tell(address, now, ids) {
      begin(now);
      const one = of(address);
      for (const id of ids) {
        if (one.found.size >= foundByAddress) break;
        one.found.add(id);
        found.add(id);
      }
      return one.found;
    },
  };
}

/** For tests whose guests all share one IP address. */
export const unboundedFinding: FindingBudget = {
  lookUp: () => true,
  foundToday: () => 0,
  tell: (_address, _now, ids) => new Set(ids),
};
