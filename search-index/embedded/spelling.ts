/**
 * What is written wrongly in a query, put right: at most one word or one name of two words, since of two uncertain ones a guess at both would
 * be about something else. Also what is only unfinished ("nursing p"), or a brand that is written apart.
 */
import { type QueryUnit, understandQuery } from '../query-understanding.ts';
import { allowedTypos } from '../settings.ts';
import { equivalentsOf, isKnownName, isWordOfNames, namesThing } from '../synonym-table.ts';
import { isNeverCorrected } from '../word-lists.ts';
import { alternativesOf, completionsOf, isForeign } from './expansion.ts';
import type { InvertedIndex } from './inverted-index.ts';

interface Change {
  typed: string;
  meant: string;
  /** Else it was only unfinished or written apart. */
  isCorrection: boolean;
}

export interface Reading {
  units: QueryUnit[];
  changes: Change[];
  correctedTerm: string | null;
}

const onlyLetters = /^[a-z]+$/;
/** More letters say enough by themselves. */
const longestBeginningOfName = 3;
const mostTyposOfName = 2;
const shortestBrandWithTypo = 8;
const shortestCompletionWithTypo = 5;
/** Short words are near too many words: to be corrected to a mere describing word, or to an invented name, takes so many letters. */
const shortestWithTypo = 6;
/** The name that a maker gave to a thing is likelier beside that thing ("zinia stroller"). */
const shortestBesideThing = 5;
/** Asked for alone, three letters may have one wrong ("bip"), if that is a thing. */
const shortestThing = 3;

/** The units of a query as they were meant; `correctedTerm` is what was searched for where something was misspelled. */
export function readUnits(index: InvertedIndex, asked: QueryUnit[]): Reading {
  const reading: Reading = { units: asked, changes: [], correctedTerm: null };
  joinBrand(index, reading);
  finishName(index, reading);
  if (reading.changes.length === 0) correctName(index, reading);
  if (!isCorrected(reading)) correctWord(index, reading);
  if (!isCorrected(reading)) return reading;
  const correctedTerm = reading.units.map(({ typed }) => typed).join(' ');
  // Spelled right, "buble bath" is one thing and no longer two words.
  const again = understandQuery(correctedTerm).units;
  return { ...reading, units: again.length < reading.units.length ? again : reading.units, correctedTerm };
}

const isCorrected = ({ changes }: Reading): boolean => changes.some(({ isCorrection }) => isCorrection);

export const isBrand = (index: InvertedIndex, word: string): boolean =>
  (index.fieldsOf(word) & index.roles.brand) !== 0;

/** "Quilt marsh", and misspelled too, "fether nook". */
function joinBrand(index: InvertedIndex, reading: Reading): void {
  for (const [at, one, other] of pairsOf(reading.units)) {
    const joined = one.typed + other.typed;
    const mayBeMisspelled = joined.length >= shortestBrandWithTypo && !(isWord(index, one) && isWord(index, other));
    const near = mayBeMisspelled ? index.dictionary.near(joined, 1).map(({ word }) => word) : [];
    const brand = [joined, ...near].find((word) => isBrand(index, word));
    if (brand === undefined) continue;
    replacePair(reading, at, namedUnit(brand), brand !== joined);
    return;
  }
}

