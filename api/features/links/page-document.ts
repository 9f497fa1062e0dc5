// A parsed page with what all readers need: its elements, its visible text in reading order, its language and region.
import type { ChildNode, Document, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { DomHandler, Parser } from 'htmlparser2';
import { UNKNOWN_PESO } from './parse-price.ts';

/** One run of visible text, with its place in reading order. */
export interface TextRun {
  readonly text: string;
  readonly parent: Element;
  /** Characters of visible text before this run. */
  readonly offset: number;
}

export interface PageDocument {
  readonly url: string;
  readonly base: string;
  readonly root: Document;
  /** In document order, hidden ones too. */
  readonly elements: readonly Element[];
  readonly runs: readonly TextRun[];
  readonly visibleLength: number;
  /** Visible text up to each element's start. */
  readonly offsetOf: ReadonlyMap<Element, number>;
  readonly language: string | null;
  /** ISO 3166 region in lower case, from the language tag, the path or the host. */
  readonly region: string | null;
}

const UNSEEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'svg',
  'iframe',
  'select',
  'textarea',
  'object',
  'datalist',
]);
/** Real product pages have up to about 20,000; the page ends for us where it has more. */
const MAX_ELEMENTS = 40_000;
/** Missing end tags nest real pages a few hundred levels deep. A page that is nested deeper ends for us there. */
const MAX_DEPTH = 600;
const MAX_NODES_OF_TEXT = 1500;

const isHidden = (element: Element) => {
  const { style, hidden, type } = element.attribs;
  return (
    hidden !== undefined ||
    type === 'hidden' ||
    (style !== undefined && /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style))
  );
};

/** Stops the parser at the limits: its time for one tag grows with the depth, and 400,000 nested elements took 40 seconds. */
class LimitedHandler extends DomHandler {
  #elements = 0;
  #parser: { pause?(): void } = {};

  override onparserinit(parser: Parser): void {
    super.onparserinit(parser);
    this.#parser = parser;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    this.#elements += 1;
    if (this.#elements >= MAX_ELEMENTS || this.tagStack.length > MAX_DEPTH) this.#parser.pause?.();
  }
}

function parseBeginning(html: string): Document {
  const handler = new LimitedHandler();
  new Parser(handler, { lowerCaseAttributeNames: true, decodeEntities: true }).end(html);
  return handler.root;
}

/** Never throws: any input is read as HTML. */
export function openPage(html: string, url: string): PageDocument {
  const root = parseBeginning(html);
  const elements: Element[] = [];
  const runs: TextRun[] = [];
  const offsetOf = new Map<Element, number>();
  let visible = 0;

  const stack: { node: ChildNode; seen: boolean }[] = root.children.toReversed().map((node) => ({ node, seen: true }));
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, seen } = next;
    if (isText(node)) {
      const text = node.data.replace(/\s+/g, ' ');
      const parent = node.parent;
      if (seen && text.trim() && parent && isTag(parent)) {
        runs.push({ text: text.trim(), parent, offset: visible });
        visible += text.length;
      }
    } else if (isTag(node)) {
      elements.push(node);
      offsetOf.set(node, visible);
      const show = seen && !UNSEEN.has(node.name) && !isHidden(node);
      for (let i = node.children.length - 1; i >= 0; i--)
        stack.push({ node: node.children[i] as ChildNode, seen: show });
    }
  }
  const htmlElement = elements.find((element) => element.name === 'html');
  const baseHref = elements.find((element) => element.name === 'base')?.attribs.href;
  const language = htmlElement?.attribs.lang?.trim() || metaContent(elements, 'og:locale') || null;
  return {
    url,
    base: (baseHref && absoluteUrl(baseHref, url)) || url,
    root,
    elements,
    runs,
    visibleLength: visible,
    offsetOf,
    language,
    region: regionOf(language, url),
  };
}

/** All text within an element, with whitespace collapsed, at most `limit` characters; without scripts and styles. */
export function textOf(element: Element, limit = 2000): string {
  let out = '';
  const stack: ChildNode[] = element.children.toReversed();
  let nodes = 0;
  for (let node = stack.pop(); node && out.length < limit * 2 && nodes++ < MAX_NODES_OF_TEXT; node = stack.pop()) {
    if (isText(node)) out += node.data;
    else if (isTag(node) && !['script', 'style', 'template', 'svg'].includes(node.name)) {
      if (out && !/\s$/.test(out) && /^(?:p|div|li|br|td|th|dt|dd|tr|h\d|section)$/.test(node.name)) out += ' ';
      for (let i = node.children.length - 1; i >= 0; i--) stack.push(node.children[i] as ChildNode);
    }
  }
  return out.replace(/\s+/g, ' ').trim().slice(0, limit);
}

export function ancestorsOf(element: Element, limit = Number.POSITIVE_INFINITY): Element[] {
  const found: Element[] = [];
  for (let up = element.parent; up && isTag(up) && found.length < limit; up = up.parent) found.push(up);
  return found;
}

const NAMING = new Set(['class', 'id', 'name', 'itemprop', 'role', 'aria-label']);
/** "data-test-id", "data-price-type". */
const NAMING_DATA = new Set(
  'test testid qa qualifier auto automation cy hook role tid name component label type element locator'.split(' '),
);

/** The names of an element, split into lower-case words: class, id, data-test and the like. */
export function namesOf(element: Element): string {
  const { attribs } = element;
  let names = '';
  for (const key in attribs) {
    if (NAMING.has(key) || (key.startsWith('data-') && key.split('-').some((word) => NAMING_DATA.has(word))))
      names += ` ${attribs[key]}`;
  }
  return names
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\-:./]+/g, ' ')
    .toLowerCase()
    .slice(0, 400);
}

export function metaContent(elements: readonly Element[], name: string): string | null {
  for (const element of elements) {
    if (element.name !== 'meta') continue;
    const key = (element.attribs.property ?? element.attribs.name ?? '').toLowerCase();
    const content = key === name ? element.attribs.content?.trim() : undefined;
    if (content) return content;
  }
  return null;
}

/** An absolute http(s) address, or null. */
export function absoluteUrl(href: string, base: string): string | null {
  try {
    const url = new URL(href.trim(), base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

const COMMON_REGION_OF_LANGUAGE: Record<string, string> = {
  sv: 'se',
  da: 'dk',
  nb: 'no',
  no: 'no',
  ja: 'jp',
  zh: 'cn',
  ko: 'kr',
  hi: 'in',
  es: UNKNOWN_PESO,
};

function regionOf(language: string | null, url: string): string | null {
  const tag = language?.match(/[-_]([a-z]{2})\b/i)?.[1]?.toLowerCase();
  const { hostname, pathname } = URL.canParse(url) ? new URL(url) : { hostname: '', pathname: '' };
  const top = hostname.split('.').at(-1) ?? '';
  const ofHost =
    /^[a-z]{2}$/.test(top) && !['co', 'io', 'tv', 'me', 'eu'].includes(top) ? (top === 'uk' ? 'gb' : top) : null;
  const ofPath = pathname.match(/^\/(?:[a-z]{2}[-_])?([a-z]{2})(?:[-_][a-z]{2})?\//)?.[1];
  return ofHost ?? tag ?? ofPath ?? COMMON_REGION_OF_LANGUAGE[language?.slice(0, 2).toLowerCase() ?? ''] ?? null;
}
