import { existsSync } from 'node:fs';
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

/** Where `npm run build` writes. */
export const siteFolder = 'dist';

/** Null where no site was built. */
export async function loadSite(folder = siteFolder): Promise<Site | null> {
  const entry = join(folder, 'server', 'entry.mjs');
  if (!existsSync(entry)) return null;
  // React chooses its production build by this when it is loaded.
  process.env.NODE_ENV ??= 'production';
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: Site['render'] };
  return { render: handler, clientFolder: join(folder, 'client') };
}
