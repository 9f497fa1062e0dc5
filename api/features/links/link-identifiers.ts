// A shop's address usually carries the article's number: in a parameter that names it, or as the last word of the path.

export interface LinkIdentifier {
  readonly value: string;
  readonly from: 'parameter' | 'path';
}

const PARAMETER =
  /^(?:sku|childsku|variantsku|skuid|sku_id|pid|prodid|product_?id|productcode|item_?id|itemno|item|article|artikel|artnr|offer_?id|variant|variant_?id|variation_?id|id|dwvar_\w*pid|code|ean|gtin|asin)$/i;

/** Letters and digits that look like a number rather than a word. */
const isCode = (word: string) =>
  /\d/.test(word) &&
  word.length >= 4 &&
  word.length <= 32 &&
  /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/.test(word) &&
  !/^(?:19|20)\d\d$/.test(word);

/** Identifiers in `url`, the likeliest first. */
export function readLinkIdentifiers(url: string): LinkIdentifier[] {
  if (!URL.canParse(url)) return [];
  const { searchParams, pathname } = new URL(url);
  const found: LinkIdentifier[] = [];
  for (const [key, value] of searchParams) {
    if (PARAMETER.test(key) && isCode(value)) found.push({ value, from: 'parameter' });
  }
  const segments = pathname.split('/').filter(Boolean).map(decodeKindly);
  for (const segment of segments.toReversed()) {
    const stem = segment.replace(/\.(?:html?|aspx?|php|jsp|do|prd|product)$/i, '');
    const parts = stem.split(/[-_.,;~+]/).filter(Boolean);
    const candidates = parts.length === 1 ? [stem] : codesOf(stem, parts);
    for (const value of candidates) if (isCode(value)) found.push({ value, from: 'path' });
  }
  return found;
}

function codesOf(stem: string, parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? '';
  const first = parts[0] ?? '';
  const codes: string[] = [];
  // A whole segment without a real word in it ("GLE22T00G-Q11") is one code.
  if (parts.length <= 3 && parts.every((part) => /\d/.test(part)) && stem.length <= 24) codes.push(stem);
  for (const part of [last, first]) {
    const strong = /^\d{5,}$/.test(part) || /^(?=.*\d)(?=.*[A-Za-z])[A-Za-z0-9]{6,}$/.test(part);
    if (strong) codes.push(part);
  }
  for (const part of parts) if (/^\d{6,}$/.test(part)) codes.push(part);
  return [...new Set(codes)];
}

/** "p4781720", "iid1021493409" and "a278526196" carry a prefix that is part of the address, not of the number. */
export const withoutPrefix = (code: string) =>
  code.match(/^(?:p{1,2}|pd|i|iid|prod|sku|id|art|dp|a|c\d+a)[-_]?(\d{5,})$/i)?.[1] ?? code;

function decodeKindly(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
