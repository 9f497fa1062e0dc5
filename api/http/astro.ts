import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '#contracts/page-data.ts';

/** The handler of `@astrojs/node` in middleware mode; `next` is called where Astro has no page. */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: PageData,
) => unknown;

/** Null where no site was built. */
export async function loadAstro(siteFolder: string): Promise<AstroHandler | null> {
  const entry = join(siteFolder, 'server', 'entry.mjs');
  if (!existsSync(entry)) return null;
  // React chooses its production build by this when it is loaded.
  process.env.NODE_ENV ??= 'production';
  return ((await import(pathToFileURL(entry).href)) as { handler: AstroHandler }).handler;
}
