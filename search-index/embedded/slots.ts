/** From what was meant to what is in the dictionary: each unit of a query becomes a slot with every way to fill it. */

import { isPurpose, type QueryMeaning, type QueryUnit } from '../query-understanding.ts';
import { fieldBit, quality, tellingBits, titleBits } from '../relevance.ts';
import { allowedTypos } from '../settings.ts';
import { equivalentsOf, isKnownName, isSpanish, isWordOfNames, namesThing, synonyms } from '../synonym-table.ts';
import { singularise, stopWords } from '../tokens.ts';
import { isNeverCorrected } from '../word-lists.ts';
import type { NearWord } from './dictionary.ts';
import type { Postings } from './postings.ts';
import { isLikelySlip } from './slips.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Alternative {
  /** All of them, in one field. */
  postings: Postings[];
  /** 1 is exactly as typed. */
  quality: number;
  /** Counts only in fields that list colors. */
  isShade: boolean;
  /** Another word that begins with what was typed: it makes nothing the thing that was asked for. */
  isLonger?: true;
}

export interface Slot {
  alternatives: Alternative[];
  soft: boolean;
  /** It may name a thing and is not the thing that is wanted. */
  isFor: boolean;
  /** What is to be done or had, rather than what a thing is like ("clean"). */
  isPurpose: boolean;
  /** Nobody knows the word as typed: a guess, which is no reason to answer beside other words that nobody knows. */
  corrected: boolean;
}

export interface Slots {
  slots: Slot[];
  /** Demanded units of which no word is known, not even nearly. */
  unknownCount: number;
  correctedTerm: string | null;
  /** What was typed, and what it is taken for. */
  corrections: [typed: string, meant: string][];
}

const shortestLongerWordStart = 4;
const shortestCompoundPart = 3;
const longestCompoundPart = 16;
const longestCompound = 40;
const mostCompoundParts = 4;
const onlyLetters = /^[a-z]+$/;
const shortestCompletionWithTypo = 5;
const shortestOfLongerThing = 6;
/** A letter or two say more beside other words ("daybreak no-touch th"): so many words they may stand for. */
const mostBesideOthers = 36;
/** Short words are near too many words of many languages, and too many invented names ("doll" and "Dell"). */
const shortestNameWithTypo = 6;
/** Beside a thing ("zinia stroller") the name that a maker gave it is likelier. */
const shortestNameBesideThing = 5;
/** Asked for alone, three letters may have one wrong ("bip"), if they then name a thing. */
const shortestThingWithTypo = 3;

interface Filling {
  unit: QueryUnit;
  alternatives: Alternative[];
  /** What an unknown word is taken for. */
  correction: string | null;
}

/**
 * At most one word is taken for another: of two that nobody knows, a guess at both would be about something else.
 * @param kinds the fields that say what a thing is, as bits: a short word is only corrected to one that stands there somewhere
 */
export function buildSlots(words: Vocabulary, meaning: QueryMeaning, kinds = 255, mayCorrect = true): Slots {
  const filled = meaning.units.map((unit, at) => fillingOf(words, unit, at, meaning.units, kinds));
  const guessed = filled.filter(({ correction }) => correction !== null);
  const kept = mayCorrect ? likeliest(guessed) : undefined;
  for (const filling of guessed)
    if (filling !== kept) Object.assign(filling, { alternatives: [], correction: null } satisfies Partial<Filling>);
  const slots = filled
    .filter(({ alternatives }) => alternatives.length > 0)
    .map(
      ({ unit, alternatives, correction }): Slot => ({
        alternatives: distinct(alternatives),
        soft: unit.soft,
        isFor: unit.isFor === true,
        isPurpose: isPurpose(unit),
        corrected: correction !== null,
      }),
    );
  return {
    slots,
    unknownCount: filled.filter(({ unit, alternatives }) => alternatives.length === 0 && !unit.soft).length,
    correctedTerm: kept === undefined ? null : filled.map(({ unit, correction }) => correction ?? unit.typed).join(' '),
    corrections: kept === undefined ? [] : [[kept.unit.typed, kept.correction!]],
  };
}

/** The longest word, of which the fewest others are near; softly said ones last. */
const likeliest = (guessed: readonly Filling[]): Filling | undefined =>
  [...guessed].sort(
    (a, b) => Number(a.unit.soft) - Number(b.unit.soft) || b.unit.typed.length - a.unit.typed.length,
  )[0];

