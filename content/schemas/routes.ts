/**
 * The addresses that content may link to, apart from those made of content itself (articles, guides, weeks, pages, authors,
 * categories). A link to anything else stops the build, so that no reader meets a dead end. A new public page is added here.
 */
export const linkableRoutes = [
  '/',
  '/about/careers',
  '/about/impact',
  '/about/leadership',
  '/about/press',
  '/baby-registry-checklist',
  '/baby-registry-checklist.pdf',
  '/baby-registry-checklist-quiz',
  '/best-baby-products',
  '/ccpa',
  '/coupons',
  '/diaper-calculator',
  '/due-date-calculator',
  '/find',
  '/gp',
  '/health',
  '/health-advisory-board',
  '/health/parts',
  '/hello-baby',
  '/hello-baby/sample-registries',
  '/hello-baby/search',
  '/lists',
  '/locations',
  '/login',
  '/lp/editorial-policies-guidelines',
  '/lp/product-review-processes',
  '/lp/showroom',
  '/manage-cookies',
  '/miscarriage-loss',
  '/miscarriage-loss/guides',
  '/our-story',
  '/pregnancy-emails',
  '/product-registration',
  '/registry-discount',
  '/registry/add-items',
  '/registry/checklist',
  '/registry/gift-tracker',
  '/registry/home',
  '/registry/new',
  '/registry/new/add-button',
  '/registry/share',
  '/reservations',
  '/returns',
  '/returns/gift',
  '/returns/purchase',
  '/settings/account',
  '/settings/email-preferences',
  '/settings/registry',
  '/settings/registry/visibility',
  '/settings/your-orders',
  '/share-extension/how-it-works',
  '/shop-small',
  '/signup',
  '/sitemap',
  '/store',
  '/store/cash-funds',
  '/store/coming-soon',
  '/store/fsa-hsa-eligible',
  '/store/gift-cards',
  '/store/help-and-favors',
  '/store/new',
  '/store/sale',
  '/store/search',
  '/why-layette',
] as const;

/**
 * The short addresses that pages/ may fill. Every other one-word address belongs to somebody's registry, so a new page needs a
 * row here and in the site's route table; landing pages (pages/lp/) need neither.
 */
export const contentPages: readonly string[] = [
  '/about',
  '/accessibility',
  '/ccpa',
  '/consumer-health-data-privacy',
  '/cookie-notice',
  '/coupons',
  '/health-advisory-board',
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
