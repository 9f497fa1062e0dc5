/** Nothing moves under a finger: every template, while it loads and while somebody scrolls through it. */
import type { Page } from '@playwright/test';
import { demoPassword, demoPeople, demoRegistryAddress } from '#scripts/seed-people.ts';
import { expect, test } from './server.ts';

const stroller = '/gp/trundlekin-shore-city-stroller/20001';

const reading = [
  '/',
  '/hello-baby',
  '/hello-baby/choose-a-stroller',
  '/hello-baby/pregnancy-week-20',
  '/hello-baby/search?search_term=sleep',
  '/hello-baby/authors/june-alder',
  '/baby-registry-checklist',
  '/health',
  '/about',
  '/terms',
  '/sitemap',
  '/manage-cookies',
  '/mobile-app-download',
  '/login',
  '/signup',
  '/404',
  '/429',
  '/500',
];

const shop = [
  '/store',
  '/store/strollers',
  '/store/bodysuits',
  '/store/bodysuits?page=2',
  '/store/full-size-strollers?brands=trundlekin',
  '/store/search?search_term=stroller',
  '/store/search?search_term=zzqx',
  '/store/sale',
  '/store/gift-cards',
  '/shop-small',
  '/store/b/trundlekin/101',
  '/store/code/z999',
  '/store/cart',
  '/find',
  '/gp',
];

/** In this order, so that the later pages have something remembered to show. */
const products = [
  stroller,
  '/gp/larkspindle-fennel-pocket-tee/20882',
  '/gp/wayfernby-reed-city-stroller/20009',
  '/gp/home-cooked-meal/20997',
  `${stroller}/reviews`,
  `${stroller}/questions`,
  `${stroller}/report`,
  '/gp/wayfernby-reed-city-stroller/20009/alert',
  '/gp/compare/20001,20002,20003',
  demoRegistryAddress,
  '/reservations',
];

const own = [
  demoRegistryAddress,
  '/catalog',
  '/catalog/bodysuits',
  '/catalog/search?search_term=stroller',
  '/registry/shop',
];

declare global {
  interface Window {
    moved: string[];
  }
}

async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'text'));
        if (!hadRecentInput) window.moved.push(`${value.toFixed(6)}: ${nodes.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * A page that moved is loaded a second time: on a busy machine a frame can be painted before cached fonts are applied, and their letters
 * appear a moment later, though nobody would see it. A movement that the page causes itself happens every time.
 */
const moveOn = async (page: Page, path: string): Promise<string[]> =>
  (await moveOnce(page, path)).length === 0 ? [] : moveOnce(page, path);

/** A registry keeps a stream open for live updates, so it is never idle for long. */
const quiet = (page: Page) => page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {});

async function moveOnce(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await quiet(page);
  await page.evaluate(async () => {
    const steps = Math.min(12, Math.ceil(document.documentElement.scrollHeight / innerHeight));
    for (let step = 1; step <= steps; step += 1) {
      scrollTo({ top: step * innerHeight, behavior: 'instant' });
      // A browser without a screen sometimes paints no more frames.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1_000);
      });
    }
  });
  await quiet(page);
  return (await page.evaluate(() => window.moved)).map((move) => `${path} ${move}`);
}

for (const [name, paths] of Object.entries({ 'to read': reading, 'of the shop': shop, 'about a product': products }))
  test(`nothing moves on pages ${name}`, { tag: '@both' }, async ({ page, watch }) => {
    watch.allow(/^404: GET .*\/(404|store\/code\/z999)$/);
    await watchMoves(page);
    const moves: string[] = [];
    for (const path of paths) moves.push(...(await moveOn(page, path)));
    expect(moves).toEqual([]);
  });

test('nothing moves on pages of an owner', { tag: '@both' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(demoPeople[0].email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/registry/home');
  await watchMoves(page);
  const moves: string[] = [];
  for (const path of own) moves.push(...(await moveOn(page, path)));
  expect(moves).toEqual([]);
});
