import type { Reading } from '#api/http/app-context.ts';
import { type Article, articles, type Guide, guides, type Week, weeks } from '#content';
import type { ListPosts, Post, PostsOfWeek } from '#contracts/posts.schemas.ts';

type Story = Article | Guide | Week;

const onPage = 20;
const ofWeekMax = 20;

export async function listByTopic({
  input: { query },
}: Reading<NonNullable<ListPosts['parsed']>>): Promise<ListPosts['response']> {
  const found = stories().filter(({ topics }) => query.topic === undefined || topics.includes(query.topic));
  return {
    posts: found.slice((query.page - 1) * onPage, query.page * onPage).map(present),
    total: found.length,
    pageCount: Math.ceil(found.length / onPage),
  };
}

export async function listByWeek({
  input: { query },
}: Reading<NonNullable<PostsOfWeek['parsed']>>): Promise<PostsOfWeek['response']> {
  const number = query.number_of_weeks_pregnant;
  const week = weeks.all().find((one) => one.week === number);
  const fitting = stories().filter(({ pregnancyWeeks }) => pregnancyWeeks?.includes(number));
  return { posts: [...(week === undefined ? [] : [week]), ...fitting].slice(0, ofWeekMax).map(present) };
}

const stories = (): (Article | Guide)[] =>
  [...guides.all(), ...articles.all()].toSorted((a, b) =>
    a.publishOn === b.publishOn ? (a.slug < b.slug ? -1 : 1) : a.publishOn < b.publishOn ? 1 : -1,
  );

const present = ({
  slug,
  kind,
  title,
  teaser,
  url,
  topics,
  featuredImage,
  publishOn,
  readingMinutes,
}: Story): Post => ({
  slug,
  kind,
  title,
  teaser,
  path: url,
  topics: [...topics],
  imageUrl: featuredImage.url,
  imageAlt: featuredImage.alt,
  publishedOn: publishOn,
  readingMinutes,
});
