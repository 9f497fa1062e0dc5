// Turns a list of another store, pasted or as CSV, into gifts. Never throws: lines without a gift are counted and left out.
import { parse } from 'csv-parse/sync';
import { findPrices, readMarkupPrice, toMinorUnits, type WrittenPrice } from '#api/features/links/parse-price.ts';
import { titleOfLink } from '#api/features/links/read-link.ts';
import { storeNameOf } from '#api/features/links/store-name.ts';
import type { ImportedGift } from '#contracts/imports.schemas.ts';
import { importGiftsMax } from '#contracts/imports.ts';
import { lineWithoutControls, withoutControls } from '#contracts/wire.schemas.ts';
import { canonicaliseLink } from '#rules/canonical-links.ts';

export interface ReadList {
  gifts: ImportedGift[];
  /** Lines or rows in which no gift was found, and those beyond the maximum of one import. */
  unread: number;
}

/** A copied page has hundreds; reading 24,000 lines of one letter each took half a second. */
const linesMax = 4000;

export function readList(text: string): ReadList {
  const lines = text.split(/\r?\n/);
  // The first line may be the header of a table.
  const readable = lines.slice(0, linesMax + 1);
  const rows = readTable(readable.join('\n'));
  const { gifts, unread } = rows === null ? readLines(readable.slice(0, linesMax)) : readRows(rows);
  const kept = gifts.slice(0, importGiftsMax).map(withPlainText);
  const tooMany = lines.length - (rows === null ? Math.min(lines.length, linesMax) : readable.length);
  return { gifts: kept, unread: unread + tooMany + gifts.length - kept.length };
}

const withPlainText = (gift: ImportedGift): ImportedGift => ({
  ...gift,
  title: lineWithoutControls(gift.title),
  storeName: lineWithoutControls(gift.storeName),
  note: withoutControls(gift.note),
});

/** The names of columns in exports. */
const columns: Readonly<Record<Exclude<keyof ImportedGift, 'currency'>, RegExp>> = {
  title: /^(?:item ?)?(?:title|name|product|product name|item|gift|description)$/,
  url: /^(?:url|link|href|product url|item url|product link|website)$/,
  storeName: /^(?:store|shop|retailer|merchant|store ?name)$/,
  priceCents: /^(?:price|unit price|cost|amount|price \(.*\))$/,
  imgUrl: /^(?:image|image url|picture|photo|img|imgurl|thumbnail)$/,
  quantity: /^(?:quantity|qty|requested|wanted|desired|quantity (?:requested|wanted|desired)|count|number)$/,
  note: /^(?:notes?|comments?|details)$/,
};

type Row = Partial<Record<keyof typeof columns, string>>;

/** Null where the first line is not a table header. */
function readTable(text: string): Row[] | null {
  const head = text.split('\n', 1)[0] ?? '';
  const delimiter = ['\t', ';', ','].find((one) => head.includes(one));
  if (delimiter === undefined) return null;
  try {
    const [names = [], ...lines] = parse(text, {
      bom: true,
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      trim: true,
    }) as string[][];
    const fields = names.map((name) =>
      (Object.keys(columns) as (keyof typeof columns)[]).find((field) => columns[field].test(name.toLowerCase())),
    );
    if (!fields.includes('title') && !fields.includes('url')) return null;
    return lines.map((cells) =>
      Object.fromEntries(cells.flatMap((cell, place) => (fields[place] ? [[fields[place], cell]] : []))),
    );
  } catch {
    return null;
  }
}

function readRows(rows: readonly Row[]): ReadList {
  const gifts = rows.flatMap((row) => giftOf(row) ?? []);
  return { gifts, unread: rows.length - gifts.length };
}

function giftOf({
  title = '',
  url = '',
  storeName,
  priceCents,
  imgUrl = '',
  quantity = '',
  note = '',
}: Row): ImportedGift | null {
  const link = url === '' ? null : canonicaliseLink(url);
  const name = title || (link && titleOfLink(link)?.value) || '';
  if (name === '') return null;
  return {
    ...nothing,
    title: name.slice(0, 200),
    url: link,
    storeName: (storeName || (link && storeNameOf(link)) || '').slice(0, 80),
    ...moneyOf(priceCents === undefined ? null : readMarkupPrice(priceCents)),
    imgUrl: canonicaliseLink(imgUrl) === null ? null : imgUrl.slice(0, 2000),
    quantity: limited(Number.parseInt(quantity, 10)),
    note: note.slice(0, 500),
  };
}

