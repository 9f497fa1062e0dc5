/** Makes the collections of index.ts from contentlayer's documents: published entries only, in their order, with addresses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { summarizeBody } from './markdown/read-body.ts';
import type { CategoryFile } from './schemas/category.ts';
import { type DataOf, documentTypeName, type Kind, kindRule } from './schemas/kinds.ts';
import { rootOrder } from './schemas/root-order.ts';
import { categoryUrl, slugOf, urlOf } from './schemas/routes.ts';
import { type Edition, isPublished, isVisible } from './visibility.ts';

type BodySummary = ReturnType<typeof summarizeBody>;

export interface WithBody extends Omit<BodySummary, 'text'> {
  /** The file name without its extension; for a page its address without the first slash. */
  slug: string;
  url: string;
}

export type Article = DataOf<'article'> & WithBody & { kind: 'article' };
export type Guide = DataOf<'guide'> & WithBody & { kind: 'guide' };
export type Week = DataOf<'week'> & WithBody & { kind: 'week' };
export type Page = Omit<DataOf<'page'>, 'kind'> & WithBody & { kind: 'page'; pageKind: DataOf<'page'>['kind'] };
export type Author = DataOf<'author'> & WithBody & { kind: 'author' };
export type HealthPart = DataOf<'healthPart'> & { slug: string };

export type Family = DataOf<'family'> & WithBody & { kind: 'family' };
export type Company = DataOf<'company'>;

export type Category = Omit<CategoryFile, 'children'> & {
  /** urlSlugs from the root to this one. */
  slugSet: string[];
  url: string;
  /** urlSlugs; empty for a leaf. */
  childSlugs: string[];
};
export type ChecklistSection = DataOf<'checklist'> & { slug: string };
export type QuizQuestion = DataOf<'quiz'> & { slug: string };
export type FaqList = DataOf<'faq'> & { slug: string };
export type ProductCollection = DataOf<'collection'> & { slug: string };
export type RegistryTemplate = DataOf<'template'> & { slug: string };
export type RoadMapStep = DataOf<'roadMap'>['steps'][number];
export type PregnancyDates = DataOf<'pregnancyDates'>;
export type Topic = DataOf<'topics'>['topics'][number];
export type Navigation = DataOf<'navigation'>;
export type Wording = DataOf<'wording'>;
/** The vocabulary of search, by file of content/search/. */
export interface SearchVocabulary {
  synonyms: DataOf<'searchSynonyms'>;
  purposes: DataOf<'searchPurposes'>;
  nearest: DataOf<'searchNearest'>['nearest'];
  words: DataOf<'searchWords'>;
  emoji: DataOf<'searchEmoji'>['emoji'];
}

/** An entry of `.contentlayer/generated/Article/_index.json`. */
interface ContentlayerDocument {
  _id: string;
  body?: { html: string };
  summary?: BodySummary;
}

/** Bodies are stored separately, by address: lists are passed to islands, and contain no HTML. */
export type Bodies = Map<string, { html: string; text: string }>;

export type Entries = ReturnType<typeof readEntries>;

