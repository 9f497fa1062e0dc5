import type { Article, Guide, Topic, Week } from '#content';

/** Any entry at /hello-baby/{slug}. */
export type Story = Article | Guide | Week;

export function newestFirst<S extends Pick<Story, 'publishOn' | 'slug'>>(stories: readonly S[]): S[] {
  return stories.toSorted((a, b) => {
    if (a.publishOn !== b.publishOn) return a.publishOn < b.publishOn ? 1 : -1;
    return a.slug < b.slug ? -1 : 1;
  });
}

type Relatable = Pick<Story, 'kind' | 'slug' | 'topics' | 'publishOn' | 'pregnancyWeeks'>;

const pointsForTopic = 2;
const pointsForWeek = 3;

/**
 * Suggestions of what to read next: articles with common topics, or suggested in the same weeks of pregnancy; among equals, the newest.
 * Weeks are left out, because they link to each other anyway. Articles with the same subject are compared as a group: one by one, every
 * article would be compared with every other, once for each page.
 */
export function relateStories<S extends Relatable>(all: readonly S[], count: number): (story: Relatable) => S[] {
  const alike = Map.groupBy(newestFirst(all.filter(({ kind }) => kind !== 'week')), subjectOf);
  // One more than wanted, because the article itself is in its own group.
  const newestOf = [...alike.values()].map((stories) => stories.slice(0, count + 1));
  const known = new Map<string, S[]>();
  const find = (story: Relatable): S[] => {
    const points = new Map<S, number>();
    for (const stories of newestOf) {
      const shared = pointsBetween(story, stories[0]!);
      if (shared > 0) for (const other of stories) points.set(other, shared);
    }
    return newestFirst([...points.keys()])
      .sort((a, b) => points.get(b)! - points.get(a)!)
      .slice(0, count + 1);
  };
  return (story) => {
    const subject = subjectOf(story);
    if (!known.has(subject)) known.set(subject, find(story));
    return known
      .get(subject)!
      .filter(({ slug }) => slug !== story.slug)
      .slice(0, count);
  };
}

function pointsBetween(story: Relatable, other: Relatable): number {
  const topics = other.topics.filter((topic) => story.topics.includes(topic)).length;
  const shareWeek = other.pregnancyWeeks?.some((week) => story.pregnancyWeeks?.includes(week)) ?? false;
  return pointsForTopic * topics + (shareWeek ? pointsForWeek : 0);
}

/** Articles with the same key are equally near to any other article. */
const subjectOf = ({ topics, pregnancyWeeks = [] }: Relatable): string =>
  `${topics.toSorted().join()} ${pregnancyWeeks.toSorted((a, b) => a - b).join()}`;

/** The written weeks before and after this one; there are gaps. */
export function weeksAround<W extends Pick<Week, 'week'>>(week: number, all: readonly W[]) {
  const inOrder = all.toSorted((a, b) => a.week - b.week);
  return {
    previous: inOrder.findLast((other) => other.week < week) ?? null,
    next: inOrder.find((other) => other.week > week) ?? null,
  };
}

/** The parts of an article's series in their order, and the parts before and after it; null for an article without a series. */
export function seriesAround<S extends Pick<Article | Guide, 'slug' | 'series'>>(story: S, all: readonly S[]) {
  const { series } = story;
  if (series === undefined) return null;
  const parts = all
    .filter((other) => other.series?.title === series.title)
    .sort((a, b) => a.series!.part - b.series!.part);
  const at = parts.findIndex(({ slug }) => slug === story.slug);
  return parts.length < 2
    ? null
    : { title: series.title, parts, previous: parts[at - 1] ?? null, next: parts[at + 1] ?? null };
}

/** Topics that have articles, in the order of the taxonomy. An article is listed under each of its topics. */
export function groupByTopic<S extends Pick<Story, 'topics' | 'publishOn' | 'slug'>>(
  topics: readonly Topic[],
  stories: readonly S[],
): { topic: Topic; stories: S[] }[] {
  return topics
    .map((topic) => ({ topic, stories: newestFirst(stories.filter((story) => story.topics.includes(topic.slug))) }))
    .filter((group) => group.stories.length > 0);
}

const healthParts = [
  { title: 'Pregnancy and birth', topics: ['pregnancy', 'birth', 'surrogacy'] },
  { title: 'After birth, for you', topics: ['postpartum', 'parenting'] },
];

/** Health articles by whose health they are about, according to their first topic; topics that no other part names are about the baby. */
export function groupByHealthPart<S extends Pick<Story, 'topics' | 'publishOn'>>(
  stories: readonly S[],
): { title: string; stories: S[] }[] {
  const loss = aboutLoss(stories);
  const others = stories.filter((story) => !loss.includes(story));
  const named = healthParts.map(({ title, topics }) => ({
    title,
    stories: others.filter((story) => topics.includes(story.topics[0]!)),
  }));
  const baby = others.filter((story) => !named.some((part) => part.stories.includes(story)));
  return [
    ...named,
    { title: 'Your baby’s health and safety', stories: baby },
    { title: 'After a loss', stories: loss },
  ].filter((part) => part.stories.length > 0);
}

/** The first `count` articles; of two with the same picture the later one is postponed, because side by side they would read as one. */
export function withDifferentPictures<S extends Pick<Story, 'featuredImage'>>(
  stories: readonly S[],
  count: number,
): S[] {
  const isFirst = ({ featuredImage }: S, at: number) =>
    stories.findIndex((other) => other.featuredImage.url === featuredImage.url) === at;
  return [...stories.filter(isFirst), ...stories.filter((story, at) => !isFirst(story, at))].slice(0, count);
}

/** The part that fits under a name: the first two sentences. */
export const firstSentences = (text: string): string =>
  text.replaceAll('\n', ' ').match(/^.*?[.!?](?: .*?[.!?])?(?= |$)/)?.[0] ?? text;

/** The page with all articles about a topic. */
export const topicPath = ({ slug }: Pick<Topic, 'slug'>): string => `/hello-baby/search?topic=${slug}`;

const contentsFrom = 3;

/** The sections, if there are enough of them to need an overview. */
export function contentsOf(headings: readonly { depth: number; id: string; text: string }[]) {
  const sections = headings.filter(({ depth }) => depth === 2);
  return sections.length >= contentsFrom ? sections : [];
}

/** Articles about loss, the earliest first: what has just happened comes before what may come later. */
export const aboutLoss = <S extends Pick<Story, 'topics' | 'publishOn'>>(stories: readonly S[]): S[] =>
  stories.filter(({ topics }) => topics.includes('loss')).toSorted((a, b) => (a.publishOn < b.publishOn ? -1 : 1));
