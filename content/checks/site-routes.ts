import { globSync } from 'node:fs';
import { join } from 'node:path';
import { contentPages } from '../schemas/routes.ts';

const pagesDir = join(import.meta.dirname, '../../site/pages');

/** Pages that no text may link to: status pages, targets of forms or emails, and files for programs. */
const unlinked = [
  '/404',
  '/429',
  '/500',
  '/add-items',
  '/login/second-step',
  '/logout',
  '/password_resets',
  '/registry/save_item',
  '/reservations/emails',
  '/robots.txt',
  '/settings/account-deleted',
  '/settings/account/export.json',
  '/settings/account/items.csv',
  '/share-extension',
  '/sign_ups',
];
/** Pages with parameters that a text may link to; pages of one person, and steps of a form, are reached in other ways. */
const linkedPatterns = [
  '/baby-registry-checklist-quiz/q/[n]',
  '/due-date-calculator/[date]',
  '/gp/[slug]/[genericProductId]/[...productId]',
  '/store/b/[slug]/[brandId]',
  '/store/code/[code]',
];

/**
 * The addresses of the site that are not content, one per file of site/pages; those with parameters are patterns in Astro's syntax. The
 * addresses of articles, categories and other kinds are known from content.
 */
export function siteRoutes(): string[] {
  return globSync('**/*.{astro,ts}', { cwd: pagesDir })
    .map((file) => `/${file}`.replaceAll('\\', '/'))
    .map((file) => file.replace(/\.(astro|ts)$/, '').replace(/(.)?\/index$/, '$1') || '/')
    .filter((route) => !unlinked.includes(route) && !contentPages.includes(route))
    .filter((route) => !route.includes('[') || linkedPatterns.includes(route))
    .sort();
}

/** '/gp/[slug]/[...rest]' as a regular expression. */
export function routePattern(route: string): RegExp {
  const pattern = route.replaceAll(/\/\[\.{3}\w+\]/g, '(?:/.+)?').replaceAll(/\[\w+\]/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
}
