import { describe, expect, it } from 'vitest';
import { commonFacets, cutProductType, productTypeLabelMax } from './catalogue-facets.ts';

describe('facets', () => {
  it('5 product type labels are cut at 26 characters', () => {
    expect(productTypeLabelMax).toBe(26);
    expect(cutProductType('x'.repeat(26))).toBe('x'.repeat(26));
    expect(cutProductType('x'.repeat(27))).toBe('x'.repeat(26));
    expect(cutProductType('Strollers that fold flat and stand')).toBe('Strollers that fold flat a');
    // Characters as people count them: a half one is no character.
    expect(cutProductType('👶'.repeat(27))).toBe('👶'.repeat(26));
  });

  it('2.15 every list has inventory_available among them, as a switch', () => {
    expect(commonFacets.inventory_available).toEqual({ label: 'In Stock', type: 'boolean' });
  });
});
