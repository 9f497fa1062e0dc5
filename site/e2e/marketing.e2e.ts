import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { signUp } from './sign-up.ts';
import { findFaults, findViolations } from './violations.ts';

let people = 0;
// biome-ignore lint/plugin: real clock, only to tell runs apart
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}-${people++}@example.com`;

const pages = [
  '/',
  '/about',
  '/about/press',
  '/best-baby-products',
  '/ccpa',
  '/families/third-floor-walk-up',
  '/why-layette',
];

/** Scripts that a page fetched, and anything from another host. */
function watchRequests(page: Page, own: string): { scripts: string[]; foreign: string[] } {
  const seen = { scripts: [] as string[], foreign: [] as string[] };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.scripts.push(request.url());
    if (/^https?:/.test(request.url()) && !request.url().startsWith(own)) seen.foreign.push(request.url());
  });
  return seen;
}

for (const address of pages) {
  test(`${address} has no fault that a machine can see, at every width, day and night`, async ({ page }) => {
    await page.goto(address);
    expect(await findFaults(page)).toEqual([]);
  });
}

test('the landing page shows a registry to look at, and leads to it, without a script or another host', async ({
  page,
  shop,
}) => {
  const requests = watchRequests(page, shop.url);
  await page.goto('/');
  const sample = page.getByRole('article', { name: 'The first weeks' });
  await expect(sample.getByText('Sample registry')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Everything your baby needs, on one list' })).toBeVisible();
  await sample.scrollIntoViewIfNeeded();
  expect(requests).toEqual({ scripts: [], foreign: [] });
  await sample.getByRole('link', { name: 'See the whole list' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The first weeks' })).toBeVisible();
});

test('who is signed in is led on to their own registry, and sees and deletes what it says about health', async ({
  page,
  shop,
}) => {
  await signUp(page, shop, { email: unique('health'), next: '/registry/new' });
  await page
    .getByRole('button', { name: /Create my registry|Continue/ })
    .first()
    .waitFor();
  const made = await page.request.post('/api/v3/registries', {
    data: { title: 'Ours', names: 'Ida', planningStage: 'adopting' },
    headers: { origin: shop.url },
  });
  expect(made.ok()).toBe(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Open my registry' })).toBeVisible();

  await page.goto('/consumer-health-data-privacy');
  await page.getByRole('link', { name: 'Your health data' }).click();
  await expect(page.getByText('Adopting')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete my health data' }).click();
  await expect(page.getByText('It’s deleted. Your lists are still here.')).toBeVisible();
  await expect(page.getByText('Adopting')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ours' })).toBeVisible();
});

test('a privacy request is made without a script, confirmed by mail, and shows how it stands', async ({
  newVisitor,
  shop,
}) => {
  const email = unique('nora');
  const visitor = await newVisitor({ javaScriptEnabled: false });
  await visitor.goto('/ccpa');
  await visitor.getByLabel('What would you like us to do?').selectOption('Delete what you have about me');
  await visitor.getByLabel('Your email').fill(email);
  await visitor.getByRole('button', { name: 'Send my request' }).click();
  const reference = (await visitor.getByRole('status').textContent())!.match(/PR-\w{8}/)![0];
  const [mail] = await shop.mailsTo(email);
  const { pathname, search } = new URL(/https?:\S+\/ccpa\/requests\/\S+/.exec(mail!.text)![0]);
  await visitor.goto(pathname + search);
  expect(visitor.url()).not.toContain('token');
  await expect(visitor.getByText(reference)).toBeVisible();
  await visitor.getByRole('button', { name: 'Yes, this is my request' }).click();
  await expect(visitor.getByRole('heading', { name: 'We’re working on it' })).toBeVisible();
});

test('a request that is not right is shown again with what was typed', async ({ newVisitor, watch }) => {
  watch.allow(/422: POST/);
  const visitor = await newVisitor({ javaScriptEnabled: false });
  await visitor.goto('/ccpa');
  // An address that the browser accepts and the server does not.
  await visitor.getByLabel('Your email').fill('nora@nowhere');
  await visitor.getByLabel('Anything we should know').fill('My name is spelled wrong.');
  await visitor.getByRole('button', { name: 'Send my request' }).click();
  await expect(visitor.getByRole('heading', { name: 'Make a privacy request' })).toBeVisible();
  await expect(visitor.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true');
  await expect(visitor.getByLabel('Anything we should know')).toHaveValue('My name is spelled wrong.');
});

test('addresses of another brand lead to ours', async ({ page }) => {
  for (const [from, to] of [
    ['/index', '/'],
    ['/why-babylist', '/why-layette'],
    ['/babylist-babes/third-floor-walk-up', '/families/third-floor-walk-up'],
  ] as const) {
    await page.goto(from);
    expect(new URL(page.url()).pathname).toBe(to);
  }
});

test('the app page leads on to where one came from, and shows a code at a desk', async ({ page }) => {
  await page.goto('/mobile-app-download?path=/registry/add-items&desktop=true');
  await expect(page.getByRole('img', { name: 'A code that opens this page on your phone' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go on in the browser' })).toHaveAttribute('href', '/registry/add-items');
  await page.goto('/mobile-app-download?path=https://elsewhere.example');
  await expect(page.getByRole('main').getByRole('link', { name: 'Open my registry' })).toHaveAttribute(
    'href',
    '/registry/home',
  );
  await expect(page.getByRole('img', { name: 'A code that opens this page on your phone' })).toHaveCount(0);
});
