/** The synonym data compiled to stems, once: phrase to its equivalents, for documents and queries alike. */

import { colourShades, qualityGroups, softWords, synonymGroups } from './synonyms.ts';
import { singularise, stemsOf, stopWords } from './tokens.ts';

export interface Equivalent {
  words: string[];
  /** 1 is as good as typed. */
  quality: number;
  /** A shade of the colour: counts where a product lists its colours, not where a name happens to be "Olive". */
  isShade: boolean;
}

/** Below what is typed: who asks for overalls sees those before rompers. */
const sameQuality = 0.85;
const foreignQuality = 0.8;
/** "Windeln", "Schuhe", "pañales": our singular is English and leaves these endings on. */
const foreignEndings = ['n', 'en', 'e'];
const shadeQuality = 0.7;

/** The shades of a colour; none for anything else. */
export const shadesOf = (colour: string): readonly string[] => colourShades[colour]?.shades ?? [];

/** By shade, the others of its colour in the shop's own words. */
export const shadesBeside: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(colourShades).flatMap(({ shades }) =>
    shades.map((shade) => [singularise(shade), shades.map(singularise)]),
  ),
);

export const longestPhrase = 5;

/** By the phrase's stems joined with a space. */
export const equivalents: ReadonlyMap<string, readonly Equivalent[]> = compile();

/** What a search server should be asked for instead. */
export const usualNames: ReadonlyMap<string, string> = compileUsualNames();

/** "crib" names a thing, "wooden" only describes one. */
const thingNames: ReadonlySet<string> = new Set([
  ...usualNames.keys(),
  ...synonymGroups.flatMap(({ same }) => same.map(stemmed)),
]);

export const namesThing = (phrase: string): boolean => thingNames.has(phrase);

/** From each English name of a thing to the usual one. */
export const nameOfGroup: ReadonlyMap<string, string> = new Map(
  synonymGroups.flatMap(({ same }) => same.map((name): [string, string] => [stemmed(name), stemmed(same[0]!)])),
);

/** Names of several words, sorted. */
export const phrasesOfThings: readonly string[] = [...thingNames].filter((name) => name.includes(' ')).sort();

/** Spelled as the table has it, even if this shop has nothing like it. */
export const isKnownName = (phrase: string): boolean => thingNames.has(phrase) || equivalents.has(phrase);

const wordsOfNames: ReadonlySet<string> = new Set(
  synonymGroups.flatMap(({ same }) => same.map(stemmed).flatMap((name) => name.split(' '))),
);

/** Part of a name in the table ("bubble" of "bubble bath"), so none of those that makers invent. */
export const isWordOfNames = (stem: string): boolean => wordsOfNames.has(stem);

/** Single words of the table that lead somewhere else: what an engine may add to the words it knows. */
export const singleWordKeys: readonly string[] = [...equivalents.keys()].filter((key) => !key.includes(' '));

/** Names of several words by their letters alone, without those that are a word of the table as they stand. */
export const joinedNames: ReadonlyMap<string, string> = new Map(
  [...equivalents.keys()]
    .filter((key) => key.includes(' '))
    .map((key): [string, string] => [key.replaceAll(' ', ''), key])
    .filter(([joined]) => !equivalents.has(joined)),
);

/** "Crema para pañal" is "crema de pañal": names of several words by their content alone, where that is no name itself. */
export const barePhrases: ReadonlyMap<string, string> = new Map(
  [...equivalents.keys()]
    .filter((key) => key.includes(' '))
    .map((key): [string, string] => [withoutStops(key.split(' ')).join(' '), key])
    .filter(([bare, key]) => bare !== key && bare.includes(' ') && !equivalents.has(bare)),
);

const softStems = new Set(stemsOf(softWords));
export const isSoftWord = (stem: string): boolean => softStems.has(stem);

function compile(): Map<string, Equivalent[]> {
  const table = new Map<string, Equivalent[]>();
  const add = (from: string, to: string, quality: number, isShade = false): void => {
    if (from === '' || from === to) return;
    const list = table.get(from) ?? [];
    const words = withoutStops(to.split(' '));
    if (withoutStops(from.split(' ')).join(' ') === words.join(' ')) return;
    if (!list.some((known) => known.words.join(' ') === words.join(' '))) list.push({ words, quality, isShade });
    table.set(from, list);
  };
  const groups = [...synonymGroups, ...qualityGroups];
  for (const { same, foreign } of groups) {
    const english = same.map(stemmed);
    for (const from of english) for (const to of english) add(from, to, sameQuality);
    for (const from of foreign.map(stemmed)) for (const to of english) add(from, to, foreignQuality);
  }
  const asWritten = new Set(table.keys());
  for (const { same, foreign } of groups) {
    for (const from of foreign.map(stemmed).flatMap(withEndings)) {
      if (!asWritten.has(from)) for (const to of same.map(stemmed)) add(from, to, foreignQuality);
    }
  }
  for (const [colour, { shades, foreign }] of Object.entries(colourShades)) {
    const spellings = [colour, ...(table.get(colour) ?? []).map(({ words }) => words.join(' '))];
    for (const word of foreign.map(stemmed)) for (const spelling of spellings) add(word, spelling, foreignQuality);
    for (const from of [...spellings, ...foreign.map(stemmed)]) {
      for (const shade of shades) add(from, singularise(shade), shadeQuality, true);
    }
  }
  return table;
}

/** From other names of a thing to the usual one; only things, and only where another name could not be a word of a product too. */
function compileUsualNames(): Map<string, string> {
  // "Plaid" is a French blanket, and an English pattern first.
  const describing = new Set(qualityGroups.flatMap(({ same }) => same.map(stemmed)));
  const names = new Map<string, string>();
  for (const { same, foreign } of synonymGroups) {
    const [usual, ...others] = same.map(stemmed);
    const strange = [...foreign.map(stemmed), ...foreign.map(stemmed).flatMap(withEndings)].filter(
      (name) => !describing.has(name),
    );
    for (const name of [...strange, ...others.filter((other) => other.includes(' ') || usual!.includes(' '))]) {
      if (!names.has(name)) names.set(name, usual!);
    }
  }
  return names;
}

/** Documents are indexed without them: a "ride on toy" is asked for as "ride toy". */
export function withoutStops(stems: readonly string[]): string[] {
  const kept = stems.filter((stem) => !stopWords.has(stem));
  return kept.length > 0 ? kept : [...stems];
}

function stemmed(phrase: string): string {
  return stemsOf(phrase).join(' ');
}

function withEndings(phrase: string): string[] {
  return phrase.includes(' ') ? [] : foreignEndings.map((ending) => phrase + ending);
}

const namesInEnglish: ReadonlySet<string> = new Set(synonymGroups.flatMap(({ same }) => same.map(stemmed)));

const foreignNames: ReadonlySet<string> = new Set(
  synonymGroups.flatMap(({ foreign }) => foreign.map(stemmed)).filter((name) => !namesInEnglish.has(name)),
);

/** As a whole word of another language is written, with its endings; what is English too is none. */
export const isForeignSpelling = (word: string): boolean => foreignSpellings.has(word);

const foreignSpellings: ReadonlySet<string> = new Set(
  [...foreignNames].flatMap((name) => [name, ...withEndings(name)]).filter((name) => !namesInEnglish.has(name)),
);

/** No product is written in it: its English names are as good as typed. */
export const isForeignName = (phrase: string): boolean => foreignNames.has(phrase);
