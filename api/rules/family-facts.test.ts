import { expect, it } from 'vitest';
import { isPossibleFamilyDay } from './family-facts.ts';

it.each([
  ['2025-03-09', false],
  ['2025-03-10', true],
  ['2029-03-10', true],
  ['2029-03-11', false],
])('takes a day at most two years away: %s', (day, isPossible) => {
  expect(isPossibleFamilyDay(day, '2027-03-10')).toBe(isPossible);
});
