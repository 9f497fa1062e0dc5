/**
 * Names of several words that are not finished or not spelled right: one word of a name tells what the other should be. "Nursing p" is a
 * nursing pillow before it is a nursing anything, and beside "gym" even three letters can be corrected ("play gim", "changing oad").
 */
import type { QueryUnit } from '../query-understanding.ts';
import { equivalentsOf, isKnownName, isSpanish, synonyms } from '../synonym-table.ts';
import { once } from '../word-lists.ts';
import { editDistance } from './edit-distance.ts';
import { soundOf } from './sound.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Longer beginnings say enough by themselves. */
const longestShortBeginning = 3;
const finishedQuality = 0.9;
const mostTyposOfAName = 2;
const shortestSound = 2;
/** Fewer than without a neighbour. */
const lettersForTwoTypos = 6;
const onlyLetters = /^[a-z]+$/;

export interface PairName {
  name: string;
  first: string;
  second: string;
}

/** Empty for what is not of two words. */
export function pairOf(name: string): PairName[] {
  const [first, second, ...others] = name.split(' ');
  return others.length === 0 && first !== undefined && second !== undefined ? [{ name, first, second }] : [];
}

const pairs = once((): readonly PairName[] => synonyms().phrases.flatMap(pairOf));

const isFound = (words: Vocabulary, stems: readonly string[]): boolean =>
  stems.every((stem) => (words.get(stem)?.indexed?.count ?? 0) > 0);

/** A name has something in this shop by its own words or by another name. */
const leadsSomewhere = (words: Vocabulary, name: string): boolean =>
  isFound(words, name.split(' ')) || equivalentsOf(name).some((other) => isFound(words, other.words));

/** The last two units as one name, where the last is the beginning of it; `isCertain` where of one alone. Else null. */
export function finishedPhrase(
  words: Vocabulary,
  units: readonly QueryUnit[],
  ofTypes: readonly PairName[] = [],
): { units: QueryUnit[]; written: [typed: string, meant: string]; isCertain: boolean } | null {
  const last = units.at(-1);
  const before = units.at(-2);
  if (last === undefined || before === undefined || !last.mayBePrefix || last.words.length !== 1) return null;
  if (!onlyLetters.test(last.typed) || (last.typed.length > longestShortBeginning && isFound(words, last.words)))
    return null;
  const begun = `${before.name} ${last.typed}`;
  const types = ofTypes.map(({ name }) => name).filter((name) => name.startsWith(begun));
  const names = synonyms().phrases.filter((name) => name.startsWith(begun) && leadsSomewhere(words, name));
  const begins = [...new Set([...types, ...names])];
  // "Structured car" is no car, as nothing is called so; "car" alone and "baby car" may be one.
  const isWordHere =
    (last.typed.length === longestShortBeginning && isFound(words, last.words)) || isKnownName(last.name);
  if (isWordHere && (before.soft || begins.some((name) => name === begun || name.startsWith(`${begun} `)))) return null;
  // "Car se" is a car seat before it is a car seat base.
  const ends = begins.filter((name) => !name.slice(begun.length).includes(' '));
  const meant = ends.length > 0 ? ends : begins;
  const [name, ...others] = meant;
  if (name === undefined) return null;
  const unit = named(name, `${before.typed} ${last.typed}`);
  const also = others.map((other) => ({ words: other.split(' '), quality: 1, isShade: false }));
  const known = meant
    .flatMap((other) => equivalentsOf(other))
    .map((one) => ({ ...one, quality: one.quality * finishedQuality }));
  return {
    units: [...units.slice(0, -2), { ...unit, equivalents: [...also, ...known] }],
    written: [unit.typed, name],
    isCertain: others.length === 0,
  };
}

