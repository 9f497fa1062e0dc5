// Brand, article number, GTIN and maker's number: a labelled value that people can read beats markup, markup beats the address.
import { readGtin } from './gtin.ts';
import { withoutPrefix } from './link-identifiers.ts';
import { namesOf, textOf } from './page-document.ts';
import type { PageEvidence } from './page-evidence.ts';
import type { DraftSource, Found } from './product-draft.ts';

interface Claim {
  readonly value: string;
  readonly source: DraftSource;
  readonly weight: number;
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The value with the most weight, adding up claims for the same letters and digits; the form that people read wins. */
function strongest(claims: readonly Claim[], full: number): Found<string> | null {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) {
    const key = plain(claim.value);
    if (key) groups.set(key, [...(groups.get(key) ?? []), claim]);
  }
  let best: { total: number; group: Claim[] } | null = null;
  for (const group of groups.values()) {
    const top = Math.max(...group.map((c) => c.weight));
    const bySource = new Map(group.map((c) => [c.source, c.weight]));
    const total = top + [...bySource.values()].reduce((a, b) => a + b, 0) * 0.4 - top * 0.4;
    if (!best || total > best.total) best = { total, group };
  }
  if (!best) return null;
  const order: DraftSource[] = ['label', 'page', 'json-ld', 'microdata', 'rdfa', 'meta', 'state', 'url', 'host'];
  const shown = best.group.toSorted((a, b) => order.indexOf(a.source) - order.indexOf(b.source))[0] as Claim;
  return { value: shown.value.trim(), source: shown.source, confidence: Math.min(0.98, best.total / full) };
}

export function chooseSku(evidence: PageEvidence): Found<string> | null {
  const { products, loose, labels, state, linkIds, meta, marks, page } = evidence;
  const claims: Claim[] = [];
  const own = products[0];
  // A number that markup also gives as the maker's was filled in by a machine and is seldom the one that people see.
  if (own?.sku && !own.aside && isIdentifier(own.sku))
    claims.push({ value: bareIdentifier(own.sku), source: own.source, weight: own.sku === own.mpn ? 3.2 : 4 });
  for (const value of [...(loose.get('sku') ?? []), ...(loose.get('productID') ?? [])].slice(0, 2))
    if (isIdentifier(value)) claims.push({ value: bareIdentifier(value), source: 'microdata', weight: 3.5 });
  for (const name of ['product:retailer_item_id', 'product:sku', 'og:product_id', 'product:id']) {
    const value = meta(name);
    if (value && isIdentifier(value)) claims.push({ value, source: 'meta', weight: 3 });
  }
  for (const shown of shownSkus(evidence)) claims.push({ value: shown, source: 'label', weight: 4 });
  const path = plain(page.url);
  const inLink = (value: string) => plain(value).length >= 5 && path.includes(plain(value));
  let place = 0;
  for (const label of labels) {
    if (label.field !== 'sku') continue;
    const near =
      marks.headingOffset === null ||
      (label.offset > marks.headingOffset - 800 && label.offset < marks.headingOffset + 12_000);
    claims.push({
      value: label.value,
      source: 'label',
      weight: (near ? 5 : 3.5) * label.weight + (inLink(label.value) ? 1 : 0) - Math.min(1, place++ * 0.25),
    });
  }
  for (const { facts, score } of state.slice(0, 3))
    if (facts.sku && isIdentifier(facts.sku))
      claims.push({ value: facts.sku, source: 'state', weight: Math.min(2.5, score * 0.5) });
  for (const [index, { value, from }] of linkIds.slice(0, 4).entries()) {
    const bare = withoutPrefix(value);
    const weight = (from === 'parameter' ? 3.2 : 3) - index * 0.4;
    claims.push({ value, source: 'url', weight: bare === value ? weight : weight - 0.6 });
    if (bare !== value) claims.push({ value: bare, source: 'url', weight });
  }
  return strongest(claims, 8);
}

const isIdentifier = (text: string) =>
  text.length <= 64 && !/^https?:/i.test(text) && /[\p{L}\p{N}]/u.test(text) && !/\s.*\s.*\s/.test(text);
const bareIdentifier = (text: string) => text.replace(/^(?:sku|mpn|ean|asin|productid|id):/i, '').trim();

/** Markup may carry "4667999" while the page writes "466/7999". */
function shownSkus({ page }: PageEvidence): string[] {
  const shown: string[] = [];
  for (const element of page.elements) {
    if (element.attribs.itemprop !== 'sku' || element.attribs.content === undefined) continue;
    const text = element.children
      .map((child) => ('data' in child ? child.data : ''))
      .join('')
      .trim();
    if (text && plain(text) === plain(element.attribs.content)) shown.push(text);
  }
  return shown.slice(0, 1);
}

