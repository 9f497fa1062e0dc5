import { describe, expect, it } from 'vitest';
import { equivalents, longestPhrase } from './synonym-table.ts';
import { synonymGroups } from './synonyms.ts';
import { abroad } from './synonyms-abroad.ts';

describe('The synonym table', () => {
  it('has no phrase longer than a query looks for', () => {
    for (const phrase of equivalents.keys())
      expect(phrase.split(' ').length, phrase).toBeLessThanOrEqual(longestPhrase);
  });

  it('leads from every English word of a group to every other', () => {
    expect(equivalents.get('pram')!.map(({ words }) => words.join(' '))).toContain('stroller');
    expect(equivalents.get('stroller')!.map(({ words }) => words.join(' '))).toContain('pram');
  });

  it('names each English word in one group only, or its meaning would depend on the order of lines', () => {
    const seen = new Map<string, number>();
    for (const { same } of synonymGroups) for (const word of same) seen.set(word, (seen.get(word) ?? 0) + 1);
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  });

  it('knows the thing of each word from abroad by its usual name', () => {
    const usual = new Set(synonymGroups.map(({ same }) => same[0]));
    expect(Object.keys(abroad).filter((name) => !usual.has(name))).toEqual([]);
  });

  it('has no empty and no circular entry', () => {
    for (const [phrase, others] of equivalents) {
      expect(phrase).not.toBe('');
      expect(others.map(({ words }) => words.join(' '))).not.toContain(phrase);
    }
  });
});
