import { describe, expect, it } from 'vitest';
import checker, { completeLock, findMissingBinaries, type Lock, platformOf } from './check-lock.ts';

const lock: Lock = {
  packages: {
    '': {},
    'node_modules/tool': {
      version: '1.2.0',
      dev: true,
      optionalDependencies: { '@tool/cli-linux-x64-gnu': '1.2.0', '@tool/cli-darwin-arm64': '1.2.0' },
    },
    'node_modules/@tool/cli-linux-x64-gnu': { version: '1.2.0' },
  },
};

describe('a lock file', () => {
  it('that lacks the binary of another platform is found and completed, platform and all', () => {
    expect(findMissingBinaries(lock).map(({ name }) => name)).toEqual(['@tool/cli-darwin-arm64']);
    const complete = completeLock(lock);
    expect(findMissingBinaries(complete)).toEqual([]);
    expect(complete.packages['node_modules/@tool/cli-darwin-arm64']).toEqual({
      version: '1.2.0',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    });
  });

  it('finds a binary that is nested beside its owner', () => {
    const nested: Lock = {
      packages: {
        'node_modules/a/node_modules/tool': { optionalDependencies: { 'tool-win32': '1.0.0' } },
        'node_modules/a/node_modules/tool-win32': { version: '1.0.0' },
      },
    };
    expect(findMissingBinaries(nested)).toEqual([]);
  });

  it('names no registry but the public one', () => {
    const text = JSON.stringify({ packages: { 'node_modules/a': { resolved: 'https://packages.example/a.tgz' } } });
    expect(checker.find([{ path: 'package-lock.json', text }], '.')).toHaveLength(1);
  });
});

it.each([
  ['@tool/binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
  ['@tool/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@tool/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@tool/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('the platform of %s is read from its name', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});
