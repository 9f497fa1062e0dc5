/** Taps made while a page is still loading: shared by a journey and by `npm run proof early-taps`. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { FirstTouch } from './first-touches.ts';

export interface EarlyTap {
  control: FirstTouch;
  /** Delay after the control first becomes visible. */
  delayMs: number;
  network: Network;
  /** A fault planted in the page on purpose: transforms the HTML from the server. */
  plant?: (html: string) => string;
}

interface Network {
  latencyMs: number;
  bytesPerSecond: number;
}

/** Named as in browsers' developer tools: 1.6 Mbit/s, 150 ms round trip, and the resulting latency of one request. */
export const slow4g: Network = { latencyMs: 562.5, bytesPerSecond: 184_320 };

const plantedDelayMs = 3_000;

/** @returns what was wrong; null when the tap had its effect. */
export async function tapEarly(
  browser: Browser,
  origin: string,
  tap: EarlyTap,
  patienceMs = 15_000,
): Promise<string | null> {
  const { control, delayMs, network, plant } = tap;
  const context = await browser.newContext(deviceOf(control));
  try {
    const page = await context.newPage();
    if (plant) await plantInto(page, plant);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond / 2,
    });
    await page.goto(origin + control.path, { waitUntil: 'commit' });
    const at = await whereSeen(page, control.selector);
    for (const [field, text] of control.fill ?? []) await page.fill(field, text);
    if (delayMs > 0) await page.waitForTimeout(delayMs);
    const scripts = await page.evaluate(() => document.readyState);
    await touch(page, control, at);
    if (control.types) await page.keyboard.type(control.types, { delay: 20 });
    const isAnswered = await comesTrue(page, control, patienceMs);
    return isAnswered ? null : `${control.name}: a tap ${delayMs} ms after it was seen (page ${scripts}) was lost`;
  } catch (error) {
    return `${control.name}: ${String(error).split('\n')[0]}`;
  } finally {
    await context.close();
  }
}

export const deviceOf = ({ wide }: FirstTouch): BrowserContextOptions =>
  wide
    ? { viewport: { width: 1280, height: 800 } }
    : { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const touch = (page: Page, { wide }: FirstTouch, { x, y }: { x: number; y: number }): Promise<void> =>
  wide ? page.mouse.click(x, y) : page.touchscreen.tap(x, y);

/** The middle of the first match that a finger would hit, once the page has been painted. */
export async function whereSeen(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const handle = await page.waitForFunction(
    (wanted) => {
      if (performance.getEntriesByName('first-contentful-paint').length === 0) return null;
      for (const element of document.querySelectorAll(wanted)) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const hit = width > 0 ? document.elementFromPoint(middle.x, middle.y) : null;
        if (
          hit &&
          (element.contains(hit) || hit.contains(element)) &&
          getComputedStyle(element).visibility !== 'hidden'
        )
          return middle;
      }
      return null;
    },
    selector,
    // On a busy machine, frames are late or missing for a moment.
    { polling: 50, timeout: 40_000 },
  );
  return (await handle.jsonValue())!;
}

async function comesTrue(page: Page, { leadsTo, shows, and }: FirstTouch, patienceMs: number): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const isThere = leadsTo?.test(page.url()) ?? false;
    // A page that is being left answers nothing.
    const isShown = shows === undefined ? false : await page.evaluate(shows).catch(() => false);
    if (and ? isThere && isShown : isThere || isShown) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

async function plantInto(page: Page, plant: (html: string) => string): Promise<void> {
  // However slow this machine is, the tap happens before the scripts load.
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, plantedDelayMs));
    await route.continue().catch(() => undefined);
  });
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, body: plant(await response.text()) });
    },
  );
}
