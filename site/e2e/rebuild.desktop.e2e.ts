/** What an editor's next `npm run build` does, in a copy of the project with the pages that these journeys visit. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { story } from '#content/testing/content-folder.ts';
import { type CopiedProject, copyProject } from '#scripts/testing/copied-project.ts';
import { test as base, expect } from './test.ts';

interface BuiltProject extends CopiedProject {
  at(path: string): string;
  /** @returns its error output. */
  build(): Promise<string>;
  /** The folder of the newest build. */
  newest(): string;
}

const test = base.extend<{ project: BuiltProject }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  project: async ({}, use) => {
    const { root, dispose } = copyProject('rebuild');
    const at = (path: string) => join(root, path);
    for (const made of ['dist', '.contentlayer', '.cache'])
      cpSync(made, at(made), { recursive: true, verbatimSymlinks: true });
    await use({
      root,
      dispose,
      at,
      newest: () => realpathSync(at('dist/current')),
      async build() {
        const child = spawn(process.execPath, ['scripts/build.ts', '--before-start'], {
          cwd: root,
          stdio: ['ignore', 'ignore', 'pipe'],
          env: { ...process.env, DATA_DIR: at('.cache/journey-data'), DEMO: 'on' },
        });
        let errors = '';
        child.stderr.on('data', (text: Buffer) => {
          errors += text;
        });
        await once(child, 'close');
        return errors;
      },
    });
    dispose();
  },
});

test('a rebuild leaves a running server its pages, skips what is unchanged, and explains a mistake', async ({
  project,
}) => {
  test.setTimeout(600_000);
  const article = story({ author: 'june-alder', title: 'About quiet hours' }, 'A sentence.');
  const write = (text: string) => writeFileSync(project.at('content/articles/quiet-hours.md'), text);
  const first = project.newest();
  // Says that this process serves the build.
  writeFileSync(join(first, `in-use-${process.pid}`), '');
  const served = globSync('**/*', { cwd: first });

  write(article);
  expect(await project.build()).toBe('');
  const second = project.newest();
  const page = brotliDecompressSync(readFileSync(join(second, 'client/hello-baby/quiet-hours/index.html.br')));
  expect(page.toString()).toContain('About quiet hours');
  expect(globSync('**/*', { cwd: first })).toEqual(served);

  expect(await project.build()).toBe('');
  expect(project.newest(), 'nothing has changed').toBe(second);

  write(article.replace('publishOn: 2026-03-14', 'publishOn: soon'));
  expect(await project.build()).toMatch(/articles\/quiet-hours\.md:\d+[\s\S]*publishOn/);
  expect(project.newest(), 'a mistake leaves the pages as they are').toBe(second);
});
