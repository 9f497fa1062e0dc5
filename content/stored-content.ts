/** The shape of the built content, known to its writer (build.ts) and its reader (index.ts). */
import { join } from 'node:path';
import type { Heading } from './markdown/digest.ts';
import type { CategoryFile } from './schemas/category.ts';
import type { DataOf } from './schemas/kinds.ts';
import type { Edition } from './visibility.ts';

/** Raised when the shape changes, so that an old build is never served by new code. */
export const indexFormat = 3;
export const storeFolder = '.contentlayer/layette';

export function indexPath(rootDir: string): string {
  return join(rootDir, storeFolder, 'index.json');
}

/** Bodies that were built together lie in one file: to write five thousand takes longer than to parse them. */
export function bodiesPath(rootDir: string, pack: string): string {
  return join(rootDir, storeFolder, 'bodies', `${pack}.jsonl`);
}

/** Where the body of one entry stands. */
export interface BodyPlace {
  pack: string;
  start: number;
  bytes: number;
}

export interface WithBody {
  /** File name without its ending; for a page its address without the first slash. */
  slug: string;
  url: string;
  headings: Heading[];
  /** Generic product ids of the product modules in the body, in order. */
  productIds: number[];
  wordCount: number;
  readingMinutes: number;
  body: BodyPlace;
}

export type Article = DataOf<'article'> & WithBody & { kind: 'article' };
export type Guide = DataOf<'guide'> & WithBody & { kind: 'guide' };
export type Week = DataOf<'week'> & WithBody & { kind: 'week' };
export type Page = Omit<DataOf<'page'>, 'kind'> & WithBody & { kind: 'page'; pageKind: DataOf<'page'>['kind'] };
export type Author = DataOf<'author'> & WithBody & { kind: 'author' };

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
export type Topic = DataOf<'topics'>['topics'][number];
export type Navigation = DataOf<'navigation'>;
export type Wording = DataOf<'wording'>;
/** What search takes words to mean, by file of content/search/. */
export interface SearchVocabulary {
  synonyms: DataOf<'searchSynonyms'>;
  purposes: DataOf<'searchPurposes'>;
  nearest: DataOf<'searchNearest'>['nearest'];
  words: DataOf<'searchWords'>;
  emoji: DataOf<'searchEmoji'>['emoji'];
}

export interface ContentIndex {
  format: number;
  /** Differs after every build that changed something. */
  version: string;
  edition: Edition;
  /** A watcher will replace this file: the door looks whether it has. */
  watched: boolean;
  /** The next day on which something is published, so that a server knows when to build again. */
  nextPublishOn: string | null;
  articles: Article[];
  guides: Guide[];
  weeks: Week[];
  pages: Page[];
  authors: Author[];
  /** In the order of the menu, each followed by what is under it. Hidden ones are left out. */
  categories: Category[];
  /** Hidden ones, for the importer and the back office only. */
  hiddenCategories: Category[];
  checklist: ChecklistSection[];
  quiz: QuizQuestion[];
  faqs: FaqList[];
  collections: ProductCollection[];
  topics: Topic[];
  navigation: Navigation;
  wording: Wording;
  search: SearchVocabulary;
}
