/**
 * `npm test`: Vitest, then the journeys of Playwright, and a last line with the total, for machines to read. Each of them prepares what it
 * needs (`testing/vitest-global-setup.ts`, `testing/playwright-global-setup.ts`), so both can be run separately. `npm test -- api/rules`
 * runs the unit tests whose path matches, without journeys.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addUp, readPlaywrightReport, readVitestReport, sumUp } from './testing/results.ts';
import { runNode, stopRunning } from './testing/run-program.ts';
import { describeRun, type Run } from './testing/summary.ts';

const filters = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'layette-test-'));

async function runVitest(): Promise<Run> {
  const report = join(reports, 'vitest.json');
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters];
  const { exitCode, durationMs } = await runNode(['node_modules/vitest/vitest.mjs', ...options]);
  return { name: 'Unit and feature tests', result: sumUp('vitest', exitCode, report, readVitestReport), durationMs };
}

async function runPlaywright(): Promise<Run> {
  const report = join(reports, 'playwright.json');
  const { exitCode, durationMs } = await runNode(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return { name: 'Journeys', result: sumUp('playwright', exitCode, report, readPlaywrightReport), durationMs };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopRunning();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

const runs = [await runVitest()];
if (filters.length === 0) runs.push(await runPlaywright());
rmSync(reports, { recursive: true, force: true });
const total = addUp(...runs.map(({ result }) => result));
console.log(describeRun(runs, total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
