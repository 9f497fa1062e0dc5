/** The built pages as files, read without a browser. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAll, getAttributeValue, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { addressOf } from '#scripts/check-sizes.ts';

const folder = 'dist/current/client';

type Element = ReturnType<typeof findAll>[number];

export interface BuiltPage {
  address: string;
  html: string;
  elements: Element[];
}

export function readBuiltPages(): BuiltPage[] {
  return globSync('**/*.html', { cwd: folder })
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      return { address: addressOf(file), html, elements: findAll(() => true, parseDocument(html).children) };
    })
    .filter(({ html }) => !html.includes('http-equiv="refresh"'));
}

/** Pictures and files that pages name: built ones are files, those of the catalogue are requested from the server. */
export function namedFiles(pages: readonly BuiltPage[]): Map<string, string> {
  const named = new Map<string, string>();
  const add = (url: string | undefined, page: BuiltPage) => {
    if (url === undefined || url === '' || url.startsWith('data:')) return;
    const { pathname, origin } = new URL(url, `http://site${page.address}`);
    if ((origin === 'http://site' || /\/pictures\//.test(pathname)) && !named.has(pathname))
      named.set(pathname, page.address);
  };
  for (const page of pages) {
    for (const element of page.elements) {
      const value = (name: string) => getAttributeValue(element, name);
      if (element.name === 'img' || element.name === 'source') {
        add(value('src'), page);
        for (const part of (value('srcset') ?? '').split(',')) add(part.trim().split(/\s/)[0], page);
      }
      if (element.name === 'link' && value('rel') !== 'canonical') add(value('href'), page);
      if (element.name === 'meta' && value('property') === 'og:image') add(value('content'), page);
      if (element.name === 'a' && isPicture(value('href') ?? '')) add(value('href'), page);
      if (element.name === 'use') add(value('href')?.replace(/^#.*/, ''), page);
    }
  }
  return named;
}

export const builtFile = (path: string): string => join(folder, path);
export const isBuiltFile = (path: string): boolean => existsSync(builtFile(path));

export const sitemapAddresses = (): string[] =>
  [...readFileSync(join(folder, 'sitemap-0.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => address!,
  );

/** Links inside the site that lead to no page, file or section, nor to an address that is rendered on demand. */
export function findDeadLinks(pages: readonly BuiltPage[]): string[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const dead = new Set<string>();
  for (const page of pages) {
    for (const element of page.elements) {
      const href = element.name === 'a' ? getAttributeValue(element, 'href') : undefined;
      if (href === undefined || !/^[/#?]/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${page.address}`);
      const path = pathname.replace(/(.)\/$/, '$1');
      const target = byAddress.get(path);
      // Pictures belong to the catalogue: `namedFiles` lists them, and they are requested from the server.
      const isThere = target ? hasSection(target, hash) : isFile(path) || isPicture(path) || isRendered(path);
      if (!isThere) dead.add(`${href} (on ${page.address})`);
    }
  }
  return [...dead];
}

/** Links from these pages to pages that are rendered on demand: only the server knows whether such an address has a page. */
export function renderedLinks(pages: readonly BuiltPage[], built: readonly BuiltPage[]): Map<string, string> {
  const addresses = new Set(built.map(({ address }) => address));
  const links = new Map<string, string>();
  for (const page of pages) {
    for (const { name, attribs } of page.elements) {
      if (name !== 'a' || !/^\/(?!\/)/.test(attribs.href ?? '')) continue;
      const { pathname, search } = new URL(attribs.href!, `http://site${page.address}`);
      const path = pathname.replace(/(.)\/$/, '$1');
      if (!addresses.has(path) && !isFile(path) && !isPicture(path)) links.set(path + search, page.address);
    }
  }
  return links;
}

/** Whether something answers at an address of the site: a page, a file, a picture, or a page rendered on demand. */
export function hasAnswer(address: string, pages: readonly BuiltPage[]): boolean {
  const { pathname, hash } = new URL(address, 'http://site');
  const target = pages.find((page) => page.address === pathname);
  return target ? hasSection(target, hash) : isFile(pathname) || isPicture(pathname) || isRendered(pathname);
}

function hasSection(page: BuiltPage, hash: string): boolean {
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || page.elements.some((element) => getAttributeValue(element, 'id') === id);
}

const isPicture = (path: string) => path.startsWith('/pictures/');
const isFile = (path: string) => path !== '/' && /\.\w+$/.test(path) && existsSync(join(folder, path));

/** Where a page file answers. Any other one-word address is a registry's, and no built page links to one. */
const patterns = globSync('**/*.{astro,ts}', { cwd: 'site/pages', exclude: ['[[]slug].astro'] }).map((file) => {
  const pattern = file
    .replace(/(\/?index)?\.(astro|ts)$/, '')
    .replace(/\/?\[\.{3}\w+\]/g, '(/.+)?')
    .replace(/\[\w+\]/g, '[^/]+');
  return new RegExp(`^/${pattern}$`);
});
const isRendered = (path: string) => patterns.some((pattern) => pattern.test(path));

export const headingsOf = ({ elements }: BuiltPage) =>
  elements.filter(({ name }) => name === 'h1').map((heading) => textContent(heading).trim());

export function descriptionOf({ elements }: BuiltPage): string | undefined {
  const meta = elements.find(
    (element) => element.name === 'meta' && getAttributeValue(element, 'name') === 'description',
  );
  return meta && getAttributeValue(meta, 'content');
}

/** The script files that a page fetches, apart from the few inline lines. */
export function scriptFilesOf({ elements }: BuiltPage): string[] {
  return elements
    .filter(({ name }) => name === 'script')
    .map((element) => getAttributeValue(element, 'src') ?? '')
    .filter((file) => file !== '');
}

/** Islands that are fetched before somebody touches or sees them. */
export function eagerIslandsOf({ elements }: BuiltPage): string[] {
  return elements
    .filter(({ name }) => name === 'astro-island')
    .filter((island) => {
      const isSpared = /"value":"only"/.test(getAttributeValue(island, 'opts') ?? '');
      return getAttributeValue(island, 'client') !== 'visible' && !isSpared;
    })
    .map((island) => getAttributeValue(island, 'component-url') ?? '');
}

/** Names of icons, a parent's marker class, the plain callout, and states that occur on no reading page (see reading.css). */
const needsNoStyle = /^(group$|callout-note$|aria-|(has-)?disabled:|read-only:)/;

/** Classes without a style: a class that reading.css leaves out, or a typo. */
export function unstyledClasses({ html, elements }: BuiltPage): string[] {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) =>
    readFileSync(join(folder, href!), 'utf8'),
  );
  const css = sheets.join('\n').replaceAll('\\', '');
  const used = new Set(
    elements.flatMap((element) => (getAttributeValue(element, 'class') ?? '').split(/\s+/).filter(Boolean)),
  );
  return [...used].filter((name) => !needsNoStyle.test(name) && !css.includes(`.${name}`));
}

/** Pictures, fonts and further styles from other hosts, in a stylesheet or inline in a page. */
const foreignStyles = (css: string): string[] =>
  [...css.matchAll(/(?:url\(|@import)\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi)].map(([, url]) => url!);

export const foreignInStylesheets = (): string[] =>
  globSync('**/*.css', { cwd: folder }).flatMap((file) => foreignStyles(readFileSync(join(folder, file), 'utf8')));

/** Everything that a page would fetch from other hosts: pictures, styles, scripts, frames, fonts. Links to follow are not fetched. */
export function foreignResourcesOf({ html, elements, address }: BuiltPage): string[] {
  const fetched = elements.flatMap(({ name, attribs }) => [
    ...(name === 'a' ? [] : [attribs.src, attribs.poster, attribs.data, attribs['component-url']]),
    ...(name === 'use' || name === 'image' ? [attribs.href, attribs['xlink:href']] : []),
    ...(attribs.srcset ?? '').split(',').map((one) => one.trim().split(' ')[0]),
    ...(name === 'link' && !['canonical', 'alternate'].includes(attribs.rel ?? '') ? [attribs.href] : []),
    ...[name === 'form' ? attribs.action : undefined, attribs.formaction, attribs.ping],
  ]);
  return [...fetched, ...foreignStyles(html)]
    .filter((url) => url !== undefined && /^([a-z]+:)?\/\//i.test(url))
    .map((url) => `${url} (on ${address})`);
}

/** The policies that a page sets for itself. */
export const policyOf = ({ elements }: BuiltPage): string =>
  elements.find(({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'content-security-policy')?.attribs.content ??
  '';

const sentBytes = (path: string): number =>
  readFileSync(join(folder, existsSync(join(folder, `${path}.br`)) ? `${path}.br` : path)).length;

/** The bytes of a page and its stylesheets as they are sent, compressed. */
export function htmlAndCssBytes({ html, address }: BuiltPage): number {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!);
  return [join(address, 'index.html'), ...sheets].reduce((sum, path) => sum + sentBytes(path), 0);
}
