import { globSync } from 'node:fs';
import { join } from 'node:path';
import { contentPages } from '../schemas/routes.ts';

const pagesDir = join(import.meta.dirname, '../../site/pages');

/** Pages that nobody is sent to. */
const unlinked = ['/404', '/500'];

/**
 * The addresses of the site that are no content themselves: one per file of site/pages without a parameter. Articles, categories and
 * other pages with parameters are known from content; products and registries come and go, so no text links to them.
 */
export function siteRoutes(): string[] {
  return globSync('**/*.{astro,ts}', { cwd: pagesDir })
    .map((file) => `/${file}`.replaceAll('\\', '/'))
    .filter((file) => !file.includes('['))
    .map((file) => file.replace(/\.(astro|ts)$/, '').replace(/(.)?\/index$/, '$1') || '/')
    .filter((route) => !unlinked.includes(route) && !contentPages.includes(route))
    .sort();
}
