/**
 * The pages that show a text of pages/. Every other one-word address belongs to somebody's registry, so a new one needs a row here and
 * its route in site/pages; landing pages (pages/lp/) need neither.
 */
export const contentPages: readonly string[] = [
  '/about',
  '/accessibility',
  '/consumer-health-data-privacy',
  '/cookie-notice',
  '/privacy',
  '/terms',
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