/** Neighbours that are nearly a name, where one of them alone is no word here; null where none is. */
export function spelledPhrase(
  words: Vocabulary,
  units: readonly QueryUnit[],
  ofTypes: readonly PairName[] = [],
): { units: QueryUnit[]; correctedTerm: string; correction: [typed: string, meant: string] } | null {
  for (let at = 0; at + 1 < units.length; at += 1) {
    const [one, other] = [units[at]!, units[at + 1]!];
    if (one.words.length !== 1 || other.words.length !== 1) continue;
    if (isWord(words, one) && isWord(words, other)) continue;
    if (!onlyLetters.test(one.typed) || !onlyLetters.test(other.typed)) continue;
    const name = nearestPair(words, one, other, ofTypes);
    if (name === null) continue;
    const spelled = [...units.slice(0, at), named(name, name), ...units.slice(at + 2)];
    const correctedTerm = spelled.map(({ typed }) => typed).join(' ');
    return { units: spelled, correctedTerm, correction: [`${one.typed} ${other.typed}`, name] };
  }
  return null;
}

const isWord = (words: Vocabulary, { typed, words: [stem], name, soft, mayBePrefix }: QueryUnit): boolean =>
  soft ||
  isKnownName(name) ||
  words.get(stem!) !== undefined ||
  words.get(typed) !== undefined ||
  (mayBePrefix && words.completionsOf(typed).some((word) => !isSpanish(word)));

function nearestPair(words: Vocabulary, one: QueryUnit, other: QueryUnit, ofTypes: readonly PairName[]): string | null {
  let nearest: { name: string; typos: number } | null = null;
  for (const { name, first, second } of [...ofTypes, ...pairs()]) {
    const before = typosBetween(one, first);
    if (before > mostTyposOfAName) continue;
    const typos = before + typosBetween(other, second);
    if (typos > mostTyposOfAName || (nearest !== null && typos >= nearest.typos)) continue;
    if (leadsSomewhere(words, name)) nearest = { name, typos };
  }
  return nearest?.name ?? null;
}

/** Of three letters one may be wrong, because the other word says what is meant. */
function typosBetween({ typed, words }: QueryUnit, word: string): number {
  if (typed === word || words[0] === word) return 0;
  const limit = typed.length < 3 ? 0 : typed.length < lettersForTwoTypos ? 1 : mostTyposOfAName;
  const sound = soundOf(typed);
  if (sound.length >= shortestSound && sound === soundOf(word) && typed[0] === word[0]) return 1;
  if (limit === 0) return mostTyposOfAName + 1;
  const typos = Math.min(editDistance(typed, word, limit), editDistance(words[0]!, word, limit));
  return typos > limit ? mostTyposOfAName + 1 : typos;
}

const named = (name: string, typed: string): QueryUnit => ({
  typed,
  name,
  words: name.split(' '),
  equivalents: equivalentsOf(name),
  soft: false,
  mayBePrefix: false,
});

const shortestBrandWithTypo = 8;

/** A maker's name that was written apart: "quilt marsh", and misspelled too, "fether nook". */
export function joinedBrand(
  words: Vocabulary,
  units: readonly QueryUnit[],
  brandBit: number,
): { units: QueryUnit[]; written: [typed: string, meant: string]; isCorrected: boolean } | null {
  const isBrand = (word: string): boolean => ((words.get(word)?.indexed?.postings?.fields ?? 0) & brandBit) !== 0;
  for (let at = 0; at + 1 < units.length; at += 1) {
    const [one, other] = [units[at]!, units[at + 1]!];
    if (!onlyLetters.test(one.typed) || !onlyLetters.test(other.typed)) continue;
    const joined = one.typed + other.typed;
    const bothAreWords = isWord(words, one) && isWord(words, other);
    const near =
      isBrand(joined) || bothAreWords || joined.length < shortestBrandWithTypo ? [] : words.wordsNear(joined, 1);
    const brand = isBrand(joined) ? joined : near.find(({ word }) => isBrand(word))?.word;
    if (brand === undefined) continue;
    const typed = `${one.typed} ${other.typed}`;
    const unit = { ...named(brand, brand), mayBePrefix: false };
    return {
      units: [...units.slice(0, at), unit, ...units.slice(at + 2)],
      written: [typed, brand],
      isCorrected: brand !== joined,
    };
  }
  return null;
}
