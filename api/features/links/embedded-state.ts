// Scripts and data attributes hold the shop's own data about the product: find the object that is this page's product.
import type { Element } from 'domhandler';
import { type Json, parseLooseJson, readLooseJson } from './loose-json.ts';
import { likeness } from './page-landmarks.ts';
import type { OfferFacts, ProductFacts } from './product-facts.ts';

const MAX_SCRIPT_CHARACTERS = 4_000_000;
const MAX_NODES = 250_000;
const PRICE_KEYS = [
  'salePrice',
  'sale_price',
  'currentPrice',
  'current_price',
  'finalPrice',
  'final_price',
  'sellingPrice',
  'selling_price',
  'specialPrice',
  'discountedPrice',
  'offerPrice',
  'price',
  'productPrice',
  'product_price',
  'adPrice',
  'ad_price',
  'item_price',
  'unitPrice',
  'prices',
  'priceInfo',
  'pricing',
  'now',
  'sales',
  'current',
  'raw',
  'amount',
  'value',
];
const LIST_KEYS = [
  'listPrice',
  'list_price',
  'originalPrice',
  'original_price',
  'oldPrice',
  'old_price',
  'regularPrice',
  'regular_price',
  'compare_at_price',
  'compareAtPrice',
  'wasPrice',
  'msrp',
  'rrp',
  'was',
];
const ASIDE_PATH =
  /(?:relat|recommend|similar|upsell|cross|accessor|cart|basket|bundle|suggest|impression|promo|facet|breadcrumb|navigation|menu|recent|sponsor|history|footer|carousel|listing\b|search)/i;

