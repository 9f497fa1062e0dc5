import { describe, expect, it } from 'vitest';
import { ageWords } from './ages.ts';

describe('What is said of the age that a product is for', () => {
  it('is each age and each range that lies within', () => {
    const words = ageWords({ ageMonths: { from: 6, to: 18 }, attributes: {} });
    expect(words).toEqual(expect.arrayContaining(['6 months', '18 months', '1 years', '6-12 months', '12-18 months']));
    for (const wrong of ['5 months', '24 months', '3-6 months', '12-24 months', '2 years', '1-2 years'])
      expect(words).not.toContain(wrong);
  });

  it('begins at birth and ends with childhood where nothing is said', () => {
    expect(ageWords({ ageMonths: { from: null, to: 3 }, attributes: {} })).toContain('0-3 months');
    expect(ageWords({ ageMonths: { from: 36, to: null }, attributes: {} })).toEqual(
      expect.arrayContaining(['3 years', '5 years', '3-5 years']),
    );
  });

  it('is nothing where sizes say it better, or nobody knows', () => {
    const ageMonths = { from: 0, to: 24 };
    for (const value of ['3-6M', 'NB', '2T', '0-6 months', 'Newborn'])
      expect(ageWords({ ageMonths, attributes: { size: [value] } })).toEqual([]);
    expect(ageWords({ ageMonths, attributes: { size: ['240 ml'] } })).not.toEqual([]);
    expect(ageWords({ attributes: {} })).toEqual([]);
  });
});
