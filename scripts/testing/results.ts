import { readFileSync } from 'node:fs';

/** What one of the two test runners did. */
export interface RunResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of what failed, for the end of the output. */
  failures: string[];
}

export const NOTHING_RAN: RunResult = { passed: 0, failed: 0, skipped: 0, failures: [] };

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  errors?: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { projectName: string; status: string }[] }[];
}

/** A runner that broke before or beside its tests counts as one failure: no green without a report that says so. */
export function sumUp(
  runner: string,
  exitCode: number,
  reportPath: string,
  read: (report: unknown) => RunResult,
): RunResult {
  let result: RunResult;
  try {
    result = read(JSON.parse(readFileSync(reportPath, 'utf8')));
  } catch {
    return failureOf(`${runner} ended with code ${exitCode} and left no report`);
  }
  if (exitCode === 0 || result.failed > 0) return result;
  return addUp(
    result,
    failureOf(`${runner} ended with code ${exitCode} though its tests passed; see its output above`),
  );
}

export function readVitestReport(report: unknown): RunResult {
  const { testResults } = report as VitestReport;
  const tests = testResults.flatMap((file) => file.assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((t) => t.status !== 'failed'),
  );
  const passed = count('passed');
  const failed = count('failed');
  return {
    passed,
    failed: failed + brokenFiles.length,
    skipped: tests.length - passed - failed,
    failures: [
      ...brokenFiles.map((file) => `${file.name}: the file itself`),
      ...tests.filter((test) => test.status === 'failed').map((test) => test.fullName),
    ],
  };
}

export function readPlaywrightReport(report: unknown): RunResult {
  const { stats, suites = [], errors = [] } = report as PlaywrightReport;
  const broken = stats.unexpected === 0 ? errors.length : 0;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + broken,
    skipped: stats.skipped,
    failures: [...suites.flatMap((suite) => failedSpecs(suite)), ...errors.map(({ message }) => firstLine(message))],
  };
}

function failedSpecs(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `${suite.title} > ${spec.title} (${projectName})`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedSpecs(inner))];
}

export function failureOf(name: string): RunResult {
  return { passed: 0, failed: 1, skipped: 0, failures: [name] };
}

export function addUp(...results: RunResult[]): RunResult {
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: results.flatMap((r) => r.failures),
  };
}

/** The last line of every run, which machines read. */
export function describeTotal({ passed, failed, skipped }: RunResult): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function firstLine(message = 'an error without a message'): string {
  return message.split('\n')[0] ?? message;
}
