import type { PageWeight } from './page-weight.ts';

export type Budget = Record<keyof PageWeight, number>;

/** Pages made from one pattern, which therefore weigh alike. The first pattern that fits an address names its template. */
export interface Template {
  name: string;
  pattern: RegExp;
  budget: Budget;
}

const KB = 1000;

/**
 * Stands in every page: theme before the first paint, the hint that somebody is signed in, what was chosen about statistics, and
 * Astro's own script for islands.
 */
const INLINE_SCRIPT = 4 * KB;

const EVERY_PAGE = { idleScriptBytes: 110 * KB, fontBytes: 60 * KB, requests: 20 };

/** Pages to read: no script file before the page is idle. */
const READING: Budget = { ...EVERY_PAGE, htmlAndCssBytes: 20 * KB, scriptBytes: INLINE_SCRIPT };

/** Pages to shop on: a script small enough not to be felt; islands come when the page is idle or touched. */
const SHOPPING: Budget = { ...EVERY_PAGE, htmlAndCssBytes: 35 * KB, scriptBytes: 12 * KB };

/** The design page shows every primitive at once and exists in development only. */
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
  { name: 'article or guide', pattern: /^\/(hello-baby|miscarriage-loss)\/./, budget: READING },
  { name: 'quiz', pattern: /^\/baby-registry-checklist-quiz/, budget: READING },
  // The aim is 20: 143 lines, each with why, picture and link, and again as what their island was made with, measured 25.9 kB. The island's
  // part is 3.2 of it; as a file of its own it would be 5.5 kB of script.
  { name: 'checklist', pattern: /^\/baby-registry-checklist/, budget: { ...READING, htmlAndCssBytes: 26 * KB } },
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
  { name: 'consent', pattern: /^\/manage-cookies$/, budget: READING },
  { name: 'store landing', pattern: /^\/store\/?$/, budget: SHOPPING },
  { name: 'brand', pattern: /^\/store\/b\/./, budget: SHOPPING },
  { name: 'search', pattern: /^\/store\/search/, budget: SHOPPING },
  { name: 'category', pattern: /^\/store\/./, budget: SHOPPING },
  { name: 'index of products', pattern: /^\/gp$/, budget: SHOPPING },
  // Eight islands and, where a variant is sold out, the form of its alert, where the aim is 110.
  { name: 'product', pattern: /^\/gp\//, budget: { ...SHOPPING, idleScriptBytes: 119 * KB } },
  { name: 'home', pattern: /^\/$/, budget: { ...SHOPPING, scriptBytes: INLINE_SCRIPT } },
  { name: 'best rated', pattern: /^\/best-baby-products$/, budget: { ...SHOPPING, scriptBytes: INLINE_SCRIPT } },
  { name: 'other', pattern: /^/, budget: SHOPPING },
];

export function templateOf(address: string): Template {
  return TEMPLATES.find(({ pattern }) => pattern.test(address)) as Template;
}
