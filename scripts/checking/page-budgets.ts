import type { PageWeight } from './page-weight.ts';

export type Budget = Record<keyof PageWeight, number>;

/** Pages made from one pattern, which therefore weigh alike. The first pattern that fits an address names its template. */
export interface Template {
  name: string;
  pattern: RegExp;
  budget: Budget;
}

const KB = 1000;

/** The one line in every head: theme before the first paint, the hint that somebody is signed in, `/` for the search box. */
const HEAD_LINE = 0.5 * KB;

/** Pages to read: no script but that line. */
const READING: Budget = { htmlAndCssBytes: 20 * KB, scriptBytes: HEAD_LINE, fontBytes: 60 * KB, requests: 20 };

/** Pages to read with something that is used or refreshed later: Astro's own script for islands stands in the page. */
const READING_WITH_ISLAND: Budget = { ...READING, scriptBytes: HEAD_LINE + 3 * KB };

/** Pages to shop on: a script small enough not to be felt; islands come when the page is idle or touched. */
const SHOPPING: Budget = { htmlAndCssBytes: 35 * KB, scriptBytes: 12 * KB, fontBytes: 60 * KB, requests: 20 };

/** The design page shows every primitive at once and exists in development only. */
const SHOWROOM: Budget = { ...SHOPPING, htmlAndCssBytes: 200 * KB, scriptBytes: 200 * KB, requests: 100 };

export const TEMPLATES: Template[] = [
  { name: 'design page', pattern: /^\/design\b/, budget: SHOWROOM },
  { name: 'editorial home', pattern: /^\/hello-baby\/?$/, budget: READING },
  { name: 'week', pattern: /\/week(s|-by-week)?\b/, budget: READING },
  { name: 'author', pattern: /^\/hello-baby\/authors\/./, budget: READING },
  { name: 'article search', pattern: /^\/hello-baby\/search/, budget: READING_WITH_ISLAND },
  { name: 'article or guide', pattern: /^\/(hello-baby|miscarriage-loss)\/./, budget: READING_WITH_ISLAND },
  { name: 'quiz', pattern: /^\/baby-registry-checklist-quiz/, budget: SHOPPING },
  { name: 'checklist', pattern: /^\/baby-registry-checklist/, budget: READING_WITH_ISLAND },
  { name: 'due date', pattern: /^\/due-date-calculator/, budget: READING },
  {
    name: 'legal',
    pattern: /^\/(privacy|terms|ccpa|cookie-notice|consumer-health-data-privacy|lp)\b/,
    budget: READING,
  },
  { name: 'consent', pattern: /^\/manage-cookies$/, budget: { ...READING, scriptBytes: 0.8 * KB } },
  { name: 'store landing', pattern: /^\/store\/?$/, budget: SHOPPING },
  { name: 'brand', pattern: /^\/store\/b\/./, budget: SHOPPING },
  { name: 'search', pattern: /^\/store\/search/, budget: SHOPPING },
  { name: 'category', pattern: /^\/store\/./, budget: SHOPPING },
  { name: 'index of products', pattern: /^\/gp$/, budget: SHOPPING },
  { name: 'product', pattern: /^\/gp\//, budget: SHOPPING },
  { name: 'home', pattern: /^\/$/, budget: SHOPPING },
  { name: 'other', pattern: /^/, budget: SHOPPING },
];

export function templateOf(address: string): Template {
  return TEMPLATES.find(({ pattern }) => pattern.test(address)) as Template;
}