function fillingOf(
  words: Vocabulary,
  unit: QueryUnit,
  at: number,
  units: readonly QueryUnit[],
  kinds: number,
): Filling {
  const isAlone = units.length === 1;
  const known = knownAlternatives(words, unit, { kinds, isAlone });
  const joined = joinedNeighbours(words, unit, units[at - 1], units[at + 1]);
  // "Yonder kin" is a maker before "kin" begins anything.
  const alternatives = [...(joined.length > 0 && known.isBegun ? [] : known.alternatives), ...joined];
  if (alternatives.length > 0 && (joined.length > 0 || !known.areGuesses))
    return { unit, alternatives, correction: null };
  const guesses = alternatives;
  const split = splitCompound(words, unit);
  const besideThing = units.some((other) => other !== unit && namesThing(other.name));
  const mostTypos = split.length > 0 || guesses.length > 0 ? 1 : 2;
  const spelling = spellingAlternatives(words, unit, { mostTypos, kinds, isAlone, besideThing });
  // "boottie" is "boot tie" as well as "bootie": what products have decides.
  if (split.length > 0) return { unit, alternatives: [...split, ...spelling.alternatives], correction: null };
  // "Wips" begins a Spanish word, and is "wipes" as well.
  const isBetter = spelling.alternatives.length > 0 && (guesses.length === 0 || isNamed(spelling.alternatives, kinds));
  return isBetter ? { unit, ...spelling } : { unit, alternatives: guesses, correction: null };
}

/** The postings of a phrase, when every word of it is in some document. */
function phrase(words: Vocabulary, stems: readonly string[], worth: number, isShade = false): Alternative[] {
  const postings: Postings[] = [];
  for (const stem of stems) {
    const found = words.get(stem)?.indexed?.postings;
    if (!found) return [];
    postings.push(found);
  }
  return [{ postings, quality: worth, isShade }];
}

const isNamed = (alternatives: readonly Alternative[], kinds: number): boolean =>
  alternatives.some(({ postings }) => (postings.at(-1)!.fields & kinds) !== 0);

/** `isBegun`: what was typed is no word and only begins some; `areGuesses`: all of these of other languages. */
function knownAlternatives(
  words: Vocabulary,
  unit: QueryUnit,
  { kinds, isAlone }: { kinds: number; isAlone: boolean },
): { alternatives: Alternative[]; isBegun: boolean; areGuesses: boolean } {
  const found = phrase(words, unit.words, quality.asTyped);
  for (const { words: stems, quality: worth, isShade } of unit.equivalents) {
    found.push(...phrase(words, stems, worth, isShade));
  }
  if (unit.mayBePrefix && unit.words.length === 1) {
    const isKnown = found.length > 0;
    if (isKnown && unit.typed.length >= shortestLongerWordStart) found.push(...longerWords(words, unit.typed));
    if (!isKnown) {
      const begun = words.completionsOf(unit.typed, isAlone ? undefined : mostBesideOthers);
      found.push(...completions(words, begun, kinds));
      return {
        alternatives: found,
        isBegun: true,
        areGuesses: begun.every((word) => words.get(word)?.isSynonym === true),
      };
    }
  }
  // A shade that nothing here has is one of its color's: "navy" finds denim.
  if (found.length === 0) found.push(...kindredShades(words, unit.name));
  return { alternatives: found, isBegun: false, areGuesses: false };
}

const kindredShades = (words: Vocabulary, shade: string): Alternative[] =>
  (synonyms().shadesBeside.get(shade) ?? []).flatMap((other) => phrase(words, [other], quality.kindredShade, true));

/** "Dou" begins "double" before it begins the French "doudou": where a kind of thing here is begun, no other language names one. */
function completions(words: Vocabulary, begun: readonly string[], kinds: number): Alternative[] {
  const isHere = begun.some((word) => ((words.get(word)?.postings?.fields ?? 0) & kinds) !== 0);
  return begun.flatMap((word) => {
    const meant = meaningOf(words, word, quality.completion);
    const isGuess = isHere && words.get(word)?.isSynonym === true && isSpanish(word);
    return isGuess ? meant.map((one): Alternative => ({ ...one, isLonger: true })) : meant;
  });
}

/** What is typed is a word: that it also begins "bathrobe" does not make it mean robes. */
function longerWords(words: Vocabulary, typed: string): Alternative[] {
  return words
    .completionsOf(typed)
    .flatMap((word) => phrase(words, [words.get(word)?.stem ?? word], quality.longerWord))
    .map((longer) => ({ ...longer, isLonger: true }));
}

