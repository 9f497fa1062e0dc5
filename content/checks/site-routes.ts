import { globSync } from 'node:fs';
import { join } from 'node:path';
import { contentPages } from '../schemas/routes.ts';

const pagesDir = join(import.meta.dirname, '../../site/pages');

/** Pages that nobody is sent to: what a status shows, what a form or a mail leads to, and files for programs. */
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
/** Pages with parameters to which a text may lead; those of one person, and steps of a form, are reached in other ways. */
const linkedPatterns = [
  '/baby-registry-checklist-quiz/q/[n]',
  '/due-date-calculator/[date]',
  '/gp/[slug]/[genericProductId]/[...productId]',
  '/store/b/[slug]/[brandId]',
  '/store/code/[code]',
];

/**
 * The addresses of the site that are no content themselves, one per file of site/pages; those with parameters are patterns, written
 * as Astro does. What stands at the addresses of articles, categories and other kinds is known from content.
 */
export function siteRoutes(): string[] {
  return globSync('**/*.{astro,ts}', { cwd: pagesDir })
    .map((file) => `/${file}`.replaceAll('\\', '/'))
    .map((file) => file.replace(/\.(astro|ts)$/, '').replace(/(.)?\/index$/, '$1') || '/')
    .filter((route) => !unlinked.includes(route) && !contentPages.includes(route))
    .filter((route) => !route.includes('[') || linkedPatterns.includes(route))
    .sort();
}

/** '/gp/[slug]/[...rest]' as what it matches. */
export function routePattern(route: string): RegExp {
  const pattern = route.replaceAll(/\/\[\.{3}\w+\]/g, '(?:/.+)?').replaceAll(/\[\w+\]/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
}
