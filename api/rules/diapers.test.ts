import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  diaperSizes,
  diapersADay,
  medianWeight,
  middlePack,
  packCount,
  packsFor,
  planDiapers,
  roundedCount,
  sizeAt,
} from './diapers.ts';

it.each([
  [0, 10],
  [3, 10],
  [4, 8],
  [13, 7],
  [26, 6],
  [45, 5],
  [100, 5],
])('in week %i there are %i a day', (week, count) => expect(diapersADay(week)).toBe(count));

it.each([
  [5, 'Newborn'],
  [8.9, 'Newborn'],
  [9, 'Size 1'],
  [13, 'Size 2'],
  [18, 'Size 3'],
  [25, 'Size 4'],
  [40, 'Size 5'],
])('%d pounds wear %s', (pounds, size) => expect(sizeAt(pounds)).toBe(size));

it('weight follows the median, and stays where the table ends', () => {
  expect(medianWeight(0)).toBe(7.2);
  expect(medianWeight(26)).toBeCloseTo(16.8);
  expect(medianWeight(500)).toBe(26.1);
});

describe('a plan', () => {
  it('begins with what fits now', () => {
    expect(planDiapers({ ageWeeks: 0, forWeeks: 12, pounds: null }).sizes.map(({ size }) => size)).toEqual([
      'Newborn',
      'Size 1',
    ]);
    expect(planDiapers({ ageWeeks: 0, forWeeks: 12, pounds: 10.5 }).sizes[0]!.size).toBe('Size 1');
  });

  it('comes to what articles say of a first year', () => {
    expect(roundedCount(planDiapers({ ageWeeks: 0, forWeeks: 52, pounds: null }).count)).toBe(2500);
  });

  it('adds up, and never goes back to a smaller size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 104 }),
        fc.option(fc.integer({ min: 4, max: 40 })),
        (ageWeeks, forWeeks, pounds) => {
          const { weeks, sizes, count } = planDiapers({ ageWeeks, forWeeks, pounds });
          expect(weeks).toHaveLength(forWeeks);
          expect(sizes.reduce((sum, size) => sum + size.weeks, 0)).toBe(forWeeks);
          expect(weeks.reduce((sum, week) => sum + week.count, 0)).toBe(count);
          const places = weeks.map(({ size }) => diaperSizes.indexOf(size));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

it.each([
  [70, 70],
  [609, 610],
  [999, 1000],
  [2464, 2500],
])('%i diapers are shown as %i', (count, shown) => expect(roundedCount(count)).toBe(shown));

describe('packs', () => {
  it.each([
    ['Windmill Diapers, 120-Pack', 120],
    ['Diapers', null],
    ['Baby Wipes, 0-Pack', null],
  ])('%s: %s', (title, count) => expect(packCount(title)).toBe(count));

  it('are whole ones', () => {
    expect(packsFor(121, 120)).toBe(2);
    expect(packsFor(120, 120)).toBe(1);
  });

  it('the one in the middle is chosen by the price of a diaper', () => {
    const pack = (count: number, amount: number) => ({ count, price: { amount, currency: 'USD' } });
    const [dear, middle, cheap] = [pack(10, 500), pack(100, 3000), pack(200, 4000)];
    expect(middlePack([dear, cheap, middle])).toBe(middle);
    expect(middlePack([])).toBeNull();
  });
});
