import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Checker, type Fault, runWhenStarted } from './checking/faults.ts';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

interface MissingBinary {
  name: string;
  version: string;
  dev: boolean;
}

/**
 * The binaries of other platforms that the lock names as somebody's optional dependency but does not list. It happens where a
 * registry carries only some platforms; `npm ci` then refuses the lock everywhere else.
 */
export function findMissingBinaries(lock: Lock): MissingBinary[] {
  const missing = new Map<string, MissingBinary>();
  for (const [path, holder] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(holder.optionalDependencies ?? {})) {
      if (path === '' || isLocked(lock, path, name)) continue;
      missing.set(`${name}@${version}`, { name, version, dev: holder.dev ?? false });
    }
  }
  return [...missing.values()];
}

/** The lock with an entry for each of them, in the order npm writes. */
export function completeLock<L extends Lock>(lock: L): L {
  const packages = { ...lock.packages };
  for (const { name, version, dev } of findMissingBinaries(lock)) {
    packages[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
  }
  return { ...lock, packages: Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => compareAsNpm(a, b))) };
}

/** Without its platform npm would install the binary of every system on each of them. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const os = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].find((word) => words.includes(word));
  const cpu = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32'].find((word) =>
    words.includes(word),
  );
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(os === 'linux' && libc && { libc: [libc] }) };
}

function isLocked(lock: Lock, path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

function compareAsNpm(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}

const checker: Checker = {
  promise: 'The lock file serves every platform and names no registry',
  reads: ['package-lock.json'],
  find: (files) =>
    files.flatMap(({ path, text }): Fault[] => {
      const lock = JSON.parse(text) as Lock;
      const missing = findMissingBinaries(lock).map(
        ({ name }) => `${name} is missing: node scripts/check-lock.ts --fix`,
      );
      const hosts = Object.values(lock.packages)
        .flatMap(({ resolved }) => resolved ?? [])
        .filter((address) => !/^https:\/\/registry\.[a-z]+\.org\//.test(address))
        .map((address) => `a package would be fetched from ${address}`);
      return [...missing, ...hosts].map((message) => ({ path, line: 1, message }));
    }),
};

if (process.argv.includes('--fix')) {
  const path = join(process.cwd(), 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
  console.log(`Adding ${findMissingBinaries(lock).length} binaries of other platforms to the lock file.`);
  writeFileSync(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
}
runWhenStarted(import.meta.url, checker);
export default checker;
