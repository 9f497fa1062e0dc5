import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectPage } from './sorting.ts';

describe('A page of an order', () => {
  it('is the slice of everything sorted, however many there are', () => {
    const values = fc.uniqueArray(fc.integer({ min: 0, max: 5000 }), { maxLength: 900 });
    fc.assert(
      fc.property(values, fc.nat(900), fc.nat(60), (documents, from, length) => {
        const compare = (a: number, b: number) => (a % 7) - (b % 7) || a - b;
        const page = selectPage(Uint32Array.from(documents), from, from + length, compare);
        expect(page).toEqual([...documents].sort(compare).slice(from, from + length));
      }),
    );
  });
});
