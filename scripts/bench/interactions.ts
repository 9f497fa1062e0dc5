import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { siteFolder } from '#api/http/site.ts';
import { startBuiltShop } from '../testing/built-shop.ts';
import { findChromium } from '../testing/chromium.ts';
import { deviceOf, touch, whereSeen } from '../testing/early-taps.ts';
import { type FirstTouch, firstTouches } from '../testing/first-touches.ts';
import type { BenchPart, Figure } from './part.ts';

const seeded = process.env.JOURNEY_DATA_DIR ?? '.cache/journey-data';
const slowDown = 4;
const rounds = 3;
/** Interactions that took less than two frames are not reported at all. */
const toldWithinMs = 600;
const atMostMs = 80;

/**
 * From the first touch of each control to the next paint, with the processor slowed down four times. The browser measures in steps of 8 ms.
 * A bare button on an empty page shows how long this machine takes for no work at all.
 */
export const interactions: BenchPart = {
  name: 'interactions',
  async run({ leaveOut }) {
    const chrome = findChromium();
    if (chrome === null || !existsSync(siteFolder) || !existsSync(seeded)) {
      leaveOut(
        `interactions: they need Chromium and a built site with data; DATA_DIR=${seeded} DEMO=on npm run build makes one`,
      );
      return [];
    }
    const shop = await startBuiltShop(seeded);
    const browser = await chromium.launch({ executablePath: chrome.path, args: ['--no-sandbox', '--disable-gpu'] });
    const figures: Figure[] = [];
    try {
      for (const control of [bareButton, ...firstTouches.filter(({ leaves }) => !leaves)]) {
        const durations: number[] = [];
        for (let round = 0; round < rounds; round += 1) durations.push(await measureTouch(browser, shop.url, control));
        const sorted = durations.toSorted((a, b) => a - b);
        figures.push({
          name: `first touch: ${control.name}`,
          value: sorted[Math.floor(rounds / 2)]!,
          unit: 'ms',
          ...(control === bareButton ? {} : { budget: { of: 'value', atMost: atMostMs } }),
          note: `${sorted[0]} to ${sorted.at(-1)}`,
        });
      }
    } finally {
      await browser.close();
      await shop.stop();
    }
    return figures;
  },
};

const bareButton: FirstTouch = { name: 'a bare button, for comparison', path: '', selector: 'button' };
const bareScript = () => {
  const [button] = document.getElementsByTagName('button');
  button!.onclick = () => button!.append('!');
};

declare global {
  interface Window {
    longestMs: number;
  }
}

async function measureTouch(browser: Browser, origin: string, control: FirstTouch): Promise<number> {
  const context = await browser.newContext(deviceOf(control));
  const page = await context.newPage();
  if (control === bareButton) {
    await page.setContent('<meta name="viewport" content="width=device-width"><button>Touch</button>');
    await page.evaluate(bareScript);
  } else await page.goto(origin + control.path, { waitUntil: 'load' });
  const at = await whereSeen(page, control.selector);
  await page.evaluate(() => {
    window.longestMs = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) window.longestMs = Math.max(window.longestMs, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await touch(page, control, at);
  if (control.types) await page.keyboard.type(control.types.slice(0, 1));
  await page.waitForFunction(() => window.longestMs > 0, null, { timeout: toldWithinMs }).catch(() => undefined);
  // A press, its release and its click are reported one after another.
  await page.waitForTimeout(100);
  const longestMs = await page.evaluate(() => window.longestMs).catch(() => 0);
  await context.close();
  return longestMs;
}
