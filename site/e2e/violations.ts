import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/**
 * What axe finds wrong on a page, or in one part of it. Only what is wrong is worked out, and in the page itself: our pages have no
 * frames, and a description of everything that is right takes four times as long.
 */
export async function findViolations(page: Page, part?: string): Promise<Violations> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (part !== undefined) axe.include(part);
  return (await axe.analyze()).violations;
}
