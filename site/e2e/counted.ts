import type { Page } from '@playwright/test';
import type { EventName } from '#contracts/tracking.ts';
import { expect, type Shop } from './server.ts';

export interface Counted {
  path: string;
  properties: Record<string, unknown>;
}

/** No test counts on this page: its view is the last event that arrives. */
const lastPage = '/store/coming-soon';

/** Gives consent for this browser, as the consent strip does. */
export async function allow(page: Page, shop: Shop): Promise<void> {
  const answer = await page.request.post('/api/v3/consent', {
    data: { statistics: 'yes' },
    headers: { origin: shop.url },
  });
  expect(answer.ok()).toBe(true);
}

/** The tracking script loads after everything else on a page. */
export async function untilCounting(page: Page): Promise<void> {
  await page.waitForFunction(() => window.layetteEvents !== undefined && !Array.isArray(window.layetteEvents));
}

export async function openCounted(page: Page, shop: Shop, path: string): Promise<void> {
  await allow(page, shop);
  await page.goto(path);
  await untilCounting(page);
}

const numberOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'layette_events')?.value.split('.')[0];

/** Every event that was counted of this browser; complete, because the last page's view has arrived. */
export async function countedRows(page: Page, shop: Shop): Promise<(name: EventName) => Counted[]> {
  await page.goto(lastPage);
  await untilCounting(page);
  // Leaving a page sends the queued events, so there is no need to wait for the pause.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  let own: ReturnType<Shop['events']> = [];
  const hasLast = async () => {
    const number = await numberOf(page);
    own = shop.events().filter(({ anonymousId }) => anonymousId === number);
    return own.some(({ name, path }) => name === 'page_viewed' && path === lastPage);
  };
  await expect.poll(hasLast, { timeout: 20_000 }).toBe(true);
  return (name) => own.filter((event) => event.name === name).map(({ path, properties }) => ({ path, properties }));
}

export function expectOnce(rows: Counted[], properties: object): void {
  expect(rows.map((row) => row.properties)).toEqual([properties]);
}
