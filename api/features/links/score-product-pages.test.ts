import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { halfOf, isRight, type PageResult, readPages, type ScoredField, scoreField } from './score-product-pages.ts';

let results: PageResult[] = [];

beforeAll(() => {
  results = readPages(join(import.meta.dirname, 'pages'));
});

const f1 = (field: ScoredField) => scoreField(results, field).f1;

describe('reading saved pages of sixteen shops', () => {
  it('reads every page there is', () => {
    expect(results).toHaveLength(15);
    expect(results.map((result) => result.draft.blockedBy)).toEqual(Array(15).fill(null));
  });

  it('finds the price, the availability and the article number as a person did', () => {
    expect(f1('price')).toBe(1);
    expect(f1('availability')).toBe(1);
    expect(f1('sku')).toBe(1);
  });

  it('gives every page a title, a picture and, with each price, a currency', () => {
    for (const { draft, truth } of results) {
      expect(draft.title?.value.length, truth.url).toBeGreaterThan(3);
      expect(draft.images.length, truth.url).toBeGreaterThan(0);
      if (draft.price) expect(draft.price.value.currency, truth.url).toMatch(/^[A-Z]{3}$/);
    }
  });

  it('reads nothing unsafe', () => {
    for (const { draft } of results) {
      for (const { value } of draft.images) expect(value).toMatch(/^https?:\/\//);
      expect(`${draft.title?.value} ${draft.description?.value}`).not.toMatch(/<[a-z/]/i);
      expect(draft.description?.value.length ?? 0).toBeLessThanOrEqual(2000);
    }
  });
});

describe('the score', () => {
  const result = (price: string | null, truth: readonly string[]): PageResult => ({
    id: 'x',
    half: 'development',
    truth: { url: 'https://shop.example.com/', price: truth },
    read: { price, availability: null, sku: null, gtin: null, mpn: null, brand: null },
    draft: results[0]?.draft as PageResult['draft'],
    milliseconds: 0,
  });

  it('is the harmonic mean of precision over what was read and recall over what is there', () => {
    const pages = [result('1', ['1']), result('2', ['3']), result(null, ['4']), result('5', [])];
    const score = scoreField(pages, 'price');
    expect(score).toMatchObject({ right: 1, predicted: 3, present: 3 });
    expect(score.f1).toBeCloseTo(1 / 3);
  });

  it('compares prices as numbers and takes any listed value', () => {
    expect(isRight('price', '20', ['9', '20.00 '])).toBe(true);
    expect(isRight('sku', '466/7999', ['4667999', '466/7999'])).toBe(true);
    expect(isRight('sku', '4667999', ['466/7999'])).toBe(false);
  });

  it('puts all pages of a shop into one half, whatever its country', () => {
    expect(halfOf('https://www.example.co.uk/a')).toBe(halfOf('https://example.de/b'));
  });
});