/** What a dictionary word stands for: itself, its stem, and what it is a synonym of. */
function meaningOf(words: Vocabulary, word: string, worth: number): Alternative[] {
  const entry = words.get(word);
  const stem = entry?.stem ?? word;
  const found = phrase(words, [stem], worth);
  for (const { words: stems, quality: share, isShade } of equivalentsOf(stem)) {
    found.push(...phrase(words, stems, worth * share, isShade));
  }
  return found;
}

/** "car seat" also finds what is written "carseat". */
function joinedNeighbours(words: Vocabulary, unit: QueryUnit, before?: QueryUnit, after?: QueryUnit): Alternative[] {
  const found: Alternative[] = [];
  if (unit.words.length === 2) found.push(...phrase(words, [unit.words.join('')], quality.compound));
  if (unit.words.length !== 1) return found;
  for (const [left, right] of [
    [before, unit],
    [unit, after],
  ]) {
    if (left?.words.length === 1 && right?.words.length === 1) {
      found.push(...phrase(words, [singularise(left.typed + right.typed)], quality.compound));
    }
  }
  return found;
}

/** "babymonitor" finds "baby monitor", "infantcarseats" infant car seats: all parts must be known; the fewest, commonest parts win. */
function splitCompound(words: Vocabulary, unit: QueryUnit): Alternative[] {
  const typed = unit.words.length === 1 ? unit.typed : '';
  if (typed.length > longestCompound || !onlyLetters.test(typed)) return [];
  /** The best way to split what is before each letter. */
  const best: (Split | null)[] = [{ pieces: 0, parts: [], rarest: Number.POSITIVE_INFINITY }];
  for (let end = 1; end <= typed.length; end += 1) {
    best[end] = null;
    for (let start = Math.max(0, end - longestCompoundPart); start < end; start += 1) {
      const before = best[start];
      if (!before || before.pieces >= mostCompoundParts) continue;
      const part = typed.slice(start, end);
      const found = partOf(words, part);
      if (found === null) continue;
      const split = {
        pieces: before.pieces + 1,
        parts: found === 'filler' ? before.parts : [...before.parts, found],
        rarest: found === 'filler' ? before.rarest : Math.min(before.rarest, found.count),
      };
      if (isBetterSplit(split, best[end]!)) best[end] = split;
    }
  }
  const whole = best[typed.length];
  const parts = whole?.parts ?? [];
  return whole && whole.pieces > 1 && parts.length > 0
    ? [{ postings: parts, quality: quality.compound, isShade: false }]
    : [];
}

interface Split {
  /** Parts and filler between them. */
  pieces: number;
  parts: Postings[];
  /** How often the rarest part occurs. */
  rarest: number;
}

const isBetterSplit = (one: Split, other: Split | null): boolean =>
  other === null || one.pieces < other.pieces || (one.pieces === other.pieces && one.rarest > other.rarest);

function partOf(words: Vocabulary, part: string): Postings | 'filler' | null {
  if (stopWords.has(part)) return part.length > 1 ? 'filler' : null;
  if (part.length < shortestCompoundPart) return null;
  return words.get(singularise(part))?.indexed?.postings ?? null;
}

