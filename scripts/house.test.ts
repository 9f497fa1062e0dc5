import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import readmes from './check-readmes.ts';
import words from './check-words.ts';
import { describeFaults } from './checking/faults.ts';
import { readSourceFiles } from './checking/source-files.ts';

describe('the rules of this repository hold', () => {
  it.each([readmes, words].map((checker) => [checker.promise, checker] as const))('%s', (_promise, checker) => {
    const faults = checker.find(readSourceFiles(process.cwd(), checker.reads), process.cwd());
    expect(describeFaults(faults)).toBe('');
  });

  it.each([
    ['every import is allowed', '.dependency-cruiser.mjs', 'api content search-index site scripts'],
    ['browsers load nothing of the server', '.dependency-cruiser.browser.mjs', 'site'],
  ])('%s', (_promise, config, folders) => {
    const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [cruise, '--config', config, ...folders.split(' ')],
      {
        encoding: 'utf8',
      },
    );
    expect(stdout + stderr).toContain('no dependency violations found');
    expect(status).toBe(0);
  });

  // `{ saved: 'Saved.' }[address.get('done')]` also has "constructor" and "__proto__", and then the page fails.
  it('no literal is looked up by what an address says', () => {
    const files = globSync(['site/**/*.astro', '{api,site,search-index}/**/*.{ts,tsx}']);
    const looksUp = /\}\[[^\]\n]*\.get\(/;
    expect(files.filter((file) => looksUp.test(readFileSync(file, 'utf8')))).toEqual([]);
    expect(looksUp.test("}[Astro.url.searchParams.get('done') ?? ''];")).toBe(true);
  });
});