export function chooseGtin(evidence: PageEvidence): Found<string> | null {
  const claims: Claim[] = [];
  const add = (raw: string | null | undefined, source: DraftSource, weight: number) => {
    const value = raw ? readGtin(raw) : null;
    if (value) claims.push({ value, source, weight });
  };
  const own = evidence.products[0];
  add(own?.gtin, own?.source ?? 'json-ld', 5);
  for (const name of ['gtin13', 'gtin', 'gtin14', 'gtin12', 'gtin8', 'isbn'])
    add(evidence.loose.get(name)?.[0], 'microdata', 4);
  for (const name of ['product:ean', 'product:gtin', 'product:upc', 'product:isbn', 'og:upc', 'og:ean', 'books:isbn'])
    add(evidence.meta(name), 'meta', 4);
  for (const label of evidence.labels) if (label.field === 'gtin') add(label.value, 'label', 4.5 * label.weight);
  for (const { facts, score } of evidence.state.slice(0, 2)) add(facts.gtin, 'state', Math.min(3, score * 0.6));
  return strongest(claims, 6);
}

const isShown = ({ page, titleTag }: PageEvidence, word: string) => {
  const wanted = ` ${word.toLowerCase()} `;
  return [titleTag, ...page.runs.map((run) => run.text)].some((text) =>
    ` ${text.toLowerCase().replace(/[^\p{L}\p{N}&.'+-]+/gu, ' ')} `.includes(wanted),
  );
};

export function chooseMpn(evidence: PageEvidence): Found<string> | null {
  const claims: Claim[] = [];
  const own = evidence.products[0];
  // A maker's number equal to the shop's own number is a placeholder.
  if (own?.mpn && isIdentifier(own.mpn) && own.mpn !== own.sku)
    claims.push({ value: own.mpn, source: own.source, weight: 3.5 });
  const loose = evidence.loose.get('mpn')?.[0];
  if (loose && isIdentifier(loose)) claims.push({ value: loose, source: 'microdata', weight: 3 });
  const meta = evidence.meta('product:mfr_part_no');
  if (meta) claims.push({ value: meta, source: 'meta', weight: 3 });
  for (const label of evidence.labels)
    if (label.field === 'mpn') claims.push({ value: label.value, source: 'label', weight: 4 * label.weight });
  for (const { facts, score } of evidence.state.slice(0, 2))
    if (facts.mpn) claims.push({ value: facts.mpn, source: 'state', weight: Math.min(2.5, score * 0.5) });
  return strongest(claims, 6);
}

/** "Visit the Acme Store", "Marca: Acme" and "by Acme" are all "Acme". */
const bareBrand = (raw: string) =>
  raw
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ \|.*/, '')
    .replace(/^.{2,40}?:\s+/, '')
    .replace(
      /^(?:by|von|de|di|visit the|besuchen? (?:sie )?den|visiter la boutique(?: de)?|visita (?:lo store di|la tienda de)|ir para a loja)\s+(?=\p{L})/iu,
      '',
    )
    .replace(/(?<![\s-])[\s-]+(?:store|shop)$/i, '')
    .trim();

/** Short texts near the heading, in elements or links named "brand". */
function shownBrands({ page, marks }: PageEvidence): string[] {
  const heading = marks.headingOffset;
  if (heading === null) return [];
  const shown: string[] = [];
  for (const element of page.elements) {
    const offset = page.offsetOf.get(element) ?? 0;
    if (offset < heading - 200 || offset > heading + 500 || element.children.length > 3) continue;
    const linksToBrand =
      element.name === 'a' &&
      /\/(?:brands?|marcas?|marques?|marken?|manufacturers?|stores?)\//i.test(element.attribs.href ?? '');
    if (!linksToBrand && !/\b(?:brand|brand ?name|byline info|manufacturer)\b/.test(namesOf(element))) continue;
    const text = textOf(element, 80);
    if (text.length >= 2 && text.length <= 40 && /\p{L}/u.test(text) && !marks.isElsewhere(element)) shown.push(text);
  }
  return shown.slice(0, 2);
}

export function chooseBrand(evidence: PageEvidence): Found<string> | null {
  const claims: Claim[] = [];
  const own = evidence.products[0];
  const add = (raw: string | null | undefined, source: DraftSource, weight: number) => {
    const value = bareBrand(raw ?? '');
    if (value && value.length <= 80 && !/^(?:https?:|[$#{<%]|n\/?a$|null$|undefined$|none$|brand$)/i.test(value))
      claims.push({ value, source, weight });
  };
  for (const text of shownBrands(evidence)) add(text, 'page', 2.6);
  const visible = own?.brand ? isShown(evidence, own.brand) : false;
  add(own?.brand, own?.source ?? 'json-ld', visible ? 4 : 2);
  add(evidence.loose.get('brand')?.[0], 'microdata', 3.5);
  add(evidence.meta('product:brand') ?? evidence.meta('og:brand'), 'meta', 3.5);
  for (const label of evidence.labels) if (label.field === 'brand') add(label.value, 'label', 2.5 * label.weight);
  for (const { facts, score } of evidence.state.slice(0, 2)) add(facts.brand, 'state', Math.min(3, score * 0.6));
  return strongest(claims, 6);
}
