/** Sentences that occur in several texts, and texts that open alike. */
import type { Sentence } from './sentences.ts';

export interface Place {
  file: string;
  line: number;
}

export interface Repeated {
  text: string;
  places: Place[];
}

/** Shorter ones ("Call right away.") are normal repetitions. */
const repeatedFromWords = 8;
const openingWords = 4;

export function findRepeatedSentences(texts: ReadonlyMap<string, readonly Sentence[]>): Repeated[] {
  const seen = new Map<string, Repeated>();
  for (const [file, sentences] of texts) {
    for (const { text, words, line } of sentences) {
      if (words.length >= repeatedFromWords) remember(seen, keyOf({ words }), text, { file, line });
    }
  }
  return severalOf(seen);
}

/** Sentences that one text repeats, each with its further positions. */
export function findSaidTwice(texts: ReadonlyMap<string, readonly Sentence[]>): Repeated[] {
  return [...texts].flatMap(([file, sentences]) => {
    const long = sentences.filter(({ words }) => words.length >= repeatedFromWords);
    return [...Map.groupBy(long, keyOf).values()]
      .filter(({ length }) => length > 1)
      .map((same) => ({ text: same[0]!.text, places: same.map(({ line }) => ({ file, line })) }));
  });
}

/** Texts whose first sentences begin with the same words. */
export function findRepeatedOpenings(texts: ReadonlyMap<string, readonly Sentence[]>): Repeated[] {
  const seen = new Map<string, Repeated>();
  for (const [file, [first]] of texts) {
    if (first === undefined || first.words.length < openingWords) continue;
    const opening = first.words.slice(0, openingWords).join(' ');
    remember(seen, opening.toLowerCase(), `${opening} ...`, { file, line: first.line });
  }
  return severalOf(seen);
}

const keyOf = ({ words }: Pick<Sentence, 'words'>): string => words.join(' ').toLowerCase();

function remember(seen: Map<string, Repeated>, key: string, text: string, place: Place): void {
  const known = seen.get(key) ?? { text, places: [] };
  if (!known.places.some(({ file }) => file === place.file)) known.places.push(place);
  seen.set(key, known);
}

const severalOf = (seen: ReadonlyMap<string, Repeated>): Repeated[] =>
  [...seen.values()].filter(({ places }) => places.length > 1).sort((a, b) => b.places.length - a.places.length);
