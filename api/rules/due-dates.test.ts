import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween } from './days.ts';
import {
  type DueDateFacts,
  dayOfGestation,
  dueDateOf,
  gestationOn,
  hasDueDatePage,
  trimesterOfWeek,
} from './due-dates.ts';

const due = (facts: DueDateFacts) => dueDateOf(facts);

describe('the due date', () => {
  it.each<[string, DueDateFacts, string]>([
    ['a period', { method: 'last-period', day: '2026-06-08', cycleDays: 28 }, '2027-03-15'],
    ['a longer cycle', { method: 'last-period', day: '2026-06-08', cycleDays: 32 }, '2027-03-19'],
    ['a shorter cycle', { method: 'last-period', day: '2026-06-08', cycleDays: 24 }, '2027-03-11'],
    ['a conception', { method: 'conception', day: '2026-06-22' }, '2027-03-15'],
    ['a transfer on day 5', { method: 'ivf', day: '2026-06-27', embryoDays: 5 }, '2027-03-15'],
    ['a transfer on day 3', { method: 'ivf', day: '2026-06-25', embryoDays: 3 }, '2027-03-15'],
    ['a scan', { method: 'ultrasound', day: '2026-08-17', weeks: 10, days: 0 }, '2027-03-15'],
    ['a scan between weeks', { method: 'ultrasound', day: '2026-08-20', weeks: 10, days: 3 }, '2027-03-15'],
    ['a known date', { method: 'known', day: '2027-03-15' }, '2027-03-15'],
    ['a period before a leap day', { method: 'last-period', day: '2027-05-25', cycleDays: 28 }, '2028-02-29'],
    ['a period on a leap day', { method: 'last-period', day: '2028-02-29', cycleDays: 28 }, '2028-12-05'],
    ['a pregnancy over a leap day', { method: 'last-period', day: '2027-08-01', cycleDays: 28 }, '2028-05-07'],
    ['days in which clocks change', { method: 'last-period', day: '2026-10-25', cycleDays: 28 }, '2027-08-01'],
  ])('follows from %s', (_name, facts, day) => expect(due(facts)).toBe(day));

  it('is the same whatever somebody knows of one pregnancy', () => {
    const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1999-12-31', days));
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 20, max: 45 }),
        fc.integer({ min: 0, max: 200 }),
        (period, cycle, after) => {
          const conceived = addDays(period, cycle - 14);
          const expected = due({ method: 'last-period', day: period, cycleDays: cycle });
          expect(due({ method: 'conception', day: conceived })).toBe(expected);
          expect(due({ method: 'ivf', day: addDays(conceived, 5), embryoDays: 5 })).toBe(expected);
          expect(due({ method: 'ivf', day: addDays(conceived, 3), embryoDays: 3 })).toBe(expected);
          const scan = addDays(conceived, after);
          const age = gestationOn(expected, scan)!;
          expect(due({ method: 'ultrasound', day: scan, ...age })).toBe(expected);
          expect(dayOfGestation(expected, age)).toBe(scan);
        },
      ),
    );
  });
});

describe('how far along a pregnancy is', () => {
  it.each([
    ['2026-06-07', null],
    ['2026-06-08', { weeks: 0, days: 0 }],
    ['2026-06-14', { weeks: 0, days: 6 }],
    ['2026-06-15', { weeks: 1, days: 0 }],
    ['2027-03-14', { weeks: 39, days: 6 }],
    ['2027-03-15', { weeks: 40, days: 0 }],
    ['2027-03-20', { weeks: 40, days: 5 }],
  ])('on %s', (day, age) => expect(gestationOn('2027-03-15', day)).toEqual(age));

  it('changes at midnight where the family is', () => {
    const instant = Date.parse('2027-03-15T03:00:00Z');
    const inChicago = dayOf(instant, 'America/Chicago');
    expect(daysBetween(inChicago, dayOf(instant, 'Asia/Tokyo'))).toBe(1);
    expect(gestationOn('2027-03-15', inChicago)).toEqual({ weeks: 39, days: 6 });
  });

  it.each([
    [0, 1],
    [13, 1],
    [14, 2],
    [27, 2],
    [28, 3],
    [41, 3],
  ])('week %i is in trimester %i', (week, trimester) => expect(trimesterOfWeek(week)).toBe(trimester));
});

describe('pages of due dates', () => {
  it.each([
    ['2026-11-23', true],
    ['2024-11-23', true],
    ['2024-11-22', false],
    ['2027-11-23', true],
    ['2027-11-24', false],
    ['2027-02-29', false],
    ['2027-2-03', false],
    ['2027-13-01', false],
    ['tomorrow', false],
    ['', false],
    ['2027-03-15T00:00', false],
  ])('there is one for %s: %s', (day, is) => expect(hasDueDatePage(day, '2026-11-23')).toBe(is));

  it('a leap day has one', () => expect(hasDueDatePage('2028-02-29', '2027-06-01')).toBe(true));
});
