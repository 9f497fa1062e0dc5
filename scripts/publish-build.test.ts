import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSite, siteFolder } from '#api/http/site.ts';
import { publishBuild } from './publish-build.ts';

const project = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'layette-publish-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** A build by a process that has exited. */
function build(name: string): string {
  const made = join('dist', `build-${name}-999999999`);
  for (const part of ['server', 'client/_assets']) mkdirSync(join(made, part), { recursive: true });
  writeFileSync(join(made, 'server/entry.mjs'), `export const handler = () => '${name}';`);
  writeFileSync(join(made, `client/_assets/${name}.js`), name);
  return made;
}

it('a server goes on with the build that it began with, whatever is built meanwhile, and the next start has the newest', async () => {
  publishBuild(build('first'));
  const site = (await loadSite())!;
  for (const name of ['second', 'third', 'fourth']) publishBuild(build(name));
  expect(readFileSync(join(site.clientFolder!, '_assets/first.js'), 'utf8')).toBe('first');
  expect(readFileSync(join(siteFolder, 'server/entry.mjs'), 'utf8')).toContain('fourth');
  // The second is not in use.
  const kept = readdirSync('dist').filter((name) => name.startsWith('build-'));
  expect(kept.map((name) => name.split('-')[1]).sort()).toEqual(['first', 'fourth', 'third']);
});

it('a page that was opened before finds its scripts for a week', () => {
  const old = build('old');
  publishBuild(old);
  publishBuild(build('new'));
  expect(readdirSync(join(siteFolder, 'client/_assets')).sort()).toEqual(['new.js', 'old.js']);
  utimesSync(join(siteFolder, 'client/_assets/old.js'), 0, 0);
  publishBuild(build('newest'));
  expect(existsSync(join(siteFolder, 'client/_assets/old.js'))).toBe(false);
});
