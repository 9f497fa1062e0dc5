/**
 * The best of what the server brings, in our order: the same worths as the embedded engine, over the stored stems of one window of
 * hits. The server finds among millions; which of a hundred good answers is the best, it is told too little to know.
 */
import { editDistance } from '../embedded/edit-distance.ts';
import type { Lean, QueryMeaning, QueryUnit } from '../query-understanding.ts';
import {
  coverBonus,
  fieldBit,
  leanSteps,
  missingPenalty,
  otherThingPenalty,
  productGroups,
  productWeights,
  quality,
  relevanceSteps,
  shelfWorth,
  softShare,
  spreadPhraseShare,
  tellingBits,
  titleBits,
  typeBits,
  widenedTo,
  worthTable,
} from '../relevance.ts';
import { allowedTypos, productFields } from '../settings.ts';
import { namesThing } from '../synonym-table.ts';

/** What a hit must bring along. */
export const reorderedFields = [
  'title',
  'titleTail',
  'brandText',
  'typeHead',
  'typeRest',
  'categoryText',
  'keywords',
  'shelves',
  'typeLength',
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
  typeRest: string;
  categoryText: string;
  keywords: string;
  /** Names of its categories, whole. */
  shelves: string[];
  typeLength: number;
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
const worthOf = worthTable(productWeights);
const wideBits = widenedTo(productGroups);
const identityBit = fieldBit('typeHead');
const categoryBit = fieldBit('category');
const weakBit = fieldBit('description');

interface Filled {
  value: number;
  bits: number;
  /** Words that count as covered: none for another word for it. */
  words: number;
  /** Not by a typo. */
  exact: boolean;
}

export interface Reordered {
  ids: number[];
  /** Hits that have all the words and are the thing that was named. */
  whole: number;
  /** Some hit is named or branded as asked, or has most of the words: then partial matches are an answer. */
  answers: boolean;
}

export function reorder(hits: readonly ServerHit[], meaning: QueryMeaning): Reordered {
  const { units } = meaning;
  const demanded = units.filter(({ soft }) => !soft).length;
  const asked = units.reduce((sum, { words }) => sum + words.length, 0);
  const shelf = units.flatMap(({ words }) => words).join(' ');
  const spelling = new Map<string, number>();
  const found = hits.map((hit) => {
    const words = wordsOf(hit);
    return { hit, words, filled: units.map((unit) => fill(unit, words, spelling)) };
  });
  const named = units.map(
    (unit, at) =>
      !unit.soft &&
      (namesThing(unit.name) || found.some(({ filled }) => ((filled[at]?.bits ?? 0) & identityBit) !== 0)),
  );
  const namesAThing = named.includes(true);
  const scored = found.map(({ hit, words, filled }) => {
    let [score, matched, isThing, tells] = [0, 0, !namesAThing, false];
    const covered = { title: 0, type: 0, category: 0 };
    filled.forEach((one, at) => {
      if (one === null) return;
      const { soft } = units[at]!;
      score += one.value * (soft ? softShare : 1);
      if ((one.bits & titleBits) !== 0) covered.title += one.words;
      if ((one.bits & typeBits) !== 0) covered.type += one.words;
      if ((one.bits & categoryBit) !== 0) covered.category += one.words;
      if (soft) return;
      matched += 1;
      if (one.exact && (one.bits & tellingBits) !== 0) tells = true;
      if (named[at] && (one.bits & identityBit) !== 0) isThing = true;
    });
    if (hit.shelves.includes(shelf) && (!namesAThing || asked > 1)) {
      score += shelfWorth * demanded;
      matched = demanded;
      isThing = true;
    }
    const bonus = coverBonus({ ...covered, titleLength: words.titleLength, typeLength: hit.typeLength, asked });
    const relevance = Math.round((score / Math.max(1, demanded) + bonus) * relevanceSteps);
    return {
      hit,
      whole: matched === demanded && isThing,
      answers: tells || (demanded > 2 && matched >= Math.ceil((demanded * 2) / 3)),
      relevance: relevance - missingPenalty * (demanded - matched) - (isThing ? 0 : otherThingPenalty),
    };
  });
  const best = Math.max(...scored.map(({ relevance }) => relevance));
  const { lean } = meaning;
  const rank = (relevance: number): number =>
    lean === undefined ? relevance : -Math.floor((best - relevance) / leanSteps);
  scored.sort(
    (a, b) =>
      rank(b.relevance) - rank(a.relevance) ||
      byLean(lean, a.hit, b.hit) ||
      b.hit.popularity - a.hit.popularity ||
      a.hit.id - b.hit.id,
  );
  return {
    ids: scored.map(({ hit }) => hit.id),
    whole: scored.filter(({ whole }) => whole).length,
    answers: scored.some(({ answers }) => answers),
  };
}

function byLean(lean: Lean | undefined, one: ServerHit, other: ServerHit): number {
  switch (lean) {
    case 'low-price':
      return one.minPriceCents - other.minPriceCents;
    case 'high-price':
      return other.minPriceCents - one.minPriceCents;
    case 'rated':
      return other.ratingScore - one.ratingScore;
    case 'new':
      return Number(other.isNew) - Number(one.isNew);
    default:
      return 0;
  }
}

interface HitWords {
  bits: Map<string, number>;
  titleLength: number;
}

function wordsOf(hit: ServerHit): HitWords {
  const bits = new Map<string, number>();
  let titleLength = 0;
  for (const { name } of productFields) {
    if (name === 'description') continue;
    const bit = fieldBit(name);
    for (const word of hit[storedAs[name]].split(' ')) {
      if (word === '') continue;
      const known = bits.get(word) ?? 0;
      if ((known & bit) === 0 && (bit & titleBits) !== 0) titleLength += 1;
      bits.set(word, known | bit);
    }
  }
  return { bits, titleLength };
}

/** The best way in which a hit has what one unit asks for; null where only its description may have it. */
function fill(unit: QueryUnit, { bits }: HitWords, spelling: Map<string, number>): Filled | null {
  const asTyped = phrase(unit.words, bits, quality.asTyped, unit.words.length);
  let best = asTyped ?? joined(unit, bits);
  for (const { words, quality: worth, isShade } of unit.equivalents) {
    const other = phrase(words, bits, worth, 0, isShade ? fieldBit('keywords') : 255);
    if (other !== null && other.value > (best?.value ?? 0)) best = other;
  }
  if (best !== null || unit.words.length > 1) return best;
  const typed = unit.typed;
  for (const [word, fields] of bits) {
    const worth = likeness(typed, unit.words[0]!, word, unit.mayBePrefix, spelling);
    const value = worth * worthOf[fields]!;
    if (value > (best?.value ?? 0)) best = { value, bits: fields, words: 1, exact: false };
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
    together &= wideBits[last]!;
  }
  const common = words.length === 1 ? last : together & last;
  if (common === 0)
    return { value: worth * spreadPhraseShare * worthOf[weakBit]!, bits: weakBit, words: 0, exact: true };
  const fields = words.length > 1 && (common & (titleBits | typeBits)) !== 0 ? common | (last & identityBit) : common;
  return { value: worth * worthOf[fields]!, bits: fields, words: covers, exact: true };
}

const joined = (unit: QueryUnit, bits: ReadonlyMap<string, number>): Filled | null =>
  unit.words.length === 2 ? phrase([unit.words.join('')], bits, quality.compound, 1) : null;

/** How much a word of a hit may be what was typed: its beginning, or nearly. The server has found it, so mostly it is. */
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
