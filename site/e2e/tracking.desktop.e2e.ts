/** Nothing is counted before the visitor consents; then each thing once; and never again after consent is withdrawn. */
import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { findViolations } from './violations.ts';

const pages = [
  '/',
  '/store',
  '/store/strollers',
  '/store/cribs',
  '/store/search?search_term=stroller',
  '/store/sale',
  '/gp',
  '/hello-baby',
  '/manage-cookies',
  '/health',
];

/** Every call of the page that could report what a visitor did. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/tracking_events|count-events|consent/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const question = (page: Page) => page.getByRole('region', { name: 'Statistics' });

async function allow(page: Page): Promise<void> {
  await page.goto('/store');
  await question(page).getByRole('button', { name: 'Yes, that’s fine' }).click();
}

test('without consent nothing is loaded that counts, and nothing is sent, on any page', async ({ page, shop }) => {
  const before = shop.events().length;
  const calls = watchCalls(page);
  for (const path of pages) {
    await page.goto(path);
    await page.mouse.wheel(0, 2_000);
    await page.mouse.click(5, 5);
  }
  await page.goto('about:blank');
  expect(calls).toEqual([]);
  expect(shop.events().length).toBe(before);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('layette_consent');
});

test('the question covers nothing, is asked on pages of the shop only, and takes either answer', async ({ page }) => {
  await page.goto('/hello-baby');
  await expect(page.getByText('May we count')).toBeHidden();
  await page.goto('/store/cribs');
  await expect(question(page)).toBeVisible();
  const position = await question(page).evaluate((element) => getComputedStyle(element).position);
  expect(position).toBe('static');
  expect(await findViolations(page, '[aria-label="Statistics"]')).toEqual([]);
  const buttons = await question(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.className));
  expect(new Set(buttons).size, 'yes and no look alike').toBe(1);

  const calls = watchCalls(page);
  await question(page).getByRole('button', { name: 'No, thank you' }).click();
  await expect(question(page).getByRole('status')).toContainText('OK, nothing will be counted.');
  await page.goto('/store');
  await expect(question(page)).toBeHidden();
  await page.goto('/manage-cookies');
  await expect(page.getByText('They’re off in this browser.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('with consent the shop counts each page once, and withdrawing ends it at once', async ({ page, shop }) => {
  const earlier = new Set(shop.events().map(({ anonymousId }) => anonymousId));
  const mine = () => shop.events().filter(({ anonymousId }) => !earlier.has(anonymousId));
  await allow(page);
  await expect(question(page).getByRole('status')).toContainText('Thank you.');
  await expect.poll(() => mine().map(({ name }) => name)).toContain('page_viewed');
  await page.goto('/store/cribs');
  // A visitor who leaves before the tracking script has loaded is not counted.
  await expect.poll(() => mine().map(({ path }) => path)).toContain('/store/cribs');
  await page.reload();
  await page.goto('/hello-baby');
  await page.goto('/health');
  await expect
    .poll(() =>
      mine()
        .filter(({ name }) => name === 'page_viewed')
        .map(({ path }) => path),
    )
    .toEqual(['/store', '/store/cribs']);
  expect(new Set(mine().map(({ anonymousId }) => anonymousId)).size).toBe(1);

  await page.goto('/manage-cookies');
  await expect(page.getByText('They’re on in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop and delete what was stored' }).click();
  await expect(page.getByText('deleted everything that could still be traced')).toBeVisible();
  await expect(page.getByText('They’re off in this browser.')).toBeVisible();
  expect(mine()).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('layette_events');

  const calls = watchCalls(page);
  await page.goto('/store/cribs');
  await page.goto('/store');
  expect(calls).toEqual([]);
  expect(mine()).toEqual([]);
});

test('a browser that asks not to be tracked is not asked and not counted, whatever was chosen before', async ({
  newVisitor,
  shop,
}) => {
  const before = shop.events().length;
  const page = await newVisitor({ extraHTTPHeaders: { 'Sec-GPC': '1' } });
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const calls = watchCalls(page);
  await page.context().addCookies([{ name: 'layette_consent', value: 'yes', url: shop.url }]);
  await page.goto(`${shop.url}/store`);
  await expect(question(page)).toBeHidden();
  await page.goto(`${shop.url}/manage-cookies`);
  await expect(page.getByText('Your browser asks not to be tracked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allow', exact: true })).toBeHidden();
  expect(calls).toEqual([]);
  expect(shop.events().length).toBe(before);
});

test('the choice can be made without JavaScript', async ({ newVisitor, shop }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto(`${shop.url}/store`);
  await expect(page.getByText('May we count')).toBeHidden();
  await page.goto(`${shop.url}/manage-cookies`);
  await expect(page.getByText('Without JavaScript, nothing is counted')).toBeVisible();
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'layette_consent')?.value).toBe('no');
});

test('the page of the choice can be used by everybody', async ({ page }) => {
  await page.goto('/manage-cookies');
  expect(await findViolations(page)).toEqual([]);
});
