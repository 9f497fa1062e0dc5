import { type CurrentPageData, type PageData, pageDataKey } from '#contracts/page-data.ts';

interface Rendering {
  locals: object;
  isPrerendered: boolean;
}

/** The requested data; null where it does not exist, or this caller may not see it. */
export const orMissing = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: { code?: string }) => {
    if (error.code === 'not-found' || error.code === 'invalid-input') return null;
    throw error;
  });

/**
 * The page's access to the API, in front matter: `const { call, user } = pageData(Astro)`. The server passes it to Astro's middleware as
 * `locals`; for builds and development, the program that runs Astro provides it.
 */
export function pageData(page: Rendering): PageData {
  if ('call' in page.locals) return page.locals as PageData;
  const current = (globalThis as { [pageDataKey]?: CurrentPageData })[pageDataKey];
  if (current === undefined) throw new Error('No page data: run Astro through npm run build or npm run dev.');
  return current(page);
}

/** The data for a back-office page; or the response to send instead, which does not reveal to others that the page exists. */
export async function forStaff<T>(
  page: Rendering & { url: URL },
  ask: (call: PageData['call']) => Promise<T>,
): Promise<T | Response> {
  const { call, user, needsCode } = pageData(page);
  const leadTo = (path: string) => {
    const back = new URLSearchParams({ redirect_path: page.url.pathname + page.url.search });
    return new Response(null, { status: 303, headers: { location: `${path}?${back}` } });
  };
  if (user === null && !needsCode) return leadTo('/login');
  try {
    return (await orMissing(ask(call))) ?? new Response(null, { status: 404 });
  } catch (error) {
    if ((error as { code?: string }).code === 'second-factor-needed') return leadTo('/login/second-step');
    throw error;
  }
}
