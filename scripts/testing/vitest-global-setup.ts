import { execFileSync } from 'node:child_process';
import { makeDatabaseTemplates } from '#api/testing/test-databases.ts';
import { startPostgres } from './postgres.ts';
import { prepareEnvironment } from './test-environment.ts';

const howToGetPostgres = `No PostgreSQL was found, so nothing was tested on it. Either of these is enough:
  sudo apt-get install postgresql
  TEST_DATABASE_URL=postgres://... npm test`;

/**
 * Before the first test: compiles the content, makes TEST_DATABASE_URL name a PostgreSQL server, and prepares migrated databases for
 * copying.
 */
export default async function setup(): Promise<() => Promise<void>> {
  prepareEnvironment(process.env);
  execFileSync(process.execPath, ['content/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const postgres = process.env.TEST_DATABASE_URL ? null : await ownPostgres();
  if (postgres !== null) process.env.TEST_DATABASE_URL = postgres.url;
  const clearTemplates = await makeDatabaseTemplates();
  return async () => {
    await clearTemplates();
    await postgres?.stop();
  };
}

/** With CI=true it must exist. */
async function ownPostgres() {
  const postgres = await startPostgres();
  if (postgres !== null) return postgres;
  if (process.env.CI === 'true') throw new Error(howToGetPostgres);
  console.warn(howToGetPostgres);
  return null;
}
