import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../edit-distance.ts';
import { Dictionary, letterBits, soundOf } from './dictionary.ts';

function dictionaryOf(frequencies: Record<string, number>): Dictionary {
  const dictionary = new Dictionary((word) => frequencies[word] ?? 1);
  for (const word of Object.keys(frequencies)) dictionary.add(word);
  return dictionary;
}

describe('The dictionary', () => {
  const dictionary = dictionaryOf({
    stroller: 9,
    strap: 8,
    crib: 7,
    bib: 6,
    cribs: 5,
    swaddle: 4,
    gone: 0,
    'crib sheet': 3,
  });
  const near = (typed: string, limit: number) => dictionary.near(typed, limit).map(({ word }) => word);

  it('completes a beginning, leaving out the word itself, names, and words that no document has', () => {
    expect(dictionary.beginningWith('cri', 9)).toEqual(['crib', 'cribs']);
    expect(dictionary.beginningWith('crib', 9)).toEqual(['cribs']);
    expect(dictionary.beginningWith('crib s', 9)).toEqual(['crib sheet']);
    expect(dictionary.beginningWith('gon', 9)).toEqual([]);
    expect(dictionary.beginningWith('zzz', 9)).toEqual([]);
  });

  it('completes by the most frequent words where there are many', () => {
    const many = dictionaryOf(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`abc${at}`, at])));
    expect(many.beginningWith('abc', 12)).toHaveLength(12);
    expect(many.beginningWith('abc', 12)[0]).toBe('abc59');
  });

  it('knows near words, the nearest first, and names for names', () => {
    expect(near('swadle', 1)).toEqual(['swaddle']);
    expect(near('drib', 1)).toEqual(['crib']);
    expect(near('crips', 2)).toEqual(['cribs', 'crib']);
    expect(near('crob shet', 2)).toEqual(['crib sheet']);
    expect(near('gnoe', 2)).toEqual([]);
  });

  it('takes in new words one at a time or many at once', () => {
    dictionary.add('cradle');
    expect(dictionary.beginningWith('cra', 9)).toEqual(['cradle']);
    for (let at = 0; at < 50; at += 1) dictionary.add(`zeta${at}`);
    expect(dictionary.beginningWith('zeta4', 20)).toHaveLength(10);
    expect(near('cradel', 1)).toEqual(['cradle']);
  });

  it('never passes over a near word for its letters', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const differing = (letterBits(one) ^ letterBits(other)).toString(2).replaceAll('0', '').length;
        expect(editDistance(one, other, 20)).toBeGreaterThanOrEqual(differing / 2);
        expect(dictionaryOf({ [one]: 1 }).near(other, 3)).toHaveLength(editDistance(one, other, 3) <= 3 ? 1 : 0);
      }),
    );
  });
});

describe('The sound of a word', () => {
  it.each([
    ['dubble', 'double'],
    ['nitelight', 'nightlight'],
    ['pasifier', 'pacifier'],
    ['fone', 'phone'],
  ])('%s sounds like %s', (typed, meant) => expect(soundOf(typed)).toBe(soundOf(meant)));

  it.each([
    ['bubble', 'double'],
    ['bottle', 'bootie'],
  ])('%s does not sound like %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));
});
