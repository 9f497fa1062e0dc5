import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionable, readPackages } from './licences.ts';

interface Locked {
  version: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

/**
 * Compiler binaries for other machines than the one that runs tests and images. The lock file was made with a registry that lacks them, so
 * their hashes could not be recorded; `npm install --package-lock-only` with the public one adds them.
 */
const otherMachines =
  /^node_modules\/(@astrojs\/compiler-binding|@biomejs\/cli|@oxc-parser\/binding|@tailwindcss\/oxide)-/;
const runsOnLinuxX64 = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Locked) =>
  os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');

describe('the lock file', () => {
  const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);

  it('knows the hash of every package that is installed on Linux', () => {
    const without = installed.filter(([, locked]) => locked.integrity === undefined && runsOnLinuxX64(locked));
    expect(without).toEqual([]);
    expect(installed.length).toBeGreaterThan(500);
  });

  it('lacks a hash only for compilers of other machines, and of no more of them than before', () => {
    const without = installed.filter(([, { integrity }]) => integrity === undefined);
    expect(without.filter(([path, { optional }]) => !optional || !otherMachines.test(path))).toEqual([]);
    expect(without.length).toBeLessThanOrEqual(39);
  });
});

describe('the licenses of a release', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'layette-licences-'));
    execFileSync(process.execPath, ['scripts/licences.ts', folder]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('name every dependency, with the hash that the lock file has', () => {
    const sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
    const components: { name: string; version: string; hashes: unknown }[] = sbom.components;
    for (const name of Object.keys(dependencies)) {
      const { version, integrity = '' } = packages[`node_modules/${name}`]!;
      const component = components.find((one) => one.name === name && one.version === version);
      const hash = Buffer.from(integrity.split('-')[1]!, 'base64').toString('hex');
      expect([name, component?.hashes]).toEqual([name, [{ alg: 'SHA-512', content: hash }]]);
    }
    const list = readFileSync(join(folder, 'licences.md'), 'utf8');
    expect(list).toMatch(/^## MIT \(\d+\)$/m);
    expect(list).toContain('- express ');
    // Development tools are part of no release.
    expect(components.some(({ name }) => name === 'vitest')).toBe(false);
  });

  it('are each one that lets others use the whole', () => {
    expect(questionable(readPackages())).toEqual([]);
    const of = (name: string, license: string) => ({ name, version: '1.0.0', license, integrity: '' });
    expect(
      questionable([
        of('fine', 'MIT'),
        of('either', '(MIT OR Commercial)'),
        of('both', 'MIT AND Commercial'),
        of('silent', ''),
      ]),
    ).toEqual(['both@1.0.0: MIT AND Commercial', 'silent@1.0.0: no license']);
  });
});
