import { endpoint } from './endpoint.ts';
import type { ListPosts, PostsOfWeek } from './posts.schemas.ts';

export const listPosts = endpoint<ListPosts>('GET', '/api/v3/posts');
export const postsOfWeek = endpoint<PostsOfWeek>('GET', '/api/v3/posts/by-number-of-weeks-pregnant');
