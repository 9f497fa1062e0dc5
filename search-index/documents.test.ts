import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productTexts, splitProductType, splitTitle, typeLength } from './documents.ts';
import { sampleProducts } from './testing/sample-documents.ts';
import { foldText, singularise, stemsOf, tokenise } from './tokens.ts';

describe('Folding', () => {
  it.each([
    ["L'Été", 'lete'],
    ['Lätzchen Größe', 'latzchen grosse'],
    ['Pañal', 'panal'],
    ['ŒUF', 'oeuf'],
    ['baby’s', 'babys'],
  ])('%s is %s', (text, folded) => expect(foldText(text)).toBe(folded));

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('Singular', () => {
  it.each([
    ['strollers', 'stroller'],
    ['nappies', 'nappy'],
    ['dresses', 'dress'],
    ['toothbrushes', 'toothbrush'],
    ['boxes', 'box'],
    ['shoes', 'shoe'],
    ['wipes', 'wipe'],
    ['children', 'child'],
    ['onesies', 'onesie'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['3s', '3s'],
  ])('of %s is %s', (plural, singular) => expect(singularise(plural)).toBe(singular));

  it('of a singular is itself, so that documents and queries meet', () => {
    for (const word of ['stroller', 'nappy', 'dress', 'box', 'shoe', 'child', 'swaddle', 'bottle', 'crib', 'harness']) {
      expect(singularise(singularise(`${word}`))).toBe(word);
    }
  });
});

describe('Words of a text', () => {
  it('are letters and digits of any script, in order', () => {
    expect(tokenise('Pebble & Co — “Soft” T-shirt, 100% bio')).toEqual([
      'pebble',
      'co',
      'soft',
      'tshirt',
      '100',
      'bio',
    ]);
    expect(tokenise('Детская коляска')).toHaveLength(2);
    expect(tokenise('🦄 ???')).toEqual([]);
  });

  it('are found again from their own stems', () => {
    expect(stemsOf('Bibs & Burp Cloths')).toEqual(['bib', 'burp', 'cloth']);
  });
});

describe('What a thing is', () => {
  it('stands before "for", "with" or a comma in a title', () => {
    expect(splitTitle('Cup holder for strollers').head.trim()).toBe('Cup holder');
    expect(splitTitle('Cloud Swaddle, Sage').tail).toContain('Sage');
    expect(splitTitle('For you').head).toBe('For you');
  });

  it('is the last word of each part of a product type', () => {
    expect(splitProductType('Travel strollers')).toEqual({
      head: 'strollers',
      rest: expect.stringContaining('travel'),
    });
    expect(splitProductType('Stroller accessories').head).toBe('accessories');
    expect(splitProductType('Bibs & burp cloths').head).toBe('bibs cloths');
  });
});

describe('What else a product is called', () => {
  const [first] = sampleProducts();
  const called = (productType: string, ...keywords: string[]) =>
    productTexts({ ...first!, productType, keywords }).called;

  it('is a keyword that names a thing by itself', () => {
    expect(called('Booties', 'slippers', 'warm', 'Mint, 0-3M')).toBe('slippers');
    expect(called('Cribs', 'cot')).toBe('cot');
  });

  it('is nothing that its type only goes with', () => {
    expect(called('Pacifier clips', 'soother', 'dummy clip')).toBe('');
    expect(called('Straw cups', 'water bottle')).toBe('');
  });

  it('comes to mind second for a wagon, which is a stroller too', () => {
    expect(productTexts({ ...first!, productType: 'Stroller wagons' }).typeHead).toContain('stroller');
    expect(typeLength('Stroller wagons')).toBeGreaterThan(typeLength('Side by side double strollers'));
  });
});
