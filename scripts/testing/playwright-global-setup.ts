import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareEnvironment } from './test-environment.ts';

/**
 * Before the first journey: the site is built, if its code changed, and a fresh demo shop lies in JOURNEY_DATA_DIR for servers to copy. As
 * before a first start, the pictures that networks show are not drawn: the default one stands for them.
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
