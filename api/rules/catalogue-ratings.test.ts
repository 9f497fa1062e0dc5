import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  priorMean,
  type RatingCounts,
  ratingScore,
  reviewCount,
  scoreOfMean,
  shownRating,
} from './catalogue-ratings.ts';

const counts = fc.tuple(fc.nat(10_000), fc.nat(10_000), fc.nat(10_000), fc.nat(10_000), fc.nat(10_000));

describe('ratings', () => {
  it.each<[RatingCounts, number, number]>([
    [[0, 0, 0, 0, 0], 0, 0],
    [[0, 0, 0, 0, 1], 5, 1],
    [[1, 0, 0, 0, 1], 3, 2],
    [[0, 0, 1, 1, 1], 4, 3],
    [[0, 0, 0, 2, 1], 4.3, 3],
  ])('%j are shown as %d from %i reviews', (given, rating, count) => {
    expect(shownRating(given)).toBe(rating);
    expect(reviewCount(given)).toBe(count);
  });

  it('do not let one five-star review win over a hundred good ones', () => {
    expect(ratingScore([0, 0, 0, 0, 1])).toBeLessThan(ratingScore([0, 0, 2, 18, 80]));
  });

  it('put a product without reviews between the good and the bad', () => {
    expect(ratingScore([0, 0, 0, 0, 0])).toBe(priorMean);
    expect(ratingScore([50, 0, 0, 0, 0])).toBeLessThan(priorMean);
    expect(ratingScore([0, 0, 0, 0, 50])).toBeGreaterThan(priorMean);
  });

  it('stay within the stars, and one more five-star review never lowers them', () => {
    fc.assert(
      fc.property(counts, ([one, two, three, four, five]) => {
        const before = ratingScore([one, two, three, four, five]);
        expect(before).toBeGreaterThanOrEqual(1);
        expect(before).toBeLessThanOrEqual(5);
        expect(ratingScore([one, two, three, four, five + 1])).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('sort the same from a mean and a count', () => {
    expect(scoreOfMean(4.5, 10)).toBeCloseTo(ratingScore([0, 0, 0, 5, 5]));
  });
});