/** "Nursing p" is a nursing pillow before it is a nursing anything. */
function finishName(index: InvertedIndex, reading: Reading): void {
  const [before, last] = reading.units.slice(-2);
  if (before === undefined || last === undefined || !last.mayBePrefix || last.words.length !== 1) return;
  const isHere = index.hasAll(last.words);
  const { length } = last.typed;
  if (!onlyLetters.test(last.typed) || (length > longestBeginningOfName && isHere)) return;
  const begun = `${before.name} ${last.typed}`;
  const names = index.dictionary.beginningWith(begun, 100);
  // "Structured car" is no car, as nothing is called so; "car" alone and "baby car" may be one.
  const mayBeWord = (length === longestBeginningOfName && isHere) || isKnownName(last.name);
  const isName = index.dictionary.has(begun) || names.some((name) => name.startsWith(`${begun} `));
  if (mayBeWord && (before.soft || isName)) return;
  // "Car se" is a car seat before it is a car seat base.
  const ended = names.filter((name) => !name.slice(begun.length).includes(' '));
  const [name, ...others] = ended.length > 0 ? ended : names;
  if (name === undefined) return;
  const unit = namedUnit(name);
  const also = others.map((other) => ({ words: other.split(' '), quality: 1, isShade: false }));
  const equivalents = [...also, ...unit.equivalents, ...others.flatMap(equivalentsOf)];
  replacePair(reading, reading.units.length - 2, { ...unit, equivalents }, false);
}

/** Two words that are nearly a name, one of them no word here: "play gim", "changing oad". */
function correctName(index: InvertedIndex, reading: Reading): void {
  for (const [at, one, other] of pairsOf(reading.units)) {
    if (isWord(index, one) && isWord(index, other)) continue;
    const forms = [...new Set([`${one.typed} ${other.typed}`, `${one.words[0]} ${other.words[0]}`])];
    const near = forms.flatMap((form) => index.dictionary.near(form, mostTyposOfName));
    const alike = forms.flatMap((form) => index.dictionary.soundingLike(form));
    const [name] = [
      ...near.filter(({ typos }) => typos < mostTyposOfName).map(({ word }) => word),
      ...alike,
      ...near.map(({ word }) => word),
    ];
    if (name === undefined) continue;
    replacePair(reading, at, namedUnit(name), true);
    return;
  }
}

/** Of several words that nobody knows the longest, which has the fewest others near; those that only help the order last. */
function correctWord(index: InvertedIndex, reading: Reading): void {
  const { units } = reading;
  const guesses = units.flatMap((unit, at) => {
    const word = isUnderstood(index, units, at) ? undefined : likeliestWord(index, unit, units);
    return word === undefined ? [] : [{ unit, at, word }];
  });
  guesses.sort((a, b) => Number(a.unit.soft) - Number(b.unit.soft) || b.unit.typed.length - a.unit.typed.length);
  const [guess] = guesses;
  if (guess === undefined) return;
  const { unit, at, word } = guess;
  reading.units = units.with(at, { ...namedUnit(index.stemOf(word)), typed: word, soft: unit.soft });
  reading.changes.push({ typed: unit.typed, meant: word, isCorrection: true });
}

/** A Spanish word that is only begun ("wips") may as well be another that is misspelled. */
function isUnderstood(index: InvertedIndex, units: readonly QueryUnit[], at: number): boolean {
  if (alternativesOf(index, units, at).length === 0) return false;
  const isWritten = [units[at]!, ...units[at]!.equivalents].some(({ words }) => index.hasAll(words));
  return isWritten || !completionsOf(index, units, at).some((word) => isForeign(index, word));
}

const isWord = (index: InvertedIndex, unit: QueryUnit): boolean =>
  unit.soft ||
  isKnownName(unit.name) ||
  [...unit.words, unit.typed].some((word) => index.dictionary.has(word)) ||
  completionsOf(index, [unit], 0).some((word) => !isForeign(index, word));

/**
 * The likeliest of the words that are near or sound the same: few typos, the first letter right, a slip of the finger, and best a word that
 * says what a thing is.
 */
