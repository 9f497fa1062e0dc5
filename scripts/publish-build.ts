import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { siteFolder, usersOf } from '#api/http/site.ts';

const builds = dirname(siteFolder);
/** A page that was opened before may request its scripts for this long. */
const assetsKeptMs = 7 * 86_400_000;

/** Creates an empty folder beside the build that is served. */
export function newBuild(): string {
  const folder = join(builds, `build-${Date.now().toString(36)}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** From now on a start serves this build. A build that some process serves, and the previous one, are kept. */
export function publishBuild(folder: string): void {
  const before = existsSync(siteFolder) ? realpathSync(siteFolder) : null;
  if (before !== null) keepAssets(before, folder);
  const link = `${siteFolder}-${process.pid}`;
  rmSync(link, { force: true });
  symlinkSync(basename(folder), link, 'junction');
  renameSync(link, siteFolder);
  for (const name of readdirSync(builds)) {
    const other = join(builds, name);
    const isKept = [basename(siteFolder), basename(folder), before && basename(before)].includes(name);
    if (!isKept && !isServed(other)) rmSync(other, { recursive: true, force: true });
  }
}

function keepAssets(before: string, folder: string): void {
  const [from, to] = [before, folder].map((build) => join(build, 'client', '_assets')) as [string, string];
  if (!existsSync(from)) return;
  const isYoung = (path: string) => {
    const stat = statSync(path);
    return stat.isDirectory() || Date.now() - stat.mtimeMs < assetsKeptMs;
  };
  cpSync(from, to, { recursive: true, force: false, preserveTimestamps: true, filter: isYoung });
}

/** Or still being built, by the process whose id its name ends with. */
const isServed = (build: string): boolean =>
  statSync(build, { throwIfNoEntry: false })?.isDirectory() === true &&
  [...usersOf(build), Number(build.split('-').at(-1))].some(isRunning);

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
