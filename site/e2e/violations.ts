import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/**
 * What axe finds wrong on a page, or in one part of it. Only violations are computed, and in the page itself: our pages have no frames, and
 * a report of everything that is right takes four times as long.
 */
export function findViolations(page: Page, part?: string): Promise<Violations> {
  return analyze(page, part, {});
}

/** A phone, a tablet and a desktop. */
const widths = [390, 820, 1280];

/**
 * Everything that a machine finds wrong with a page, as sentences: violations and content wider than the window at each width, and the
 * colors of the dark theme, which no width changes. Leaves the page in light colors, without motion, at its own width.
 */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  const own = page.viewportSize()!;
  const faults: string[] = [];
  const add = (where: string, violations: Violations) => {
    for (const { id, nodes } of violations) faults.push(`${where}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of widths) {
    const where = `${page.url()} at ${width} px`;
    await page.setViewportSize({ width, height: own.height });
    add(where, await analyze(page, part, {}));
    const excess = await pixelsTooWide(page);
    if (excess > 0) faults.push(`${where}: ${excess} px wider than the window`);
  }
  await page.setViewportSize(own);
  await page.emulateMedia({ colorScheme: 'dark' });
  add(`${page.url()} in dark colors`, await analyze(page, part, { runOnly: ['color-contrast', 'link-in-text-block'] }));
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

/**
 * By how many pixels the page is wider than the screen. Not compared with `innerWidth`: on a phone it grows with a page that is too wide.
 */
export const pixelsTooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function analyze(page: Page, part: string | undefined, options: { runOnly?: string[] }): Promise<Violations> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...options }).setLegacyMode();
  if (part !== undefined) axe.include(part);
  return withoutMotion(page, async () => (await axe.analyze()).violations);
}

/** An element that fades in or out is half transparent for a moment, which axe takes for poor contrast. */
async function withoutMotion<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const wasReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (!wasReduced) await page.emulateMedia({ reducedMotion: 'reduce' });
  // A transition that is already running keeps its duration.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const seen = await look();
  if (!wasReduced) await page.emulateMedia({ reducedMotion: 'no-preference' });
  return seen;
}
