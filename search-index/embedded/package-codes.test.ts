import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPackageCode, PackageCodes } from './package-codes.ts';

const found = (codes: PackageCodes, code: string): [number, number][] => {
  const postings = codes.postingsOf(code);
  if (postings === null) return [];
  const [ordinals, fields] = [new Int32Array(postings.count), new Uint8Array(postings.count)];
  postings.read(ordinals, fields);
  return Array.from(ordinals, (ordinal, at) => [ordinal, fields[at]!]);
};

describe('Printed codes', () => {
  it('are 8 to 14 digits and nothing else', () => {
    expect(['12345678', '012345678905', '12345678901234'].every(isPackageCode)).toBe(true);
    expect(['1234567', '123456789012345', '12345678a', '2pack'].some(isPackageCode)).toBe(false);
  });

  it('are found on every product that has them, zeros in front included, one row for all fields', () => {
    const codes = new PackageCodes();
    codes.add('012345678905', 3, 1);
    codes.add('12345678905', 4, 64);
    codes.add('012345678905', 9, 64);
    codes.add('012345678905', 9, 1);
    expect(found(codes, '012345678905')).toEqual([
      [3, 1],
      [9, 65],
    ]);
    expect(found(codes, '12345678905')).toEqual([[4, 64]]);
    expect(found(codes, '99999999')).toEqual([]);
  });

  it('are completed from their beginning, in order, never by themselves', () => {
    const codes = new PackageCodes();
    for (const code of ['20000003', '20000001', '2000000100', '30000001']) codes.add(code, 0, 64);
    expect(codes.beginningWith('2000', 10)).toEqual(['20000001', '20000003', '2000000100']);
    expect(codes.beginningWith('2000', 2)).toEqual(['20000001', '20000003']);
    expect(codes.beginningWith('20000001', 10)).toEqual(['2000000100']);
    expect(codes.beginningWith('cri', 10)).toEqual([]);
  });

  it('are all found again, however many runs they fill and whoever asks between', () => {
    const codes = new PackageCodes();
    const numberAt = (at: number) => String(10_000_000 + ((at * 7919) % 30_000));
    for (let at = 0; at < 20_000; at += 1) {
      codes.add(numberAt(at), at, 64);
      if (at % 4001 === 0) expect(found(codes, numberAt(at))).toEqual([[at, 64]]);
    }
    fc.assert(
      fc.property(fc.nat(19_999), (at) => {
        expect(found(codes, numberAt(at))).toEqual([[at, 64]]);
      }),
      { numRuns: 50 },
    );
    expect(codes.byteLength).toBeLessThan(20_000 * 16);
  });
});
