/** Query expansion: all the ways in which documents can match one unit of a query, as posting lists. */
import type { QueryUnit } from '../query-understanding.ts';
import { quality } from '../relevance.ts';
import { type Equivalent, equivalentsOf, isSpanish, synonyms } from '../synonym-table.ts';
import { singularise } from '../tokens.ts';
import type { InvertedIndex, PostingList } from './inverted-index.ts';

export interface Alternative {
  /** The list of one word, or those of all words of a name, which must all match. */
  lists: PostingList[];
  /** 1 is exactly as typed. */
  quality: number;
  /** Only these fields count. */
  fields: number;
}

const allFields = 255;
const mostCompletions = 48;
/** One or two letters are the beginning of half of the words. */
const mostShortCompletions = 12;
const shortestWordBegun = 4;

/** Empty where the unit is unknown. */
export function alternativesOf(index: InvertedIndex, units: readonly QueryUnit[], at: number): Alternative[] {
  const unit = units[at]!;
  const written = (words: readonly string[], worth: number, fields = allFields): Alternative[] => {
    const lists = words.map((word) => index.postingsOf(word));
    return lists.every((list) => list !== undefined) ? [{ lists, quality: worth, fields }] : [];
  };
  const equivalent = ({ words, quality: worth, isShade }: Equivalent): Alternative[] =>
    written(words, worth, isShade ? index.roles.listing : allFields);

  const found = [...written(unit.words, quality.asTyped), ...unit.equivalents.flatMap(equivalent)];
  const isKnown = found.length > 0;
  // "Car seat" also finds "carseat".
  for (const joined of joinedWords(units, at)) found.push(...written([joined], quality.compound));
  // The typed text may be a complete word: although "bathrobe" begins with "bath", "bath" does not mean robes.
  const [worth, fields] = isKnown
    ? [quality.longerWord, allFields & ~index.roles.thing]
    : [quality.completion, allFields];
  for (const word of isKnown && unit.typed.length < shortestWordBegun ? [] : completionsOf(index, unit)) {
    const stem = index.stemOf(word);
    found.push(...written([stem], worth, fields));
    if (!isKnown)
      for (const one of equivalentsOf(stem)) found.push(...equivalent({ ...one, quality: worth * one.quality }));
  }
  // If nothing is navy, "navy" finds denim.
  if (found.length === 0)
    for (const shade of synonyms().shadesBeside.get(unit.name) ?? [])
      found.push(...written([shade], quality.kindredShade, index.roles.listing));
  return found;
}

/** The words that an unfinished one may become. */
export function completionsOf({ dictionary }: InvertedIndex, { typed, words, mayBePrefix }: QueryUnit): string[] {
  if (!mayBePrefix || words.length > 1) return [];
  return dictionary.beginningWith(typed, typed.length < 3 ? mostShortCompletions : mostCompletions);
}

/** A Spanish word that no document has. */
export const isForeign = (index: InvertedIndex, word: string): boolean =>
  index.postingsOf(word) === undefined && isSpanish(word);

/** The unit's own words written as one, or the unit joined with a neighbor. */
function joinedWords(units: readonly QueryUnit[], at: number): string[] {
  const unit = units[at]!;
  if (unit.words.length > 1) return [unit.words.join('')];
  return [at - 1, at].flatMap((left) => {
    const [one, other] = [units[left], units[left + 1]];
    return one?.words.length === 1 && other?.words.length === 1 ? [singularise(one.typed + other.typed)] : [];
  });
}
