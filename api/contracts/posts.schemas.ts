import { z } from 'zod';
import { pageSchema, slugSchema, type WireOf } from './wire.schemas.ts';

const postSchema = z
  .strictObject({
    slug: z.string(),
    kind: z.enum(['article', 'guide', 'week']),
    title: z.string(),
    teaser: z.string(),
    path: z.string(),
    topics: z.array(z.string()),
    imageUrl: z.string(),
    imageAlt: z.string(),
    publishedOn: z.string(),
    readingMinutes: z.int(),
  })
  .meta({ id: 'Post' });

export const listPosts = {
  query: z.strictObject({ topic: slugSchema.optional(), page: pageSchema }),
  response: z.strictObject({ posts: z.array(postSchema), total: z.int(), pageCount: z.int() }),
};

export const postsOfWeek = {
  query: z.strictObject({ number_of_weeks_pregnant: z.coerce.number().int().min(0).max(42) }),
  /** The post of the week itself comes first, where there is one. */
  response: z.strictObject({ posts: z.array(postSchema) }),
};

export type ListPosts = WireOf<typeof listPosts>;
export type PostsOfWeek = WireOf<typeof postsOfWeek>;
export type Post = z.output<typeof postSchema>;
