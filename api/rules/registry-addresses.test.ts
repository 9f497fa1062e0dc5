import { describe, expect, it } from 'vitest';
import { firstSlug, foldSlug, refuseSlug, reservedSlugs, toSlug } from './registry-addresses.ts';

describe('registry addresses', () => {
  it('makes an address of a name in any alphabet with Latin letters', () => {
    expect(toSlug('  Zoë & Jürgen Weiß! ')).toBe('zoe-jurgen-weiss');
    expect(firstSlug('Zoë', new Uint8Array(8))).toBe('zoe-22222222');
    expect(firstSlug('小林', new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]))).toBe('registry-3456789a');
  });

  it('compares addresses by what they look like', () => {
    expect(foldSlug('Anna-0liver')).toBe(foldSlug('annaoliver'));
    expect(foldSlug('modern')).toBe(foldSlug('modem'));
    expect(foldSlug('l1lli')).toBe(foldSlug('lilli'));
    expect(foldSlug('anna')).not.toBe(foldSlug('hanna'));
  });

  it.each([
    ['st0re', 'reserved'],
    ['Login', 'characters'],
    ['logln', 'reserved'],
    ['bl-admin', 'reserved'],
    ['ab', 'too-short'],
    ['a'.repeat(61), 'too-long'],
    ['our--baby', 'characters'],
    ['our-baby', null],
  ])('answers %s with %s', (slug, refusal) => {
    expect(refuseSlug(slug)).toBe(refusal);
  });

  it('reserves names in their folded form', () => {
    expect(reservedSlugs.has(foldSlug('reservations'))).toBe(true);
  });
});
