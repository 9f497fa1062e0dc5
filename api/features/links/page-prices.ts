// The prices a visitor sees, each scored by how much it looks like the price of this page's product.
import type { Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { absoluteUrl, ancestorsOf, namesOf, type PageDocument, type TextRun } from './page-document.ts';
import type { Landmarks } from './page-landmarks.ts';
import { findPrices, type MoneyHints, readNumber } from './parse-price.ts';

export interface SeenPrice {
  readonly value: number;
  readonly currency: string | null;
  readonly marked: boolean;
  readonly score: number;
  /** Crossed out or called "was": the price before a reduction. */
  readonly struck: boolean;
  readonly elsewhere: boolean;
  readonly offset: number;
}

const PRICE_NAMES =
  /(?:price|prix|preis|precio|prezzo|preço|preco|\bpris|cena|kaina|hind\b|fiyat|hinta|prijs|\bprc|цена|\bbuybox|\bamount\b|가격)/;
const CURRENT_NAMES =
  /\b(?:current|sale|sales|now|final|(?:our|deal|sell|buy|unit)price|our|special|offer|today|main|primary|actual|big\w*|large|deal|reduced|promo|pdp|product price|to pay)\b/;
const STRUCK_NAMES =
  /(?:\bold|\bwas\b|before|strike|crossed|\blist price|price list|original|\brrp\b|msrp|\buvp\b|statt|previous|compare at|\bdel\b|through|retail price|normal ?price|\bhigh price|base price|\bfull price|antes|vecchio|prezzo listino|sconto da)/;
const OTHER_NAMES =
  /\b(?:shipping|delivery|versand|postage|saving|savings|save|saved|discount amount|unit price|per unit|price per|ppu|install?ments?|monthly|month|finance|credit|cart|basket|deposit|coupon|voucher|cashback|points|loyalty|threshold|trade in|filter|facet|range slider|tooltip|cuotas?|parcel\w*|rata|raty|tax|vat amount|eco ?part|fee|fees|swatch(?:es)?|variations?|twister|other sellers?|olp|used|refurbished|variant list|tabular)\b/;
const OTHER_WORDS =
  /(?:shipping|delivery|versand|livraison|spedizione|envío|frete|postage|doprava|dostaw|доставк|save|you save|sparen|ersparnis|économ|risparm|ahorr|spare|sleva|zľava|скидк|экономи|per month|monthly|\/\s?mo\b|monatlich|par mois|al mese|al mes|ao mês|měsíčně|mesačne|\/\s?mies|в месяц|\dx de\b|instal+ments?|orders? over|over \$|starting bid|estimate|est\.|deposit|cashback|points|gift card|coupon|trade[- ]in|minimum|other sellers|(?:new|used|neu|neufs?|gebraucht|occasions?|nuov[oi]|usat[oi]|nuevos?|usados?)[^.\d]{0,25}(?:from|ab|à partir de|a partire da|desde|da|von)\s*$|от суммы|мин\.)/i;
const STRUCK_WORDS =
  /(?:^|\s)(?:was|rrp|msrp|list price|reg(?:ular)?\.?(?: price)?|statt|uvp|avant|au lieu de|antes|invece di|prezzo di listino|listino|precio anterior|pvpr|původně|původná|pôvodn\w+|bežná cena|běžná cena|old price|compare at|original price|valued at|de:?|vorher|fyrirr|før|förr|ennen)[\s:.]*$/i;
const OTHER_SELLERS =
  /(?:other sellers|more buying choices|autres vendeurs|andere (?:verkäufer|anbieter)|altri venditori|otros vendedores|outros vendedores|inni sprzedawcy|další prodejci|другие продавцы)/i;
const PRICE_NEAR = /[€£$₹₽]\s?\d|\d\s?(?:[€£$₹₽]|(?:EUR|USD|GBP|kr|zł|Kč|Ft|лв|руб)(?!\p{L}))/u;
const PER_MEASURE =
  /^\s*(?:\/|per|pro|je|par|al|por|za|на|kwa|each)\s?(?:\d+\s?)?(?:kg|g|gr|l|lt|ml|cl|m|m2|m²|cm|100|oz|lb|kom|sheet|tab|month|mo|monat|mois|mese|mes|mês|mies|rok|year|week|100ml|litre|liter|unit[aàé]?)\b/i;

/** More than the page of any product shows. */
const MAX_PRICES = 3000;

/** All prices in visible text, in reading order. */
export function findSeenPrices(page: PageDocument, marks: Landmarks, hints: MoneyHints): SeenPrice[] {
  const seen: SeenPrice[] = [];
  const used = new Set<Element>();
  for (const [index, run] of page.runs.entries()) {
    if (seen.length >= MAX_PRICES) break;
    if (run.text.length > 160 || !/[\d٠-٩۰-۹０-９]/.test(run.text)) continue;
    for (const found of readRun(run, used, hints)) {
      seen.push(score(page, marks, index, found));
    }
  }
  return withRepeats(withReductions(seen, page));
}

interface RunPrice {
  readonly value: number;
  readonly currency: string | null;
  readonly marked: boolean;
  readonly element: Element;
  readonly before: string;
  readonly after: string;
}

/** Prices of one run; if the currency or the cents are in a neighboring element, of the smallest element that contains everything. */
function* readRun(run: TextRun, used: Set<Element>, hints: MoneyHints): Generator<RunPrice> {
  const digits = run.text.replace(/\D/g, '').length;
  // Number and cents are often siblings, so try the enclosing element first, as long as it is short.
  if (run.text.length <= 24) {
    const chain = [run.parent, ...ancestorsOf(run.parent, 3)];
    for (const element of chain) {
      if (used.has(element)) return;
      const text = joinedText(element);
      if (text.length > 34) break;
      const all = findPrices(text, hints);
      const one = all[0];
      if (all.length > 1) break;
      if (one && one.end - one.start >= digits) {
        const parent = element.parent;
        const wider = parent && isTag(parent) ? joinedText(parent) : '';
        const more = wider.length <= 34 && wider.length > text.length ? findPrices(wider, hints) : [];
        const better =
          more.length === 1 && more[0] && Math.trunc(more[0].value) === Math.trunc(one.value) ? more[0] : one;
        for (const inner of chain) {
          used.add(inner);
          if (inner === element) break;
        }
        yield { ...better, element, before: text.slice(0, one.start), after: text.slice(one.end) };
        return;
      }
    }
  }
  const prices = findPrices(run.text, hints);
  for (const one of prices) {
    yield { ...one, element: run.parent, before: run.text.slice(0, one.start), after: run.text.slice(one.end) };
  }
  if (prices.length > 0 || run.text.length > 14) return;
  const value = PRICE_NAMES.test(namesOf(run.parent)) ? readNumber(run.text) : null;
  if (value) yield { value, currency: null, marked: false, element: run.parent, before: '', after: '' };
}

/** Text of a small element, with separate cents ("12<sup>99</sup>") joined by a decimal point. */
function joinedText(element: Element): string {
  let out = '';
  const stack = element.children.toReversed();
  let nodes = 0;
  for (let node = stack.pop(); node && out.length < 60 && nodes++ < 80; node = stack.pop()) {
    if (isText(node)) {
      const text = node.data.replace(/\s+/g, ' ');
      const cents =
        /^\s?\d{2}\s?(?:\*)?$/.test(text) && /(?:^|[^\d.,])\d{1,6}\s?$/.test(out) && node.parent !== element;
      const centsAfterSign = /^\s?\d{2}\s?$/.test(text) && /\d\s?[€£$]\s?$/.test(out) && node.parent !== element;
      if (cents) out = `${out.trimEnd()}.${text.trim()}`;
      else if (centsAfterSign) out = out.trimEnd().replace(/\s?([€£$])$/, `.${text.trim()} $1`);
      else out += /\s$/.test(out) || out === '' ? text.trimStart() : text;
    } else if (isTag(node) && !['script', 'style', 'template', 'svg'].includes(node.name)) {
      for (let i = node.children.length - 1; i >= 0; i--) {
        const child = node.children[i];
        if (child) stack.push(child);
      }
    }
  }
  return out.replace(/\s+/g, ' ').trim();
}

function score(page: PageDocument, marks: Landmarks, index: number, found: RunPrice): SeenPrice {
  const run = page.runs[index] as TextRun;
  const previous = page.runs[index - 1];
  const next = page.runs[index + 1];
  const section = page.runs
    .slice(Math.max(0, index - 4), index)
    .map((one) => one.text.slice(0, 60))
    .join(' | ');
  const chain = [found.element, ...ancestorsOf(found.element, 5)];
  const near = chain.slice(0, 3).map(namesOf).join(' | ');
  const far = chain.slice(3).map(namesOf).join(' | ');
  const lineBefore = `${previous && run.offset - previous.offset < 80 ? previous.text.slice(-50) : ''} ${found.before}`;
  const lineAfter = `${found.after} ${next && next.text.length < 40 ? next.text : ''}`;
  const struckTag = chain.some(
    (one) => /^(?:del|s|strike)$/.test(one.name) || /line-through/i.test(one.attribs.style ?? ''),
  );
  const ownNames = namesOf(found.element);
  const struck =
    struckTag ||
    STRUCK_NAMES.test(ownNames) ||
    (STRUCK_NAMES.test(near) && !CURRENT_NAMES.test(ownNames)) ||
    STRUCK_WORDS.test(lineBefore.trimEnd());
  const elsewhere = marks.isElsewhere(found.element);

  let points = found.marked ? 1 : -1;
  if (PRICE_NAMES.test(near)) points += 3;
  else if (PRICE_NAMES.test(far)) points += 1.5;
  if (CURRENT_NAMES.test(near)) points += 1.5;
  if (OTHER_NAMES.test(near)) points -= 4;
  else if (OTHER_NAMES.test(far)) points -= 1.5;
  if (OTHER_WORDS.test(`${lineBefore.slice(-40)} ${found.after.slice(0, 40)}`)) points -= 4;
  if (OTHER_SELLERS.test(section)) points -= 4;
  if (PER_MEASURE.test(lineAfter)) points -= 5;
  if (/\(\s*$/.test(found.before)) points -= 2;
  if (elsewhere) points -= 6;
  if (linksAway(chain, page)) points -= 3;
  if (isOneOfMany(found.element)) points -= 3;
  if (run.text.length > 60) points -= 3;
  if (chain.slice(0, 2).some((one) => /^(?:h[1-4]|strong|b|ins)$/.test(one.name))) points += 0.5;
  if (marks.headingOffset !== null) {
    const distance = run.offset - marks.headingOffset;
    points += distance >= -40 ? 4 * Math.exp(-distance / 1500) : distance > -400 ? 0.5 : -3;
  }
  if (marks.buyOffset !== null) points += 2 * Math.exp(-Math.abs(run.offset - marks.buyOffset) / 800);
  return {
    value: found.value,
    currency: found.currency,
    marked: found.marked,
    score: points,
    struck,
    elsewhere,
    offset: run.offset,
  };
}

/** In a row of three or more similar siblings that each have a price, none is the page's own: they are sizes, sellers or other products. */
function isOneOfMany(element: Element): boolean {
  for (const one of [element, ...ancestorsOf(element, 12)]) {
    const parent = one.parent;
    if (!parent || !isTag(parent) || !/^(?:li|label|option|div|a|span|button)$/.test(one.name)) continue;
    let alike = 0;
    for (const sibling of parent.children) {
      if (!isTag(sibling) || sibling.name !== one.name || (sibling.attribs.class ?? '') !== (one.attribs.class ?? '')) {
        if (one.name !== 'li' || !isTag(sibling) || sibling.name !== 'li') continue;
      } else if (one.name === 'div' && !one.attribs.class) {
        continue;
      }
      if (PRICE_NEAR.test(joinedText(sibling)) && ++alike >= 3) return true;
    }
  }
  return false;
}

/** A price inside a link to another page is usually another product's. */
function linksAway(chain: readonly Element[], page: PageDocument): boolean {
  for (const element of chain) {
    const href = element.name === 'a' ? element.attribs.href : undefined;
    if (!href || href.startsWith('#') || /^javascript:/i.test(href)) continue;
    const target = absoluteUrl(href, page.base);
    return target !== null && target.split(/[?#]/)[0] !== page.url.split(/[?#]/)[0];
  }
  return false;
}

/** "219.99 -50% 110.00": two neighboring prices, the second being the first minus the percentage beside them. */
function withReductions(seen: readonly SeenPrice[], page: PageDocument): SeenPrice[] {
  const percents = page.runs.flatMap((run) => {
    const percent = run.text.length <= 40 ? run.text.match(/(?<!\d)(\d{1,2})\s?%/)?.[1] : undefined;
    return percent ? [{ offset: run.offset, percent: Number(percent) }] : [];
  });
  return seen.map((one, index) => {
    const neighbours = seen.slice(Math.max(0, index - 4), index + 5);
    const reduced = neighbours.some(
      (other) =>
        other.value < one.value &&
        Math.abs(other.offset - one.offset) < 80 &&
        percents.some(
          ({ offset, percent }) =>
            percent >= 3 &&
            Math.abs(offset - one.offset) < 80 &&
            Math.abs(100 * (1 - other.value / one.value) - percent) <= 1,
        ),
    );
    return reduced ? { ...one, struck: true } : one;
  });
}

/** A price that occurs twice in the product's own part of the page is more likely the right one. */
function withRepeats(seen: readonly SeenPrice[]): SeenPrice[] {
  const count = new Map<number, number>();
  for (const one of seen) if (!one.elsewhere && !one.struck) count.set(one.value, (count.get(one.value) ?? 0) + 1);
  return seen.map((one) => ({ ...one, score: one.score + Math.min(1.5, ((count.get(one.value) ?? 1) - 1) * 0.5) }));
}
