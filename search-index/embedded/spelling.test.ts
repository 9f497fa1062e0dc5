import { describe, expect, it } from 'vitest';
import { sampleProducts } from '../testing/sample-documents.ts';
import { ProductIndex } from './product-index.ts';

describe('What a word is corrected to', () => {
  const index = new ProductIndex();
  const [first] = sampleProducts();
  for (const [at, title] of ['Dell Travel Stroller', 'Juniper Stroller', 'Cart Stroller'].entries())
    index.add({ ...first!, id: at + 1, title, keywords: [], description: '' });
  const find = (term: string) => index.search({ term, filters: {}, sort: 'popular', facets: [], page: 1, pageSize: 9 });

  it('is never an invented name, for a short word', () => {
    expect(find('doll').total).toBe(0);
    expect(find('delk').total).toBe(0);
  });

  it('may be an invented name, for a longer one', () => {
    expect(find('junipre')).toMatchObject({ ids: [2], correctedTerm: 'juniper' });
  });

  it('makes one thing of its words again', () => {
    index.add({
      ...first!,
      id: 11,
      title: 'Fern Wearable Blanket',
      productType: 'Sleep sacks',
      keywords: [],
      description: '',
    });
    index.add({
      ...first!,
      id: 12,
      title: 'Moss Stroller Blanket',
      productType: 'Blankets',
      keywords: [],
      description: '',
    });
    expect(find('wearble blanket')).toMatchObject({ correctedTerm: 'wearable blanket' });
    expect(find('wearble blanket').ids[0]).toBe(11);
  });

  it('is nothing for a word that is spelled right and that no product has', () => {
    index.add({
      ...first!,
      id: 13,
      title: 'Fern Lower Stroller Seat with Phone Pocket',
      keywords: [],
      description: '',
    });
    expect(find('lowerr').total).toBe(1);
    expect(find('phonne').total).toBe(1);
    expect(find('flower').total).toBe(0);
    expect(find('iphone').total).toBe(0);
  });

  it('is no word that has only the consonants in common', () => {
    expect(find('qwerty').total).toBe(0);
  });
});
