import { describe, expect, it } from 'vitest';
import { originText, readReviewFilter, reviewsAddress } from './review-text.ts';

const summary = (changes: object) => ({
  rating: 4.4,
  ratingCount: 10,
  ratingCounts: [1, 0, 0, 2, 7],
  fromCatalogue: 0,
  fromHere: 0,
  written: 0,
  writtenCounts: [0, 0, 0, 0, 0],
  samples: 0,
  ...changes,
});

describe('where ratings come from', () => {
  it.each([
    [{}, ''],
    [{ fromHere: 1, written: 1 }, '1 was given here. 1 review can be read here.'],
    [{ fromCatalogue: 12_345 }, '12,345 ratings came with the catalog.'],
    [
      { fromCatalogue: 1, fromHere: 2, written: 2 },
      '1 rating came with the catalog, 2 were given here. 2 reviews can be read here.',
    ],
    [
      { fromCatalogue: 80, written: 9, samples: 9 },
      '80 ratings came with the catalog. 9 reviews can be read here. Reviews marked as samples are invented for this demo.',
    ],
  ])('%o', (changes, words) => {
    expect(originText(summary(changes))).toBe(words);
  });
});

describe('the list’s address', () => {
  it.each([
    [{ stars: undefined, sort: 'helpful', page: 1 }, '/gp/p/1/reviews'],
    [{ stars: 4, sort: 'lowest', page: 3 }, '/gp/p/1/reviews?stars=4&sort=lowest&page=3'],
  ] as const)('is read as it was written: %o', (filter, address) => {
    expect(reviewsAddress('/gp/p/1', filter)).toBe(address);
    expect(readReviewFilter(new URL(address, 'http://x').searchParams)).toEqual(filter);
  });

  it.each(['stars=6&sort=best&page=0', 'stars=x&page=99999', 'stars=1.5&page=1e9', ''])(
    'is the usual list for %s',
    (query) => {
      expect(readReviewFilter(new URLSearchParams(query))).toEqual({ stars: undefined, sort: 'helpful', page: 1 });
    },
  );
});
