import { describe, expect, it } from 'vitest';
import { addressKey } from './session.ts';

describe('the address that limits count by', () => {
  it.each([
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '::FFFF:203.0.113.7',
    '::ffff:cb00:7107',
    '203.0.113.7:51234',
    '[::ffff:203.0.113.7]:51234',
    ' 203.0.113.7 ',
  ])('is the same however a proxy spells it: %s', (spelling) => {
    expect(addressKey(spelling)).toBe('203.0.113.7');
  });

  it.each([
    '2001:db8:1:2::1',
    '2001:db8:1:2:3:4:5:6',
    '2001:DB8:1:2::1',
    '2001:0db8:0001:0002::1',
    '[2001:db8:1:2::1]',
    '[2001:db8:1:2::1]:443',
    '2001:db8:1:2::1%eth0',
  ])('is the network of a household: %s', (spelling) => {
    expect(addressKey(spelling)).toBe('2001:db8:1:2::/64');
  });

  it.each([undefined, '', 'unknown', '_hidden', '"203.0.113.7"', '203.0.113.7:port', '1'.repeat(5000), '[', '[]:1'])(
    'is one for all that are none: %s',
    (spelling) => {
      expect(addressKey(spelling)).toBe('unknown');
    },
  );

  it('tells two networks, and two addresses, apart', () => {
    const all = ['2001:db8:1:2::1', '2001:db8:1:3::1', '::1', '203.0.113.7', '203.0.113.8'].map(addressKey);
    expect(new Set(all).size).toBe(all.length);
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  });
});
