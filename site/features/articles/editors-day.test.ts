/**
 * An editor's day, with the commands that editors type: a new article, a mistake, its correction, a preview, and the day of publication.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { articles, findStory, serveContentFrom } from '#content';
import { type ContentFolder, makeContentFolder } from '#content/testing/content-folder.ts';
import { head } from '#scripts/testing/read-page.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import StoryPage from '../../pages/hello-baby/[slug].astro';

vi.mock('../../layouts/Story.astro', () => import('#scripts/testing/BareLayout.astro'));

const path = 'articles/the-first-bath.md';
let folder: ContentFolder;
afterEach(() => {
  serveContentFrom(undefined);
  folder.dispose();
});

const run = (script: string, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const file = join(process.cwd(), script);
    execFile(process.execPath, [file, ...args], { cwd: folder.rootDir }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: out + err }),
    );
  });
const read = () => readFileSync(join(folder.rootDir, 'content', path), 'utf8');
const change = (from: string | RegExp, to: string) => folder.write(path, read().replace(from, to));
const buildFor = async (day: string, ...more: '--drafts'[]) => {
  expect(await run('content/build.ts', '--day', day, ...more)).toMatchObject({ code: 0 });
  serveContentFrom(folder.rootDir);
};
const open = () => {
  const story = findStory('the-first-bath')!;
  return showPage(StoryPage, {
    address: story.url,
    params: { slug: story.slug },
    props: { story, related: [] },
    data: {},
  });
};

it('goes from a title to a published article', async () => {
  folder = makeContentFolder();

  const made = await run('scripts/content-new.ts', 'article', 'The first bath');
  expect(made).toEqual({ code: 0, said: expect.stringContaining(`Made content/${path}.`) });
  expect((await run('scripts/content-check.ts')).code).toBe(0);
  await buildFor('2026-12-01');
  expect(articles.all()).toEqual([]);

  change('medical: false', 'medical: maybe');
  change(
    '## The first question',
    '## How warm?\n\nAs warm as your elbow says, and see [our guide](/hello-baby/the-frist-bath).',
  );
  const refused = await run('scripts/content-check.ts');
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/content\/articles\/the-first-bath\.md:\d+:10 {2}medical/);
  expect(refused.said).toContain('`medical` is "maybe", but must be true or false, without quotes.');
  expect(refused.said).toContain('Write: medical: true');
  expect(refused.said).toContain('Did you mean `/hello-baby/the-first-bath`?');

  change('medical: maybe', 'medical: false');
  change(/, and see .*$/m, '.');
  expect(await run('scripts/content-check.ts')).toMatchObject({ code: 0 });

  await buildFor('2026-12-01', '--drafts');
  await open();
  expect(screen.getByRole('note')).toHaveTextContent('This is a draft. Only previews show it.');
  expect(screen.getByRole('heading', { level: 1, name: 'The first bath' })).toBeVisible();
  expect(head()).toMatchObject({ robots: 'noindex' });

  change('draft: true\n', '');
  change(/publishOn: .*/, 'publishOn: 2026-12-24');
  await buildFor('2026-12-23');
  expect(articles.get('the-first-bath')).toBeUndefined();
  await buildFor('2026-12-23', '--drafts');
  await open();
  expect(screen.getByRole('note')).toHaveTextContent('This is not public yet. It will be from December 24, 2026.');

  await buildFor('2026-12-24');
  await open();
  expect(screen.queryByRole('note')).toBeNull();
  expect(head()).not.toHaveProperty('robots');
});