function likeliestWord(
  index: InvertedIndex,
  { typed, name, words, mayBePrefix }: QueryUnit,
  units: readonly QueryUnit[],
): string | undefined {
  const { dictionary, roles } = index;
  const stem = words[0]!;
  if (words.length !== 1 || /\d/.test(typed) || isKnownName(name) || isNeverCorrected(typed, stem)) return undefined;
  const isAlone = units.length === 1;
  const isShort = typed.length <= shortestThing;
  if (isShort && (!isAlone || typed.length < shortestThing)) return undefined;
  const limit = isShort ? 1 : allowedTypos(typed.length);
  const shortest = units.some((unit) => namesThing(unit.name)) ? shortestBesideThing : shortestWithTypo;
  const costs = new Map<string, number>();
  const offer = (word: string, typos: number, form: string): void => {
    const fields = index.fieldsOf(word);
    const isKind = isWordOfNames(word) || (fields & roles.kind) !== 0;
    const isFirstRight = word[0] === typed[0];
    if (isForeign(index, word)) return;
    if (isShort ? !isFirstRight || (fields & roles.thing) === 0 : !isKind && typed.length < shortest) return;
    // "Expressed milk" is not pressed.
    if (!isAlone && !isKind && (fields & roles.title) === 0) return;
    // Six letters may be what is left of a longer name ("boysuot"), if that is a thing or a brand.
    const mayBeLonger = isFirstRight && word.length > typed.length && (fields & roles.telling) !== 0;
    if (Math.floor(typos) > limit && !mayBeLonger) return;
    const cost = typos + (isKind ? 0 : 1) + (isFirstRight ? 0 : 0.6) + (isSlip(form, word) ? 0 : 0.2);
    costs.set(word, Math.min(cost, costs.get(word) ?? cost));
  };
  for (const form of new Set([typed, stem, typed.replace(/[sz]+$/, '')])) {
    if (form.length < shortestThing) continue;
    const further = form.length >= shortestWithTypo ? 2 : limit;
    for (const { word, typos } of dictionary.near(form, further)) offer(word, Math.max(0.5, typos), form);
    if (!isShort) for (const word of dictionary.soundingLike(form)) offer(word, 1.3, form);
  }
  if (costs.size === 0 && mayBePrefix && typed.length >= shortestCompletionWithTypo)
    for (const { word, typos } of dictionary.near(typed, 1, { onlyBeginning: true })) offer(word, typos, typed);
  return dictionary.mostFrequentFirst([...costs.keys()]).sort((a, b) => costs.get(a)! - costs.get(b)!)[0];
}

/** Neighbours of one word each. */
const pairsOf = (units: readonly QueryUnit[]): [at: number, one: QueryUnit, other: QueryUnit][] =>
  units
    .slice(1)
    .map((other, at): [number, QueryUnit, QueryUnit] => [at, units[at]!, other])
    .filter(([, ...both]) => both.every(({ typed, words }) => words.length === 1 && onlyLetters.test(typed)));

const namedUnit = (name: string): QueryUnit => ({
  typed: name,
  name,
  words: name.split(' '),
  equivalents: equivalentsOf(name),
  soft: false,
  mayBePrefix: false,
});

function replacePair(reading: Reading, at: number, unit: QueryUnit, isCorrection: boolean): void {
  const typed = `${reading.units[at]!.typed} ${reading.units[at + 1]!.typed}`;
  reading.units = reading.units.toSpliced(at, 2, unit);
  reading.changes.push({ typed, meant: unit.typed, isCorrection });
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A neighbouring key, another vowel, exchanged or doubled letters. */
export function isSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [one, other] = [typed.slice(at), meant.slice(at)];
  if (one.length === other.length) {
    const isExchanged = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
    return isExchanged || (one.slice(1) === other.slice(1) && isNearKey(one[0] ?? '', other[0] ?? ''));
  }
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  return at > 0 && longer.slice(1) === shorter && longer[0] === typed[at - 1];
}

function isNearKey(one: string, other: string): boolean {
  if ('aeiou'.includes(one) && 'aeiou'.includes(other)) return true;
  const placeOf = (letter: string) => {
    const row = rows.findIndex((keys) => keys.includes(letter));
    // Each row begins half a key further right.
    return { row, column: (rows[row]?.indexOf(letter) ?? 9) + row / 2 };
  };
  const [a, b] = [placeOf(one), placeOf(other)];
  return Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1;
}
