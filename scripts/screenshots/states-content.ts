import { addDays, dayOf } from '#rules/days.ts';
import type { State } from './state.ts';

const article = 'hello-baby/[slug].astro';
const contentPage = (template: string): State => ({
  template,
  name: 'page',
  path: `/${template.replace('.astro', '')}`,
});

/** A date that has a page, whenever the pictures are taken. */
const inFourMonths = addDays(dayOf(Date.now()), 120);

export const contentStates: readonly State[] = [
  { template: 'index.astro', name: 'home', path: '/' },
  { template: 'index.astro', name: 'home as owner', path: '/', as: 'owner' },
  { template: 'hello-baby/index.astro', name: 'all articles', path: '/hello-baby' },
  { template: article, name: 'article', path: '/hello-baby/safe-sleep-basics' },
  { template: article, name: 'guide', path: '/hello-baby/choose-a-stroller' },
  { template: article, name: 'week', path: '/hello-baby/pregnancy-week-20' },
  { template: 'hello-baby/authors/[id].astro', name: 'author', path: '/hello-baby/authors/june-alder' },
  { template: 'hello-baby/search.astro', name: 'results', path: '/hello-baby/search?search_term=sleep' },
  { template: 'hello-baby/search.astro', name: 'no result', path: '/hello-baby/search?search_term=zzqx' },
  { template: 'health/index.astro', name: 'health', path: '/health' },
  { template: 'baby-registry-checklist.astro', name: 'checklist', path: '/baby-registry-checklist' },
  {
    template: 'baby-registry-checklist.astro',
    name: 'one ticked',
    path: '/baby-registry-checklist',
    steps: (page) => page.getByRole('checkbox', { name: 'Crib mattress' }).check(),
  },
  contentPage('about.astro'),
  contentPage('accessibility.astro'),
  contentPage('consumer-health-data-privacy.astro'),
  contentPage('cookie-notice.astro'),
  contentPage('privacy.astro'),
  contentPage('terms.astro'),
  contentPage('sitemap.astro'),
  contentPage('mobile-app-download.astro'),
  contentPage('best-baby-products.astro'),
  contentPage('ccpa.astro'),
  contentPage('coupons.astro'),
  contentPage('health-advisory-board.astro'),
  contentPage('locations.astro'),
  contentPage('our-story.astro'),
  contentPage('product-registration.astro'),
  contentPage('why-layette.astro'),
  contentPage('about/careers.astro'),
  contentPage('about/impact.astro'),
  contentPage('about/leadership.astro'),
  contentPage('about/press.astro'),
  contentPage('health/parts.astro'),
  { template: 'families/[name].astro', name: 'sample story', path: '/families/two-houses-one-list' },
  contentPage('diaper-calculator.astro'),
  { template: 'due-date-calculator/index.astro', name: 'page', path: '/due-date-calculator' },
  contentPage('due-date-calculator-acqex.astro'),
  { template: 'due-date-calculator/[date].astro', name: 'one date', path: `/due-date-calculator/${inFourMonths}` },
  { template: 'due-date-calculator/result.astro', name: 'nothing entered', path: '/due-date-calculator/result' },
  { template: 'baby-registry-checklist-quiz/index.astro', name: 'start', path: '/baby-registry-checklist-quiz' },
  { template: 'baby-registry-checklist-quiz/q/[n].astro', name: 'question', path: '/baby-registry-checklist-quiz/q/1' },
  { template: 'pregnancy-emails/index.astro', name: 'page', path: '/pregnancy-emails' },
  { template: 'miscarriage-loss/index.astro', name: 'signed out', path: '/miscarriage-loss' },
  { template: 'miscarriage-loss/index.astro', name: 'as owner', path: '/miscarriage-loss', as: 'owner' },
  contentPage('miscarriage-loss/guides.astro'),
  { template: 'manage-cookies.astro', name: 'nothing chosen', path: '/manage-cookies' },
  {
    template: 'manage-cookies.astro',
    name: 'refused',
    path: '/manage-cookies',
    steps: (page) => page.getByRole('button', { name: 'Don’t allow', exact: true }).first().click(),
  },
  { template: '404.astro', name: 'not found', path: '/store/no-such-category', status: 404 },
  { template: '500.astro', name: 'failure', path: '/500' },
  { template: '429.astro', name: 'too many at once', path: '/429' },
];

const afterSteps = 'comes after other steps; its journey looks at it';
const file = 'a file';

export const contentPagesNotPhotographed: Readonly<Record<string, string>> = {
  'babylist-babes/[name].astro': 'only redirects',
  'baby-registry-checklist.pdf.ts': file,
  'registry/checklist.pdf.ts': file,
  'due-date-calculator/[date]/due-date.ics.ts': file,
  'sitemap-shop.xml.ts': file,
  'sitemap-shop/[part].xml.ts': file,
  'baby-registry-checklist-quiz/result.astro': afterSteps,
  'baby-registry-checklist-quiz/email/[id].astro': afterSteps,
  'baby-registry-checklist-quiz/email/index.astro': afterSteps,
  'ccpa/requests/[id].astro': afterSteps,
  'ccpa/requests/index.astro': afterSteps,
  'pregnancy-emails/[id].astro': afterSteps,
  'pregnancy-emails/stopped.astro': afterSteps,
};
