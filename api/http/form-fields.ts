import { localPath } from '#rules/local-path.ts';

/** The page of this site that a form names in `next`, or else `otherwise`. */
export const pageAfter = (fields: Record<string, string>, otherwise: string): string =>
  localPath(fields.next, otherwise);

const addressMost = 300;
const productPages = /^\/gp\/[a-z0-9-]{1,100}\/\d{1,10}(\/[a-z0-9-]{1,40}){0,3}$/;

/**
 * Where a form on a product's pages leads after success: the page that it names, filters included, with the outcome in the query. Only
 * pages of products are accepted; anything else leads to the shop, so that no form can send somebody elsewhere.
 */
export function productPageAfter(fields: Record<string, string>, done: string): string {
  const wanted = fields.next ?? fields.page ?? '';
  const base = 'http://local.invalid';
  if (!wanted.startsWith('/') || wanted.length > addressMost || !URL.canParse(wanted, base)) return '/store';
  const { origin, pathname, searchParams, hash } = new URL(wanted, base);
  if (origin !== base || !productPages.test(pathname)) return '/store';
  searchParams.set('done', done);
  return `${pathname}?${searchParams}${/^#[\w-]+$/.test(hash) ? hash : ''}`;
}
