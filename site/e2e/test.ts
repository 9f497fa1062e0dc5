import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Faults that a visitor would not see: errors, refusals of the browser, calls to other hosts. */
export interface Watch {
  /** Everything found so far, in order. */
  complaints: string[];
  /** For a journey that provokes a complaint: complaints that match do not fail the test. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  watch: Watch;
  /** Another visitor: own cookies, own storage, the same device, watched like the first. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  watch: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const allowed: RegExp[] = [];
      const watch: Watch = { complaints: [], allow: (pattern) => void allowed.push(pattern) };
      await use(watch);
      const faults = watch.complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      expect(faults, 'nothing goes wrong behind the page; what should, is allowed by watch.allow(/pattern/)').toEqual(
        [],
      );
    },
    { auto: true },
  ],
  context: async ({ context, watch }, use) => {
    watchContext(context, watch);
    await use(context);
  },
  newVisitor: async (
    { browser, contextOptions, baseURL, viewport, hasTouch, isMobile, locale, timezoneId, watch },
    use,
  ) => {
    const opened: BrowserContext[] = [];
    const device = { ...contextOptions, baseURL, viewport, hasTouch, isMobile, locale, timezoneId };
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...device, ...options });
      watchContext(context, watch);
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

function watchContext(context: BrowserContext, { complaints }: Watch): void {
  context.on('console', (message) => {
    // A resource that failed is named with its address below; Chromium's own sentence leaves that out.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(`console: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    if (isForeign(request.url())) complaints.push(`foreign host: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      complaints.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page and replacing an older request both abort requests, and both are right.
    if (reason !== 'net::ERR_ABORTED' && !isForeign(request.url()))
      complaints.push(`failed: ${request.url()} (${reason})`);
  });
}

function isForeign(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return /^(https?|wss?):$/.test(protocol) && !/^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(hostname);
}
