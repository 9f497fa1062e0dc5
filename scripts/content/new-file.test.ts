import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkContent } from '#content/checks/check-content.ts';
import { scanFiles } from '#content/checks/scan-files.ts';
import { kindNames, kindRule } from '#content/schemas/kinds.ts';
import {
  type ContentFolder,
  category,
  checklistWith,
  makeContentFolder,
  story,
} from '#content/testing/content-folder.ts';
import { makeContentFile, slugify } from './new-file.ts';

let folder: ContentFolder;
afterEach(() => folder.dispose());

const make = (kind: string, title: string) =>
  makeContentFile({ contentDir: join(folder.rootDir, 'content'), kind, title, today: '2026-11-20' });
const check = () => {
  const contentDir = join(folder.rootDir, 'content');
  checkContent(contentDir, scanFiles(contentDir), { today: '2026-11-20', drafts: false });
};

/** Entries that the examples in the schemas name must exist, as they do in a shop. */
const shop = {
  'categories/strollers.yaml': category(),
  'articles/safe-sleep-basics.md': story(),
  'checklist/sleep.yaml': checklistWith('crib-mattress'),
};

describe('a new file', () => {
  const kinds = kindNames.filter((kind) => !kindRule(kind).singleFile && kind !== 'category');
  it.each(kinds)('of the kind %s is what the build accepts', (kind) => {
    folder = makeContentFolder(shop);
    const name = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const made = make(name, kind === 'week' ? 'Week 13 of pregnancy' : 'A new thing');
    expect(() => check()).not.toThrow();
    const text = readFileSync(join(folder.rootDir, made.path), 'utf8');
    expect(text.includes('draft: true')).toBe(made.isDraft);
  });

  it('says its title, its day and the number that nobody has', () => {
    folder = makeContentFolder({
      ...shop,
      'guides/one.md': story({ id: '101', type: 'how-to' }),
    });
    const { path } = make('guide', 'How to fold: a stroller');
    expect(path).toBe('content/guides/how-to-fold-a-stroller.md');
    const text = readFileSync(join(folder.rootDir, path), 'utf8');
    expect(text).toContain('title: "How to fold: a stroller"');
    expect(text).toContain('publishOn: 2026-11-20');
    expect(text).toContain('id: 102');
    expect(text).toContain('# pregnancyWeeks: [28, 29, 30]');
  });

  it('is called after its week', () => {
    folder = makeContentFolder();
    expect(make('week', 'Week 13').path).toBe('content/weeks/pregnancy-week-13.md');
  });

  it('is not made twice, nor without a title, nor of a kind that there is not', () => {
    folder = makeContentFolder();
    make('article', 'One');
    expect(() => make('article', 'One')).toThrow('content/articles/one.md is there already');
    expect(() => make('article', ' ')).toThrow('npm run content:new -- article "');
    expect(() => make('artcle', 'Two')).toThrow('Did you mean `article`?');
  });
});

it.each([
  ['Bébé’s first bath!', 'bebes-first-bath'],
  ['  A  --  B ', 'a-b'],
])('%s becomes the address %s', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});
