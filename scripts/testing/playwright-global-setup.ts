import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareEnvironment } from './test-environment.ts';

/**
 * Before the first journey: builds the site if its code has changed, and puts a fresh demo shop into JOURNEY_DATA_DIR for servers to copy.
 * As before a first start, social pictures are not drawn: the default one replaces them.
 */
export default function setup(): void {
  prepareEnvironment(process.env);
  const dataDir = join('.cache', 'journey-data');
  rmSync(dataDir, { recursive: true, force: true });
  execFileSync(process.execPath, ['scripts/build.ts', '--before-start'], {
    env: { ...process.env, DATA_DIR: dataDir, DEMO: 'on' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.env.JOURNEY_DATA_DIR = dataDir;
}