const nothing: ImportedGift = {
  title: '',
  url: null,
  storeName: '',
  priceCents: null,
  currency: null,
  imgUrl: null,
  quantity: 1,
  note: '',
};

function moneyOf(price: WrittenPrice | null | undefined): Pick<ImportedGift, 'priceCents' | 'currency'> {
  const currency = price?.currency ?? 'USD';
  const amount = price ? toMinorUnits(price.value, currency) : null;
  return amount === null || amount > 10_000_000
    ? { priceCents: null, currency: null }
    : { priceCents: amount, currency };
}

const limited = (quantity: number): number => (Number.isInteger(quantity) ? Math.min(99, Math.max(1, quantity)) : 1);

const linkInLine = /https?:\/\/[^\s<>"]+/;
const quantityInLine =
  /^(?:qty|quantity|wants?|wanted|requested|needs?|desired)\W{0,3}(\d{1,2})\b|\b(\d{1,2}) ?x\b|\bx ?(\d{1,2})\b/i;
/** Buttons and labels that are copied along with a page. */
const furniture =
  /^(?:add to (?:cart|bag|list)|buy (?:now|this)|view (?:item|details)|reserve|reserved|purchased|purchase|edit|delete|remove|move|share|see (?:more|details)|in stock|out of stock|free shipping|most wanted|favorite|sale|new|stores?|details|more|price|quantity|qty)$/i;

/** A line with a link or words is a gift; lines with only a price or a number belong to the gift above them. */
function readLines(lines: readonly string[]): ReadList {
  const gifts: ImportedGift[] = [];
  let unread = 0;
  for (const line of lines.map((one) => one.replace(/^[\s*•\-–\d.)]{0,6}(?=[\p{L}h])/u, '').trim())) {
    if (line === '' || furniture.test(line)) continue;
    const link = linkInLine.exec(line)?.[0];
    const unlinked = link === undefined ? line : line.replace(link, ' ');
    const quantity = quantityInLine.exec(unlinked);
    // Read before the price, because "x4 $18" would otherwise be four dollars.
    const priced = quantity === null ? unlinked : unlinked.replace(quantity[0], ' ');
    const price = findPrices(priced)[0];
    const words = trimmed(price === undefined ? priced : priced.slice(0, price.start) + priced.slice(price.end));
    const last = gifts.at(-1);
    const url = link === undefined ? null : canonicaliseLink(link);
    if (words === '' && url === null) {
      if (last === undefined || (price === undefined && quantity === null)) unread++;
      else addTo(last, price, quantity);
      continue;
    }
    // A link on a line of its own belongs to the words above it if they have none.
    if (words === '' && last !== undefined && last.url === null && url !== null) {
      Object.assign(last, { url, storeName: storeNameOf(url)?.slice(0, 80) ?? '' });
      continue;
    }
    const title = words || (url && titleOfLink(url)?.value) || (url && storeNameOf(url)) || '';
    if (title.length < 3) {
      unread++;
      continue;
    }
    const gift = {
      ...nothing,
      title: title.slice(0, 200),
      url,
      storeName: (url && storeNameOf(url)?.slice(0, 80)) || '',
    };
    addTo(gift, price, quantity);
    gifts.push(gift);
  }
  return { gifts, unread };
}

function addTo(gift: ImportedGift, price: WrittenPrice | undefined, quantity: RegExpExecArray | null): void {
  if (price !== undefined && gift.priceCents === null) Object.assign(gift, moneyOf(price));
  const count = quantity?.slice(1).find((group) => group !== undefined);
  if (count !== undefined) gift.quantity = limited(Number(count));
}

const trimmed = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|–—()-]{1,10}/, '')
    .replace(/(?<![\s,;:|–—()-])[\s,;:|–—()-]{1,10}$/, '')
    .trim();
