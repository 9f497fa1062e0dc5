import { describe, expect, it } from 'vitest';
import {
  commonFacets,
  cutProductType,
  productTypeLabelMax,
  ratingLabel,
  readSelectedFacets,
} from './catalogue-filters.ts';
import { flagNames, flagOf, snakeCase } from './product-fields.ts';

describe('facets', () => {
  it('product type labels are cut at 26 characters', () => {
    expect(productTypeLabelMax).toBe(26);
    expect(cutProductType('x'.repeat(26))).toBe('x'.repeat(26));
    expect(cutProductType('x'.repeat(27))).toBe('x'.repeat(26));
    expect(cutProductType('Strollers that fold flat and stand')).toBe('Strollers that fold flat a');
    // Characters as people count them: half a surrogate pair is not a character.
    expect(cutProductType('👶'.repeat(27))).toBe('👶'.repeat(26));
  });

  it('have their labels and kinds', () => {
    expect(Object.entries(commonFacets).map(([key, { label, type }]) => [key, label, type])).toEqual([
      ['brands', 'Brand', 'multi-select'],
      ['product_type', 'Product Type', 'multi-select'],
      ['rating', 'Rating', 'rating'],
      ['price', 'Price Range', 'numeric-range'],
      ['inventory_available', 'In Stock', 'boolean'],
      ['on_sale', 'On Sale', 'boolean'],
      ...flagNames.map((name) => [snakeCase(name), flagOf(name).label, 'boolean']),
    ]);
    expect(commonFacets.fsa_hsa_eligible).toMatchObject({ label: 'FSA/HSA Eligible', type: 'boolean' });
  });

  it('of ratings reads Show All Ratings, 5 stars, and each lower one "& up"', () => {
    expect([0, 5, 4, 3, 2, 1].map(ratingLabel)).toEqual([
      'Show All Ratings',
      '5 stars',
      '4 & up',
      '3 & up',
      '2 & up',
      '1 & up',
    ]);
  });

  it('that somebody selected are a list, a boolean or from and to; anything else selects nothing', () => {
    expect(
      readSelectedFacets(
        '{"brands":["oatwell",7],"on_sale":true,"inventory_available":"yes","fsa_hsa_eligible":1,"rating":{"from":4,"to":5},"price":{"from":-1,"to":"9"}}',
      ),
    ).toEqual({
      brands: ['oatwell'],
      on_sale: true,
      rating: { from: 4, to: 5 },
      price: { from: null, to: null },
    });
    for (const text of ['', '[]', 'null', '"x"', '{']) expect(readSelectedFacets(text)).toEqual({});
  });

  it('every list has inventory_available among them, as a switch', () => {
    expect(commonFacets.inventory_available).toMatchObject({ label: 'In Stock', type: 'boolean' });
  });
});
