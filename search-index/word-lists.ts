/** The single words of content/search/words.yaml and emoji.yaml. Read at first use, because content is built before it is read. */
import { searchVocabulary } from '#content';
import { stemsOf, stopWords } from './tokens.ts';

export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const filler = once((): ReadonlySet<string> => new Set(searchVocabulary().words.filler));
const neverCorrected = once((): ReadonlySet<string> => new Set(searchVocabulary().words.neverCorrected));
const soft = once((): ReadonlySet<string> => new Set(searchVocabulary().words.soft.flatMap(stemsOf)));

/** A word of a question or wish that is not searched. */
export const isFiller = (word: string): boolean => stopWords.has(word) || filler().has(word);

/** Correctly spelled, though no product has it. */
export const isNeverCorrected = (typed: string, stem: string): boolean =>
  neverCorrected().has(typed) || neverCorrected().has(stem);

export const neverCorrectedWords = (): readonly string[] => searchVocabulary().words.neverCorrected;

/** Affects the order, but is not required of a product. */
export const isSoftWord = (stem: string): boolean => soft().has(stem);

const anyEmoji = /\p{Extended_Pictographic}/gu;

/** The text with each emoji replaced by its meaning; unknown ones are removed. */
export function readEmoji(text: string): string {
  const { emoji } = searchVocabulary();
  return text.replace(anyEmoji, (picture) => ` ${emoji[picture] ?? ''} `);
}
