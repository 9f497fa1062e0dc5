import { describeTotal, type RunResult } from './results.ts';

export interface Run {
  name: string;
  result: RunResult;
  durationMs: number;
}

const RULE = '─'.repeat(72);
const MOST_LISTED = 20;

/** Which tests ran and which failed, short enough to read. The last line is the total. */
export function describeRun(runs: Run[], total: RunResult): string {
  const lines = ['', RULE];
  for (const { name, result, durationMs } of runs) {
    lines.push(
      `${mark(result)} ${name.padEnd(34)}${describeTotal(result).padEnd(27)}${describeDuration(durationMs).padStart(8)}`,
    );
  }
  if (total.secondTime.length > 0) lines.push('', 'Passed only when asked again:', ...listed(total.secondTime));
  if (total.failures.length > 0) lines.push('', 'Failed:', ...listed(total.failures));
  return [...lines, RULE, describeTotal(total)].join('\n');
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
