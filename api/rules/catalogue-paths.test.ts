import { describe, expect, it } from 'vitest';
import { brandPath, categoryPath, productPath, searchPath, shortCodePath } from './catalogue-paths.ts';

describe('addresses of the shop', () => {
  it('name the product by slug and generic id, and a chosen one after them', () => {
    expect(productPath('oat-stroller', 7)).toBe('/gp/oat-stroller/7');
    expect(productPath('oat-stroller', 7, 12)).toBe('/gp/oat-stroller/7/12');
  });

  it('refuse a product without slug or generic id', () => {
    expect(() => productPath('', 7)).toThrow('pdpPath requires a slug and genericProductId');
    expect(() => productPath('oat', undefined)).toThrow('pdpPath requires a slug and genericProductId');
  });

  it('encode what people type', () => {
    expect(searchPath('a & b')).toBe('/store/search?search_term=a%20%26%20b');
    expect([brandPath('oat', 3), categoryPath('cribs'), shortCodePath('B042')]).toEqual([
      '/store/b/oat/3',
      '/store/cribs',
      '/store/code/B042',
    ]);
  });
});
