/** `npm start`: prepares what is missing, then serves pages, API and search from one process. */
import { createServer } from 'node:net';
import { readSettings, type Settings, SettingsError } from '#api/config.ts';
import { DatabaseError } from '#api/db/database.ts';
import { openDatabase } from '#api/db/open.ts';
import { StartError, startServer } from '#api/server.ts';
import { ContentError, formatProblems } from '#content/build.ts';
import { siteFolder } from './build-site.ts';
import { prepareEverything } from './first-start.ts';
import { demoPassword, demoPeople, demoRegistryAddress } from './seed-people.ts';
import { createSteps } from './steps.ts';

async function main(): Promise<void> {
  const startedAt = performance.now();
  const settings = readSettings(process.env);
  await refuseTakenPort(settings);
  const steps = createSteps(process.stdout);
  const { db, applied } = await openDatabase(settings);
  if (applied.length > 0) steps.say(`Database: ${applied.join(', ')}`);
  await prepareEverything(settings, db, steps);
  const server = await startServer({ settings, db, siteFolder });
  steps.done();
  console.log(welcome(settings, server.url, Math.round(performance.now() - startedAt)));

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log(`\n${signal}: finishing what is under way.`);
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Said before minutes of building, not after. */
function refuseTakenPort({ port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new StartError(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`),
        );
      else if (error.code === 'EADDRNOTAVAIL')
        reject(new StartError(`HOST ${host} is not an address of this machine.`));
      else if (error.code === 'EACCES')
        reject(
          new StartError(`Port ${port} may not be opened by this user. Choose one above 1023: PORT=4321 npm start`),
        );
      else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
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
  if (error instanceof ContentError) console.error(`\n${formatProblems(error.problems)}`);
  else if (error instanceof SettingsError || error instanceof DatabaseError || error instanceof StartError)
    console.error(`\n${error.message}`);
  else if ((error as { code?: string }).code === 'ENOSPC' || (error as { code?: string }).code === 'SQLITE_FULL')
    console.error('\nThe disk is full. Nothing was changed; free some space and start again.');
  else console.error('\nLayette could not start:', error);
  process.exit(1);
});
