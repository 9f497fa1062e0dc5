import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderAhead, RenderPage } from '#contracts/page-data.ts';
import type { BuiltPages } from './renewed-pages.ts';

/** What the build leaves beside the pages: which of them say something of the catalogue, and which version of it they saw. */
export const readingPagesFile = 'reading-pages.json';

export interface Site {
  /** Null where no site was built. */
  renderPage: RenderPage | null;
  builtPages: BuiltPages | null;
}

export async function loadSite(siteFolder: string): Promise<Site> {
  const entry = join(siteFolder, 'server', 'entry.mjs');
  if (!existsSync(entry)) return { renderPage: null, builtPages: null };
  // While it is loaded React decides by this whether it renders for people, or three times as slowly for developers.
  process.env.NODE_ENV ??= 'production';
  const { renderPage, renderAhead } = (await import(pathToFileURL(entry).href)) as {
    renderPage: RenderPage;
    renderAhead: RenderAhead;
  };
  const list = join(siteFolder, readingPagesFile);
  if (!existsSync(list)) return { renderPage, builtPages: null };
  const { catalogueVersion, paths } = JSON.parse(readFileSync(list, 'utf8')) as Pick<
    BuiltPages,
    'catalogueVersion' | 'paths'
  >;
  return {
    renderPage,
    builtPages: { render: renderAhead, catalogueVersion, paths, builtAtMs: statSync(list).mtimeMs },
  };
}
