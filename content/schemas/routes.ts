import type { Kind } from './kinds.ts';

/**
 * The pages that show a text of pages/. Every other one-word address belongs to a registry, so a new page needs a line here and its route
 * in site/pages; landing pages (pages/lp/) need neither.
 */
export const contentPages: readonly string[] = [
  '/about',
  '/about/careers',
  '/about/impact',
  '/about/leadership',
  '/about/press',
  '/accessibility',
  '/best-baby-products',
  '/ccpa',
  '/consumer-health-data-privacy',
  '/cookie-notice',
  '/coupons',
  '/health-advisory-board',
  '/locations',
  '/our-story',
  '/privacy',
  '/product-registration',
  '/terms',
  '/why-layette',
];

export function storyUrl(slug: string): string {
  return `/hello-baby/${slug}`;
}

export function authorUrl(slug: string): string {
  return `/hello-baby/authors/${slug}`;
}

export function categoryUrl(urlSlug: string): string {
  return `/store/${urlSlug}`;
}

/** The slug of articles/choose-a-stroller.md is choose-a-stroller; that of pages/lp/showroom.md is lp/showroom. */
export function slugOf(path: string): string {
  return path.replace(/^[^/]+\//, '').replace(/\.(md|yaml)$/, '');
}

export function urlOf(kind: Kind, slug: string): string | undefined {
  if (kind === 'article' || kind === 'guide' || kind === 'week') return storyUrl(slug);
  if (kind === 'page') return `/${slug}`;
  if (kind === 'author') return authorUrl(slug);
  if (kind === 'family') return `/families/${slug}`;
  return undefined;
}
