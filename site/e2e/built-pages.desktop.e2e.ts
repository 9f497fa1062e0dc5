/** What can be checked on the built pages without opening them in a browser. */
import { templateOf } from '#scripts/checking/page-budgets.ts';
import { demoRegistryAddress } from '#scripts/seed-people.ts';
import {
  descriptionOf,
  eagerIslandsOf,
  findDeadLinks,
  foreignInStylesheets,
  foreignResourcesOf,
  headingsOf,
  htmlAndCssBytes,
  isBuiltFile,
  namedFiles,
  policyOf,
  readBuiltPages,
  renderedLinks,
  scriptFilesOf,
  sitemapAddresses,
  unstyledClasses,
} from './built-site.ts';
import { expect, test } from './server.ts';

const pages = readBuiltPages();
const reading = pages.filter(
  ({ address }) =>
    /^\/(hello-baby|health|lp|about|accessibility|ccpa|consumer-health-data-privacy|cookie-notice|coupons|families|health-advisory-board|locations|manage-cookies|our-story|privacy|product-registration|sitemap|terms|why-layette)(\/|$)/.test(
      address,
    ) && address !== '/hello-baby/search',
);

test('there is something to read', () => {
  expect(reading.length).toBeGreaterThan(20);
});

test('no link leads nowhere', () => {
  expect(findDeadLinks(pages)).toEqual([]);
});

test('every page that texts lead to and the server renders has something to show', async ({ page }) => {
  // About two hundred pages, each rendered for the first time.
  test.slow();
  const missing: string[] = [];
  for (const [path, address] of renderedLinks(reading, pages)) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    if (answer.status() >= 400) missing.push(`${path} (on ${address}): ${answer.status()}`);
  }
  expect(missing).toEqual([]);
});

test('every picture and file that a page names is there', async ({ page }) => {
  const missing: string[] = [];
  for (const [path, address] of namedFiles(pages)) {
    if (isBuiltFile(path)) continue;
    const answer = await page.request.head(path);
    if (!answer.ok()) missing.push(`${path} (on ${address}): ${answer.status()}`);
  }
  expect(missing).toEqual([]);
});

test('no page fetches anything from elsewhere, or may', () => {
  expect(pages.flatMap(foreignResourcesOf)).toEqual([]);
  expect(foreignInStylesheets()).toEqual([]);
  for (const page of pages) {
    const policy = policyOf(page);
    expect(policy, page.address).toContain("default-src 'self'");
    expect(policy.match(/https?:|\*/g), page.address).toBeNull();
  }
});

test('pages to read fetch no script before it is needed, and have one heading and a description of their own', () => {
  const descriptions = new Map<string, string>();
  for (const page of reading) {
    expect(scriptFilesOf(page), page.address).toEqual([]);
    expect(eagerIslandsOf(page), page.address).toEqual([]);
    expect(headingsOf(page), page.address).toHaveLength(1);
    const description = descriptionOf(page) ?? '';
    expect(description.length, page.address).toBeGreaterThan(40);
    expect(descriptions.get(description), page.address).toBeUndefined();
    descriptions.set(description, page.address);
  }
});

test('pages to read keep within what their template may weigh', () => {
  const heaviest = reading
    .filter((page) => htmlAndCssBytes(page) > templateOf(page.address).budget.htmlAndCssBytes)
    .map((page) => `${htmlAndCssBytes(page)} ${page.address}`);
  expect(heaviest).toEqual([]);
});

test('the sitemap names the pages that may be found, by the address that each calls its own', () => {
  const listed = new Set(sitemapAddresses());
  const canonical = pages.flatMap(({ elements }) =>
    elements.filter(({ attribs }) => attribs.rel === 'canonical').map(({ attribs }) => attribs.href!),
  );
  expect(canonical.filter((address) => !listed.has(address))).toEqual([]);
  const hidden = pages.filter(({ elements }) => elements.some(({ attribs }) => attribs.name === 'robots'));
  const paths = [...listed].map((address) => new URL(address).pathname);
  expect(paths.filter((path) => path !== '/' && path.endsWith('/'))).toEqual([]);
  expect(hidden.map(({ address }) => address).filter((address) => paths.includes(address))).toEqual([]);
});

test('what the sitemap names and is rendered on demand answers with that address as its own', async ({ page }) => {
  const built = new Set(pages.map(({ address }) => address));
  const onDemand = sitemapAddresses()
    .map((address) => new URL(address).pathname)
    .filter((path) => !built.has(path) && path !== '/');
  expect(onDemand).toContain('/store/sale');
  for (const path of onDemand) {
    const html = await (await page.request.get(path)).text();
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], path).toMatch(new RegExp(`${path}$`));
    expect(html, path).not.toContain('name="robots"');
  }
});

test('the sitemap of the shop names products and brands by the address that each calls its own', async ({ page }) => {
  const read = async (path: string) =>
    [...(await (await page.request.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url]) => new URL(url!).pathname,
    );
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('/sitemap-shop.xml');
  const parts = await read('/sitemap-shop.xml');
  expect(parts[0]).toBe('/sitemap-shop/1.xml');
  const paths = (await Promise.all(parts.map(read))).flat();
  expect(paths.length).toBeGreaterThan(900);
  expect(new Set(paths).size).toBe(paths.length);
  const some = [
    paths.find((path) => path.startsWith('/store/b/'))!,
    paths.find((path) => path.startsWith('/gp/'))!,
    paths.at(-1)!,
  ];
  for (const path of some) {
    const html = await (await page.request.get(path)).text();
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], path).toMatch(new RegExp(`${path}$`));
    expect(html, path).not.toContain('name="robots"');
  }
  expect((await page.request.get(`/sitemap-shop/${parts.length + 1}.xml`)).status()).toBe(404);
});

test('every class on a page to read, or of a tool, has its style', () => {
  const tools = pages.filter(({ address }) => /^\/(due-date-calculator|baby-registry-checklist-quiz)/.test(address));
  expect(tools.length).toBeGreaterThan(2);
  expect([...new Set([...reading, ...tools].flatMap(unstyledClasses))]).toEqual([]);
});

test('pages rendered on demand have a description too', async ({ page }) => {
  const product = '/gp/trundlekin-shore-city-stroller/20001';
  const paths = [product, `${product}/report`, `${product}/alert`, `${product}/write-review`, demoRegistryAddress];
  for (const path of [
    ...paths,
    '/store/cart',
    '/store/search?search_term=stroller',
    '/login',
    '/signup',
    '/reservations',
  ]) {
    const html = await (await page.request.get(path)).text();
    expect(/<meta name="description" content="[^"]{40,}"/.test(html), path).toBe(true);
  }
});

test('articles tell search engines who, when and from what', () => {
  const article = reading.find(({ address }) => address === '/hello-baby/choose-a-stroller')!;
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(article.html)![1]!);
  expect(data['@graph'].map((part: { '@type': string }) => part['@type'])).toEqual([
    'Article',
    'BreadcrumbList',
    'FAQPage',
  ]);
});

test('the error page says what happened and reloads the current address', () => {
  const page = pages.find(({ address }) => address === '/500')!;
  expect(headingsOf(page)).toEqual(['Something went wrong. Try reloading the page.']);
  const reload = page.elements.find(({ name, attribs }) => name === 'a' && attribs.href === '');
  expect(reload, 'an empty address is the current one').toBeDefined();
});
