import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { story } from '#content/testing/content-folder.ts';
import { type CopiedProject, copyProject } from './testing/copied-project.ts';

/** Waits for child processes, however long they take on a busy machine. */
const patience = 900_000;

let project: CopiedProject;
const at = (path: string) => join(project.root, path);
const article = (slug: string) => at(`content/articles/${slug}.md`);
const write = (slug: string, body: string) =>
  writeFileSync(article(slug), story({ author: 'june-alder', title: `About ${slug}` }, body));
const page = (slug: string) => readFileSync(at(`dist/current/client/hello-baby/${slug}/index.html`), 'utf8');
/** A file that every build writes again. */
const builtAt = () => statSync(at('dist/current/server/entry.mjs')).mtimeMs;

/** @returns its error output, if it failed. */
async function build(): Promise<string | null> {
  const child = spawn(process.execPath, ['scripts/bench/build-shop.ts'], {
    cwd: project.root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH },
  });
  setPriority(child.pid!, constants.priority.PRIORITY_LOW);
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const [code] = (await once(child, 'close')) as [number];
  return code === 0 ? null : said;
}

beforeAll(async () => {
  project = copyProject('build-test');
  write('quiet-hours', 'A sentence.');
  write('to-remove', 'A sentence.');
  expect(await build()).toBeNull();
}, patience);
afterAll(() => project.dispose());

it(
  'builds again after an edit, an addition and a removal, and not when nothing has changed',
  async () => {
    const first = builtAt();
    expect(await build()).toBeNull();
    expect(builtAt()).toBe(first);

    // Simulates a running server by this process.
    const served = realpathSync(at('dist/current'));
    writeFileSync(join(served, `in-use-${process.pid}`), '');
    const files = globSync('**/*', { cwd: served });
    write('quiet-hours', 'Another sentence.');
    write('added', 'A sentence.');
    rmSync(article('to-remove'));
    expect(await build()).toBeNull();
    expect(globSync('**/*', { cwd: served })).toEqual(files);
    expect(readFileSync(join(served, 'client/hello-baby/quiet-hours/index.html'), 'utf8')).not.toContain('Another');
    expect(page('quiet-hours')).toContain('Another sentence.');
    expect(
      brotliDecompressSync(readFileSync(at('dist/current/client/hello-baby/added/index.html.br'))).toString(),
    ).toContain('About added');
    expect(() => page('to-remove')).toThrow('ENOENT');
  },
  patience,
);

it(
  'tells search engines of public pages, each at the one address that its page names',
  () => {
    const sitemap = readFileSync(at('dist/current/client/sitemap-0.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
    expect(listed).toEqual(expect.arrayContaining(['/', '/store', '/hello-baby/quiet-hours']));
    expect(listed.filter((path) => path !== '/' && path.endsWith('/'))).toEqual([]);
    expect(listed.filter((path) => /^\/(login|signup|registry)/.test(path))).toEqual([]);
    expect(page('quiet-hours')).toMatch(/<link rel="canonical" href="[^"]+\/hello-baby\/quiet-hours">/);
  },
  patience,
);

it(
  'names file, line and field of a mistake, and leaves the pages as they are',
  async () => {
    const before = builtAt();
    const right = readFileSync(article('quiet-hours'), 'utf8');
    writeFileSync(article('quiet-hours'), right.replace('publishOn: 2026-03-14', 'publishOn: soon'));
    expect(await build()).toMatch(/articles\/quiet-hours\.md:\d+[\s\S]*publishOn/);
    expect(builtAt()).toBe(before);
  },
  patience,
);
