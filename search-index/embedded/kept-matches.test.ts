import { describe, expect, it } from 'vitest';
import { KeptMatches } from './kept-matches.ts';
import { noMatches } from './match.ts';

const found = (count: number) => ({
  matches: { ...noMatches(), ordinals: new Int32Array(0), relevance: new Int32Array(0), count },
  correctedTerm: null,
});

describe('What terms match is kept', () => {
  it('until products change', () => {
    const kept = new KeptMatches();
    kept.keep('crib', found(3));
    expect(kept.get('crib')?.matches.count).toBe(3);
    kept.forget();
    expect(kept.get('crib')).toBeUndefined();
  });

  it('within a bound of matches: what was unused for longest goes, and what is too large is not kept', () => {
    const kept = new KeptMatches();
    for (const term of ['a', 'b', 'c']) kept.keep(term, found(900_000));
    expect(['a', 'b', 'c'].map((term) => kept.get(term) !== undefined)).toEqual([false, true, true]);
    kept.get('b');
    kept.keep('d', found(900_000));
    expect(['b', 'c', 'd'].map((term) => kept.get(term) !== undefined)).toEqual([true, false, true]);
    kept.keep('everything', found(2_000_001));
    expect(kept.get('everything')).toBeUndefined();
  });

  it('within a bound of terms', () => {
    const kept = new KeptMatches();
    for (let at = 0; at <= 500; at += 1) kept.keep(`term ${at}`, found(0));
    expect([kept.get('term 0'), kept.get('term 1')?.matches.count]).toEqual([undefined, 0]);
  });
});
