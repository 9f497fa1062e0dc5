import { defineConfig } from '@playwright/test';
import { requireChromium } from './scripts/testing/chromium.ts';

/** Quiet, without background work and without other hosts: everything that a page needs must come from us. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Workers read this file too, and get the path from the first process. */
process.env.CHROME_PATH ??= requireChromium().path;
const executablePath = process.env.CHROME_PATH;

/** Matched against a journey's file name, title and tags. */
const onDesktop = /\.desktop\.e2e\.ts|@desktop|@both/;
const onDesktopOnly = /\.desktop\.e2e\.ts|@desktop/;

/**
 * Journeys in a real browser, on a phone unless the file name or a tag says otherwise: `x.desktop.e2e.ts` and `@desktop` run on a desktop,
 * `@both` on both, because the layout or its controls differ. Fixtures start the servers, because journeys need several of them.
 */
export default defineConfig({
  testDir: 'site/e2e',
  globalSetup: './scripts/testing/playwright-global-setup.ts',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // One more than two cores, because a browser often waits.
  workers: 3,
  fullyParallel: true,
  // One retry, because a browser on a busy machine sometimes misses a moment; the summary names each such journey.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, executablePath },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: onDesktopOnly,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: onDesktop,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
