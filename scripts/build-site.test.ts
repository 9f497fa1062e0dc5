import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { story } from '#content/testing/content-folder.ts';
import { type CopiedProject, copyProject } from './testing/copied-project.ts';

/** It waits for processes of its own, however long they take on a busy machine. */
const patience = 900_000;

let project: CopiedProject;
const at = (path: string) => join(project.root, path);
const article = (slug: string) => at(`content/articles/${slug}.md`);
const write = (slug: string, body: string) =>
  writeFileSync(article(slug), story({ author: 'june-alder', title: `About ${slug}` }, body));
const page = (slug: string) => readFileSync(at(`dist/client/hello-baby/${slug}/index.html`), 'utf8');
/** The bundle is written anew by every bundling. */
const bundling = () => statSync(at('dist/server/entry.mjs')).ino;

/** @returns what it complained of, when it failed. */
async function build(): Promise<string | null> {
  const child = spawn(process.execPath, ['scripts/bench/build-shop.ts'], {
    cwd: project.root,
    stdio: ['ignore', 'ignore', 'pipe'],
    // The one thing in a bundle that is random.
    env: { PATH: process.env.PATH, ASTRO_KEY: 'a2V5IG9mIHRoaXJ0eS10d28gYnl0ZXMgZm9yIHRlc3Q=' },
  });
  setPriority(child.pid!, constants.priority.PRIORITY_LOW);
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const [code] = (await once(child, 'close')) as [number];
  return code === 0 ? null : said;
}

function tree(): Record<string, string> {
  const files = globSync('**/*', { cwd: at('dist'), withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  );
  return Object.fromEntries(
    files.map((file) => [file, statSync(file).isDirectory() ? 'a folder' : readFileSync(file).toString('base64')]),
  );
}

beforeAll(async () => {
  project = copyProject('build-test');
  write('quiet-hours', 'A sentence.');
  write('to-remove', 'A sentence.');
  write('to-rename', 'A sentence.');
  expect(await build()).toBeNull();
}, patience);
afterAll(() => project.dispose());

it(
  'writes pages with the bundle that is there: after an edit, an addition, a removal and a renaming they are those of a whole build',
  async () => {
    const bundled = bundling();
    const change = async (how: () => void) => {
      how();
      expect(await build()).toBeNull();
      expect(bundling()).toBe(bundled);
    };

    await change(() => write('quiet-hours', 'Another sentence.'));
    expect(page('quiet-hours')).toContain('Another sentence.');
    await change(() => write('added', 'A sentence.'));
    expect(page('added')).toContain('About added');
    await change(() => rmSync(article('to-remove')));
    expect(() => page('to-remove')).toThrow('ENOENT');
    await change(() => renameSync(article('to-rename'), article('renamed')));
    expect(page('renamed')).toContain('About to-rename');
    expect(() => page('to-rename')).toThrow('ENOENT');

    const inParts = tree();
    expect(inParts[at('dist/client/sitemap-0.xml')]).toBeDefined();
    // A change of code that changes no bundle: everything is made from nothing.
    appendFileSync(at('api/rules/days.ts'), '\n// Another line.\n');
    expect(await build()).toBeNull();
    expect(bundling()).not.toBe(bundled);
    const { [at('dist/built-from')]: stampInParts, ...filesInParts } = inParts;
    const { [at('dist/built-from')]: stamp, ...files } = tree();
    expect(stamp).not.toBe(stampInParts);
    expect(Object.keys(files).sort()).toEqual(Object.keys(filesInParts).sort());
    expect(Object.keys(files).filter((file) => files[file] !== filesInParts[file])).toEqual([]);
  },
  patience,
);

it(
  'names file, line and field of a mistake, and leaves the pages as they are',
  async () => {
    const before = tree();
    const right = readFileSync(article('quiet-hours'), 'utf8');
    writeFileSync(article('quiet-hours'), right.replace('publishOn: 2026-03-14', 'publishOn: soon'));
    expect(await build()).toMatch(/articles\/quiet-hours\.md:\d+[\s\S]*publishOn/);
    expect(tree()).toEqual(before);
    const bundled = bundling();
    writeFileSync(article('quiet-hours'), right);
    expect(await build()).toBeNull();
    expect(bundling()).toBe(bundled);
  },
  patience,
);
