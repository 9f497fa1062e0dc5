import { describe, expect, it } from 'vitest';
import { isPossibleArrival, monthOfArrival } from './arrival.ts';
import {
  addDays,
  addMonths,
  beganEverywhereAt,
  dayBegunEverywhere,
  dayOf,
  daysBetween,
  nextBeganEverywhereAt,
  parseTypedDay,
} from './days.ts';

describe('days', () => {
  it('adds over leap days and year ends', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2027-01-15', -24)).toBe('2025-01-15');
    expect(daysBetween('2027-03-01', '2027-02-27')).toBe(-2);
  });

  it('knows that one instant is two days in two places', () => {
    const instant = Date.UTC(2027, 5, 1, 3);
    expect(dayOf(instant)).toBe('2027-06-01');
    expect(dayOf(instant, 'America/Los_Angeles')).toBe('2027-05-31');
  });

  it('have begun everywhere when they begin in the last place', () => {
    const begun = Date.UTC(2027, 5, 1, 12);
    expect(dayBegunEverywhere(begun)).toBe('2027-06-01');
    expect(dayBegunEverywhere(begun - 1)).toBe('2027-05-31');
    for (const zone of ['Pacific/Honolulu', 'America/Los_Angeles', 'Europe/Berlin', 'Pacific/Kiritimati'])
      expect(dayOf(begun, zone) >= dayBegunEverywhere(begun)).toBe(true);
    const dayMs = 86_400_000;
    expect([beganEverywhereAt(begun), nextBeganEverywhereAt(begun)]).toEqual([begun, begun]);
    expect([beganEverywhereAt(begun + 1), nextBeganEverywhereAt(begun + 1)]).toEqual([begun, begun + dayMs]);
    expect([beganEverywhereAt(begun - 1), nextBeganEverywhereAt(begun - 1)]).toEqual([begun - dayMs, begun]);
  });
});

describe('arrival', () => {
  it('may lie 24 months back and 12 ahead', () => {
    const today = '2027-06-15';
    expect(['2025-06-15', '2028-06-15'].map((day) => isPossibleArrival(day, today))).toEqual([true, true]);
    expect(['2025-06-14', '2028-06-16'].map((day) => isPossibleArrival(day, today))).toEqual([false, false]);
  });

  it('is told to guests as a month', () => {
    expect(monthOfArrival('2027-03-31')).toBe('March 2027');
  });
});

describe('parseTypedDay', () => {
  it.each([
    ['2027-03-15', '2027-03-15'],
    ['3/15/2027', '2027-03-15'],
    [' 03/05/27 ', '2027-03-05'],
    ['March 15, 2027', '2027-03-15'],
    ['Sept. 3rd 2027', '2027-09-03'],
  ])('reads %s', (typed, day) => {
    expect(parseTypedDay(typed)).toBe(day);
  });

  it.each(['', '2/30/2027', '13/1/2027', 'soon', '15. März 2027', '3/2027'])('takes %s for no day', (typed) => {
    expect(parseTypedDay(typed)).toBeNull();
  });
});
