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

/** Checks the page by day, then its colors at night: nothing else of a page differs. It is left by day, and without motion. */
export async function findViolationsDayAndNight(page: Page, part?: string): Promise<Violations> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const byDay = await analyze(page, part, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  const atNight = await analyze(page, part, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...atNight];
}

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
