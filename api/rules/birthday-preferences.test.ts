import { expect, it } from 'vitest';
import { clothingSizes, colorNames, shoeSizes } from './birthday-preferences.ts';

it('has every size once', () => {
  expect(clothingSizes.join(' ')).toBe('NB 0-3M 3-6M 6-9M 9-12M 12-18M 18-24M 2T 3T 4T 5T 6 7 8 10 12 14 16 18 20');
  expect(shoeSizes).toHaveLength(28 + 7);
  expect([shoeSizes[0], shoeSizes[27], shoeSizes[28], shoeSizes.at(-1)]).toEqual(['0', '13.5', 'Kids 1', 'Kids 7']);
  expect(new Set(shoeSizes).size).toBe(shoeSizes.length);
  expect(new Set(colorNames).size).toBe(12);
});
