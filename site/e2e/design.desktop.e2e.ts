/** Sets its widths and themes itself, so one kind of device is enough. */
import type { Page } from '@playwright/test';
import { expect, test } from './design-site.ts';
import { findViolations, pixelsTooWide } from './violations.ts';

const pages = ['/design', '/design/shop', '/design/article', '/404', '/500'];
const widths = [390, 820, 1280];

async function findFaults(page: Page): Promise<string[]> {
  const violations = await findViolations(page);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of pages) {
    test(`${path} is accessible, whole and still in ${colorScheme} at every width`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        expect(await findFaults(page), `${width} px`).toEqual([]);
        expect(await pixelsTooWide(page), `${width} px: the page scrolls sideways`).toBe(0);
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0;
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
              }).observe({ type: 'layout-shift', buffered: true });
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
            }),
        );
        // A font that loads late may move a line by a fraction of a pixel; a box that moves counts ten times as much.
        expect(shift, `${width} px: layout shift`).toBeLessThan(0.005);
      }
    });
  }
}

test('pages to read load no script file before they are idle', async ({ page }) => {
  for (const path of ['/404', '/design/article']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain('</html>');
    expect(html.match(/<script[^>]* src=|rel="modulepreload"/g), path).toBeNull();
  }
});
