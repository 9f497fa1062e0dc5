import type { State } from './state.ts';

const article = 'hello-baby/[slug].astro';
const contentPage = (template: string): State => ({
  template,
  name: 'page',
  path: `/${template.replace('.astro', '')}`,
});

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
    steps: (page) => page.getByLabel('Crib mattress').check(),
  },
  contentPage('about.astro'),
  contentPage('accessibility.astro'),
  contentPage('consumer-health-data-privacy.astro'),
  contentPage('cookie-notice.astro'),
  contentPage('privacy.astro'),
  contentPage('terms.astro'),
  contentPage('sitemap.astro'),
  contentPage('mobile-app-download.astro'),
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
