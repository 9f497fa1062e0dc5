import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRatings, isBoughtHere, type ReviewState, reviewSortLabels, shownName, tallyChange } from './reviews.ts';

const review = (state: ReviewState, stars: number, isSample = false) => ({ state, stars, isSample });

describe('what a review does to the rating of its product', () => {
  it.each([
    ['a new one waits and counts nothing', null, review('pending', 5), [0, 0, 0, 0, 0]],
    ['a published one counts', review('pending', 5), review('published', 5), [0, 0, 0, 0, 1]],
    ['a rejected one counts nothing', review('pending', 1), review('rejected', 1), [0, 0, 0, 0, 0]],
    ['an edited one waits again', review('published', 2), review('pending', 4), [0, -1, 0, 0, 0]],
    ['a withdrawn one is taken back', review('published', 3), review('rejected', 3), [0, 0, -1, 0, 0]],
    ['a deleted one is taken back', review('published', 3), null, [0, 0, -1, 0, 0]],
    ['a sample never counts', null, review('published', 5, true), [0, 0, 0, 0, 0]],
  ])('%s', (_, before, after, change) => {
    expect(tallyChange(before, after)).toEqual(change);
  });

  it('adds up over any life of a review to what it is in the end', () => {
    const step = fc.option(
      fc.record({
        state: fc.constantFrom('pending' as const, 'published' as const, 'rejected' as const),
        stars: fc.integer({ min: 1, max: 5 }),
        isSample: fc.constant(false),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (life) => {
        let tally: readonly number[] = [0, 0, 0, 0, 0];
        for (const [index, after] of life.entries())
          tally = addRatings(tally as never, tallyChange(life[index - 1] ?? null, after));
        expect(tally).toEqual(tallyChange(null, life.at(-1)!));
      }),
    );
  });
});

it.each([
  ['Olive Sample', 'Olive S.'],
  ['Olive', 'Olive'],
  ['  Ana  Maria de la vega ', 'Ana V.'],
  ['Ödön Élan', 'Ödön É.'],
  ['', ''],
])('shows "%s" as "%s"', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

it('says "bought here" only where an order proves it', () => {
  expect(isBoughtHere([])).toBe(false);
  expect(isBoughtHere([{ state: 'ordered' }, { state: 'returned' }])).toBe(false);
  expect(isBoughtHere([{ state: 'returned' }, { state: 'delivered' }])).toBe(true);
});

it('names the four ways to sort', () => {
  expect(Object.values(reviewSortLabels)).toEqual(['Most helpful', 'Newest', 'Highest rating', 'Lowest rating']);
});
