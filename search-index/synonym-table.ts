/** The synonym data compiled to stems, once: phrase to its equivalents, for documents and queries alike. */
import { singularise, stemsOf } from './documents.ts';
import { colourShades, softWords, synonymGroups } from './synonyms.ts';

export interface Equivalent {
  words: string[];
  /** 1 is as good as typed. */
  quality: number;
}

const sameQuality = 0.95;
const foreignQuality = 0.95;
/** "Windeln", "Schuhe", "pañales": our singular is English and leaves these endings on. */
const foreignEndings = ['n', 'en', 'e'];
const shadeQuality = 0.7;

export const longestPhrase = 5;

/** By the phrase's stems joined with a space. */
export const equivalents: ReadonlyMap<string, readonly Equivalent[]> = compile();

/** Single words of the table that lead somewhere else: what an engine may add to the words it knows. */
export const singleWordKeys: readonly string[] = [...equivalents.keys()].filter((key) => !key.includes(' '));

const softStems = new Set(stemsOf(softWords));
export const isSoftWord = (stem: string): boolean => softStems.has(stem);

function compile(): Map<string, Equivalent[]> {
  const table = new Map<string, Equivalent[]>();
  const add = (from: string, to: string, quality: number): void => {
    if (from === '' || from === to) return;
    const list = table.get(from) ?? [];
    if (!list.some((known) => known.words.join(' ') === to)) list.push({ words: to.split(' '), quality });
    table.set(from, list);
  };
  const stemmed = (phrase: string): string => stemsOf(phrase).join(' ');
  for (const { same, foreign } of synonymGroups) {
    const english = same.map(stemmed);
    for (const from of english) for (const to of english) add(from, to, sameQuality);
    for (const from of foreign.map(stemmed)) for (const to of english) add(from, to, foreignQuality);
  }
  const asWritten = new Set(table.keys());
  for (const { same, foreign } of synonymGroups) {
    for (const word of foreign.map(stemmed).filter((key) => !key.includes(' '))) {
      for (const ending of foreignEndings) {
        if (asWritten.has(word + ending)) continue;
        for (const to of same.map(stemmed)) add(word + ending, to, foreignQuality);
      }
    }
  }
  for (const [colour, { shades, foreign }] of Object.entries(colourShades)) {
    for (const shade of shades) add(colour, singularise(shade), shadeQuality);
    for (const word of foreign) add(stemmed(word), colour, foreignQuality);
  }
  return table;
}
