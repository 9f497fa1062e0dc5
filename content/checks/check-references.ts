/** References from one file to another: authors, topics, categories, guides, checklist items, numbers that must be unique. */

import type { CategoryFile } from '../schemas/category.ts';
import type { Kind } from '../schemas/kinds.ts';
import { contentPages, storyUrl } from '../schemas/routes.ts';
import { type Edition, isPublished } from '../visibility.ts';
import { findLinkFault } from './check-links.ts';
import { subject } from './explain.ts';
import { findNearest } from './nearest.ts';
import type { FieldPath } from './read-source.ts';
import type { CheckedEntry, SiteMap } from './site-map.ts';

export interface ReferenceProblem {
  path: string;
  at: FieldPath;
  message: string;
  didYouMean?: string;
  example?: string;
  advice?: string;
}

export function findReferenceProblems(map: SiteMap, edition: Edition): ReferenceProblem[] {
  const { entries } = map;
  const problems: ReferenceProblem[] = [];

  const requireKnown = (
    path: string,
    at: FieldPath,
    value: string,
    known: readonly string[],
    kind: Kind,
    where: string,
  ) => {
    if (known.includes(value) || map.faultyKinds.has(kind)) return;
    const what = kindNouns[kind] ?? kind;
    const nearest = findNearest(value, known);
    const message = `${subject(at)} is "${value}", but there is no such ${what} in ${where}.`;
    problems.push({ path, at, message, didYouMean: nearest, example: lineOf(at, nearest ?? known[0] ?? value) });
  };
  const requireUnique = <Value extends string | number>(
    places: { path: string; at: FieldPath; value: Value }[],
    freeValue: (value: Value) => string,
  ) => {
    const first = new Map<Value, string>();
    for (const { path, at, value } of places) {
      const other = first.get(value);
      if (other === undefined) first.set(value, path);
      else {
        const where = other === path ? 'in this file' : `in content/${other}`;
        problems.push({
          path,
          at,
          message: `${subject(at)} is ${value}, which is already taken ${where}.`,
          example: lineOf(at, freeValue(value)),
        });
      }
    }
  };
  const requirePage = (entry: CheckedEntry, at: FieldPath, url: string | undefined) => {
    if (url === undefined) return;
    const fault = findLinkFault(url, { published: isPublished(entry.data as never, edition), headings: [] }, map);
    if (fault) problems.push({ path: entry.path, at, ...fault, example: fault.example && lineOf(at, fault.example) });
  };
  const free = (taken: readonly number[]) => () => String(Math.max(0, ...taken) + 1);

  const authorSlugs = entries.author.map((author) => author.slug);
  const topicSlugs = entries.topics.flatMap((file) => file.data.topics.map((topic) => topic.slug));
  const stories = [...entries.article, ...entries.guide, ...entries.week];
  for (const { path, data } of stories) {
    requireKnown(path, ['author'], data.author, authorSlugs, 'author', 'content/authors/');
    requireKnown(path, ['reviewer'], data.reviewer, [...authorSlugs, 'none'], 'author', 'content/authors/ (or `none`)');
    for (const [index, topic] of data.topics.entries()) {
      requireKnown(path, ['topics', index], topic, topicSlugs, 'topics', 'content/taxonomy/topics.yaml');
    }
  }
  const parts = new Map<string, string>();
  for (const { path, data } of [...entries.article, ...entries.guide]) {
    if (!data.series) continue;
    const { title, part } = data.series;
    const other = parts.get(`${title} ${part}`);
    parts.set(`${title} ${part}`, path);
    if (!other) continue;
    const message = `Part ${part} of "${title}" is already content/${other}.`;
    problems.push({ path, at: ['series', 'part'], message, example: `part: ${part + 1}` });
  }
  const storySlugs = stories.map((story) => story.slug);
  const requireStory = (path: string, at: FieldPath, slug: string) => {
    if (storySlugs.includes(slug) || stories.length === 0 || storyKinds.some((kind) => map.faultyKinds.has(kind)))
      return;
    const nearest = findNearest(slug, storySlugs);
    const message = `${subject(at)} is "${slug}", but there is no such article, guide or week.`;
    problems.push({ path, at, message, didYouMean: nearest, example: lineOf(at, nearest ?? storySlugs[0] ?? slug) });
  };
  for (const { path, data } of entries.healthPart) {
    for (const [index, slug] of data.stories.entries()) requireStory(path, ['stories', index], slug);
  }
  for (const { path, data } of entries.frontPage) {
    requireStory(path, ['lead'], data.lead);
    for (const [index, slug] of data.picks.entries()) requireStory(path, ['picks', index], slug);
    for (const [index, topic] of data.topics.entries())
      requireKnown(path, ['topics', index], topic, topicSlugs, 'topics', 'content/taxonomy/topics.yaml');
  }
  const templateSlugs = entries.template.map((template) => template.slug);
  for (const { path, data } of entries.family) {
    if (data.template !== undefined)
      requireKnown(path, ['template'], data.template, templateSlugs, 'template', 'content/templates/');
  }
  const storyPaths = new Map<string, string>();
  for (const { path, slug } of stories) {
    const other = storyPaths.get(slug);
    const message = `content/${other} is already called so, and both would be ${storyUrl(slug)}.`;
    if (other)
      problems.push({
        path,
        at: [],
        message,
        advice: `rename it, for example to content/${path.replace(slug, `${slug}-2`)}`,
      });
    else storyPaths.set(slug, path);
  }

  for (const { path, slug, data } of entries.week) {
    if (slug === `pregnancy-week-${data.week}`) continue;
    const message = `\`week\` is ${data.week}, but the file is called ${slug}.md. The two must agree.`;
    problems.push({
      path,
      at: ['week'],
      message,
      advice: `correct the number, or rename the file to pregnancy-week-${data.week}.md`,
    });
  }
  for (const { path, slug } of entries.page) {
    if (slug.startsWith('lp/') || contentPages.includes(`/${slug}`)) continue;
    const nearest = findNearest(`/${slug}`, contentPages);
    const message = `/${slug} is not an address for a page: short addresses belong to registries. Landing pages live in pages/lp/.`;
    problems.push({
      path,
      at: [],
      message,
      didYouMean: nearest,
      advice: `rename it to content/pages${nearest ?? `/lp/${slug.replaceAll('/', '-')}`}.md`,
    });
  }

  const guideIds = entries.guide.map((guide) => guide.data.id);
  requireUnique(
    entries.guide.map(({ path, data }) => ({ path, at: ['id'], value: data.id })),
    free(guideIds),
  );

  const categories = entries.category.flatMap((root) => placesOf(root.path, root.data, []));
  const categoryIds = categories.map(({ category }) => category.id);
  requireUnique(
    categories.map(({ path, at, category }) => ({ path, at: [...at, 'id'], value: category.id })),
    free(categoryIds),
  );
  requireUnique(
    categories.map(({ path, at, category }) => ({ path, at: [...at, 'urlSlug'], value: category.urlSlug })),
    (slug) => `${slug}-2`,
  );
  for (const { path, at, category, root } of categories) {
    for (const [index, id] of category.guideIds.entries()) {
      requireKnown(path, [...at, 'guideIds', index], String(id), guideIds.map(String), 'guide', 'content/guides/');
    }
    requirePage(root, [...at, 'teaserLinkUrl'], category.teaserLinkUrl);
  }
  const categorySlugs = [...map.categorySlugs];
  const requireCategory = (path: string, at: FieldPath, slug: string) => {
    // A shop without categories is a shop that is being set up, not one with a thousand mistakes.
    if (categorySlugs.length > 0) requireKnown(path, at, slug, categorySlugs, 'category', 'content/categories/');
  };
  for (const { path, data } of entries.guide) {
    for (const [index, slug] of data.categories.entries()) requireCategory(path, ['categories', index], slug);
  }
  for (const { path, data } of entries.collection) {
    for (const [index, slug] of (data.rule?.categories ?? []).entries())
      requireCategory(path, ['rule', 'categories', index], slug);
  }

  const sections = entries.checklist;
  const items = sections.flatMap(({ path, data }) => data.items.map((item, index) => ({ path, index, item })));
  requireUnique(
    sections.map(({ path, data }) => ({ path, at: ['id'], value: data.id })),
    free(sections.map(({ data }) => data.id)),
  );
  requireUnique(
    items.map(({ path, index, item }) => ({ path, at: ['items', index, 'id'], value: item.id })),
    (id) => `${id}-2`,
  );
  for (const { path, index, item } of items) {
    requireCategory(path, ['items', index, 'category'], item.category);
  }
  const itemIds = items.map(({ item }) => item.id);
  requireUnique(
    entries.quiz.map(({ path, data }) => ({ path, at: ['number'], value: data.number })),
    free(entries.quiz.map(({ data }) => data.number)),
  );
  for (const { path, data } of entries.quiz) {
    if (data.when !== undefined) {
      const { question, values } = data.when;
      const earlier = entries.quiz.find((one) => one.data.number === question && question < data.number);
      const known = earlier?.data.answers.map(({ value }) => value) ?? [];
      for (const [place, value] of values.entries())
        requireKnown(path, ['when', 'values', place], value, known, 'quiz', 'an earlier question of content/quiz/');
    }
    for (const [index, answer] of data.answers.entries()) {
      for (const list of ['adds', 'removes'] as const) {
        for (const [place, id] of answer[list].entries()) {
          requireKnown(path, ['answers', index, list, place], id, itemIds, 'checklist', 'content/checklist/');
        }
      }
    }
  }

  for (const faq of entries.faq) {
    for (const [index, entry] of faq.data.questions.entries())
      requirePage(faq, ['questions', index, 'link', 'url'], entry.link?.url);
  }
  for (const roadMap of entries.roadMap) {
    requireUnique(
      roadMap.data.steps.map(({ id }, index) => ({ path: roadMap.path, at: ['steps', index, 'id'], value: id })),
      (id) => `${id}-2`,
    );
    for (const [index, { link }] of roadMap.data.steps.entries())
      requirePage(roadMap, ['steps', index, 'link', 'url'], link?.url);
  }
  for (const { path, data } of entries.pregnancyDates) {
    requireUnique(
      data.dates.map(({ id }, index) => ({ path, at: ['dates', index, 'id'], value: id })),
      (id) => `${id}-2`,
    );
  }
  for (const navigation of entries.navigation) {
    const { header, tools, footer, legal } = navigation.data;
    for (const [index, link] of header.entries()) requirePage(navigation, ['header', index, 'url'], link.url);
    for (const [index, link] of tools.entries()) requirePage(navigation, ['tools', index, 'url'], link.url);
    for (const [index, link] of legal.entries()) requirePage(navigation, ['legal', index, 'url'], link.url);
    for (const [group, { links }] of footer.entries()) {
      for (const [index, link] of links.entries())
        requirePage(navigation, ['footer', group, 'links', index, 'url'], link.url);
    }
  }
  return problems;
}

const kindNouns: Partial<Record<Kind, string>> = {
  topics: 'topic',
  checklist: 'checklist item',
  quiz: 'answer',
  template: 'list to begin with',
};
const storyKinds = ['article', 'guide', 'week'] as const;

interface CategoryPlace {
  path: string;
  at: FieldPath;
  category: CategoryFile;
  root: CheckedEntry<'category'>;
}

function placesOf(path: string, root: CategoryFile, at: FieldPath): CategoryPlace[] {
  const entry = { kind: 'category', path, slug: root.urlSlug, data: root, headings: [] } as CheckedEntry<'category'>;
  const walk = (category: CategoryFile, here: FieldPath): CategoryPlace[] => [
    { path, at: here, category, root: entry },
    ...category.children.flatMap((child, index) => walk(child, [...here, 'children', index])),
  ];
  return walk(root, at);
}

function nameOf(at: FieldPath): string {
  return String(at.findLast((step) => typeof step === 'string') ?? 'file name');
}

function lineOf(at: FieldPath, value: string): string {
  return typeof at.at(-1) === 'number' ? `- ${value}` : `${nameOf(at)}: ${value}`;
}
