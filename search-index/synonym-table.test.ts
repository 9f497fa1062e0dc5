import { describe, expect, it } from 'vitest';
import { equivalentsOf, longestPhrase, synonyms } from './synonym-table.ts';

const namesOf = (phrase: string) => equivalentsOf(phrase).map(({ words }) => words.join(' '));

describe('The table of synonyms', () => {
  it('has no phrase longer than a query looks for', () => {
    for (const phrase of synonyms().equivalents.keys())
      expect(phrase.split(' ').length, phrase).toBeLessThanOrEqual(longestPhrase);
  });

  it('leads from every English word of a group to every other', () => {
    expect(namesOf('pram')).toContain('stroller');
    expect(namesOf('stroller')).toContain('pram');
  });

  it('leads from a Spanish word to the English ones, and never back', () => {
    expect(namesOf('cochecito')).toContain('stroller');
    expect(namesOf('stroller')).not.toContain('cochecito');
  });

  it('has no empty and no circular entry', () => {
    for (const phrase of synonyms().equivalents.keys()) {
      expect(phrase).not.toBe('');
      expect(namesOf(phrase)).not.toContain(phrase);
    }
  });
});
