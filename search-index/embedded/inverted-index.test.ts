import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldRoles } from '../relevance.ts';
import { InvertedIndex, PostingList } from './inverted-index.ts';

const roles: FieldRoles = {
  worthOf: new Float32Array(256),
  groupsOf: new Uint8Array(256),
  title: 1,
  type: 2,
  category: 0,
  brand: 0,
  thing: 2,
  telling: 2,
  kind: 2,
  listing: 0,
  weak: 4,
};

const indexOf = (...documents: string[][]): InvertedIndex => {
  const index = new InvertedIndex(roles);
  for (const texts of documents) index.add(texts);
  return index;
};
const postingsOf = (index: InvertedIndex, word: string): [document: number, fields: number][] => {
  const list = index.postingsOf(word);
  return Array.from(list?.values.subarray(0, list.length) ?? [], (posting) => [posting >>> 8, posting & 255]);
};

describe('A posting list', () => {
  it('gives back what was appended', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 255 })), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(steps, (added) => {
        const list = new PostingList();
        let document = 0;
        const expected = added.map(([step, fields]) => {
          document += step;
          list.append(document, fields);
          return [document, fields];
        });
        expect(Array.from(list.values.subarray(0, list.length), (one) => [one >>> 8, one & 255])).toEqual(expected);
      }),
    );
  });
});

describe('The inverted index', () => {
  it('finds documents by stems and written forms, with the fields that have the word', () => {
    const index = indexOf(['Blue bodies', 'Body'], ['Bibs', 'bib, blue']);
    expect(postingsOf(index, 'blue')).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(postingsOf(index, 'bodies')).toEqual([[0, 3]]);
    expect(postingsOf(index, 'bib')).toEqual([[1, 3]]);
    expect(postingsOf(index, 'crib')).toEqual([]);
  });

  it('counts the different words of a title', () => {
    const index = indexOf(['Blue blue bib', 'bib'], ['Bib', '']);
    expect([...index.titleLengths.values.subarray(0, index.titleLengths.length)]).toEqual([2, 1]);
  });

  it('finds a measure in its other units', () => {
    expect(postingsOf(indexOf(['Bottle 240 ml']), '8oz')).toEqual([[0, 1]]);
  });

  it('finds barcodes on every product that has them, zeros in front included, and never guesses at them', () => {
    const index = indexOf(['Bib', '012345678905'], ['Crib', '12345678905'], ['Bib 012345678905', '']);
    expect(postingsOf(index, '012345678905')).toEqual([
      [0, 2],
      [2, 1],
    ]);
    expect(postingsOf(index, '12345678905')).toEqual([[1, 2]]);
    expect(postingsOf(index, '99999999')).toEqual([]);
    expect(index.dictionary.near('012345678906', 2)).toEqual([]);
    expect(index.dictionary.beginningWith('0123', 9)).toEqual([]);
  });

  it('lists the documents that are not removed', () => {
    const index = indexOf(['Bib'], ['Crib'], ['Cot']);
    index.remove(1);
    expect([...index.liveDocuments()]).toEqual([0, 2]);
  });
});
