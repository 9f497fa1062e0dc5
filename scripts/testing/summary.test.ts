import { describe, expect, it } from 'vitest';
import { NOTHING_RAN } from './results.ts';
import { describeDuration, describeRun } from './summary.ts';

const result = { ...NOTHING_RAN, passed: 12 };
const run = { name: 'Journeys', result, durationMs: 61_400 };

describe('the end of a test run', () => {
  it('ends with the total and nothing after it', () => {
    expect(describeRun([run], result).split('\n').at(-1)).toBe('12 passed, 0 failed');
  });

  it('names what failed, and only as many as one can read', () => {
    const failures = Array.from({ length: 30 }, (_, index) => `test ${index}`);
    const text = describeRun([run], { ...result, failed: 30, failures });
    expect(text).toContain('  test 19\n  and 10 more');
    expect(text).not.toContain('test 20');
  });
});

it('names the journeys that passed only the second time, with what happened the first time', () => {
  const text = describeRun([run], { ...result, secondTime: ['a guest > reserve (phone)\n    it was late'] });
  expect(text).toContain('Passed only when asked again:\n  a guest > reserve (phone)\n      it was late\n');
});

it.each([
  [340, '0.3 s'],
  [12_600, '13 s'],
  [61_400, '1 min 1 s'],
])('%i ms reads as %s', (durationMs, text) => {
  expect(describeDuration(durationMs)).toBe(text);
});
