import { describe, expect, it } from 'vitest';
import { factsOf } from '#scripts/testing/whole-product.ts';
import { describeMonths, factRows } from './ProductFacts.tsx';

describe('the facts of a product', () => {
  it('gives every measure in both units', () => {
    const rows = factRows(
      factsOf({ dimensionsMm: [600, 905, 1050], weightGrams: 9300, childWeightGrams: { from: null, to: 22_000 } }),
    );
    expect(rows).toEqual([
      { name: 'Child’s weight', values: ['Up to 48.5\u00a0lb (22\u00a0kg)'] },
      { name: 'Size, W × D × H', values: ['23.6 × 35.6 × 41.3\u00a0in (60 × 90.5 × 105\u00a0cm)'] },
      { name: 'Weight', values: ['20.5\u00a0lb (9.3\u00a0kg)'] },
    ]);
  });

  it('weighs small things in grams and ounces', () => {
    expect(factRows(factsOf({ weightGrams: 340 }))[0]!.values).toEqual(['12\u00a0oz (340\u00a0g)']);
  });

  it.each([
    [{ from: 0, to: 36 }, 'From birth to 3 years'],
    [{ from: 6, to: null }, 'From 6 months'],
    [{ from: null, to: 1 }, 'Up to 1 month'],
  ])('says the age %o as people do', (age, said) => {
    expect(factRows(factsOf({ age }))).toEqual([{ name: 'Age', values: [said] }]);
  });

  it('counts in months below two years and where years do not fit', () => {
    expect([12, 18, 24, 30].map(describeMonths)).toEqual(['12 months', '18 months', '2 years', '30 months']);
  });

  it('leaves out what is not known, and shows the other rows as given', () => {
    expect(factRows(factsOf({ age: { from: null, to: null }, other: [['Wheels', 'Air-filled']] }))).toEqual([
      { name: 'Wheels', values: ['Air-filled'] },
    ]);
  });
});
