import { describe, expect, it } from 'vitest';
import { mailWeek, nextMailAt } from './pregnancy-emails.ts';

const dueDate = '2027-03-15';
const iso = (instant: number) => new Date(instant).toISOString();

describe('weekly mails', () => {
  it.each([
    ['2026-05-01', null],
    ['2026-07-05', null],
    ['2026-07-06', 4],
    ['2026-11-29', 24],
    ['2026-11-30', 25],
    ['2027-04-04', 42],
    ['2027-04-05', 'over'],
  ])('on %s are about week %s', (today, week) => expect(mailWeek(dueDate, today)).toBe(week));

  it.each([
    ['2026-05-01', '2026-07-06T14:00:00.000Z'],
    ['2026-11-23', '2026-11-30T14:00:00.000Z'],
    ['2026-11-29', '2026-11-30T14:00:00.000Z'],
    ['2026-11-30', '2026-12-07T14:00:00.000Z'],
  ])('after %s come at %s', (today, at) => expect(iso(nextMailAt(dueDate, today))).toBe(at));
});
