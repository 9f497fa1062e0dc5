import { describe, expect, it } from 'vitest';
import {
  refuseUnverifiedHold,
  unverifiedOfHouseholdMax,
  unverifiedOfNetworkMax,
  unverifiedOfRegistryMax,
} from './unverified-holds.ts';

const none = { ofEmail: 0, ofHousehold: 0, ofNetwork: 0, ofRegistry: 0 };

describe('a gift for an unconfirmed email', () => {
  it.each([
    ['nothing is held', none, 30, null],
    ['an email holds ten', { ...none, ofEmail: 10 }, 300, 'too-many-unverified'],
    ['a household holds its part', { ...none, ofHousehold: 5 }, 30, 'too-many-unverified'],
    ['a household holds one less', { ...none, ofHousehold: 4, ofNetwork: 6, ofRegistry: 9 }, 30, null],
    ['a network holds its part', { ...none, ofNetwork: 7 }, 30, 'too-many-unverified'],
    ['a third is held', { ...none, ofRegistry: 10 }, 30, 'registry-waiting'],
    ['four of few are held', { ...none, ofRegistry: 4 }, 5, 'registry-waiting'],
  ] as const)('when %s', (_, held, items, refusal) => expect(refuseUnverifiedHold(held, items)).toBe(refusal));

  it('never lets one household or network hold all that unverified givers may', () => {
    for (let items = 1; items <= 1000; items += 1)
      expect(Math.max(unverifiedOfHouseholdMax(items), unverifiedOfNetworkMax(items))).toBeLessThan(
        unverifiedOfRegistryMax(items),
      );
  });
});
