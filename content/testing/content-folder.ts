/** A small content folder on disk for tests: valid until a test breaks it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuildOptions, buildContent, type ContentBuild, ContentError, watchContent } from '../build.ts';

export const today = '2026-11-20';

const storyFields: Record<string, string> = {
  title: 'A calm title',
  teaser: 'One calm sentence.',
  author: 'june',
  reviewer: 'none',
  lastReviewedOn: '2026-03-14',
  publishOn: '2026-03-14',
  topics: '[sleep]',
  medical: 'false',
  sources: '[]',
  featuredImage: '\n  url: /pictures/scene-nursery-at-dusk.svg\n  alt: A crib at dusk',
  seoTitle: 'A calm title',
  seoDescription: 'One calm sentence for search engines.',
};

/** An article with some front matter fields changed (`undefined` leaves one out), followed by the body. */
export function story(changes: Record<string, string | undefined> = {}, body = 'Hello.'): string {
  const fields = Object.entries({ ...storyFields, ...changes }).filter(([, value]) => value !== undefined);
  const lines = fields.map(([key, value]) => (value?.startsWith('\n') ? `${key}:${value}` : `${key}: ${value}`));
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

export function category(changes: Record<string, string> = {}): string {
  const fields = {
    id: '1',
    urlSlug: 'strollers',
    title: 'Strollers',
    seoTitle: 'Strollers',
    seoDescription: 'All strollers.',
    ...changes,
  };
  return Object.entries(fields)
    .map(([key, value]) => (value.startsWith('\n') ? `${key}:${value}` : `${key}: ${value}`))
    .join('\n');
}

const baseFiles: Record<string, string> = {
  'authors/june.md': '---\nname: June\nrole: Writes\nsample: true\n---\n\nJune writes.\n',
  'taxonomy/topics.yaml': 'topics:\n  - slug: sleep\n    name: Sleep\n  - slug: gear\n    name: Gear\n',
};

/** One section with one item, in the category of `category()`. */
export const checklistWith = (id: string): string =>
  `id: 10
title: Sleep
teaser: A place.
order: 1
items:
  - id: ${id}
    title: A thing
    note: Why.
    priority: must-have
    category: strollers
    picture: /pictures/thing-crib.svg
`;

export interface ContentFolder {
  rootDir: string;
  write(path: string, text: string): void;
  remove(path: string): void;
  build(options?: Partial<BuildOptions>): Promise<ContentBuild>;
  watch(onBuild: (build: ContentBuild) => void): ReturnType<typeof watchContent>;
  /** The text of all problems, as shown to an author. */
  problems(options?: Partial<BuildOptions>): Promise<string>;
  dispose(): void;
}

export function makeContentFolder(files: Record<string, string> = {}): ContentFolder {
  const rootDir = mkdtempSync(join(tmpdir(), 'layette-content-'));
  const write = (path: string, text: string) => {
    const full = join(rootDir, 'content', path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  };
  for (const [path, text] of Object.entries({ ...baseFiles, ...files })) write(path, text);
  const build = (options: Partial<BuildOptions> = {}) =>
    buildContent({ rootDir, drafts: false, now: today, ...options });
  return {
    rootDir,
    write,
    remove: (path) => rmSync(join(rootDir, 'content', path)),
    build,
    watch: (onBuild) => watchContent({ rootDir, drafts: false, now: today }, onBuild),
    async problems(options) {
      try {
        await build(options);
      } catch (error) {
        if (error instanceof ContentError) return error.message;
        throw error;
      }
      throw new Error('The content has no problem.');
    },
    dispose: () => rmSync(rootDir, { recursive: true, force: true }),
  };
}

/** The project's own search vocabulary, for a test that searches. */
export function searchFiles(): Record<string, string> {
  const folder = join(import.meta.dirname, '../search');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [`search/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
}
