import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { siteFolder } from '#api/http/site.ts';
import { Findings, type Proof } from '#api/testing/proofs/proof.ts';
import { Seeded } from '#api/testing/proofs/seeded.ts';
import { startBuiltShop } from '../testing/built-shop.ts';
import { findChromium } from '../testing/chromium.ts';
import { slow4g, tapEarly } from '../testing/early-taps.ts';
import { firstTouches } from '../testing/first-touches.ts';

const seeded = process.env.JOURNEY_DATA_DIR ?? '.cache/journey-data';
const atOnce = 3;
/** By then the scripts of the heaviest page have loaded; later taps prove nothing. */
const latestMs = 2_000;

export const earlyTaps: Proof = {
  name: 'early-taps',
  proves:
    'a tap made while the page still arrives over slow 4G is answered, on every kind of control that a script improves',
  unit: 'taps',
  sizes: { withTests: firstTouches.length, longRun: 200 },
  async run({ size, seed, found = new Findings() }) {
    const chrome = findChromium();
    if (chrome === null) found.notRun.push('all of it: there is no Chromium');
    if (!existsSync(siteFolder) || !existsSync(seeded))
      found.notRun.push(
        `all of it: there is no built site with data; DATA_DIR=${seeded} DEMO=on npm run build makes one`,
      );
    if (chrome === null || found.notRun.length > 0) return found;

    const shop = await startBuiltShop(seeded);
    const browser = await chromium.launch({ executablePath: chrome.path, args: ['--no-sandbox', '--disable-gpu'] });
    const random = new Seeded(seed);
    const taps = Array.from({ length: size }, (_, attempt) => ({
      control: firstTouches[attempt % firstTouches.length]!,
      // Each control is tapped at the moment it becomes visible, and in further attempts at some moment of the loading.
      delayMs: attempt < firstTouches.length ? 0 : random.int(0, latestMs),
      network: slow4g,
    }));
    const work = async () => {
      for (let tap = taps.shift(); tap !== undefined; tap = taps.shift()) {
        const fault = await tapEarly(browser, shop.url, tap);
        found.done += 1;
        found.count(tap.control.name);
        if (fault !== null) found.fault(fault);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await browser.close();
    await shop.stop();
    return found;
  },
};
