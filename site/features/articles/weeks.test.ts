import { describe, expect, it } from 'vitest';
import { groupByTrimester, trimesterOf, weeksLeftText, weeksNear } from './weeks.ts';

const weeks = Array.from({ length: 39 }, (_, at) => ({ week: at + 4 }));

describe('a week of pregnancy', () => {
  it.each([
    [4, 'First trimester', '36 weeks to go'],
    [13, 'First trimester', '27 weeks to go'],
    [14, 'Second trimester', '26 weeks to go'],
    [27, 'Second trimester', '13 weeks to go'],
    [28, 'Third trimester', '12 weeks to go'],
    [39, 'Third trimester', 'One week to go'],
    [40, 'Third trimester', 'Due this week'],
    [42, 'Third trimester', 'Past the due date'],
  ])('%i is in the %s: %s', (week, trimester, left) => {
    expect([trimesterOf(week).name, weeksLeftText(week)]).toEqual([trimester, left]);
  });

  it('stands in the middle of those around it, and at an end beside the first or last', () => {
    const near = (week: number) => weeksNear(week, weeks, 5).map((one) => one.week);
    expect(near(20)).toEqual([18, 19, 20, 21, 22]);
    expect(near(4)).toEqual([4, 5, 6, 7, 8]);
    expect(near(42)).toEqual([38, 39, 40, 41, 42]);
    expect(weeksNear(8, [{ week: 8 }, { week: 12 }], 5)).toHaveLength(2);
  });

  it('is listed with its trimester; one without a text is left out', () => {
    expect(groupByTrimester([{ week: 8 }, { week: 30 }])).toEqual([
      { name: 'First trimester', weeks: [{ week: 8 }] },
      { name: 'Third trimester', weeks: [{ week: 30 }] },
    ]);
  });
});
