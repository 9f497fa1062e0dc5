import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The result of one of the two test runners. */
export interface RunResult {
  passed: number;
  failed: number;
  skipped: number;
  /** The failed tests, each with its name and below it the error, for the end of the output, which is often all that is kept of it. */
  failures: string[];
  /** Journeys that passed only on retry. A busy machine sometimes has one; many count as a failure. */
  secondTime: string[];
}

export const NOTHING_RAN: RunResult = { passed: 0, failed: 0, skipped: 0, failures: [], secondTime: [] };

const MOST_SECOND_TIMES = 4;
const REASON_LINES = 6;
const REASON_WIDTH = 300;

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
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
  specs?: { title: string; ok: boolean; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results?: { error?: { message?: string } }[];
}

/** A runner that crashed before or during its tests counts as one failure: a run is green only with a report that says so. */
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
      ...tests
        .filter((test) => test.status === 'failed')
        .map((test) => withReason(test.fullName, test.failureMessages?.[0])),
    ],
    secondTime: [],
  };
}

export function readPlaywrightReport(report: unknown): RunResult {
  const { stats, suites = [], errors = [] } = report as PlaywrightReport;
  const broken = stats.unexpected === 0 ? errors.length : 0;
  const tooMany = stats.flaky > MOST_SECOND_TIMES ? 1 : 0;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + broken + tooMany,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => specsThatEnded('unexpected', suite)),
      ...errors.map(({ message }) => firstLine(message)),
      ...(tooMany > 0
        ? [`${stats.flaky} journeys passed only when asked again: that is no longer a busy machine`]
        : []),
    ],
    secondTime: suites.flatMap((suite) => specsThatEnded('flaky', suite)),
  };
}

function specsThatEnded(how: 'unexpected' | 'flaky', suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === how)
      .map(({ projectName, results = [] }) =>
        withReason(
          `${suite.title} > ${spec.title} (${projectName})`,
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsThatEnded(how, inner))];
}

function withReason(name: string, message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, REASON_LINES);
  return [name, ...lines.map((line) => `    ${line.slice(0, REASON_WIDTH)}`)].join('\n');
}

export function failureOf(name: string): RunResult {
  return { ...NOTHING_RAN, failed: 1, failures: [name] };
}

export function addUp(...results: RunResult[]): RunResult {
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: results.flatMap((r) => r.failures),
    secondTime: results.flatMap((r) => r.secondTime),
  };
}

/** The last line of every run, for machines to read. */
export function describeTotal({ passed, failed, skipped }: RunResult): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function firstLine(message = 'an error without a message'): string {
  return message.split('\n')[0] ?? message;
}
