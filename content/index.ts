/**
 * The entry point: all content, typed, validated and frozen. For server and build only; a browser gets plain props. It serves the documents
 * that `buildContent` (content/build.ts) had contentlayer write; a build in this process is visible at once.
 */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BodyPart, splitAtModules } from './body-parts.ts';
import { editionPath, readEdition } from './edition.ts';
import {
  type Category,
  type Company,
  type Entries,
  type PregnancyDates,
  type RoadMapStep,
  readEntries,
  type SearchVocabulary,
} from './entries.ts';
import type { PlanningStage, WordingKey } from './schemas/wording.ts';
import { type Edition, isPublished } from './visibility.ts';

export { toArticleDocuments } from './article-documents.ts';
export type { BodyPart } from './body-parts.ts';
export type {
  Article,
  Author,
  Category,
  ChecklistSection,
  Company,
  Family,
  FaqList,
  Guide,
  HealthPart,
  Navigation,
  Page,
  PregnancyDates,
  ProductCollection,
  QuizQuestion,
  RegistryTemplate,
  RoadMapStep,
  SearchVocabulary,
  Topic,
  Week,
  Wording,
} from './entries.ts';
export type { Heading } from './markdown/read-body.ts';
export { makeNavbar, type NavbarCategory } from './navbar.ts';
export { authorUrl, categoryUrl, storyUrl } from './schemas/routes.ts';
export { type PlanningStage, planningStages, type WordingKey } from './schemas/wording.ts';
export { isVisible } from './visibility.ts';

type ListName = Exclude<
  keyof Entries,
  | 'frontPage'
  | 'hiddenCategories'
  | 'navigation'
  | 'roadMap'
  | 'company'
  | 'pregnancyDates'
  | 'wording'
  | 'search'
  | 'bodies'
>;
type EntryOf<Name extends ListName> = Entries[Name][number];

export interface Collection<Entry> {
  /** In the order in which people should see them. */
  all(): readonly Entry[];
  /** By file name, for a category by urlSlug. */
  get(slug: string): Entry | undefined;
}

interface Loaded {
  rootDir: string;
  edition: Edition;
  entries: Entries;
  bySlug: Map<ListName, ReadonlyMap<string, unknown>>;
}

/** One copy for the whole process, shared by the API's instance of this file and the one that the site's bundler makes. */
const shared = globalThis as { [holder]?: Loaded };
const holder: unique symbol = Symbol.for('layette.content') as never;

function load(): Loaded {
  shared[holder] ??= readFrom(findRootDir());
  return shared[holder];
}

function readFrom(rootDir: string): Loaded {
  const edition = readEdition(rootDir);
  if (!edition) throw new Error(`There is no built content in ${rootDir}.`);
  const { bodies, ...lists } = readEntries(rootDir, edition);
  return { rootDir, edition, entries: { ...freezeDeep(lists), bodies }, bySlug: new Map() };
}

/** The bundled site is in a deeper folder than this file: both find the same root by walking up. */
function findRootDir(): string {
  for (const start of [import.meta.dirname, process.cwd()]) {
    for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
      if (existsSync(editionPath(folder))) return folder;
    }
  }
  throw new Error(
    'The content has not been built yet. Run `npm run build`, or `node content/build.ts` for the content alone.',
  );
}

/** For tests and tools: serves the content built in another folder; `undefined` returns to the project's own. */
export function serveContentFrom(rootDir: string | undefined): void {
  if (rootDir === undefined) delete shared[holder];
  else shared[holder] = readFrom(rootDir);
}

/** For the build: the content served from this folder has changed. */
export function readContentAgain(rootDir: string): void {
  if (shared[holder]?.rootDir === rootDir) serveContentFrom(rootDir);
}

function collection<Name extends ListName>(name: Name): Collection<EntryOf<Name>> {
  return {
    all: () => load().entries[name] as readonly EntryOf<Name>[],
    get(slug) {
      const { entries, bySlug } = load();
      const known = bySlug.get(name) ?? new Map(entries[name].map((entry) => [slugOf(entry), entry]));
      bySlug.set(name, known);
      return known.get(slug) as EntryOf<Name> | undefined;
    },
  };
}

