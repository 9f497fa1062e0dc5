import { execFileSync } from 'node:child_process';
import { startPostgres } from './postgres.ts';
import { forgetShopSettings } from './shop-settings.ts';

const howToGetPostgres = `No PostgreSQL was found, so nothing was tested on it. Either of these is enough:
  sudo apt-get install postgresql
  TEST_DATABASE_URL=postgres://... npm test`;

/** Before the first test: content is compiled, and TEST_DATABASE_URL names a PostgreSQL server. With CI=true it must exist. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  forgetShopSettings(process.env);
  execFileSync(process.execPath, ['content/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (process.env.TEST_DATABASE_URL) return undefined;
  const postgres = await startPostgres();
  if (postgres === null) {
    if (process.env.CI === 'true') throw new Error(howToGetPostgres);
    console.warn(howToGetPostgres);
    return undefined;
  }
  process.env.TEST_DATABASE_URL = postgres.url;
  return postgres.stop;
}
