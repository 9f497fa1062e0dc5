/** Prepares what is missing, then serves pages, API and search from one process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { readSettings, type Settings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { loadSite } from '#api/http/site.ts';
import { explainListening, startServer } from '#api/server.ts';
import { explainError } from './explain-error.ts';
import { demoAuthenticatorKey, demoPassword, demoPeople, demoRegistryAddress } from './seed-people.ts';

async function main(): Promise<void> {
  const startedAt = performance.now();
  const settings = readSettings(process.env);
  await refuseTakenPort(settings);
  await runToEnd('build.ts', '--before-start');
  const { db } = await openDatabase(settings);
  const server = await startServer({ settings, db, site: await loadSite() });
  console.log(welcome(settings, server.url, Math.round(performance.now() - startedAt)));

  let drawing: ChildProcess | null = null;
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log(`\n${signal}: finishing open requests.`);
    drawing?.kill();
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A thousand of them take as long as the rest of a first start, and the default picture is shown until they are drawn.
  drawing = run('draw-social-pictures.ts');
  drawing.on('error', (error) => console.error(explainError(error)));
}

/** The environment in which the shop was started: loading the site sets NODE_ENV, and production requires more settings. */
const env = { ...process.env };

const run = (script: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });

/** In a process of its own, which takes everything that building needs with it when it ends: compilers, bundlers and their memory. */
async function runToEnd(script: string, ...args: string[]): Promise<void> {
  const child = run(script, ...args);
  const stop = () => void child.kill();
  process.once('SIGTERM', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGTERM', stop);
  if (code !== 0) process.exit(code ?? 1);
}

/** Checked before minutes of building, not after. */
function refuseTakenPort(settings: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainListening(error, settings)));
    probe.listen(settings.port, settings.host, () => probe.close(() => resolve()));
  });
}

function welcome(settings: Settings, url: string, milliseconds: number): string {
  const local = url.replace('127.0.0.1', 'localhost');
  const lines: [string, string][] = [
    ['Shop', `${local}/store`],
    ['Home', local],
  ];
  if (settings.demo) {
    lines.push(['Demo registry', `${local}${demoRegistryAddress}`]);
    for (const person of demoPeople) lines.push([person.label, `${person.email}  password: ${demoPassword}`]);
    lines.push(['Admin’s codes', `node scripts/admin.ts --demo-code  (key ${demoAuthenticatorKey})`]);
    if (settings.smtpUrl === null) lines.push(['Development inbox', `${local}/dev/inbox`]);
  }
  lines.push(
    ['API documentation', `${local}/api/docs`],
    ['Data', settings.databaseUrl === null ? settings.dataDir : 'PostgreSQL (DATABASE_URL)'],
  );
  const width = Math.max(...lines.map(([name]) => name.length));
  return [
    '',
    `  Layette is ready after ${(milliseconds / 1000).toFixed(1)} s`,
    '',
    ...lines.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
    '',
    '  Stop with Ctrl-C',
    '',
  ].join('\n');
}

main().catch((error: unknown) => {
  console.error(`\n${explainError(error)}`);
  process.exit(1);
});
