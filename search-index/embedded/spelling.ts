/**
 * Corrects a misspelled query: at most one word or one name of two words, because guessing at two uncertain ones could change the subject.
 * Also completes an unfinished name ("nursing p"), and joins a brand that was written apart.
 */
import { type QueryUnit, understandQuery } from '../query-understanding.ts';
import { allowedTypos } from '../settings.ts';
import { equivalentsOf, isKnownName, isWordOfNames, namesThing } from '../synonym-table.ts';
import { foldText } from '../tokens.ts';
import { isNeverCorrected } from '../word-lists.ts';
import { alternativesOf, completionsOf, isForeign } from './expansion.ts';
import type { InvertedIndex } from './inverted-index.ts';

export interface Reading {
  units: QueryUnit[];
  changes: { typed: string; meant: string }[];
  /** The term that was searched, if something was misspelled; null if it was at most unfinished. */
  correctedTerm: string | null;
}

/** Longer beginnings are specific enough by themselves. */
const longestBeginningOfName = 3;
const mostTyposOfName = 2;
/** Sounding the same costs as much as this many typos. */
const soundTypos = 1.3;
/** Short words are close to too many others: only from this length on is a word corrected to a mere describing word or an invented name. */
const shortestWithTypo = 6;
/** A maker's name for a thing is likelier beside that thing ("zinia stroller"). */
const shortestBesideThing = 5;
/** A query of only three letters may have one wrong ("bip"), if the correction is a thing. */
const shortestThing = 3;

/** The units of a query as intended. */
export function readUnits(index: InvertedIndex, asked: QueryUnit[]): Reading {
  const reading: Reading = { units: asked, changes: [], correctedTerm: null };
  const isNameCorrected = correctName(index, reading);
  finishName(index, reading);
  if (!isNameCorrected && !correctWord(index, reading)) return reading;
  const correctedTerm = reading.units.map(({ typed }) => typed).join(' ');
  // Corrected, "buble bath" is one thing instead of two words.
  const again = understandQuery(correctedTerm).units;
  return { ...reading, units: again.length < reading.units.length ? again : reading.units, correctedTerm };
}

const isPlain = ({ typed, words }: QueryUnit): boolean => words.length === 1 && /^[a-z]+$/.test(typed);

const isBrand = (index: InvertedIndex, word: string): boolean => (index.fieldsOf(word) & index.roles.brand) !== 0;

/** The term with a brand joined that was written as two words: "quilt marsh", "spoon about". */
export function joinBrand(index: InvertedIndex, term: string): string {
  const words = term.split(' ');
  const at = words.findIndex((word, place) => isBrand(index, foldText(word + (words[place + 1] ?? ''))));
  return at < 0 || at === words.length - 1 ? term : words.toSpliced(at, 2, words[at]! + words[at + 1]!).join(' ');
}

/** "Nursing p" is more likely to mean a nursing pillow than any other nursing product. */
function finishName(index: InvertedIndex, reading: Reading): void {
  const [before, last] = reading.units.slice(-2);
  if (before === undefined || last === undefined || !last.mayBePrefix || !isPlain(last)) return;
  if (last.typed.length > longestBeginningOfName && index.hasAll(last.words)) return;
  const begun = `${before.name} ${last.typed}`;
  const names = index.dictionary.beginningWith(begun, 100);
  // "Car se" is more likely a car seat than a car seat base.
  const ended = names.filter((name) => !name.slice(begun.length).includes(' '));
  const [name, ...others] = ended.length > 0 ? ended : names;
  if (name === undefined) return;
  const unit = namedUnit(name);
  const also = others.map((other) => ({ words: other.split(' '), quality: 1, isShade: false }));
  const equivalents = [...also, ...unit.equivalents, ...others.flatMap(equivalentsOf)];
  replacePair(reading, reading.units.length - 2, { ...unit, equivalents });
}

/** Corrects two words that are nearly a name or a brand, one of them unknown here: "play gim", "changing oad", "fether nook". */
function correctName(index: InvertedIndex, reading: Reading): boolean {
  const { dictionary } = index;
  for (let at = 0; at + 1 < reading.units.length; at += 1) {
    const [one, other] = [reading.units[at]!, reading.units[at + 1]!];
    if (!isPlain(one) || !isPlain(other) || (isWord(index, one) && isWord(index, other))) continue;
    const form = `${one.words[0]} ${other.words[0]}`;
    const brands = dictionary.near(one.typed + other.typed, 1).filter(({ word }) => isBrand(index, word));
    const alike = dictionary.soundingLike(form).map(({ word }) => ({ word, typos: soundTypos }));
    const near = [...dictionary.near(form, mostTyposOfName), ...brands, ...alike];
    const [nearest] = near.sort((a, b) => a.typos - b.typos);
    if (nearest === undefined) continue;
    replacePair(reading, at, namedUnit(nearest.word));
    return true;
  }
  return false;
}