type JsonObject = { [key: string]: Json };
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Data blocks in document order. */
export function readStateBlocks(elements: readonly Element[]): Json[] {
  const blocks: Json[] = [];
  let read = 0;
  for (const element of elements) {
    if (element.name === 'script' && !/ld\+json/i.test(element.attribs.type ?? '')) {
      const raw = element.children.map((child) => ('data' in child ? child.data : '')).join('');
      read += raw.length;
      if (raw.length > 40 && read < MAX_SCRIPT_CHARACTERS && /price|sku|product/i.test(raw))
        blocks.push(...blocksOf(raw, element.attribs.type ?? ''));
    } else {
      for (const [name, value] of Object.entries(element.attribs)) {
        if (!name.startsWith('data-') || !/^\s*[[{]/.test(value) || value.length > 200_000 || !/price/i.test(value))
          continue;
        const parsed = parseLooseJson(value);
        if (parsed !== null) blocks.push(parsed);
      }
    }
  }
  return blocks;
}

function blocksOf(raw: string, type: string): Json[] {
  if (/json/i.test(type)) {
    const whole = parseLooseJson(raw);
    return whole === null ? [] : [whole];
  }
  const blocks: Json[] = [];
  const starts = /(?:=|\(|,|:)\s*(?=[[{])|JSON\.parse\(\s*(?=["'])/g;
  let guard = 0;
  for (let match = starts.exec(raw); match && guard < 60; match = starts.exec(raw)) {
    const at = match.index + match[0].length;
    const opening = raw.slice(at, at + 40);
    if (!/^[[{]\s*(?:["'{[]|[\w$]+\s*:)/.test(opening)) continue;
    guard++;
    const found = readLooseJson(raw, at);
    if (!found || found.end - at < 30) continue;
    blocks.push(found.value);
    starts.lastIndex = Math.max(found.end, at + 1);
  }
  return blocks;
}

export interface StateContext {
  readonly names: readonly string[];
  readonly codes: readonly string[];
}

/** Objects that look like this page's product, best first. */
export function findStateProducts(
  blocks: readonly Json[],
  context: StateContext,
): { facts: ProductFacts; score: number }[] {
  const found: { facts: ProductFacts; score: number }[] = [];
  let nodes = 0;
  const walk = (value: Json, path: string, depth: number) => {
    if (depth > 25 || ++nodes > MAX_NODES || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const entry of value) walk(entry, path, depth + 1);
      return;
    }
    const product = asProduct(value, path, context);
    if (product) found.push(product);
    for (const [key, entry] of Object.entries(value))
      if (typeof entry === 'object') walk(entry, `${path.slice(-120)}.${key}`, depth + 1);
  };
  for (const block of blocks) walk(block, '', 0);
  return found.sort((a, b) => b.score - a.score).slice(0, 12);
}

function asProduct(
  object: JsonObject,
  path: string,
  context: StateContext,
): { facts: ProductFacts; score: number } | null {
  const name = textAt(
    object,
    'name',
    'title',
    'productName',
    'product_name',
    'item_name',
    'adName',
    'displayName',
    'productTitle',
  );
  const price = priceAt(object, PRICE_KEYS, 0);
  const ids = [
    'sku',
    'skuId',
    'id',
    'productId',
    'product_id',
    'productID',
    'item_id',
    'itemId',
    'code',
    'articleNumber',
    'adId',
    'partNumber',
    'styleId',
  ]
    .map((key) => textAt(object, key))
    .filter((id) => id !== null);
  if (price === null || (name === null && ids.length === 0)) return null;
  const alike = name ? Math.max(0, ...context.names.map((other) => likeness(other, name))) : 0;
  const inLink = ids.some((id) => id.length > 3 && context.codes.includes(id.toLowerCase()));
  const score =
    (alike >= 0.99 ? 3 : alike >= 0.6 ? 2 : 0) +
    (inLink ? 3 : 0) +
    (/product|pdp|detail|item|ecommerce/i.test(path) ? 0.5 : 0) -
    (ASIDE_PATH.test(path) ? 3 : 0) -
    (name && alike < 0.3 ? 2 : 0);
  if (score < 2) return null;
  const offer: OfferFacts = {
    price,
    listPrice: priceAt(object, LIST_KEYS, 1),
    currency: currencyAt(object, 0),
    availability: stockAt(object),
    url: null,
    sku: null,
    perUnit: false,
  };
  return {
    score,
    facts: {
      source: 'state',
      name,
      url: textAt(object, 'url', 'canonicalUrl'),
      brand: textAt(object, 'brand', 'brandName', 'brand_name', 'item_brand', 'vendor', 'manufacturer'),
      sku: textAt(object, 'sku', 'skuId', 'articleNumber', 'productId', 'product_id', 'item_id', 'code', 'id'),
      mpn: textAt(object, 'mpn', 'manufacturerPartNumber', 'modelNumber', 'model_number'),
      gtin: textAt(object, 'gtin13', 'gtin', 'ean', 'barcode', 'upc', 'ean13', 'gtin14'),
      description: null,
      images: [],
      offers: [offer],
      variants: [],
      aside: false,
    },
  };
}

function textAt(object: JsonObject, ...keys: string[]): string | null {
  for (const key of keys) {
    const value = object[key];
    if ((typeof value === 'string' && value.trim()) || (typeof value === 'number' && Number.isFinite(value)))
      return String(value).trim();
    if (isObject(value) && typeof value.name === 'string') return value.name.trim();
  }
  return null;
}

function priceAt(object: JsonObject, keys: readonly string[], depth: number): string | number | null {
  for (const key of keys) {
    // Generic words mean a price only inside an object that is called one.
    if (depth === 0 && /^(?:now|sales|current|raw|amount|value)$/.test(key)) break;
    const value = object[key];
    if (typeof value === 'number' && value > 0) return value;
    if (typeof value === 'string' && /\d/.test(value) && value.length < 30) return value;
    if (isObject(value) && depth < 3) {
      const inner = priceAt(value, PRICE_KEYS, depth + 1);
      if (inner !== null) return inner;
    }
  }
  return null;
}

function currencyAt(object: JsonObject, depth: number): string | null {
  for (const [key, value] of Object.entries(object)) {
    if (/^(?:price_?)?currency(?:_?(?:code|iso))?$/i.test(key) && typeof value === 'string' && /^[A-Z]{3}$/.test(value))
      return value;
    if (depth < 2 && /price|offer|currency/i.test(key) && isObject(value)) {
      const inner = currencyAt(value, depth + 1);
      if (inner) return inner;
    }
  }
  return null;
}

function stockAt(object: JsonObject): string | null {
  for (const key of [
    'availability',
    'stockStatus',
    'stock_status',
    'inStock',
    'in_stock',
    'available',
    'isAvailable',
    'isInStock',
  ]) {
    const value = object[key];
    if (typeof value === 'boolean') return value ? 'InStock' : 'OutOfStock';
    if (typeof value === 'string') return value;
  }
  return null;
}
