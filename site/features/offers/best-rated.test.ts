import { expect, it } from 'vitest';
import { bestRated, mainParts } from './best-rated.ts';

it('takes four of different brands that have enough reviews, in their order', () => {
  const product = (brand: string, reviewCount: number) => ({ brand, reviewCount, rating: 5 });
  const sorted = [
    product('A', 4),
    product('B', 5),
    product('B', 90),
    product('C', 7),
    product('D', 8),
    product('E', 9),
    product('F', 9),
  ];
  expect(bestRated(sorted)).toEqual([sorted[1], sorted[3], sorted[4], sorted[5]]);
});

it('looks for the best car seats among seats, not among what goes with them', () => {
  const parts = ['infant-car-seats', 'booster-seats', 'car-seat-bases', 'car-seat-adapters', 'car-seat-accessories'];
  expect(mainParts(parts)).toEqual(['infant-car-seats', 'booster-seats']);
});
