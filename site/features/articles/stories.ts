import type { Article, Guide, Topic, Week } from '#content';

/** Whatever stands at /hello-baby/{slug}. */
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
 * What a reader may want next: what shares topics, or is offered in the same weeks of pregnancy; the newest of equals. Weeks
 * are left out, because they lead to each other by themselves. Stories about the same are looked at together: one at a time
 * would be every story against every other, once for each page.
 */
export function relateStories<S extends Relatable>(all: readonly S[], count: number): (story: Relatable) => S[] {
  const alike = Map.groupBy(newestFirst(all.filter(({ kind }) => kind !== 'week')), subjectOf);
  // One more than wanted, for the story that looks is among its own kind.
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

/** What two stories have in common when every third is as near to one as to the other. */
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

/** The parts of a story's series in their order, and those beside it; null for a story that stands alone. */
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

/** Topics that have something to read, in the order of the taxonomy. A story stands under each of its topics. */
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

/** Stories about health by whose health it is, which their first topic says; what no other part names is about the baby. */
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

/** The first so many; of two with the same picture the later one waits, since beside each other they read as one. */
export function withDifferentPictures<S extends Pick<Story, 'featuredImage'>>(
  stories: readonly S[],
  count: number,
): S[] {
  const isFirst = ({ featuredImage }: S, at: number) =>
    stories.findIndex((other) => other.featuredImage.url === featuredImage.url) === at;
  return [...stories.filter(isFirst), ...stories.filter((story, at) => !isFirst(story, at))].slice(0, count);
}

/** What fits under a name: the first two sentences. */
export const firstSentences = (text: string): string =>
  text.replaceAll('\n', ' ').match(/^.*?[.!?](?: .*?[.!?])?(?= |$)/)?.[0] ?? text;

/** Everything about a topic. */
export const topicPath = ({ slug }: Pick<Topic, 'slug'>): string => `/hello-baby/search?topic=${slug}`;

const contentsFrom = 3;

/** The sections, where there are enough of them to get lost in. */
export function contentsOf(headings: readonly { depth: number; id: string; text: string }[]) {
  const sections = headings.filter(({ depth }) => depth === 2);
  return sections.length >= contentsFrom ? sections : [];
}

/** What was written about loss first leads: what has just happened, before what may come later. */
export const aboutLoss = <S extends Pick<Story, 'topics' | 'publishOn'>>(stories: readonly S[]): S[] =>
  stories.filter(({ topics }) => topics.includes('loss')).toSorted((a, b) => (a.publishOn < b.publishOn ? -1 : 1));
