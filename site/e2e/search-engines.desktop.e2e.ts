/** What search engines and news readers are told, read from the built site. */
import { readFileSync } from 'node:fs';
import { findAll, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { builtFile, hasAnswer, readBuiltPages, sitemapAddresses } from './built-site.ts';
import { expect, test } from './server.ts';

interface Described {
  '@type': string;
  [field: string]: unknown;
}

/** The properties that schema.org, or the search engines that read it, require of a type. */
const required: Record<string, string[]> = {
  Answer: ['text'],
  Article: [
    'headline',
    'description',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  HowTo: ['name', 'step'],
  HowToStep: ['name', 'text', 'url'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  MedicalWebPage: ['@id', 'lastReviewed'],
  Organization: ['name'],
  Person: ['name'],
  ProfilePage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  WebPage: ['@id'],
  WebSite: ['name', 'url'],
};

const pages = readBuiltPages();
const [first = ''] = sitemapAddresses();
const { origin } = new URL(first);

const structuredDataOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) => JSON.parse(text!));

/** Every object with a type, at any depth. */
function describedIn(value: unknown): Described[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(describedIn);
  return '@type' in value ? [value as Described, ...inner] : inner;
}

test('structured data is valid, complete, and names addresses that exist', () => {
  const types = new Set<string>();
  const faults: string[] = [];
  for (const { address, html } of pages) {
    const data = structuredDataOf(html);
    for (const whole of data) expect(whole, address).toHaveProperty('@context', 'https://schema.org');
    for (const described of describedIn(data)) {
      const type = described['@type'];
      types.add(type);
      const missing = (required[type] ?? ['a type that is known here']).filter((field) => {
        const value = described[field];
        return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
      });
      if (missing.length > 0) faults.push(`${type} on ${address} without ${missing.join(', ')}`);
      for (const field of ['url', 'item', 'image', '@id']) {
        const url = described[field];
        if (url === undefined) continue;
        const isOurs = typeof url === 'string' && url.startsWith(`${origin}/`);
        if (!isOurs || !hasAnswer(url, pages)) faults.push(`${type} on ${address} names ${url}`);
      }
      for (const field of ['datePublished', 'dateModified', 'lastReviewed'])
        if (field in described && !/^\d{4}-\d{2}-\d{2}$/.test(String(described[field])))
          faults.push(`${type} on ${address}: ${field} is no day`);
    }
  }
  expect(faults).toEqual([]);
  for (const type of ['Article', 'BreadcrumbList', 'FAQPage', 'HowTo', 'MedicalWebPage']) expect(types).toContain(type);
});

/** Two addresses of one calculator; search engines are shown the first. */
const variants: Record<string, string> = { '/due-date-calculator-acqex': '/due-date-calculator' };

test('a page that may be found has one canonical address, its own', () => {
  const faults = pages.flatMap(({ address, elements }) => {
    const canonical = elements.filter(({ attribs }) => attribs.rel === 'canonical').map(({ attribs }) => attribs.href);
    const isHidden = elements.some(({ attribs }) => attribs.name === 'robots' && attribs.content?.includes('noindex'));
    const expected = isHidden ? [] : [`${origin}${variants[address] ?? address}`];
    return canonical.join() === expected.join() ? [] : [`${address}: ${canonical.join() || 'none'}`];
  });
  expect(faults).toEqual([]);
});

test('robots.txt closes nothing that the sitemap names', () => {
  const robots = readFileSync(builtFile('robots.txt'), 'utf8');
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!);
  expect(closed.length).toBeGreaterThan(3);
  const paths = sitemapAddresses().map((address) => new URL(address).pathname);
  expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
  expect(robots).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
});

test('the feed is RSS 2.0 with what is public now, the newest first', () => {
  const xml = readFileSync(builtFile('hello-baby/rss.xml'), 'utf8');
  const { children } = parseDocument(xml, { xmlMode: true });
  const named = (name: string, within = children) => findAll((element) => element.name === name, within);
  const textIn = (name: string, within = children) => named(name, within).map((element) => textContent(element).trim());
  expect(named('rss')[0]?.attribs.version).toBe('2.0');
  expect(named('atom:link')[0]?.attribs).toMatchObject({ href: `${origin}/hello-baby/rss.xml`, rel: 'self' });
  const items = named('item').map(({ children: item }) => ({
    fields: ['title', 'description', 'link', 'guid', 'pubDate'].map((name) => textIn(name, item)),
    link: textIn('link', item)[0]!,
    at: Date.parse(textIn('pubDate', item)[0] ?? ''),
  }));
  expect(items.length).toBeGreaterThan(20);
  for (const { fields, link, at } of items) {
    for (const values of fields) expect(values, link).toEqual([expect.stringMatching(/./)]);
    expect(sitemapAddresses(), link).toContain(link);
    expect(at, link).not.toBeNaN();
  }
  expect(new Set(items.map(({ link }) => link)).size).toBe(items.length);
  expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted((a, b) => b - a));
});
