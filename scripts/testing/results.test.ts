import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addUp, describeTotal, NOTHING_RAN, readPlaywrightReport, readVitestReport, sumUp } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'layette-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const passing = { status: 'passed', fullName: 'a gift is reserved once' };
const failing = {
  status: 'failed',
  fullName: 'a gift is reserved twice',
  failureMessages: ['AssertionError: \u001b[31mexpected 2\u001b[39m to be 1\n    at /somewhere/gift.test.ts:3:4'],
};

describe('what vitest reports', () => {
  it('is counted test by test', () => {
    const skipped = { status: 'skipped', fullName: 'on PostgreSQL' };
    const report = {
      testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [passing, failing, skipped] }],
    };
    const result = {
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['a gift is reserved twice\n    AssertionError: expected 2 to be 1'],
      secondTime: [],
    };
    expect(readVitestReport(report)).toEqual(result);
    expect(describeTotal(result)).toBe('1 passed, 1 failed, 1 skipped');
  });

  it('counts a file that could not be loaded as a failure', () => {
    const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] };
    expect(readVitestReport(report)).toMatchObject({ failed: 1, failures: ['a.test.ts: the file itself'] });
  });
});

describe('what playwright reports', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };

  const journey = (title: string, status: string, results: object[] = []) => ({
    title,
    ok: status !== 'unexpected',
    tests: [{ projectName: 'phone', status, results }],
  });

  it('is counted journey by journey, named by where it ran and how it failed', () => {
    const late = [{ error: { message: 'it was late' } }, {}];
    const specs = [
      journey('reserve', 'unexpected', late),
      journey('cancel', 'flaky', late),
      journey('thank', 'expected'),
    ];
    const report = { stats, suites: [{ title: 'gift.e2e.ts', suites: [{ title: 'a guest', specs }] }] };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 0,
      failures: ['a guest > reserve (phone)\n    it was late'],
      secondTime: ['a guest > cancel (phone)\n    it was late'],
    });
  });

  it('fails when many passed only the second time', () => {
    const report = { stats: { ...stats, unexpected: 0, flaky: 5 } };
    expect(readPlaywrightReport(report)).toMatchObject({
      passed: 8,
      failed: 1,
      failures: [expect.stringMatching(/^5 /)],
    });
  });

  it('counts what broke before any journey began', () => {
    const report = { stats: { ...stats, unexpected: 0, flaky: 0 }, errors: [{ message: 'no such module\nat x' }] };
    expect(readPlaywrightReport(report)).toMatchObject({ failed: 1, failures: ['no such module'] });
  });
});

describe('a runner that ends badly', () => {
  it('never passes without a report', () => {
    expect(sumUp('vitest', 0, join(folder, 'none.json'), readVitestReport)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('never passes by a report that says otherwise than its exit code', () => {
    const report = reportOf({ testResults: [{ name: 'a', status: 'passed', assertionResults: [passing] }] });
    expect(sumUp('vitest', 1, report, readVitestReport)).toMatchObject({ passed: 1, failed: 1 });
    expect(sumUp('vitest', 0, report, readVitestReport)).toMatchObject({ passed: 1, failed: 0 });
  });

  it('is not counted twice when its tests failed', () => {
    const report = reportOf({ testResults: [{ name: 'a', status: 'failed', assertionResults: [failing] }] });
    expect(sumUp('vitest', 1, report, readVitestReport)).toMatchObject({ failed: 1 });
  });
});

it('both runners add up to one last line', () => {
  const one = { ...NOTHING_RAN, passed: 2 };
  expect(describeTotal(addUp(one, NOTHING_RAN, { ...one, failed: 1, failures: ['x'] }))).toBe('4 passed, 1 failed');
});