function slugOf(entry: EntryOf<ListName>): string {
  return 'urlSlug' in entry ? entry.urlSlug : entry.slug;
}

export const articles = collection('articles');
export const guides = collection('guides');
export const weeks = collection('weeks');
export const pages = collection('pages');
export const authors = collection('authors');
/** Health subjects, each with the signs to call about. */
export const healthParts = collection('healthParts');
export const checklist = collection('checklist');
export const quiz = collection('quiz');
export const faqs = collection('faqs');
export const collections = collection('collections');
/** Lists to start from. */
export const templates = collection('templates');
export const topics = collection('topics');
/** Stories of families; in the demo shop they are samples. */
export const families = collection('families');

/** Visible categories only, roots in the order of the menu. */
export const categories = {
  ...collection('categories'),
  roots: (): readonly Category[] => categories.all().filter((category) => category.slugSet.length === 1),
  children: (category: Category): readonly Category[] =>
    category.childSlugs.flatMap((slug) => categories.get(slug) ?? []),
  /** From the root to this one, for the breadcrumb. */
  trail: (category: Category): readonly Category[] => category.slugSet.flatMap((slug) => categories.get(slug) ?? []),
  isLeaf: (category: Category): boolean => category.childSlugs.length === 0,
  /** For the importer and the back office; no page of the shop may use it. */
  hidden: (): readonly Category[] => load().entries.hiddenCategories,
};

/** The editors' choice for the top of the editorial home, without entries that are not public. */
export function frontPage() {
  const { lead, picks = [], topics: shown = [] } = load().entries.frontPage ?? {};
  const storyAt = (slug: string) => articles.get(slug) ?? guides.get(slug) ?? [];
  return {
    lead: lead === undefined ? undefined : [storyAt(lead)].flat()[0],
    picks: picks.flatMap(storyAt),
    topics: shown.flatMap((slug) => topics.get(slug) ?? []),
  };
}

/** Why only a preview shows this entry; null for public ones. */
export function whyUnpublished(entry: { draft: boolean; publishOn: string }): 'draft' | 'later' | null {
  if (isPublished(entry, { ...load().edition, drafts: false })) return null;
  return entry.draft ? 'draft' : 'later';
}

/** The article, guide or week at /hello-baby/{slug}. */
export function findStory(slug: string) {
  return articles.get(slug) ?? guides.get(slug) ?? weeks.get(slug);
}

/** Guides by the ids that categories use, in that order. */
export function findGuides(ids: readonly number[]) {
  return ids.flatMap((id) => guides.all().find((guide) => guide.id === id) ?? []);
}

export function navigation() {
  return load().entries.navigation;
}

/** Who runs this shop, open roles, and news. */
export const company = (): Company => load().entries.company;

/** The steps of a family on the way to the arrival. */
export const roadMap = (): readonly RoadMapStep[] => load().entries.roadMap;

/** The dates of a pregnancy, and their sources. */
export const pregnancyDates = (): PregnancyDates => load().entries.pregnancyDates;

/** The sentence for a family's planning stage, from content/wording.yaml. */
export function wording(key: WordingKey, stage: PlanningStage): string {
  return load().entries.wording[key][stage];
}

/** The vocabulary of search, from content/search/*.yaml. */
export function searchVocabulary(): SearchVocabulary {
  return load().entries.search;
}

export interface Body {
  html: string;
  /** Plain text, one block per line. */
  text: string;
  /** The same HTML, split at the modules, which the page fills in. */
  parts: readonly BodyPart[];
}

/** The body of an article, guide, week, page, author or family. */
export function readBody(entry: { url: string }): Body {
  const body = load().entries.bodies.get(entry.url);
  if (!body) throw new Error(`Nothing that was written stands at ${entry.url}.`);
  return Object.freeze({ ...body, parts: splitAtModules(body.html) });
}

function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) freezeDeep(inner);
  return Object.freeze(value);
}
