import { describe, expect, it } from 'vitest';
import { roadMapOf, weekOfPregnancy, weeksUntil } from './road-map.ts';

describe('weeks until a day', () => {
  it.each([
    ['2027-03-01', '2027-03-01', 0],
    ['2027-03-02', '2027-03-01', 1],
    ['2027-03-08', '2027-03-01', 1],
    ['2027-03-09', '2027-03-01', 2],
    ['2027-02-22', '2027-03-01', -1],
  ])('%s, on %s: %i', (day, today, weeks) => expect(weeksUntil(day, today) + 0).toBe(weeks));
});

describe('a week of pregnancy', () => {
  it.each([
    ['pregnant', '2027-03-01', '2027-03-01', 40],
    ['surrogate', '2027-03-01', '2026-12-21', 30],
    ['pregnant', '2027-03-01', '2027-03-30', null],
    ['pregnant', null, '2027-03-01', null],
    ['adopting', '2027-03-01', '2027-02-01', null],
    ['conceiving', '2027-03-01', '2027-02-01', null],
    [null, '2027-03-01', '2027-02-01', null],
  ])('of %s with %s, on %s: %s', (stage, arrival, today, week) =>
    expect(weekOfPregnancy(stage, arrival, today)).toBe(week),
  );
});

describe('the road map', () => {
  const steps = [
    { id: 'late', weeksBefore: 4 },
    { id: 'early', weeksBefore: 30 },
    { id: 'after', weeksBefore: -2 },
    { id: 'adopt', weeksBefore: 20, stages: ['adopting'] },
  ];
  const told = (stage: string | null, weeksLeft: number | null) =>
    roadMapOf(steps, stage, weeksLeft).map(({ step, time }) => `${step.id} ${time}`);

  it.each([
    [36, ['early now', 'late ahead', 'after ahead']],
    [30, ['early now', 'late ahead', 'after ahead']],
    [5, ['early now', 'late ahead', 'after ahead']],
    [4, ['early past', 'late now', 'after ahead']],
    [-1, ['early past', 'late now', 'after ahead']],
    [-9, ['early past', 'late past', 'after now']],
    [null, ['early now', 'late ahead', 'after ahead']],
  ])('with %s weeks left: %o', (weeksLeft, expected) => expect(told('pregnant', weeksLeft)).toEqual(expected));

  it('has nothing that only some do for who did not say', () => {
    const everybody = { id: 'all', weeksBefore: 10, stages: ['pregnant', 'surrogate', 'adopting', 'fostering'] };
    const some = { id: 'some', weeksBefore: 9, stages: ['pregnant', 'surrogate'] };
    expect(roadMapOf([everybody, some], null, 4).map(({ step }) => step.id)).toEqual(['all']);
  });

  it('has the steps of its stage', () => expect(told('adopting', 10)).toContain('adopt now'));
});
