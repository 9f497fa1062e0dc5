import { type MakePageData, type PageData, pageDataKey } from '#contracts/page-data.ts';

interface Rendering {
  locals: object;
  request: Request;
  isPrerendered: boolean;
}

/**
 * The page's way to the API, in front matter: `const { call, user } = pageData(Astro)`. On demand the server hands it in; while
 * building and in development the program that runs Astro has left it.
 */
export function pageData(page: Rendering): PageData {
  if ('call' in page.locals) return page.locals as PageData;
  const make = (globalThis as { [pageDataKey]?: MakePageData })[pageDataKey];
  if (make === undefined) throw new Error('No page data: run Astro through npm run build or npm run dev.');
  return make(page.isPrerendered ? null : page.request.headers.get('cookie'));
}
