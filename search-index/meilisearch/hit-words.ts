/** How a hit matches the words of a query: valued like in the embedded engine, using the stems that the server returns. */
import { editDistance } from '../edit-distance.ts';
import type { QueryUnit } from '../query-understanding.ts';
import { fieldBit, productRoles, quality, spreadPhraseShare } from '../relevance.ts';
import { allowedTypos, productFields } from '../settings.ts';
import { isSpanish, synonyms } from '../synonym-table.ts';

/** Fields that the server must return with a hit. */
export const reorderedFields = [
  'title',
  'titleTail',
  'brandText',
  'typeHead',
  'called',
  'typeRest',
  'categoryText',
  'keywords',
  'typeLength',
  'productType',
  'minPriceCents',
  'ratingScore',
  'isNew',
  'popularity',
] as const;

export interface ServerHit {
  id: number;
  title: string;
  titleTail: string;
  brandText: string;
  typeHead: string;
  called: string;
  typeRest: string;
  categoryText: string;
  keywords: string;
  typeLength: number;
  productType: string;
  minPriceCents: number;
  ratingScore: number;
  isNew: boolean;
  popularity: number;
}

const storedAs = {
  title: 'title',
  titleTail: 'titleTail',
  brand: 'brandText',
  typeHead: 'typeHead',
  typeRest: 'typeRest',
  category: 'categoryText',
  keywords: 'keywords',
} as const;
const { worthOf, groupsOf, title, type, thing, listing, weak } = productRoles;

export interface Filled {
  value: number;
  bits: number;
  /** The number of words that count as covered; none for a synonym. */
  words: number;
  way: 'as-written' | 'beginning' | 'typo';
  /** Some match makes the hit the thing that was asked for. */
  isThing: boolean;
}

export interface HitWords {
  bits: Map<string, number>;
  titleLength: number;
}

export function wordsOf(hit: ServerHit): HitWords {
  const bits = new Map<string, number>();
  let titleLength = 0;
  for (const { name } of productFields) {
    if (name === 'description') continue;
    const bit = fieldBit(name);
    for (const word of hit[storedAs[name]].split(' ')) {
      if (word === '') continue;
      const known = bits.get(word) ?? 0;
      if ((known & bit) === 0 && (bit & title) !== 0) titleLength += 1;
      bits.set(word, known | bit);
    }
  }
  for (const word of hit.called.split(' ')) if (word !== '') bits.set(word, (bits.get(word) ?? 0) | thing);
  return { bits, titleLength };
}

/** The best way in which a hit matches one unit; null if only its description may match. */
export function fill(unit: QueryUnit, { bits }: HitWords, spelling: Map<string, number>): Filled | null {
  const asTyped = phrase(unit.words, bits, quality.asTyped, unit.words.length);
  let best = asTyped ?? joined(unit, bits);
  let isThing = best?.isThing ?? false;
  for (const { words, quality: worth, isShade } of unit.equivalents) {
    const covers = isSpanish(unit.name) ? words.length : 0;
    const other = phrase(words, bits, worth, covers, isShade ? listing : 255);
    if (other === null) continue;
    isThing ||= other.isThing;
    if (other.value > (best?.value ?? 0)) best = other;
  }
  if (best !== null) best.isThing = isThing;
  if (best !== null || unit.words.length > 1) return best;
  const typed = unit.typed;
  for (const [word, fields] of bits) {
    const worth = likeness(typed, unit.words[0]!, word, unit.mayBePrefix, spelling);
    const value = worth * worthOf[fields]!;
    if (value > (best?.value ?? 0))
      best = {
        value,
        bits: fields,
        words: 1,
        way: unit.mayBePrefix && word.startsWith(typed) ? 'beginning' : 'typo',
        isThing: (fields & thing) !== 0,
      };
  }
  return best;
}

function phrase(
  words: readonly string[],
  bits: ReadonlyMap<string, number>,
  worth: number,
  covers: number,
  mask = 255,
): Filled | null {
  let together = 255;
  let last = 0;
  for (const word of words) {
    last = (bits.get(word) ?? 0) & mask;
    if (last === 0) return null;
    together &= groupsOf[last]!;
  }
  const common = words.length === 1 ? last : together & last;
  if (common === 0)
    return {
      value: worth * spreadPhraseShare * worthOf[weak]!,
      bits: weak,
      words: 0,
      way: 'as-written',
      isThing: false,
    };
  const fields = words.length > 1 && (common & (title | type)) !== 0 ? common | (last & thing) : common;
  const isThing = (fields & thing) !== 0;
  return { value: worth * worthOf[fields]!, bits: fields, words: covers, way: 'as-written', isThing };
}

/** The best match among other shades of the same color that the hit lists; null for a word that is no shade. */
export function fillByKindredShade({ name }: QueryUnit, { bits }: HitWords): Filled | null {
  let best: Filled | null = null;
  for (const shade of synonyms().shadesBeside.get(name) ?? []) {
    const found = phrase([shade], bits, quality.kindredShade, 0, listing);
    if (found !== null && found.value > (best?.value ?? 0)) best = found;
  }
  return best;
}

/** Only the description has it, which the server has read and we have not. */
export const mentioned: Filled = {
  value: worthOf[weak]!,
  bits: weak,
  words: 0,
  way: 'as-written',
  isThing: false,
};

/** If some hit has the word as typed, a longer word counts little; if some hit has it or a longer one, a misspelling does not count. */
export function onlyLikeliest(column: readonly (Filled | null)[]): (Filled | null)[] {
  const isWritten = column.some((one) => one?.way === 'as-written');
  const isBegun = column.some((one) => one?.way === 'beginning');
  return column.map((one) => {
    if (one === null || one.way === 'as-written') return one;
    if (one.way === 'typo') return isWritten || isBegun ? null : one;
    return isWritten ? { ...one, value: one.value * (quality.longerWord / quality.completion), isThing: false } : one;
  });
}

const joined = (unit: QueryUnit, bits: ReadonlyMap<string, number>): Filled | null =>
  unit.words.length === 2 ? phrase([unit.words.join('')], bits, quality.compound, 1) : null;

/**
 * How likely a word of a hit is the typed one: it begins with it, or is nearly the same. The server has found the hit, so usually one is.
 */
function likeness(typed: string, stem: string, word: string, mayBePrefix: boolean, known: Map<string, number>): number {
  const key = `${typed} ${word}`;
  let worth = known.get(key);
  if (worth === undefined) {
    worth = 0;
    if (mayBePrefix && word.startsWith(typed)) worth = quality.completion;
    else {
      const limit = allowedTypos(typed.length);
      const typos = limit === 0 ? 9 : Math.min(editDistance(typed, word, limit), editDistance(stem, word, limit));
      if (typos <= limit)
        worth = quality.typos[typos]! * (typed.charCodeAt(0) === word.charCodeAt(0) ? 1 : quality.wrongFirstLetter);
    }
    known.set(key, worth);
  }
  return worth;
}
