import { describe, expect, it } from 'vitest';
import { firstSlug, foldSlug, plainSlugs, refuseSlug, reservedSlugs, toSlug } from './registry-addresses.ts';

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

  it('suggests plain addresses from the names, or from the title', () => {
    const registry = { names: 'Olive Oakes & Sam', title: 'Our baby', type: 'baby' };
    expect(plainSlugs(registry).slice(0, 6)).toEqual([
      'olive-and-sam',
      'olive-sam',
      'olive-oakes-and-sam',
      'olive-and-sam-baby',
      'our-baby',
      'olive-and-sam-2',
    ]);
    expect(plainSlugs({ names: '', title: 'Zoë’s list', type: 'holiday' })[0]).toBe('zoe');
    expect(plainSlugs({ names: 'Store', title: '小林', type: 'baby' })[0]).toBe('store-baby');
  });
});
