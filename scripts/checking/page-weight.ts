import { brotliCompressSync, constants } from 'node:zlib';
import { findAll, getAttributeValue, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { brotliQualityOf } from '../compress-pages.ts';

/** What a browser loads for one page, in bytes after brotli compression. */
export interface PageWeight {
  htmlAndCssBytes: number;
  /** Script loaded before the page is idle, and before its visitor touches anything. */
  scriptBytes: number;
  /** The same, including the islands that are hydrated when the page is idle. */
  idleScriptBytes: number;
  fontBytes: number;
  /** Pictures are measured in the browser, where their displayed size is known; here only requests for files count. */
  requests: number;
}

/** Reads a file of the built site by its address from the root; undefined when it does not exist. */
export type ReadAsset = (address: string) => Buffer | undefined;

type Element = ReturnType<typeof findAll>[number];

/** Islands with these directives load at once, or when the page is idle; islands that are hydrated when visible are below the fold. */
const LOADS_AT_ONCE = /^(load|only|media)$/;
const LOADS_WHEN_IDLE = /^(touch|idle)$/;

export function weighPage(html: string, address: string, read: ReadAsset): PageWeight {
  const elements = findAll(() => true, parseDocument(html).children);
  const resolve = (target: string, from = address): string => new URL(target, `http://site${from}`).pathname;

  const styles = addressesOf(elements, isStylesheet, 'href').map((target) => resolve(target));
  const first = [
    ...addressesOf(elements, isScript, 'src'),
    ...addressesOf(elements, isModulePreload, 'href'),
    ...islandScripts(elements, LOADS_AT_ONCE),
  ];
  const follow = (targets: string[]) =>
    followScripts(
      targets.map((target) => resolve(target)),
      read,
      resolve,
    );
  const scripts = follow(first);
  const idleScripts = follow([...first, ...islandScripts(elements, LOADS_WHEN_IDLE)]);
  const css = [
    ...styles.map((style) => ({ text: read(style)?.toString() ?? '', from: style })),
    ...elements.filter(({ name }) => name === 'style').map((style) => ({ text: textContent(style), from: address })),
  ];
  const fonts = new Set(css.flatMap(({ text, from }) => latinFontsOf(text).map((target) => resolve(target, from))));
  for (const preload of addressesOf(elements, isFontPreload, 'href')) fonts.add(resolve(preload));

  const inline = elements
    .filter((element) => isScript(element) && getAttributeValue(element, 'src') === undefined)
    .map(textContent);
  return {
    htmlAndCssBytes: compressedBytes(Buffer.from(html), '.html') + sizeOf(new Set(styles), read),
    idleScriptBytes: sizeOf(idleScripts, read),
    scriptBytes:
      sizeOf(scripts, read) + (inline.length > 0 ? compressedBytes(Buffer.from(inline.join('\n')), '.html') : 0),
    fontBytes: [...fonts].reduce((sum, font) => sum + (read(font)?.length ?? 0), 0),
    requests: 1 + new Set(styles).size + scripts.size + fonts.size,
  };
}

function isStylesheet(element: Element): boolean {
  return element.name === 'link' && getAttributeValue(element, 'rel') === 'stylesheet';
}

function isModulePreload(element: Element): boolean {
  return element.name === 'link' && getAttributeValue(element, 'rel') === 'modulepreload';
}

function isFontPreload(element: Element): boolean {
  return (
    element.name === 'link' &&
    getAttributeValue(element, 'rel') === 'preload' &&
    getAttributeValue(element, 'as') === 'font'
  );
}

/** Data in a script element (JSON-LD, speculation rules, props) is part of the HTML. */
function isScript(element: Element): boolean {
  const type = getAttributeValue(element, 'type') ?? '';
  return element.name === 'script' && ['', 'module', 'text/javascript'].includes(type);
}

function addressesOf(elements: Element[], fits: (element: Element) => boolean, attribute: string): string[] {
  return elements.filter(fits).flatMap((element) => getAttributeValue(element, attribute) ?? []);
}

function islandScripts(elements: Element[], directive: RegExp): string[] {
  return elements
    .filter((element) => element.name === 'astro-island' && directive.test(getAttributeValue(element, 'client') ?? ''))
    .filter((island) => !waitsForTouch(island))
    .flatMap((island) => [getAttributeValue(island, 'component-url'), getAttributeValue(island, 'renderer-url')])
    .filter((target) => target !== undefined && target !== '')
    .map(String);
}

/** `client:touch="only"`, or with `onlyWithout`, because a new visitor has nothing stored. */
function waitsForTouch(island: Element): boolean {
  if (getAttributeValue(island, 'client') !== 'touch') return false;
  const { value } = JSON.parse(getAttributeValue(island, 'opts') ?? '{}') as { value?: unknown };
  return value === 'only' || (typeof value === 'object' && value !== null);
}

/** A script loads its static imports; its dynamic imports load later, or never. */
function followScripts(
  entries: string[],
  read: ReadAsset,
  resolve: (target: string, from: string) => string,
): Set<string> {
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let script = waiting.pop(); script; script = waiting.pop()) {
    if (seen.has(script)) continue;
    seen.add(script);
    const code = read(script)?.toString() ?? '';
    for (const found of code.matchAll(/(?:\bfrom\s*|(?:^|[;}\s])import\s*)["'](\.{0,2}\/[^"']+)["']/g)) {
      waiting.push(resolve(found[1] ?? '', script));
    }
  }
  return seen;
}

/** A browser loads only the subsets that the text needs; our fonts are Latin, or have no subsets. */
function latinFontsOf(css: string): string[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const range = /unicode-range:\s*([^;}]+)/i.exec(face)?.[1];
    const latin = range === undefined || /U\+0{1,4}-0{0,2}FF\b/i.test(range);
    const source = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(face)?.[1];
    return latin && source ? [source] : [];
  });
}

function sizeOf(addresses: Set<string>, read: ReadAsset): number {
  return [...addresses].reduce((sum, address) => sum + compressedBytes(read(address) ?? Buffer.alloc(0), address), 0);
}

const compressed = new WeakMap<Buffer, number>();

/** As the server sends it: with the quality of the build. Sizes are cached as long as the same buffer is passed. */
function compressedBytes(content: Buffer, file: string): number {
  const known = compressed.get(content);
  if (known !== undefined) return known;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQualityOf(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const { length } = brotliCompressSync(content, { params });
  compressed.set(content, length);
  return length;
}
