import { type CurrentPageData, type PageData, pageDataKey } from '#contracts/page-data.ts';

interface Rendering {
  locals: object;
  isPrerendered: boolean;
}

/** What a page asked for; null where there is no such thing, or none that this caller may see. */
export const orMissing = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: { code?: string }) => {
    if (error.code === 'not-found') return null;
    throw error;
  });

/**
 * The page's way to the API, in front matter: `const { call, user } = pageData(Astro)`. The server hands it to Astro's middleware as
 * `locals`; while building and developing, the program that runs Astro provides it.
 */
export function pageData(page: Rendering): PageData {
  if ('call' in page.locals) return page.locals as PageData;
  const current = (globalThis as { [pageDataKey]?: CurrentPageData })[pageDataKey];
  if (current === undefined) throw new Error('No page data: run Astro through npm run build or npm run dev.');
  return current(page);
}
