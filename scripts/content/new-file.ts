/** Creates a new content file of any kind: every required field with a value that the build accepts, and the optional ones. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { helpOf } from '#content/checks/explain.ts';
import { findNearest } from '#content/checks/nearest.ts';
import { readSource } from '#content/checks/read-source.ts';
import { scanFiles } from '#content/checks/scan-files.ts';
import { type Kind, kindNames, kindRule } from '#content/schemas/kinds.ts';

export class NewFileError extends Error {}

interface Wanted {
  contentDir: string;
  kind: string;
  title: string;
  /** YYYY-MM-DD */
  today: string;
}

/** The names of kinds as people type them: 'health-part'. Kinds with a single file are left out. */
const kindsByName = new Map(
  kindNames
    .filter((kind) => !kindRule(kind).singleFile)
    .map((kind) => [kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), kind] as const),
);

export interface NewFile {
  /** content/articles/first-bath.md */
  path: string;
  /** Whether it is unpublished until `draft` is removed. */
  isDraft: boolean;
}

/** @throws {NewFileError} saying what to type instead. */
export function makeContentFile({ contentDir, kind: name, title, today }: Wanted): NewFile {
  const kind = kindsByName.get(name);
  if (kind === undefined) {
    const nearest = findNearest(name, [...kindsByName.keys()]);
    const hint = nearest ? ` Did you mean \`${nearest}\`?` : '';
    throw new NewFileError(
      `There is no kind of content called \`${name}\`.${hint} There are: ${[...kindsByName.keys()].join(', ')}.`,
    );
  }
  if (title.trim() === '')
    throw new NewFileError(
      `Say the title too: npm run content:new -- ${name} "${titleExamples[kind] ?? 'The first bath'}"`,
    );
  const { folder, format, schema } = kindRule(kind);
  const fields = chosenFields({ contentDir, kind, title: title.trim(), today });
  const slug = kind === 'week' ? `pregnancy-week-${fields.week}` : slugify(title);
  const prefix = kind === 'page' ? 'lp/' : '';
  const path = `${folder}/${prefix}${slug}.${format === 'markdown' ? 'md' : 'yaml'}`;
  const file = join(contentDir, path);
  if (existsSync(file)) throw new NewFileError(`content/${path} is there already. Choose another title, or edit it.`);
  const shape = (schema as unknown as z.ZodObject).shape as Record<string, z.ZodType>;
  const data = writeFields(shape, fields);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, format === 'markdown' ? `---\n${data}---\n\n${bodies[kind] ?? storyBody}` : data);
  return { path: `content/${path}`, isDraft: 'draft' in shape };
}

const titleExamples: Partial<Record<Kind, string>> = { week: 'Week 13', author: 'June Alder', family: 'Olive and Sam' };

/** Placeholders that authors replace by their own words. */
export const placeholders = {
  teaser: 'One sentence that says what this is about.',
  seoDescription: 'One sentence for people who find this in a search engine.',
  lead: 'Say in two sentences what somebody will know or be able to do after reading this.',
  answer: 'The answer, then the reason for it.',
};

const storyBody = `${placeholders.lead}

## The first question

${placeholders.answer}
`;
const bodies: Partial<Record<Kind, string>> = {
  author: 'Two or three sentences about this person: what they know, and from where.\n',
  family: 'The story in the words of the family: what they needed, what they asked for, what came.\n',
};

/** Fields whose value differs from the example in their schema. */
function chosenFields({ contentDir, kind, title, today }: Wanted & { kind: Kind }): Record<string, unknown> {
  const known = (of: Kind) => scanFiles(contentDir).files.filter((file) => file.kind === of);
  const read = (path: string, of: Kind) => {
    const source = readSource(path, readFileSync(join(contentDir, path), 'utf8'), kindRule(of).format);
    return (source.ok ? source.source.data : {}) as Record<string, unknown>;
  };
  const next = (field: string) =>
    Math.max(0, ...known(kind).map(({ path }) => Number(read(path, kind)[field]) || 0)) + 1;
  const topics = known('topics').map(({ path }) => read(path, 'topics') as { topics?: { slug: string }[] });
  const categories = known('category').map(({ path }) => read(path, 'category') as { urlSlug?: string });
  const isWeek = kind === 'week';
  return {
    title,
    name: title,
    teaser: placeholders.teaser,
    question: title,
    author: known('author')[0]?.path.replace(/^authors\/|\.md$/g, '') ?? 'june-alder',
    reviewer: 'none',
    lastReviewedOn: today,
    publishOn: today,
    updatedOn: today,
    draft: true,
    sample: true,
    topics: [topics[0]?.topics?.[0]?.slug ?? 'sleep'],
    seoTitle: title.slice(0, 65),
    seoDescription: placeholders.seoDescription,
    urlSlug: slugify(title),
    ...(kind === 'page' && { kind: 'landing' }),
    ...(isWeek ? { week: Number(/\d+/.exec(title)?.[0] ?? 1) } : { medical: false, sources: [] }),
    ...(kind === 'healthPart' && { sources: undefined, callToday: ['A fever of 100.4 °F (38 °C) or higher'] }),
    ...(kind === 'quiz' && {
      answers: [
        { value: 'yes', label: 'Yes', because: 'you said yes' },
        { value: 'no', label: 'No', because: 'you said no' },
      ],
    }),
    ...(kind === 'checklist' && {
      items: [
        {
          id: slugify(title),
          title,
          note: 'Why, in a sentence.',
          priority: 'nice-to-have',
          category: categories[0]?.urlSlug ?? 'strollers',
          picture: '/pictures/thing-crib.svg',
        },
      ],
    }),
    ...(kind === 'collection' && { rule: { onSale: true } }),
    ...(['guide', 'checklist', 'category'].includes(kind) && { id: next('id') }),
    ...(kind === 'quiz' ? { number: next('number') } : { order: Math.min(99, next('order')) }),
  };
}

/** One line or block per field; optional fields are written as comments, so that nobody has to look them up. */
function writeFields(shape: Record<string, z.ZodType>, chosen: Record<string, unknown>): string {
  const required: string[] = [];
  const optional: string[] = [];
  for (const [key, schema] of Object.entries(shape)) {
    if (chosen[key] !== undefined) {
      required.push(stringify({ [key]: chosen[key] }, { lineWidth: 0 }));
      continue;
    }
    const example = helpOf(schema)?.example;
    if (example === undefined) continue;
    const line = example.startsWith('\n') ? `${key}:${example}\n` : `${key}: ${example}\n`;
    if (schema.safeParse(undefined).success) optional.push(line.replace(/^/gm, '# ').replace(/# $/, ''));
    else required.push(line);
  }
  return [...required, ...(optional.length > 0 ? ['# What it may also say:\n', ...optional] : [])].join('');
}

export const slugify = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '');