/** Of several unknown words corrects the longest, which has the fewest others near; words that only help the order come last. */
function correctWord(index: InvertedIndex, reading: Reading): boolean {
  const { units } = reading;
  const guesses = units.flatMap((unit, at) => {
    const word = isUnderstood(index, units, at) ? undefined : likeliestWord(index, unit, units);
    return word === undefined ? [] : [{ unit, at, word }];
  });
  guesses.sort((a, b) => Number(a.unit.soft) - Number(b.unit.soft) || b.unit.typed.length - a.unit.typed.length);
  const [guess] = guesses;
  if (guess === undefined) return false;
  const { unit, at, word } = guess;
  reading.units = units.with(at, { ...namedUnit(index.stemOf(word)), typed: word, soft: unit.soft });
  reading.changes.push({ typed: unit.typed, meant: word });
  return true;
}

/** A Spanish word that is only begun ("wips") may as well be another word misspelled. */
function isUnderstood(index: InvertedIndex, units: readonly QueryUnit[], at: number): boolean {
  if (alternativesOf(index, units, at).length === 0) return false;
  const isWritten = [units[at]!, ...units[at]!.equivalents].some(({ words }) => index.hasAll(words));
  const begun = completionsOf(index, units[at]!);
  return isWritten || begun.length === 0 || begun.some((word) => !isForeign(index, word));
}

const isWord = (index: InvertedIndex, unit: QueryUnit): boolean =>
  unit.soft || isKnownName(unit.name) || isUnderstood(index, [unit], 0);

/**
 * The likeliest of the words with a similar spelling or the same sound: few typos, the first letter right, and preferably a word that names
 * a kind of thing.
 */
function likeliestWord(
  index: InvertedIndex,
  { typed, name, words }: QueryUnit,
  units: readonly QueryUnit[],
): string | undefined {
  const { dictionary, roles } = index;
  const stem = words[0]!;
  const isAlone = units.length === 1;
  const isShort = isAlone && typed.length === shortestThing;
  const limit = isShort ? 1 : allowedTypos(typed.length);
  const isRight = words.length !== 1 || /\d/.test(typed) || isKnownName(name) || isNeverCorrected(typed, stem);
  if (isRight || limit === 0) return undefined;
  const shortest = units.some((unit) => namesThing(unit.name)) ? shortestBesideThing : shortestWithTypo;
  const costs = new Map<string, number>();
  const offer = (word: string, typos: number): void => {
    const fields = index.fieldsOf(word);
    const isKind = isWordOfNames(word) || (fields & roles.kind) !== 0;
    const isFirstRight = word[0] === typed[0];
    if (isForeign(index, word)) return;
    if (isShort ? !isFirstRight || (fields & roles.thing) === 0 : !isKind && typed.length < shortest) return;
    // "Expressed milk" does not mean "pressed".
    if (!isAlone && !isKind && (fields & roles.title) === 0) return;
    const cost = typos + (isKind ? 0 : 1) + (isFirstRight ? 0 : 0.6);
    costs.set(word, Math.min(cost, costs.get(word) ?? cost));
  };
  for (const form of new Set([typed, stem, typed.replace(/(?<![sz])[sz]+$/, '')])) {
    if (form.length < shortestThing) continue;
    for (const { word, typos } of dictionary.near(form, limit)) offer(word, Math.max(0.5, typos));
    for (const { word, typos } of isShort ? [] : dictionary.soundingLike(form))
      if (isWordOfNames(word) || (index.fieldsOf(word) & roles.telling) !== 0) offer(word, soundTypos + typos / 10);
  }
  return dictionary.mostFrequentFirst([...costs.keys()]).sort((a, b) => costs.get(a)! - costs.get(b)!)[0];
}

const namedUnit = (name: string): QueryUnit => ({
  typed: name,
  name,
  words: name.split(' '),
  equivalents: equivalentsOf(name),
  soft: false,
  mayBePrefix: false,
});

function replacePair(reading: Reading, at: number, unit: QueryUnit): void {
  const typed = `${reading.units[at]!.typed} ${reading.units[at + 1]!.typed}`;
  reading.units = reading.units.toSpliced(at, 2, unit);
  reading.changes.push({ typed, meant: unit.typed });
}
