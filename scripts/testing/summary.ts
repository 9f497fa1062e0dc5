import { describeTotal, failureOf, type RunResult } from './results.ts';

/** A real part that some tests need: a browser, a database server, a search server. */
export interface Part {
  name: string;
  /** Present, left out on purpose, or missing with what to do about it. */
  state: 'here' | 'not asked' | 'missing';
  detail: string;
}

export interface Run {
  name: string;
  result: RunResult;
  durationMs: number;
}

const RULE = '─'.repeat(72);
const MOST_LISTED = 20;

/** Where everything must run, each half that could not is a failure; elsewhere it is a loud line in the summary. */
export function countMissing(parts: Part[], everythingMustRun: boolean): RunResult[] {
  if (!everythingMustRun) return [];
  return parts
    .filter(({ state }) => state === 'missing')
    .map(({ name }) => failureOf(`${name} did not run, and with CI=true everything must`));
}

/** What ran, on what, and what did not: short enough to be read. The last line is the total. */
export function describeRun(runs: Run[], parts: Part[], total: RunResult): string {
  const lines = ['', RULE];
  for (const { name, result, durationMs } of runs) {
    lines.push(
      `${mark(result)} ${name.padEnd(34)}${describeTotal(result).padEnd(27)}${describeDuration(durationMs).padStart(8)}`,
    );
  }
  for (const part of parts) lines.push(...describePart(part));
  if (total.secondTime.length > 0) lines.push('', 'Passed only when asked again:', ...listed(total.secondTime));
  if (total.failures.length > 0) lines.push('', 'Failed:', ...listed(total.failures));
  return [...lines, RULE, describeTotal(total)].join('\n');
}

function describePart({ name, state, detail }: Part): string[] {
  if (state !== 'missing') return [`${state === 'here' ? '·' : ' '} ${name.padEnd(34)}${detail}`];
  const [first = '', ...more] = detail.split('\n');
  return [`! ${name.padEnd(34)}DID NOT RUN. ${first}`, ...more.map((line) => `    ${line}`)];
}

function listed(failures: string[]): string[] {
  const shown = failures.slice(0, MOST_LISTED).map((failure) => `  ${failure.replaceAll('\n', '\n  ')}`);
  return failures.length > MOST_LISTED ? [...shown, `  and ${failures.length - MOST_LISTED} more`] : shown;
}

function mark({ passed, failed }: RunResult): string {
  if (failed > 0) return '✗';
  return passed > 0 ? '✓' : ' ';
}

export function describeDuration(durationMs: number): string {
  if (durationMs < 10_000) return `${(durationMs / 1000).toFixed(1)} s`;
  const seconds = Math.round(durationMs / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