export function readEntries(rootDir: string, edition: Edition) {
  const bodies: Bodies = new Map();
  const readKind = <K extends Kind>(kind: K): (DataOf<K> & WithBody)[] => {
    const path = join(rootDir, '.contentlayer/generated', documentTypeName(kind), '_index.json');
    const documents = JSON.parse(readFileSync(path, 'utf8')) as ContentlayerDocument[];
    return documents.flatMap((document) => {
      const data = kindRule(kind).schema.parse(fieldsOf(document)) as DataOf<K>;
      if (!isPublished(data as { draft?: boolean; publishOn?: string }, edition)) return [];
      const slug = slugOf(document._id);
      const url = urlOf(kind, slug) ?? '/';
      const { text, ...summary } = document.summary ?? ({} as BodySummary);
      if (document.body) bodies.set(url, { html: document.body.html.trim(), text });
      return [{ ...data, ...summary, slug, url }];
    });
  };
  const categories = makeCategories(readKind('category'));
  return {
    articles: readKind('article')
      .map((entry): Article => ({ ...entry, kind: 'article' }))
      .sort(newestFirst),
    guides: readKind('guide')
      .map((entry): Guide => ({ ...entry, kind: 'guide' }))
      .sort(newestFirst),
    weeks: readKind('week')
      .map((entry): Week => ({ ...entry, kind: 'week' }))
      .sort((a, b) => a.week - b.week),
    pages: readKind('page').map((entry): Page => ({ ...entry, kind: 'page', pageKind: entry.kind })),
    authors: readKind('author').map((entry): Author => ({ ...entry, kind: 'author' })),
    healthParts: readKind('healthPart').sort(byOrder) as HealthPart[],
    /** In the order of the menu, each followed by its sub-categories. */
    categories: categories.filter(isVisible),
    /** For the importer and the back office only. */
    hiddenCategories: categories.filter((category) => !isVisible(category)),
    checklist: readKind('checklist').sort(byOrder) as ChecklistSection[],
    quiz: readKind('quiz').sort((a, b) => a.number - b.number) as QuizQuestion[],
    faqs: readKind('faq').sort(byOrder) as FaqList[],
    collections: readKind('collection').sort(byOrder) as ProductCollection[],
    templates: readKind('template').sort(byOrder) as RegistryTemplate[],
    families: readKind('family')
      .map((entry): Family => ({ ...entry, kind: 'family' }))
      .sort(byOrder),
    company: (readKind('company')[0] ?? { roles: [], leadership: [], healthAdvisoryBoard: [], news: [] }) as Company,
    roadMap: readKind('roadMap')[0]?.steps ?? [],
    frontPage: readKind('frontPage')[0] as DataOf<'frontPage'> | undefined,
    pregnancyDates: readKind('pregnancyDates')[0] ?? ({ dates: [], sources: [] } as PregnancyDates),
    topics: readKind('topics')[0]?.topics ?? [],
    navigation: (readKind('navigation')[0] ?? { header: [], tools: [], footer: [], legal: [] }) as Navigation,
    wording: readKind('wording')[0] as Wording,
    search: {
      synonyms: readKind('searchSynonyms')[0] ?? { things: [], qualities: [], colors: [] },
      purposes: readKind('searchPurposes')[0] ?? { wider: [], widerSecond: [], purposes: [] },
      nearest: readKind('searchNearest')[0]?.nearest ?? [],
      words: readKind('searchWords')[0] ?? { neverCorrected: [], filler: [], soft: [] },
      emoji: readKind('searchEmoji')[0]?.emoji ?? {},
    } satisfies SearchVocabulary,
    bodies,
  };
}

/** An author's fields, without those that contentlayer adds to a document and to everything in it. */
function fieldsOf({ _id, body, summary, ...fields }: ContentlayerDocument): unknown {
  return JSON.parse(JSON.stringify(fields), (key, value) =>
    key === '_raw' || key === 'documentKind' ? undefined : value,
  );
}

function makeCategories(roots: readonly CategoryFile[]): Category[] {
  const sorted = [...roots].sort((a, b) => placeOf(a.urlSlug) - placeOf(b.urlSlug) || (a.title < b.title ? -1 : 1));
  return sorted.flatMap((root) => flatten(root, [], false));
}

/** Sub-categories of a hidden category are hidden with it. */
function flatten({ children, ...category }: CategoryFile, trail: string[], parentHidden: boolean): Category[] {
  const hidden = parentHidden || category.hidden;
  const slugSet = [...trail, category.urlSlug];
  const childSlugs = children.filter((child) => hidden || isVisible(child)).map((child) => child.urlSlug);
  const self: Category = { ...category, hidden, slugSet, url: categoryUrl(category.urlSlug), childSlugs };
  return [self, ...children.flatMap((child) => flatten(child, slugSet, hidden))];
}

function placeOf(urlSlug: string): number {
  const place = rootOrder.indexOf(urlSlug);
  return place < 0 ? rootOrder.length : place;
}

function newestFirst(a: { publishOn: string; slug: string }, b: { publishOn: string; slug: string }): number {
  if (a.publishOn !== b.publishOn) return a.publishOn < b.publishOn ? 1 : -1;
  return a.slug < b.slug ? -1 : 1;
}

function byOrder(a: { order: number; slug: string }, b: { order: number; slug: string }): number {
  return a.order - b.order || (a.slug < b.slug ? -1 : 1);
}
