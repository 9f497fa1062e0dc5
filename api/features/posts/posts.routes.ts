import { reads } from '#api/http/route.ts';
import * as schemas from '#contracts/posts.schemas.ts';
import * as endpoints from '#contracts/posts.ts';
import { listByTopic, listByWeek } from './posts.service.ts';

export const postRoutes = [
  reads(endpoints.listPosts, {
    schemas: schemas.listPosts,
    access: { who: 'anyone' },
    summary: 'Articles and guides, the newest first, of one topic or all; 20 a page.',
    run: listByTopic,
  }),
  reads(endpoints.postsOfWeek, {
    schemas: schemas.postsOfWeek,
    access: { who: 'anyone' },
    summary: 'What there is to read in one week of pregnancy, the week itself first.',
    run: listByWeek,
  }),
];
