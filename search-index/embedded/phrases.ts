/**
 * Names of several words that are not finished or not spelled right: one word of a name tells what the other should be. "Nursing p" is a
 * nursing pillow before it is a nursing anything, and beside "gym" even three letters can be corrected ("play gim", "changing oad").
 */
import type { QueryUnit } from '../query-understanding.ts';
import { allowedTypos } from '../settings.ts';
import { equivalents, isKnownName, phrasesOfThings } from '../synonym-table.ts';
import { editDistance } from './edit-distance.ts';
import { soundOf } from './sound.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Longer beginnings say enough by themselves. */
const longestShortBeginning = 3;
const finishedQuality = 0.9;
const mostTyposOfAName = 2;
const onlyLetters = /^[a-z]+$/;

interface PairName {
  name: string;
  first: string;
  second: string;
}

const pairs: readonly PairName[] = phrasesOfThings.flatMap((name) => {
  const [first, second, ...others] = name.split(' ');
  return others.length === 0 && first !== undefined && second !== undefined ? [{ name, first, second }] : [];
});

const isFound = (words: Vocabulary, stems: readonly string[]): boolean =>
  stems.every((stem) => (words.get(stem)?.indexed?.count ?? 0) > 0);

/** A name has something in this shop by its own words or by another name. */
const leadsSomewhere = (words: Vocabulary, name: string): boolean =>
  isFound(words, name.split(' ')) || (equivalents.get(name) ?? []).some((other) => isFound(words, other.words));

/** The last two units as one name, where the last is the short beginning of it; else null. */
export function finishedPhrase(words: Vocabulary, units: readonly QueryUnit[]): QueryUnit[] | null {
  const last = units.at(-1);
  const before = units.at(-2);
  if (last === undefined || before === undefined || !last.mayBePrefix || last.words.length !== 1) return null;
  const isWordHere = last.typed.length === longestShortBeginning && isFound(words, last.words);
  if (
    isWordHere ||
    last.typed.length > longestShortBeginning ||
    !onlyLetters.test(last.typed) ||
    isKnownName(last.name)
  )
    return null;
  const begun = `${before.name} ${last.typed}`;
  const begins = phrasesOfThings.filter((name) => name.startsWith(begun) && leadsSomewhere(words, name));
  // "Car se" is a car seat before it is a car seat base.
  const ends = begins.filter((name) => !name.slice(begun.length).includes(' '));
  const meant = ends.length > 0 ? ends : begins;
  const [name, ...others] = meant;
  if (name === undefined) return null;
  const unit = named(name, `${before.typed} ${last.typed}`);
  const also = others.map((other) => ({ words: other.split(' '), quality: 1, isShade: false }));
  const known = meant
    .flatMap((other) => equivalents.get(other) ?? [])
    .map((one) => ({ ...one, quality: one.quality * finishedQuality }));
  return [...units.slice(0, -2), { ...unit, equivalents: [...also, ...known] }];
}

/** Neighbours that are nearly a name, where one of them alone is no word here; null where none is. */
export function spelledPhrase(
  words: Vocabulary,
  units: readonly QueryUnit[],
): { units: QueryUnit[]; correctedTerm: string; correction: [typed: string, meant: string] } | null {
  for (let at = 0; at + 1 < units.length; at += 1) {
    const [one, other] = [units[at]!, units[at + 1]!];
    if (one.words.length !== 1 || other.words.length !== 1) continue;
    if (isWord(words, one) && isWord(words, other)) continue;
    if (!onlyLetters.test(one.typed) || !onlyLetters.test(other.typed)) continue;
    const name = nearestPair(words, one, other);
    if (name === null) continue;
    const spelled = [...units.slice(0, at), named(name, name), ...units.slice(at + 2)];
    const correctedTerm = spelled.map(({ typed }) => typed).join(' ');
    return { units: spelled, correctedTerm, correction: [`${one.typed} ${other.typed}`, name] };
  }
  return null;
}

const isWord = (words: Vocabulary, { typed, words: [stem], name, mayBePrefix }: QueryUnit): boolean =>
  isKnownName(name) ||
  words.get(stem!) !== undefined ||
  words.get(typed) !== undefined ||
  (mayBePrefix && words.completionsOf(typed).length > 0);

function nearestPair(words: Vocabulary, one: QueryUnit, other: QueryUnit): string | null {
  let nearest: { name: string; typos: number } | null = null;
  for (const { name, first, second } of pairs) {
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
  const limit = Math.max(typed.length > 2 ? 1 : 0, allowedTypos(typed.length));
  if (limit === 0) return mostTyposOfAName + 1;
  if (soundOf(typed) === soundOf(word) && typed[0] === word[0]) return 1;
  const typos = Math.min(editDistance(typed, word, limit), editDistance(words[0]!, word, limit));
  return typos > limit ? mostTyposOfAName + 1 : typos;
}

const named = (name: string, typed: string): QueryUnit => ({
  typed,
  name,
  words: name.split(' '),
  equivalents: equivalents.get(name) ?? [],
  soft: false,
  mayBePrefix: false,
});
