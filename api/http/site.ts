import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '#contracts/page-data.ts';

/** What the server needs from the site: Astro's handler, and the folder of built pages and their files. */
export interface Site {
  /** `@astrojs/node` in middleware mode; `next` is called where Astro has no page. */
  render: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
    locals: PageData,
  ) => unknown;
  /** Null in development, where Astro's own server comes next. */
  clientFolder: string | null;
}

/** Points to the newest build; a new one replaces it atomically once complete. */
export const siteFolder = 'dist/current';

const markOf = (pid: number | string) => `in-use-${pid}`;

/** The processes that serve a build: it is kept as long as one of them runs. */
export const usersOf = (build: string): number[] =>
  readdirSync(build)
    .filter((name) => name.startsWith(markOf('')))
    .map((name) => Number(name.slice(markOf('').length)));

/**
 * The current build, which this process keeps serving after a newer one replaces it: pages are loaded when they are first requested. Null
 * where no site was built.
 */
export async function loadSite(at = siteFolder): Promise<Site | null> {
  if (!existsSync(at)) return null;
  const folder = realpathSync(at);
  const entry = join(folder, 'server', 'entry.mjs');
  if (!existsSync(entry)) return null;
  // Where nothing can be written, no build can replace it either.
  await writeFile(join(folder, markOf(process.pid)), '').catch(() => {});
  // React chooses its production build by this when it is loaded.
  process.env.NODE_ENV ??= 'production';
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: Site['render'] };
  return { render: handler, clientFolder: join(folder, 'client') };
}
