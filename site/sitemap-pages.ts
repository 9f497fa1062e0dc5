/** The pages in the sitemap: built ones that are not `noindex`, and a few that are rendered on demand. */
import { existsSync, readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { shopCollectionPages } from '../api/contracts/search.ts';

/** Rendered on demand, the same for everybody, and worth finding. */
const onDemand = new Set([
  ...shopCollectionPages.map((name) => `/store/${name}`),
  '/diaper-calculator',
  '/miscarriage-loss',
  '/pregnancy-emails',
]);

export function sitemapPages(): { remember: AstroIntegration; filter: (page: string) => boolean } {
  let builtTo: URL | undefined;
  return {
    remember: {
      name: 'sitemap-pages',
      hooks: {
        'astro:config:done': ({ config }) => {
          builtTo = config.build.client;
        },
      },
    },
    filter(page) {
      const path = decodeURIComponent(new URL(page).pathname).replace(/\/$/, '');
      const file = new URL(`.${path}/index.html`, builtTo);
      if (!existsSync(file)) return onDemand.has(path);
      const html = readFileSync(file, 'utf8');
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      if (canonical !== undefined && new URL(canonical).pathname.replace(/\/$/, '') !== path) return false;
      return !/<meta (name="robots"|http-equiv="refresh")/.test(html);
    },
  };
}
