// JSON-LD, microdata and RDFa all describe "a thing of a type with properties"; here they are converted to one shape.
import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import { type Json, parseLooseJson } from './loose-json.ts';
import { textOf } from './page-document.ts';
import type { DraftSource } from './product-draft.ts';

export type ThingValue = string | number | Thing;

export interface Thing {
  readonly types: readonly string[];
  readonly source: DraftSource;
  readonly properties: ReadonlyMap<string, readonly ThingValue[]>;
}

/** "https://schema.org/InStock", "schema:InStock" and "#InStock" are all "InStock". */
export const lastWord = (name: string) =>
  name
    .trim()
    .replace(/(?<![/#])[/#]+$/, '')
    .split(/[/#:]/)
    .at(-1) ?? '';

/** A product with a thousand variants, each with its offers, has some 30,000. */
const MAX_VALUES = 200_000;

interface Named {
  byId: Map<string, { [key: string]: Json }>;
  /** The remaining budget. Things that refer to each other are copied at each reference: a page of one kilobyte can cause billions. */
  left: { values: number };
}

/** Top-level things of every JSON-LD block, `@graph` opened and `@id` references followed. */
export function readJsonLdThings(elements: readonly Element[]): Thing[] {
  const things: Thing[] = [];
  const left = { values: MAX_VALUES };
  for (const element of elements) {
    if (element.name !== 'script' || !/ld\+json/i.test(element.attribs.type ?? '')) continue;
    const raw = element.children.map((child) => ('data' in child ? child.data : '')).join('');
    const value = parseLooseJson(raw);
    if (value === null) continue;
    const byId = new Map<string, { [key: string]: Json }>();
    indexIds(value, byId, 0);
    collectTop(value, { byId, left }, things, 0);
  }
  return things;
}

function indexIds(value: Json, byId: Map<string, { [key: string]: Json }>, depth: number): void {
  if (depth > 20 || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) indexIds(entry, byId, depth + 1);
    return;
  }
  const id = value['@id'];
  if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value);
  for (const entry of Object.values(value)) indexIds(entry, byId, depth + 1);
}

function collectTop(value: Json, named: Named, things: Thing[], depth: number): void {
  if (depth > 5 || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) collectTop(entry, named, things, depth + 1);
    return;
  }
  if (value['@graph'] !== undefined) collectTop(value['@graph'] as Json, named, things, depth + 1);
  const thing = toThing(value, named, 0);
  if (thing) things.push(thing);
}

function toThing(object: { [key: string]: Json }, named: Named, depth: number): Thing | null {
  if (depth > 12) return null;
  const types: string[] = [];
  const properties = new Map<string, ThingValue[]>();
  for (const [key, entry] of Object.entries(object)) {
    if (key === '@type')
      types.push(
        ...[entry]
          .flat()
          .filter((t) => typeof t === 'string')
          .map(lastWord),
      );
    else if (key !== '@graph' && key !== '@context') {
      const values: ThingValue[] = [];
      for (const part of Array.isArray(entry) ? entry.flat(2) : [entry]) {
        if (named.left.values === 0) break;
        named.left.values -= 1;
        if (typeof part === 'string' || typeof part === 'number') values.push(part);
        else if (part && typeof part === 'object' && !Array.isArray(part)) {
          const full =
            Object.keys(part).length === 1 && typeof part['@id'] === 'string'
              ? (named.byId.get(part['@id']) ?? part)
              : part;
          if (typeof part['@value'] === 'string' || typeof part['@value'] === 'number') values.push(part['@value']);
          else {
            const thing = toThing(full, named, depth + 1);
            if (thing) values.push(thing);
          }
        }
      }
      if (values.length > 0) properties.set(key === '@id' ? '@id' : lastWord(key), values);
    }
  }
  return { types, source: 'json-ld', properties };
}

/** How many marked-up elements are read; a product needs a dozen. */
const MAX_DESCRIBED = 4000;

/** Things of microdata (`itemscope`) or RDFa (`typeof`), nested as on the page; `loose` holds properties outside of any thing. */
export function readMarkupThings(elements: readonly Element[]): { things: Thing[]; loose: Map<string, string[]> } {
  let described = 0;
  const things: Thing[] = [];
  const loose = new Map<string, string[]>();
  const open = new Map<Element, { types: string[]; source: DraftSource; properties: Map<string, ThingValue[]> }>();
  const byId = new Map(elements.filter((e) => e.attribs.id).map((e) => [e.attribs.id as string, e]));
  const referenced = new Map<Element, Element>();
  for (const element of elements) {
    for (const id of element.attribs.itemref?.split(/\s+/) ?? []) {
      const target = byId.get(id);
      if (target && element.attribs.itemscope !== undefined) referenced.set(target, element);
    }
  }
  for (const element of elements) {
    const { itemprop, itemscope, itemtype, property, typeof: rdfaType } = element.attribs;
    const isThing = itemscope !== undefined || rdfaType !== undefined;
    const names = itemprop ?? property;
    if (!isThing && !names) continue;
    if (++described > MAX_DESCRIBED) break;
    const owner = ownerOf(element, open, referenced);
    if (isThing) {
      const types = (itemtype ?? rdfaType ?? '').split(/\s+/).filter(Boolean).map(lastWord);
      open.set(element, { types, source: itemscope !== undefined ? 'microdata' : 'rdfa', properties: new Map() });
    }
    const self = open.get(element);
    if (self && (!owner || !names)) things.push(self);
    // An empty scope with its own `content` is a common mistake: the content was meant.
    const value: ThingValue | null =
      self && element.attribs.content && !hasProperties(element)
        ? element.attribs.content
        : (self ?? propertyValue(element));
    if (!names || value === null) continue;
    for (const name of names.split(/\s+/).filter(Boolean).map(lastWord)) {
      if (owner) owner.properties.set(name, [...(owner.properties.get(name) ?? []), value]);
      else if (itemprop && typeof value === 'string') loose.set(name, [...(loose.get(name) ?? []), value]);
    }
  }
  return { things, loose };
}

function ownerOf<T>(
  element: Element,
  open: ReadonlyMap<Element, T>,
  referenced: ReadonlyMap<Element, Element>,
): T | null {
  let up: Element | null = element;
  for (let steps = 0; up && steps < 120; steps++) {
    const host: Element | undefined = referenced.get(up);
    if (host && host !== element && open.has(host)) return open.get(host) ?? null;
    up = up.parent && isTag(up.parent) ? up.parent : null;
    const owner = up ? open.get(up) : undefined;
    if (owner) return owner;
  }
  return null;
}

const hasProperties = (element: Element, depth = 0): boolean =>
  depth < 6 &&
  element.children
    .slice(0, 50)
    .some((child) => isTag(child) && (child.attribs.itemprop !== undefined || hasProperties(child, depth + 1)));

function propertyValue(element: Element): string | null {
  const { attribs, name } = element;
  const value =
    attribs.content ??
    (name === 'a' || name === 'link' || name === 'area' ? attribs.href : undefined) ??
    (name === 'img' || name === 'source' || name === 'iframe' ? (attribs.src ?? attribs['data-src']) : undefined) ??
    (name === 'data' || name === 'meter' ? attribs.value : undefined) ??
    (name === 'time' ? attribs.datetime : undefined) ??
    textOf(element, 5000);
  return value.trim() || null;
}
