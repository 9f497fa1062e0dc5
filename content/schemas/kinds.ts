/** Every kind of content: where its files are, what they are called and which schema they follow. */
import type { z } from 'zod';
import { articleSchema } from './article.ts';
import { authorSchema } from './author.ts';
import { categorySchema } from './category.ts';
import { checklistSchema } from './checklist.ts';
import { collectionSchema } from './collection.ts';
import { companySchema } from './company.ts';
import { familySchema } from './family.ts';
import { faqSchema } from './faq.ts';
import { frontPageSchema } from './front-page.ts';
import { guideSchema } from './guide.ts';
import { healthPartSchema } from './health-part.ts';
import { navigationSchema } from './navigation.ts';
import { pageSchema } from './page.ts';
import { pregnancyDatesSchema } from './pregnancy-dates.ts';
import { quizSchema } from './quiz.ts';
import { roadMapSchema } from './road-map.ts';
import {
  searchEmojiSchema,
  searchNearestSchema,
  searchPurposesSchema,
  searchSynonymsSchema,
  searchWordsSchema,
} from './search.ts';
import { templateSchema } from './template.ts';
import { topicsSchema } from './topics.ts';
import { weekSchema } from './week.ts';
import { wordingSchema } from './wording.ts';

export interface KindRule {
  /** As used in a sentence: "A guide has no field ...". */
  noun: string;
  /** A folder of content/, or the kind's only file. */
  folder: string;
  singleFile?: string;
  format: 'markdown' | 'yaml';
  schema: z.ZodType;
  /** pages/ may have sub-folders. */
  nested?: boolean;
}

export const kinds = {
  article: { noun: 'article', folder: 'articles', format: 'markdown', schema: articleSchema },
  guide: { noun: 'guide', folder: 'guides', format: 'markdown', schema: guideSchema },
  week: { noun: 'week', folder: 'weeks', format: 'markdown', schema: weekSchema },
  page: { noun: 'page', folder: 'pages', format: 'markdown', schema: pageSchema, nested: true },
  author: { noun: 'author', folder: 'authors', format: 'markdown', schema: authorSchema },
  family: { noun: 'family story', folder: 'families', format: 'markdown', schema: familySchema },
  healthPart: { noun: 'subject of health', folder: 'health-parts', format: 'yaml', schema: healthPartSchema },
  category: { noun: 'category', folder: 'categories', format: 'yaml', schema: categorySchema },
  checklist: { noun: 'checklist section', folder: 'checklist', format: 'yaml', schema: checklistSchema },
  quiz: { noun: 'quiz question', folder: 'quiz', format: 'yaml', schema: quizSchema },
  faq: { noun: 'list of questions', folder: 'faqs', format: 'yaml', schema: faqSchema },
  collection: { noun: 'collection', folder: 'collections', format: 'yaml', schema: collectionSchema },
  template: { noun: 'list to begin with', folder: 'templates', format: 'yaml', schema: templateSchema },
  roadMap: { noun: 'road map', folder: '.', singleFile: 'road-map.yaml', format: 'yaml', schema: roadMapSchema },
  frontPage: {
    noun: 'front page',
    folder: '.',
    singleFile: 'front-page.yaml',
    format: 'yaml',
    schema: frontPageSchema,
  },
  company: { noun: 'company file', folder: '.', singleFile: 'company.yaml', format: 'yaml', schema: companySchema },
  pregnancyDates: {
    noun: 'table of dates in pregnancy',
    folder: '.',
    singleFile: 'pregnancy-dates.yaml',
    format: 'yaml',
    schema: pregnancyDatesSchema,
  },
  topics: {
    noun: 'list of topics',
    folder: 'taxonomy',
    singleFile: 'topics.yaml',
    format: 'yaml',
    schema: topicsSchema,
  },
  navigation: {
    noun: 'navigation',
    folder: '.',
    singleFile: 'navigation.yaml',
    format: 'yaml',
    schema: navigationSchema,
  },
  wording: { noun: 'wording table', folder: '.', singleFile: 'wording.yaml', format: 'yaml', schema: wordingSchema },
  searchSynonyms: {
    noun: 'table of synonyms',
    folder: 'search',
    singleFile: 'synonyms.yaml',
    format: 'yaml',
    schema: searchSynonymsSchema,
  },
  searchPurposes: {
    noun: 'table of purposes',
    folder: 'search',
    singleFile: 'purposes.yaml',
    format: 'yaml',
    schema: searchPurposesSchema,
  },
  searchNearest: {
    noun: 'table of nearest things',
    folder: 'search',
    singleFile: 'nearest.yaml',
    format: 'yaml',
    schema: searchNearestSchema,
  },
  searchWords: {
    noun: 'list of search words',
    folder: 'search',
    singleFile: 'words.yaml',
    format: 'yaml',
    schema: searchWordsSchema,
  },
  searchEmoji: {
    noun: 'table of emoji',
    folder: 'search',
    singleFile: 'emoji.yaml',
    format: 'yaml',
    schema: searchEmojiSchema,
  },
} as const satisfies Record<string, KindRule>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/** The name of contentlayer's document type for a kind. */
export function documentTypeName(kind: Kind): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

export function kindRule(kind: Kind): KindRule {
  return kinds[kind];
}

/** The validated front matter or data of one file. */
export type DataOf<K extends Kind> = z.infer<(typeof kinds)[K]['schema']>;
