import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '#contracts/page-data.ts';

/** What the server needs of the site: Astro's handler, and the folder of built pages and their files. */
export interface Site {
  /** `@astrojs/node` in middleware mode; `next` is called where Astro has no page. */
  render: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
    locals: PageData,
  ) => unknown;
  /** Null in development, where Astro's own server follows this one. */
  clientFolder: string | null;
}

/** Leads to the newest build; a new one takes its place at once, when it is whole. */
export const siteFolder = 'dist/current';

const markOf = (pid: number | string) => `in-use-${pid}`;

/** The processes that serve a build: as long as one of them runs, it stays. */
export const usersOf = (build: string): number[] =>
  readdirSync(build)
    .filter((name) => name.startsWith(markOf('')))
    .map((name) => Number(name.slice(markOf('').length)));

/**
 * The build as it is now, which this process goes on serving when it is followed by another: pages are loaded when they are first asked
 * for. Null where no site was built.
 */
export async function loadSite(at = siteFolder): Promise<Site | null> {
  if (!existsSync(at)) return null;
  const folder = realpathSync(at);
  const entry = join(folder, 'server', 'entry.mjs');
  if (!existsSync(entry)) return null;
  // Where nothing can be written, nothing is built either.
  await writeFile(join(folder, markOf(process.pid)), '').catch(() => {});
  // React chooses its production build by this when it is loaded.
  process.env.NODE_ENV ??= 'production';
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: Site['render'] };
  return { render: handler, clientFolder: join(folder, 'client') };
}
