import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitSet, Codes, Column } from './columns.ts';
import { Dictionary } from './dictionary.ts';
import { countBits, editDistance, letterSignature, prefixEditDistance } from './edit-distance.ts';
import { Postings } from './postings.ts';
import { selectPage } from './select-page.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

/** The textbook recursion. */
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
    expect(prefixEditDistance('strlo', 'stroller', 1)).toBe(1);
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

  it('is never more than half the letters that differ', () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const differing = countBits(letterSignature(a) ^ letterSignature(b));
        expect(editDistance(a, b, 20)).toBeGreaterThanOrEqual(differing / 2);
      }),
    );
  });
});

describe('Postings', () => {
  it('give back what was added, in order, at any distance', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 3_000_000 }), fc.integer({ min: 1, max: 255 })), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(steps, fc.boolean(), (added, trimmed) => {
        const postings = new Postings();
        let ordinal = -1;
        const expected = added.map(([step, bits]): [number, number] => {
          ordinal += step;
          postings.append(ordinal, bits);
          if (trimmed) postings.trim();
          return [ordinal, bits];
        });
        const ordinals = new Int32Array(added.length);
        const bits = new Uint8Array(added.length);
        expect(postings.read(ordinals, bits)).toBe(added.length);
        expect(Array.from(ordinals, (at, index) => [at, bits[index]])).toEqual(expected);
      }),
    );
  });
});

describe('Postings of some', () => {
  it('say for each wanted document the fields of all of them, or none', () => {
    const ordinals = fc.uniqueArray(fc.nat(400), { maxLength: 80 });
    fc.assert(
      fc.property(ordinals, ordinals, (added, asked) => {
        const postings = new Postings();
        for (const ordinal of added.toSorted((a, b) => a - b)) postings.append(ordinal, 1 + (ordinal % 200));
        const wanted = Int32Array.from(asked).sort();
        const bits = new Uint8Array(wanted.length).fill(7);
        postings.readOf(wanted, wanted.length, bits);
        expect(Array.from(bits)).toEqual(
          Array.from(wanted, (ordinal) => (added.includes(ordinal) ? 1 + (ordinal % 200) : 0)),
        );
      }),
    );
  });
});

describe('A page of an order', () => {
  it('is the slice of everything sorted, however many there are', () => {
    const values = fc.uniqueArray(fc.integer({ min: 0, max: 5000 }), { maxLength: 900 });
    fc.assert(
      fc.property(values, fc.nat(900), fc.nat(60), (candidates, from, length) => {
        const compare = (a: number, b: number) => (a % 7) - (b % 7) || a - b;
        const page = selectPage(Int32Array.from(candidates), candidates.length, from, from + length, compare);
        expect(page).toEqual([...candidates].sort(compare).slice(from, from + length));
      }),
    );
  });
});

describe('The dictionary', () => {
  const dictionary = new Dictionary<{ count: number }>();
  for (const [at, word] of ['stroller', 'strap', 'crib', 'bib', 'cribs', 'swaddle', 'gone'].entries()) {
    dictionary.add(word, { count: word === 'gone' ? 0 : 10 - at });
  }

  it('completes a beginning, leaving out the word itself and words that no document has', () => {
    expect(dictionary.completionsOf('cri')).toEqual(['crib', 'cribs']);
    expect(dictionary.completionsOf('crib')).toEqual(['cribs']);
    expect(dictionary.completionsOf('gon')).toEqual([]);
    expect(dictionary.completionsOf('zzz')).toEqual([]);
  });

  it('completes one or two letters by fewer words, the most frequent ones', () => {
    const many = new Dictionary<{ count: number }>();
    for (let at = 0; at < 60; at += 1) many.add(`abc${String.fromCharCode(97 + (at % 26))}${at}`, { count: at });
    expect(many.completionsOf('abc')).toHaveLength(48);
    expect(many.completionsOf('ab')).toHaveLength(12);
    expect(many.completionsOf('ab')[0]).toBe('abch59');
  });

  it('knows near words: nearest only, right first letter first', () => {
    expect(dictionary.wordsNear('swadle', 1).map(({ word }) => word)).toEqual(['swaddle']);
    expect(dictionary.wordsNear('drib', 1).map(({ word, sameFirstLetter }) => [word, sameFirstLetter])).toEqual([
      ['crib', false],
    ]);
    expect(dictionary.wordsBeginningNear('strlol', 1).map(({ word }) => word)).toEqual(['stroller']);
  });

  it('takes in new words one at a time or many at once', () => {
    dictionary.add('cradle', { count: 1 });
    expect(dictionary.completionsOf('cra')).toEqual(['cradle']);
    for (let at = 0; at < 50; at += 1) dictionary.add(`zeta${at}`, { count: 1 });
    expect(dictionary.completionsOf('zeta4')).toHaveLength(10);
    expect(dictionary.wordsNear('cradel', 1)[0]!.word).toBe('cradle');
  });
});

describe('Columns', () => {
  it('grow, keep their values and shrink to size', () => {
    const column = new Column((length) => new Int32Array(length));
    for (let at = 0; at < 1000; at += 1) column.set(at, at * 2);
    column.trim(1000);
    expect([column.values[0], column.values[999], column.values.length < 1100]).toEqual([0, 1998, true]);
  });

  it('number texts by first sight', () => {
    const codes = new Codes();
    expect([codes.codeOf('a'), codes.codeOf('b'), codes.codeOf('a'), codes.find('c')]).toEqual([0, 1, 0, -1]);
  });

  it('remember members as bits', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(2000)), (members) => {
        const set = new BitSet();
        for (const member of members) set.add(member);
        const listed = new Int32Array(members.length);
        expect(set.list(listed)).toBe(members.length);
        expect(Array.from(listed)).toEqual([...members].sort((a, b) => a - b));
        for (const member of members) set.remove(member);
        expect(members.some((member) => set.has(member))).toBe(false);
      }),
    );
  });
});
