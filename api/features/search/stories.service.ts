import type { App } from '#api/http/app-context.ts';
import { findStory, topics } from '#content';
import type { FoundStory, SearchStories } from '#contracts/search.schemas.ts';
import { type StoryKind, storyKinds } from '#contracts/search.ts';
import { kindLabel } from '#rules/story-labels.ts';

type Searcher = Pick<App, 'search'>;
type Story = NonNullable<ReturnType<typeof findStory>>;

export const storiesPerPage = 20;

interface Asked {
  term: string;
  topic?: string | undefined;
  kind?: StoryKind | undefined;
  page: number;
}

/** Articles, guides and weeks: best match first, or newest first without a term. */
export async function searchStories(
  { search }: Searcher,
  { term, topic, kind, page }: Asked,
): Promise<SearchStories['response']> {
  const name = topic === undefined ? undefined : topics.get(topic)?.name;
  if (topic !== undefined && name === undefined) return { stories: [], total: 0, page, pageSize: storiesPerPage };
  const { ids, total } = await search.searchArticles({
    term,
    kinds: kind === undefined ? [...storyKinds] : [kind],
    topics: name === undefined ? [] : [name],
    page,
    pageSize: storiesPerPage,
  });
  // Between two builds the index may still have a story that was taken down.
  const stories = ids.flatMap((slug) => findStory(slug) ?? []).map(presentStory);
  return { stories, total, page, pageSize: storiesPerPage };
}

const presentStory = (story: Story): FoundStory => ({
  title: story.title,
  teaser: story.teaser,
  path: story.url,
  imageUrl: story.featuredImage.url,
  kind: story.kind,
  label: kindLabel(story),
  readingMinutes: story.readingMinutes,
  topics: story.topics.flatMap((slug) => topics.get(slug) ?? []).map(({ name, slug }) => ({ name, slug })),
});

const candidatesMax = 10;

/** Titles of stories that match everything typed: each typed word begins one of their words. */
export async function suggestStories(
  { search }: Searcher,
  text: string,
  count: number,
): Promise<{ searchTerm: string; path: string }[]> {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const found = await search.searchArticles({ term: text, kinds: [...storyKinds], page: 1, pageSize: candidatesMax });
  return found.ids
    .flatMap((slug) => findStory(slug) ?? [])
    .filter(({ title }) => {
      const words = wordsOf(title);
      return typed.every((start) => words.some((word) => word.startsWith(start)));
    })
    .slice(0, count)
    .map(({ title, url }) => ({ searchTerm: title, path: url }));
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
