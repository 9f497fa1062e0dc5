import type { PageData } from '#contracts/page-data.ts';
import type { Assembled } from './assemble.ts';
import { createLimiter } from './http/limits.ts';
import { anonymousCaller, pageData } from './http/page-data.ts';
import { routeName } from './http/route.ts';
import { routes } from './routes.ts';

/** What pages that are built ahead read: the same rows as a browser, for an anonymous caller. */
export function pageDataOfNobody({ app }: Assembled): PageData {
  const rows = new Map(routes.map((route) => [routeName(route), route]));
  const performer = { app, limiter: createLimiter(Number.MAX_SAFE_INTEGER), checkAnswers: true, onChanged: () => {} };
  return pageData(performer, rows, anonymousCaller, null);
}
