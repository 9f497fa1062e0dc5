import { existsSync, statfsSync } from 'node:fs';

/** Settings of a shop that this shell may run. No test may reach its data, emails or payments. */
const settings =
  /^(DATABASE_URL|DATA_DIR|PUBLIC_URL|PORT|HOST|DEMO|SECRET_KEY|TRUSTED_PROXIES|LOG_LEVEL|SMTP_URL|MEILI_\w+|STRIPE_\w+)$/;

const memoryFolder = '/dev/shm';
const leastFreeBytes = 4_000_000_000;

/** The environment that all tests start with, unit tests and journeys. */
export function prepareEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) if (settings.test(name)) delete env[name];
  // A database waits for its disk at each commit, and tests make thousands: their files are in memory if there is enough of it.
  if (env.TMPDIR === undefined && existsSync(memoryFolder) && freeBytes(memoryFolder) > leastFreeBytes)
    env.TMPDIR = memoryFolder;
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
