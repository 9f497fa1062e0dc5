import { describe, expect, it } from 'vitest';
import { NOTHING_RAN } from './results.ts';
import { countMissing, describeDuration, describeRun, type Part } from './summary.ts';

const result = { ...NOTHING_RAN, passed: 12 };
const run = { name: 'Journeys', result, durationMs: 61_400 };

describe('the end of a test run', () => {
  it('ends with the total and nothing after it', () => {
    expect(describeRun([run], [], result).split('\n').at(-1)).toBe('12 passed, 0 failed');
  });

  it('says loudly which half did not run, and what to do', () => {
    const missing = { name: 'PostgreSQL', state: 'missing' as const, detail: 'No initdb.\napt-get install postgresql' };
    const lines = describeRun([run], [missing], result).split('\n');
    expect(lines).toContain(`! ${'PostgreSQL'.padEnd(34)}DID NOT RUN. No initdb.`);
    expect(lines).toContain('    apt-get install postgresql');
  });

  it('names what failed, and only as many as one can read', () => {
    const failures = Array.from({ length: 30 }, (_, index) => `test ${index}`);
    const text = describeRun([run], [], { ...result, failed: 30, failures });
    expect(text).toContain('  test 19\n  and 10 more');
    expect(text).not.toContain('test 20');
  });
});

it('names the journeys that passed only the second time, with what happened the first time', () => {
  const text = describeRun([run], [], { ...result, secondTime: ['a guest > reserve (phone)\n    it was late'] });
  expect(text).toContain('Passed only when asked again:\n  a guest > reserve (phone)\n      it was late\n');
});

describe('a half that is missing', () => {
  const parts: Part[] = [
    { name: 'PostgreSQL', state: 'missing', detail: 'no initdb' },
    { name: 'Journeys', state: 'not asked', detail: 'left out' },
    { name: 'Chromium', state: 'here', detail: '139' },
  ];

  it('is a failure where everything must run, and only there', () => {
    expect(countMissing(parts, true)).toMatchObject([{ failed: 1, failures: [expect.stringContaining('PostgreSQL')] }]);
    expect(countMissing(parts, false)).toEqual([]);
  });
});

it.each([
  [340, '0.3 s'],
  [12_600, '13 s'],
  [61_400, '1 min 1 s'],
])('%i ms reads as %s', (durationMs, text) => {
  expect(describeDuration(durationMs)).toBe(text);
});
