import { describe, expect, it } from 'vitest';
import { refuseUnverifiedHold, unverifiedOfAddressMax, unverifiedOfRegistryMax } from './unverified-holds.ts';

const none = { ofEmail: 0, ofAddress: 0, ofRegistry: 0 };

describe('a gift for an unconfirmed email', () => {
  it.each([
    ['nothing is held', none, 30, null],
    ['an email holds ten', { ...none, ofEmail: 10 }, 300, 'too-many-unverified'],
    ['an address holds its part', { ...none, ofAddress: 5 }, 30, 'too-many-unverified'],
    ['an address holds one less', { ...none, ofAddress: 4, ofRegistry: 9 }, 30, null],
    ['a third is held', { ...none, ofRegistry: 10 }, 30, 'registry-waiting'],
    ['four of few are held', { ...none, ofRegistry: 4 }, 5, 'registry-waiting'],
  ] as const)('when %s', (_, held, items, refusal) => expect(refuseUnverifiedHold(held, items)).toBe(refusal));

  it('never lets one address hold all that unverified givers may', () => {
    for (let items = 1; items <= 1000; items += 1)
      expect(unverifiedOfAddressMax(items)).toBeLessThan(unverifiedOfRegistryMax(items));
  });
});
