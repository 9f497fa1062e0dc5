import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { listPosts, postsOfWeek } from '#contracts/posts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('has articles and guides, the newest first, page by page', async () => {
  const client = test.client();
  const { posts, total, pageCount } = await client.call(listPosts, {});
  expect(posts).toHaveLength(Math.min(20, total));
  expect(pageCount).toBe(Math.ceil(total / 20));
  const days = posts.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual(days.toSorted().reverse());
  const seen = new Set<string>();
  for (let page = 1; page <= pageCount; page += 1)
    for (const { path } of (await client.call(listPosts, { query: { page } })).posts) seen.add(path);
  expect(seen.size).toBe(total);
});

it('has those of a topic', async () => {
  const { posts, total } = await test.client().call(listPosts, { query: { topic: 'sleep' } });
  expect(total).toBeGreaterThan(0);
  for (const { topics } of posts) expect(topics).toContain('sleep');
  expect(await test.client().call(listPosts, { query: { topic: 'no-topic' } })).toEqual({
    posts: [],
    total: 0,
    pageCount: 0,
  });
});

it('has what there is to read in a week, the week first', async () => {
  const ofWeek = (number_of_weeks_pregnant: number) =>
    test.client().call(postsOfWeek, { query: { number_of_weeks_pregnant } });
  const { posts } = await ofWeek(20);
  expect(posts[0]).toMatchObject({ kind: 'week', path: '/hello-baby/pregnancy-week-20' });
  expect((await ofWeek(1)).posts.every(({ kind }) => kind !== 'week')).toBe(true);
  expect(await test.client().refused(postsOfWeek, { query: { number_of_weeks_pregnant: 43 } })).toMatchObject({
    code: 'invalid-input',
  });
});
