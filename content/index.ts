/**
 * The door of this room: everything we say, typed, validated and frozen. Server and build only; a browser gets what it needs
 * as plain props. What is served here was built by `buildContent` (content/build.ts); while a watcher runs, the next look
 * after a change sees the new text.
 */
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BodyPart, splitAtProducts } from './body-parts.ts';
import { type BodyPlace, bodiesPath, type ContentIndex, indexFormat, indexPath } from './stored-content.ts';

export { toArticleDocuments } from './article-documents.ts';
export type { BodyPart } from './body-parts.ts';
export type { Heading } from './markdown/digest.ts';
export { makeNavbar, type NavbarCategory } from './navbar.ts';
export { authorUrl, categoryUrl, storyUrl } from './schemas/routes.ts';
export { type PlanningStage, planningStages, type WordingKey } from './schemas/wording.ts';
export type {
  Article,
  Author,
  Category,
  ChecklistSection,
  FaqList,
  Guide,
  Navigation,
  Page,
  ProductCollection,
  QuizQuestion,
  SearchVocabulary,
  Topic,
  Week,
  Wording,
} from './stored-content.ts';
export { isVisible } from './visibility.ts';

/** The lists of the index, with what they hold. */
type Lists = Pick<
  ContentIndex,
  | 'articles'
  | 'guides'
  | 'weeks'
  | 'pages'
  | 'authors'
  | 'checklist'
  | 'quiz'
  | 'faqs'
  | 'collections'
  | 'topics'
  | 'categories'
>;
type ListName = keyof Lists;
type EntryOf<Name extends ListName> = Lists[Name][number];

export interface Collection<Entry> {
  /** In the order in which people should see them. */
  all(): readonly Entry[];
  /** By file name, for a category by urlSlug. */
  get(slug: string): Entry | undefined;
}

interface Loaded {
  rootDir: string;
  index: ContentIndex;
  modifiedMs: number;
  bySlug: Map<ListName, ReadonlyMap<string, unknown>>;
}

/** One copy for everybody in the process: the API's and the one that the site's bundler makes of this file. */
const shared = globalThis as { [holder]?: Loaded };
const holder: unique symbol = Symbol.for('layette.content') as never;

function load(): Loaded {
  const known = shared[holder];
  if (known && (!known.index.watched || statSync(indexPath(known.rootDir)).mtimeMs === known.modifiedMs)) return known;
  const loaded = readFrom(known?.rootDir ?? findRootDir());
  shared[holder] = loaded;
  return loaded;
}

function readFrom(rootDir: string): Loaded {
  const path = indexPath(rootDir);
  const { mtimeMs } = statSync(path);
  const index = JSON.parse(readFileSync(path, 'utf8')) as ContentIndex;
  if (index.format !== indexFormat) {
    throw new Error('The content was built by another version of Layette. Run `npm run build` and start again.');
  }
  return { rootDir, index: freezeDeep(index), modifiedMs: mtimeMs, bySlug: new Map() };
}

/** The bundled site lies deeper than this file: both find the same folder by walking up. */
function findRootDir(): string {
  for (const start of [import.meta.dirname, process.cwd()]) {
    for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
      if (existsSync(indexPath(folder))) return folder;
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

function collection<Name extends ListName>(name: Name): Collection<EntryOf<Name>> {
  return {
    all: () => load().index[name] as readonly EntryOf<Name>[],
    get(slug) {
      const { index, bySlug } = load();
      const known = bySlug.get(name) ?? new Map(index[name].map((entry) => [slugOf(entry), entry]));
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
export const checklist = collection('checklist');
export const quiz = collection('quiz');
export const faqs = collection('faqs');
export const collections = collection('collections');
export const topics = collection('topics');

type Category = EntryOf<'categories'>;

/** Visible categories only, roots in the order of the menu. */
export const categories = {
  ...collection('categories'),
  roots: (): readonly Category[] => categories.all().filter((category) => category.slugSet.length === 1),
  children: (category: Category): readonly Category[] =>
    category.childSlugs.flatMap((slug) => categories.get(slug) ?? []),
  /** From the root to this one, for the breadcrumb. */
  trail: (category: Category): readonly Category[] => category.slugSet.flatMap((slug) => categories.get(slug) ?? []),
  isLeaf: (category: Category): boolean => category.childSlugs.length === 0,
  /** For the importer and the back office; no page of the shop may ask. */
  hidden: (): readonly Category[] => load().index.hiddenCategories,
};

/** Article, guide or week: whatever stands at /hello-baby/{slug}. */
export function findStory(slug: string) {
  return articles.get(slug) ?? guides.get(slug) ?? weeks.get(slug);
}

/** Guides by the number that categories name them with, in that order. */
export function findGuides(ids: readonly number[]) {
  return ids.flatMap((id) => guides.all().find((guide) => guide.id === id) ?? []);
}

export function navigation() {
  return load().index.navigation;
}

/** The sentence for a family's planning stage, from content/wording.yaml. */
export function wording(key: keyof ContentIndex['wording'], stage: keyof ContentIndex['wording']['stageName']): string {
  return load().index.wording[key][stage];
}

/** What search takes words to mean, from content/search/*.yaml. */
export function searchVocabulary() {
  return load().index.search;
}

/** For which day the content was built, and when something new comes out. */
export function contentEdition() {
  const { edition, nextPublishOn, version } = load().index;
  return { ...edition, nextPublishOn, version };
}

export interface Body {
  html: string;
  /** Plain text, one block per line. */
  text: string;
  /** The same HTML, cut at the product modules, which take price and stock from the API. */
  parts: readonly BodyPart[];
}

export function readBody(entry: { body: BodyPlace }): Body {
  const body = JSON.parse(readAt(entry.body)) as { html: string; text: string };
  return Object.freeze({ ...body, parts: splitAtProducts(body.html) });
}

function readAt({ pack, start, bytes }: BodyPlace): string {
  const file = openSync(bodiesPath(load().rootDir, pack), 'r');
  const into = Buffer.allocUnsafe(bytes);
  readSync(file, into, 0, bytes, start);
  closeSync(file);
  return into.toString();
}

function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) freezeDeep(inner);
  return Object.freeze(value);
}
