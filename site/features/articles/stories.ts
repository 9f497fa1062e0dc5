import type { Article, Guide, Topic, Week } from '#content';

/** Whatever stands at /hello-baby/{slug}. */
export type Story = Article | Guide | Week;

const guideLabels: Record<Guide['type'], string> = {
  'buying-guide': 'Buying guide',
  'how-to': 'How to',
  'gift-guide': 'Gift guide',
};

export function kindLabel(story: Pick<Article, 'kind'> | Pick<Guide, 'kind' | 'type'> | Pick<Week, 'kind' | 'week'>) {
  if (story.kind === 'guide') return guideLabels[story.type];
  return story.kind === 'week' ? `Week ${story.week}` : 'Article';
}

export function newestFirst<S extends Pick<Story, 'publishOn' | 'slug'>>(stories: readonly S[]): S[] {
  return stories.toSorted((a, b) => b.publishOn.localeCompare(a.publishOn) || a.slug.localeCompare(b.slug));
}

type Relatable = Pick<Story, 'kind' | 'slug' | 'topics' | 'publishOn' | 'pregnancyWeeks'>;

const pointsForTopic = 2;
const pointsForWeek = 3;

/**
 * What a reader may want next: what shares topics, or is offered in the same weeks of pregnancy; the newest of equals. Weeks
 * are left out, because they lead to each other by themselves.
 */
export function relatedTo<S extends Relatable>(story: Relatable, all: readonly S[], count: number): S[] {
  const pointsOf = (other: S) =>
    pointsForTopic * other.topics.filter((topic) => story.topics.includes(topic)).length +
    (other.pregnancyWeeks?.some((week) => story.pregnancyWeeks?.includes(week)) ? pointsForWeek : 0);
  return newestFirst(all.filter((other) => other.slug !== story.slug && other.kind !== 'week'))
    .map((other) => ({ other, points: pointsOf(other) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, count)
    .map(({ other }) => other);
}

/** The written weeks before and after this one; there are gaps. */
export function weeksAround<W extends Pick<Week, 'week'>>(week: number, all: readonly W[]) {
  const inOrder = all.toSorted((a, b) => a.week - b.week);
  return {
    previous: inOrder.findLast((other) => other.week < week) ?? null,
    next: inOrder.find((other) => other.week > week) ?? null,
  };
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

const contentsFrom = 3;

/** The sections, where there are enough of them to get lost in. */
export function contentsOf(headings: readonly { depth: number; id: string; text: string }[]) {
  const sections = headings.filter(({ depth }) => depth === 2);
  return sections.length >= contentsFrom ? sections : [];
}
