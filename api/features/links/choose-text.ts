// Title, description, pictures, canonical address and the shop's name, as plain bounded text and absolute addresses.

import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { isBlockedTitle } from './blocked-pages.ts';
import { absoluteUrl } from './page-document.ts';
import type { PageEvidence } from './page-evidence.ts';
import { likeness } from './page-landmarks.ts';
import type { DraftSource, Found } from './product-draft.ts';
import { storeNameOf } from './store-name.ts';

export const MAX_TITLE_CHARACTERS = 200;
export const MAX_DESCRIPTION_CHARACTERS = 2000;
const MAX_IMAGES = 12;

/** Text without markup, entities or control characters, cut at a word. */
export function plainText(raw: string, limit: number): string {
  const source = raw.slice(0, 40_000);
  // Markup inside data may be encoded twice ("&lt;p&gt;").
  const once = /[<&]/.test(source)
    ? textContent(parseDocument(source.replace(/<(?:br|\/p|\/li|\/div)[^>]{0,40}>/gi, ' $&')))
    : source;
  const twice = /<\/?[a-z][^<>]*>/i.test(once) ? textContent(parseDocument(once)) : once;
  const text = twice
    .replace(/\p{Cf}+/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > limit * 0.6 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

export function chooseTitle(evidence: PageEvidence): Found<string> | null {
  const { products, meta, marks, titleTag } = evidence;
  const site = [meta('og:site_name'), storeNameOf(evidence.page.url)].filter((name): name is string => Boolean(name));
  const candidates: { text: string; source: DraftSource; weight: number }[] = [];
  const add = (raw: string | null | undefined, source: DraftSource, weight: number) => {
    const text = raw ? plainText(raw, MAX_TITLE_CHARACTERS) : '';
    if (
      text.length < 2 ||
      isBlockedTitle(text) ||
      site.some((name) => text.toLowerCase() === name.toLowerCase()) ||
      /^https?:/.test(text)
    )
      return;
    candidates.push({ text, source, weight });
  };
  const own = products[0];
  if (own && !own.aside) add(own.name, own.source, 4);
  add(marks.headingText, 'page', 3.4);
  add(evidence.state[0]?.facts.name, 'state', 2.5);
  add(withoutSite(meta('og:title'), site), 'meta', 2.6);
  add(withoutSite(meta('twitter:title'), site), 'meta', 2);
  add(withoutSite(titleTag, site), 'page', 1.5);
  // A name that other sources repeat is the product's; one that occurs nowhere else belongs to a banner or the shop.
  let best: { text: string; source: DraftSource; total: number } | null = null;
  for (const one of candidates) {
    const echoes = candidates.filter((other) => other !== one && likeness(other.text, one.text) >= 0.6).length;
    const total = one.weight + Math.min(2, echoes * 0.8) - (one.text.length > 150 ? 1 : 0);
    if (!best || total > best.total) best = { text: one.text, source: one.source, total };
  }
  if (!best) return null;
  const names = [...candidates.map(({ text }) => text), plainText(meta('og:title') ?? '', MAX_TITLE_CHARACTERS)];
  // Classified advertisements put the price in front of the name.
  const value = withoutLead(best.text, names).replace(/^[€£$]\s?[\d.,]+\s+[·|–-]\s+/, '');
  return { value, source: best.source, confidence: Math.max(0.2, Math.min(0.98, best.total / 6)) };
}

/** "Details about Oak cot" becomes "Oak cot" if other names of the product are exactly that and none begins with those words. */
function withoutLead(title: string, names: readonly string[]): string {
  const isEcho = (lead: string) => names.some((other) => other !== title && other.toLowerCase().includes(lead));
  for (const name of names) {
    if (name.length < 12 || name.length >= title.length || !title.toLowerCase().endsWith(name.toLowerCase())) continue;
    const lead = title
      .slice(0, -name.length)
      .trim()
      .toLowerCase()
      .replace(/(?<![\s·|:–-])[\s·|:–-]+$/, '');
    if (lead.length < title.length / 2 && !isEcho(lead)) return name;
  }
  return title;
}

/** "Oak table | Shop" becomes "Oak table" if the last part is the shop's name. */
function withoutSite(title: string | null, site: readonly string[]): string | null {
  if (!title) return null;
  const parts = title.split(/(?<!\s)\s+[|–—·»:]\s+|(?<!\s)\s+-\s+|(?<!\s)\s*\|\s*/);
  if (parts.length < 2) return title;
  const last = parts.at(-1) ?? '';
  const first = parts[0] ?? '';
  const isSite = (part: string) =>
    site.some(
      (name) =>
        likeness(name, part) >= 0.5 ||
        part
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]/gu, '')
          .includes(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')),
    );
  if (isSite(last)) return title.slice(0, title.lastIndexOf(last)).replace(/(?<![\s|–—·»:-])[\s|–—·»:-]+$/, '');
  if (isSite(first)) return title.slice(title.indexOf(first) + first.length).replace(/^[\s|–—·»:-]+/, '');
  return title;
}

export function chooseDescription({ products, meta, state }: PageEvidence): Found<string> | null {
  const own = products.find((product) => product.description && !product.aside);
  const sources: (readonly [string | null | undefined, DraftSource, number])[] = [
    [own?.description, own?.source ?? 'json-ld', 0.9],
    [meta('og:description'), 'meta', 0.7],
    [meta('description'), 'meta', 0.6],
    [meta('twitter:description'), 'meta', 0.6],
    [state[0]?.facts.description, 'state', 0.5],
  ];
  for (const [raw, source, confidence] of sources) {
    const value = raw ? plainText(raw, MAX_DESCRIPTION_CHARACTERS) : '';
    if (value.length > 2) return { value, source, confidence };
  }
  return null;
}

export function chooseImages(evidence: PageEvidence): Found<string>[] {
  const { page, products, meta, marks } = evidence;
  const found = new Map<string, Found<string>>();
  const add = (raw: string | null | undefined, source: DraftSource, confidence: number) => {
    const trimmed = raw?.trim();
    // Only http(s) addresses are returned: no data:, no javascript:.
    const address = trimmed ? absoluteUrl(trimmed, page.base) : null;
    if (
      address &&
      address.length <= 2000 &&
      !found.has(address) &&
      !/sprite|placeholder|spacer|blank|pixel|loading|logo/i.test(address.slice(address.lastIndexOf('/')))
    )
      found.set(address, { value: address, source, confidence });
  };
  const own = products[0];
  for (const image of own && !own.aside ? own.images : []) add(image, own?.source ?? 'json-ld', 0.95);
  for (const name of ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'])
    add(meta(name), 'meta', 0.85);
  for (const image of evidence.loose.get('image') ?? []) add(image, 'microdata', 0.7);
  if (found.size === 0) for (const image of largeImages(evidence, marks.headingText ?? '')) add(image, 'page', 0.5);
  // If the first picture is a thumbnail, one that is declared larger is used instead.
  const images = [...found.values()];
  const [first] = images;
  const isLarge = ({ value }: Found<string>) => sizeInAddress(value) >= 300 && sizeInAddress(value) < 5000;
  const larger = first && sizeInAddress(first.value) < 200 ? images.find(isLarge) : undefined;
  return (larger ? [larger, ...images.filter((one) => one !== larger)] : images).slice(0, MAX_IMAGES);
}

/** The size in pixels in an address ("w50-h60", "240x240"); an address without one counts as large enough. */
function sizeInAddress(address: string): number {
  const found = address.match(/(?:^|[^a-z0-9])w[=_-]?(\d{2,4})(?!\d)|(?:^|\D)(\d{2,4})x\d{2,4}(?!\d)/i);
  return found ? Number(found[1] ?? found[2]) : 250;
}

/** Pictures named after the product, or large and near the heading. */
function largeImages({ page, marks }: PageEvidence, name: string): string[] {
  const scored: { src: string; score: number }[] = [];
  for (const element of page.elements) {
    if (element.name !== 'img') continue;
    const { attribs } = element;
    const src =
      attribs['data-old-hires'] ??
      attribs['data-zoom-image'] ??
      attribs['data-src'] ??
      attribs.src ??
      attribs.srcset?.split(/[\s,]/)[0];
    if (!src || src.startsWith('data:')) continue;
    const size = Math.max(
      Number.parseInt(attribs.width ?? '', 10) || 0,
      Number.parseInt(attribs.height ?? '', 10) || 0,
    );
    const near =
      marks.headingOffset === null
        ? 0
        : Math.exp(-Math.abs((page.offsetOf.get(element) ?? 0) - marks.headingOffset) / 800);
    const alike = attribs.alt && name ? likeness(attribs.alt, name) : 0;
    const score = 2 * alike + near + (size >= 300 ? 1 : size > 0 && size < 100 ? -1.5 : 0);
    if (score > 0.6) scored.push({ src, score });
  }
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, 4)
    .map(({ src }) => src);
}

export function chooseCanonicalUrl({ page, meta }: PageEvidence): Found<string> | null {
  const link = page.elements.find(
    (element) => element.name === 'link' && /\bcanonical\b/i.test(element.attribs.rel ?? '') && element.attribs.href,
  )?.attribs.href;
  for (const [raw, confidence] of [
    [link, 0.95],
    [meta('og:url'), 0.8],
  ] as const) {
    const address = raw ? absoluteUrl(raw, page.base) : null;
    // A canonical address on another host, or the home page, is a mistake or a trap: it would save another product.
    if (
      address &&
      sameSite(address, page.url) &&
      (new URL(address).pathname.length > 1 || new URL(page.url).pathname.length <= 1)
    )
      return { value: address, source: 'meta', confidence };
  }
  return null;
}

const sameSite = (a: string, b: string) => {
  const strip = (url: string) => new URL(url).hostname.replace(/^(?:www|m|mobile)\./, '');
  return URL.canParse(a) && URL.canParse(b) && strip(a) === strip(b);
};

export function chooseSiteName({ meta, page, things }: PageEvidence): Found<string> | null {
  const named = meta('og:site_name') ?? meta('application-name');
  if (named && !isBlockedTitle(named)) {
    const value = plainText(named.split(/(?<!\s)\s+[|–—]\s+/)[0] ?? named, 60);
    if (value && !/^www\.|\.(?:com|net|org)$/i.test(value)) return { value, source: 'meta', confidence: 0.9 };
  }
  for (const thing of things) {
    const name = thing.types.some((type) => /^(?:organization|website|onlinestore|store)$/i.test(type))
      ? thing.properties.get('name')?.[0]
      : undefined;
    if (typeof name === 'string' && name.length < 60)
      return { value: plainText(name, 80), source: thing.source, confidence: 0.7 };
  }
  const host = storeNameOf(page.url);
  return host ? { value: host, source: 'host', confidence: 0.6 } : null;
}
