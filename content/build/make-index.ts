/** Makes what the door serves out of what the files say: published entries only, in their order, with addresses. */
import { readingMinutes } from '../markdown/digest.ts';
import type { CategoryFile } from '../schemas/category.ts';
import { rootOrder } from '../schemas/root-order.ts';
import { categoryUrl } from '../schemas/routes.ts';
import { type Category, type ContentIndex, indexFormat, type WithBody } from '../stored-content.ts';
import { type Edition, isPublished, isVisible } from '../visibility.ts';
import { type CheckedEntry, type SiteMap, urlOf } from './site-map.ts';
import type { StoredBody } from './store.ts';

export interface IndexInput {
  map: SiteMap;
  bodies: ReadonlyMap<string, StoredBody>;
  edition: Edition;
  watched: boolean;
  version: string;
}

export function makeIndex({ map, bodies, edition, watched, version }: IndexInput): ContentIndex {
  const { entries } = map;
  const isOut = (entry: CheckedEntry) => isPublished(entry.data as { draft?: boolean; publishOn?: string }, edition);
  const withBody = (entry: CheckedEntry): WithBody => {
    const body = bodies.get(entry.path);
    if (!body) throw new Error(`The body of ${entry.path} was not parsed.`);
    const { headings, productIds, wordCount, place } = body;
    const url = urlOf(entry.kind, entry.slug) ?? '/';
    return {
      slug: entry.slug,
      url,
      headings,
      productIds,
      wordCount,
      readingMinutes: readingMinutes(wordCount),
      body: place,
    };
  };

  const categories = makeCategories(entries.category.map((entry) => entry.data));
  return {
    format: indexFormat,
    version,
    edition,
    watched,
    nextPublishOn: findNextPublishOn(map, edition),
    articles: entries.article
      .filter(isOut)
      .map((entry) => ({ ...entry.data, ...withBody(entry), kind: 'article' as const }))
      .sort(newestFirst),
    guides: entries.guide
      .filter(isOut)
      .map((entry) => ({ ...entry.data, ...withBody(entry), kind: 'guide' as const }))
      .sort(newestFirst),
    weeks: entries.week
      .filter(isOut)
      .map((entry) => ({ ...entry.data, ...withBody(entry), kind: 'week' as const }))
      .sort((a, b) => a.week - b.week),
    pages: entries.page
      .filter(isOut)
      .map((entry) => ({ ...entry.data, ...withBody(entry), kind: 'page' as const, pageKind: entry.data.kind })),
    authors: entries.author.map((entry) => ({ ...entry.data, ...withBody(entry), kind: 'author' as const })),
    categories: categories.filter(isVisible),
    hiddenCategories: categories.filter((category) => !isVisible(category)),
    checklist: entries.checklist.filter(isOut).map(withSlug).sort(byOrder),
    quiz: entries.quiz.map(withSlug).sort((a, b) => a.number - b.number),
    faqs: entries.faq.map(withSlug).sort(byOrder),
    collections: entries.collection.map(withSlug).sort(byOrder),
    topics: entries.topics[0]?.data.topics ?? [],
    navigation: entries.navigation[0]?.data ?? { header: [], footer: [], legal: [] },
    wording: entries.wording[0]?.data ?? ({} as ContentIndex['wording']),
    search: {
      synonyms: entries.searchSynonyms[0]?.data ?? { things: [], qualities: [], colors: [] },
      purposes: entries.searchPurposes[0]?.data ?? { wider: [], widerSecond: [], purposes: [] },
      nearest: entries.searchNearest[0]?.data.nearest ?? [],
      words: entries.searchWords[0]?.data ?? { neverCorrected: [], filler: [], soft: [] },
      emoji: entries.searchEmoji[0]?.data.emoji ?? {},
    },
  };
}

function withSlug<Data extends object>(entry: { slug: string; data: Data }): Data & { slug: string } {
  return { ...entry.data, slug: entry.slug };
}

function makeCategories(roots: readonly CategoryFile[]): Category[] {
  const sorted = [...roots].sort((a, b) => placeOf(a.urlSlug) - placeOf(b.urlSlug) || (a.title < b.title ? -1 : 1));
  return sorted.flatMap((root) => flatten(root, [], false));
}

/** What is under a hidden category is hidden with it. */
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

function findNextPublishOn(map: SiteMap, edition: Edition): string | null {
  const days = [...map.entries.article, ...map.entries.guide, ...map.entries.week]
    .filter((entry) => !entry.data.draft && entry.data.publishOn > edition.today)
    .map((entry) => entry.data.publishOn);
  return days.sort()[0] ?? null;
}

function newestFirst(a: { publishOn: string; slug: string }, b: { publishOn: string; slug: string }): number {
  if (a.publishOn !== b.publishOn) return a.publishOn < b.publishOn ? 1 : -1;
  return a.slug < b.slug ? -1 : 1;
}

function byOrder(a: { order: number; slug: string }, b: { order: number; slug: string }): number {
  return a.order - b.order || (a.slug < b.slug ? -1 : 1);
}
