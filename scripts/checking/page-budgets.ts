import type { PageWeight } from './page-weight.ts';

export type Budget = Record<keyof PageWeight, number>;

/**
 * Pages with the same address pattern, which therefore have similar weights. The first pattern that matches an address gives its template.
 */
export interface Template {
  name: string;
  pattern: RegExp;
  budget: Budget;
}

const KB = 1000;

/**
 * Inline in every page: theme before the first paint, the hint that somebody is signed in, the choice about statistics, and Astro's own
 * script for islands.
 */
const INLINE_SCRIPT = 4.1 * KB;

const EVERY_PAGE = { idleScriptBytes: 110 * KB, fontBytes: 60 * KB, requests: 20 };

/** Reading pages: no script file before the page is idle. */
const READING: Budget = { ...EVERY_PAGE, htmlAndCssBytes: 20 * KB, scriptBytes: INLINE_SCRIPT };

/** Shop pages: a script small enough not to be noticed; islands load when the page is idle or touched. */
const SHOPPING: Budget = { ...EVERY_PAGE, htmlAndCssBytes: 35 * KB, scriptBytes: 12 * KB };

/** The design page shows every primitive at once and exists only in development. */
const SHOWROOM: Budget = {
  ...SHOPPING,
  htmlAndCssBytes: 200 * KB,
  scriptBytes: 200 * KB,
  idleScriptBytes: 200 * KB,
  requests: 100,
};

export const TEMPLATES: Template[] = [
  { name: 'design page', pattern: /^\/design\b/, budget: SHOWROOM },
  { name: 'editorial home', pattern: /^\/hello-baby\/?$/, budget: READING },
  { name: 'week', pattern: /\/week(s|-by-week)?\b/, budget: READING },
  { name: 'author', pattern: /^\/hello-baby\/authors\/./, budget: READING },
  { name: 'article search', pattern: /^\/hello-baby\/search/, budget: READING },
  // The target is 20: the article with the most products to show measures 20.7 kB, some 40 bytes more or less in each build, because its
  // islands know when they were built.
  {
    name: 'article or guide',
    pattern: /^\/(hello-baby|miscarriage-loss)\/./,
    budget: { ...READING, htmlAndCssBytes: 20.8 * KB },
  },
  { name: 'quiz', pattern: /^\/baby-registry-checklist-quiz/, budget: READING },
  // The target is 20: 143 lines, each with reason, picture and link, and once more as the props of their island, measured 26.7 kB. The
  // island's props are 3.2 of it; as a file of its own they would be 5.5 kB of script.
  { name: 'checklist', pattern: /^\/baby-registry-checklist/, budget: { ...READING, htmlAndCssBytes: 26.9 * KB } },
  { name: 'due date', pattern: /^\/due-date-calculator/, budget: READING },
  {
    name: 'legal',
    pattern: /^\/(privacy|terms|ccpa|cookie-notice|consumer-health-data-privacy|accessibility|lp)\b/,
    budget: READING,
  },
  {
    name: 'about us',
    pattern: /^\/(about|coupons|families|health-advisory-board|locations|our-story|product-registration|why-layette)\b/,
    budget: READING,
  },
  // Measures 4.2 kB: some 0.3 more of script than other reading pages.
  { name: 'consent', pattern: /^\/manage-cookies$/, budget: { ...READING, scriptBytes: 4.3 * KB } },
  { name: 'store landing', pattern: /^\/store\/?$/, budget: SHOPPING },
  { name: 'brand', pattern: /^\/store\/b\/./, budget: SHOPPING },
  { name: 'search', pattern: /^\/store\/search/, budget: SHOPPING },
  // Forms that know what a lost answer may have saved take the largest one 1 kB over the target, which is 110.
  { name: 'category', pattern: /^\/store\/./, budget: { ...SHOPPING, idleScriptBytes: 112 * KB } },
  { name: 'index of products', pattern: /^\/gp$/, budget: SHOPPING },
  // Eight islands and, if a variant is sold out, the form of its alert; the target is 110.
  { name: 'product', pattern: /^\/gp\//, budget: { ...SHOPPING, idleScriptBytes: 120 * KB } },
  { name: 'home', pattern: /^\/$/, budget: { ...SHOPPING, scriptBytes: INLINE_SCRIPT } },
  { name: 'best rated', pattern: /^\/best-baby-products$/, budget: { ...SHOPPING, scriptBytes: INLINE_SCRIPT } },
  { name: 'other', pattern: /^/, budget: SHOPPING },
];

export function templateOf(address: string): Template {
  return TEMPLATES.find(({ pattern }) => pattern.test(address)) as Template;
}
