import type { PageData } from '#contracts/page-data.ts';
import type { Assembled } from './assemble.ts';
import type { Caller } from './http/app-context.ts';
import { createLimiter } from './http/limits.ts';
import { pageData } from './http/live-pages.ts';
import { routeName, routes } from './routes.ts';

/** For whom pages are built. */
export const nobodyInParticular: Caller = {
  visitorId: null,
  user: null,
  sessionHash: null,
  grants: new Set(),
  address: 'build',
};

/** What pages that are built ahead read: the same rows as a browser, as nobody in particular. */
export function pageDataOfNobody({ app }: Assembled): PageData {
  const rows = new Map(routes.map((route) => [routeName(route), route]));
  const performer = { app, limiter: createLimiter(Number.MAX_SAFE_INTEGER), checkAnswers: true, onChanged: () => {} };
  return pageData(performer, rows, nobodyInParticular, null);
}
