import { describe, expect, it } from 'vitest';
import { sampleProducts } from '../testing/sample-documents.ts';
import { ProductIndex } from './product-index.ts';

const things = [
  ['Juniper Nursing Pillow', 'Nursing pillows'],
  ['Juniper Potty', 'Potties'],
  ['Juniper Play Gym', 'Play gyms'],
  ['Juniper Changing Pad', 'Changing pads'],
  ['Juniper Double Stroller', 'Double strollers'],
  ['Juniper Booties', 'Booties'],
  ['Juniper Bib', 'Bibs'],
  ['Lichen Baby Lotion', 'Baby lotion'],
  ['Zinnia Double Stroller', 'Double strollers'],
  ['Juniper Wipes', 'Wipes'],
] as const;

describe('Names of several words', () => {
  const index = new ProductIndex();
  const [first] = sampleProducts();
  things.forEach(([title, productType], at) => {
    const description = productType === 'Potties' ? 'A nursing parent likes it. Pressed twice.' : '';
    index.add({
      ...first!,
      id: at + 1,
      title,
      productType,
      keywords: [],
      description,
      attributes: {},
      categoryTitles: [],
    });
  });
  for (const [at, brand] of ['Quiltmarsh', 'Feathernook', 'Spoonabout'].entries())
    index.add({
      ...first!,
      id: 11 + at,
      title: 'Fern Blanket',
      productType: 'Blankets',
      brand,
      keywords: [],
      description: '',
    });
  const find = (term: string) => {
    const { ids, ...rest } = index.search({ term, filters: {}, sort: 'popular', facets: [], page: 1, pageSize: 9 });
    return { ...rest, first: things[ids[0]! - 1]?.[0] };
  };

  it.each([
    ['nursing p', 'Juniper Nursing Pillow'],
    ['changing p', 'Juniper Changing Pad'],
    ['play g', 'Juniper Play Gym'],
    ['baby lo', 'Lichen Baby Lotion'],
    ['juniper double stro', 'Juniper Double Stroller'],
  ])('"%s" is the beginning of %s', (typed, title) => expect(find(typed).first).toBe(title));

  it.each([
    ['quilt marsh', 11],
    ['fether nook', 12],
    ['fethrnok', 12],
    ['sponbut', 13],
    ['spoon about', 13],
  ])('"%s" is a maker', (typed, id) =>
    expect(index.search({ term: typed, filters: {}, sort: 'popular', page: 1, pageSize: 9 }).ids).toEqual([id]),
  );

  it.each([
    ['play gim', 'Juniper Play Gym', 'play gym'],
    ['changing oad', 'Juniper Changing Pad', 'changing pad'],
    ['nusing pilow', 'Juniper Nursing Pillow', 'nursing pillow'],
    ['chaging pd', 'Juniper Changing Pad', 'changing pad'],
    ['dubble stroller', 'Juniper Double Stroller', 'double stroller'],
  ])('"%s" is %s, spelled %s', (typed, title, correctedTerm) =>
    expect(find(typed)).toMatchObject({ first: title, correctedTerm }),
  );

  it('are left alone where both words are right', () => expect(find('play pad')).not.toHaveProperty('correctedTerm'));

  it.each([
    ['bip', 'Juniper Bib'],
    ['bootys', 'Juniper Booties'],
    ['loshun', 'Lichen Baby Lotion'],
    ['zinia stroller', 'Zinnia Double Stroller'],
    ['wips', 'Juniper Wipes'],
    ['wies', 'Juniper Wipes'],
    ['vooties', 'Juniper Booties'],
    ['dou', 'Juniper Double Stroller'],
    ['wipess', 'Juniper Wipes'],
    ['bibz', 'Juniper Bib'],
  ])('a single word: "%s" is %s', (typed, title) => expect(find(typed).first).toBe(title));

  it('takes no word that only a description has for the right spelling of one beside others', () => {
    expect(find('expressed bib').first).toBe('Juniper Bib');
    expect(find('expressed bib')).not.toHaveProperty('correctedTerm');
  });

  it('puts a term right and leaves what it says of prices', () => {
    expect(index.respell('Nusing Pilow under $50')).toEqual({ term: 'nursing pillow under $50', isCorrected: true });
    expect(index.respell('nursing pillow under $50')).toBeNull();
    expect(index.respell('double stro under $50')).toEqual({
      term: 'double stroller under $50',
      isCorrected: false,
    });
    expect(index.respell('Spoon About')).toMatchObject({ isCorrected: false });
    expect(index.respell('nursing')).toBeNull();
    expect(index.respell('mortgage bibz')).toBeNull();
    expect(index.respell('???')).toBeNull();
  });
});