function spellingAlternatives(
  words: Vocabulary,
  unit: QueryUnit,
  {
    mostTypos,
    kinds,
    isAlone,
    besideThing,
  }: { mostTypos: number; kinds: number; isAlone: boolean; besideThing: boolean },
): { alternatives: Alternative[]; correction: string | null } {
  const none = { alternatives: [], correction: null };
  if (unit.words.length !== 1 || /\d/.test(unit.typed)) return none;
  const typed = unit.typed;
  const isShort = typed.length === shortestThingWithTypo && isAlone;
  const limit = isShort ? 1 : Math.min(mostTypos, allowedTypos(typed.length));
  // A word of the synonym table is spelled right, even if this shop has nothing like it.
  if (limit === 0 || isKnownName(unit.name) || isNeverCorrected(typed, unit.words[0]!)) return none;
  const fieldsOf = (word: string): number => words.get(word)?.indexed?.postings?.fields ?? 0;
  /** A correction never leads into another language. */
  const isSpanishHere = (word: string): boolean => words.get(word)?.isSynonym === true && isSpanish(word);
  const tellsWhat = (word: string): boolean => isWordOfNames(word) || (fieldsOf(word) & kinds) !== 0;
  // A word that only descriptions have is no correction beside others: "expressed milk" is not pressed.
  const isNothing = (word: string): boolean => !isAlone && !tellsWhat(word) && (fieldsOf(word) & titleBits) === 0;
  const isLikely = ({ word, sameFirstLetter }: NearWord): boolean =>
    isNothing(word)
      ? false
      : isShort
        ? sameFirstLetter && (fieldsOf(word) & fieldBit('typeHead')) !== 0
        : typed.length >= (besideThing ? shortestNameBesideThing : shortestNameWithTypo) || tellsWhat(word);
  const asNear = nearest(words, typed, unit.words[0]!, limit)
    .filter(isLikely)
    .filter(({ word }) => !isSpanishHere(word));
  const likely = asNear.length > 0 || limit !== 1 ? asNear : longerThings(words, typed, fieldsOf);
  const sounding = isShort ? [] : [typed, ...unit.words].flatMap((word) => words.wordsSoundingLike(word));
  const audible = [...new Set(sounding)].filter((word) => !isNothing(word) && !isSpanishHere(word));
  const anyTells = audible.some(tellsWhat) || likely.some(({ word }) => tellsWhat(word));
  // "Loshun" is no Lichen where lotion is a thing.
  const near = likely.filter(({ word }) => !anyTells || tellsWhat(word));
  const heard = audible.filter((word) => !anyTells || tellsWhat(word));
  const found = near.flatMap((word) =>
    meaningOf(words, word.word, quality.typos[word.typos]! * (word.sameFirstLetter ? 1 : quality.wrongFirstLetter)),
  );
  found.push(...heard.flatMap((word) => meaningOf(words, word, quality.sound)));
  // Of several that are as near, who asks elsewhere for one alone asks for the likeliest.
  const isSlip = ({ word }: NearWord): boolean => isLikelySlip(typed, word) || isLikelySlip(unit.words[0]!, word);
  const nearestWord = near.find((word) => word.sameFirstLetter === near[0]!.sameFirstLetter && isSlip(word)) ?? near[0];
  if (found.length > 0) return { alternatives: found, correction: nearestWord?.word ?? heard[0]! };
  if (!unit.mayBePrefix || typed.length < shortestCompletionWithTypo) return none;
  const begun = words.wordsBeginningNear(typed, 1).filter(({ word }) => !isSpanishHere(word));
  const completed = begun.flatMap((word) => meaningOf(words, word.word, quality.completionWithTypo));
  return completed.length > 0 ? { alternatives: completed, correction: begun[0]!.word } : none;
}

/** Six letters may be what is left of a longer name ("oamour" of Oatmoor, "boysuot" of bodysuit), if that is a thing or a maker. */
function longerThings(words: Vocabulary, typed: string, fieldsOf: (word: string) => number): NearWord[] {
  if (typed.length < shortestOfLongerThing) return [];
  return words
    .wordsNear(typed, 2)
    .filter(
      ({ word, sameFirstLetter }) =>
        sameFirstLetter && word.length > typed.length && (fieldsOf(word) & tellingBits) !== 0,
    );
}

/** A plural with a typo may be nearer as a singular ("stollers" to "stroller"). */
function nearest(words: Vocabulary, typed: string, stem: string, limit: number): NearWord[] {
  const bare = typed.replace(/(?<![sz])[sz]+$/, '');
  // "Wipess", "bibz": the end of a plural.
  if (bare.length > 2 && bare.length < typed.length && words.get(bare)?.indexed)
    return [{ word: bare, typos: 1, sameFirstLetter: true }];
  const asTyped = words.wordsNear(typed, limit);
  if (stem === typed) return asTyped;
  const bySingular = words.wordsNear(stem, Math.min(limit, allowedTypos(stem.length)));
  // "Vooties" are no "vooty", and four letters with the s may have one wrong ("wies").
  const asSingular =
    bySingular.length > 0
      ? bySingular
      : words
          .wordsNear(typed.slice(0, -1), 1)
          .filter(({ word, sameFirstLetter }) => sameFirstLetter || bare.length > 4 || word.slice(1) === bare);
  const [ofStem, ofTyped] = [asSingular[0]?.typos ?? 9, asTyped[0]?.typos ?? 9];
  // "booies" is as near to "booties" as "booy" is to "body".
  if (ofStem === ofTyped) return [...asTyped, ...asSingular];
  return ofStem < ofTyped ? asSingular : asTyped;
}

function distinct(alternatives: Alternative[]): Alternative[] {
  const single = new Map<Postings, Alternative>();
  const phrases: Alternative[] = [];
  for (const alternative of alternatives) {
    if (alternative.postings.length > 1) {
      phrases.push(alternative);
      continue;
    }
    const known = single.get(alternative.postings[0]!);
    if (known === undefined || known.quality < alternative.quality) single.set(alternative.postings[0]!, alternative);
  }
  return [...single.values(), ...phrases];
}
