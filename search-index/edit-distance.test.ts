import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** The textbook recursion, as a reference. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const best = Math.min(
    slowDistance(a.slice(1), b) + 1,
    slowDistance(a, b.slice(1)) + 1,
    slowDistance(a.slice(1), b.slice(1)) + Number(a[0] !== b[0]),
  );
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return swapped ? Math.min(best, slowDistance(a.slice(2), b.slice(2)) + 1) : best;
}

describe('Edit distance', () => {
  it('counts exchanged neighbours as one typo', () => {
    expect(editDistance('strolelr', 'stroller', 2)).toBe(1);
    expect(editDistance('crbi', 'crib', 1)).toBe(1);
  });

  it('agrees with the textbook within its limit', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(short, short, (a, b) => {
        expect(editDistance(a, b, 2)).toBe(Math.min(3, slowDistance(a, b)));
      }),
      { numRuns: 300 },
    );
  });
});
