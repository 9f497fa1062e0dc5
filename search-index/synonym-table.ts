/** content/search/synonyms.yaml compiled to stems, once: phrases and their equivalents, for documents and queries alike. */
import { searchVocabulary } from '#content';
import { singularise, stemsOf, stopWords } from './tokens.ts';
import { once } from './word-lists.ts';

export interface Equivalent {
  words: string[];
  /** 1 is as good as typed. */
  quality: number;
  /** A shade of the color: it counts where a product lists its colors, not in a name that happens to be "Olive". */
  isShade: boolean;
}

/** Below the typed word: a search for overalls shows them before rompers. */
const sameQuality = 0.85;
const spanishQuality = 0.8;
const shadeQuality = 0.7;

/** The longest phrase in the table; its schema allows no longer one. */
export const longestPhrase = 5;

interface SynonymTable {
  /** By the phrase's stems joined with a space. */
  equivalents: ReadonlyMap<string, readonly Equivalent[]>;
  /** From other names of a thing to the usual one, for a search server. */
  usualNames: ReadonlyMap<string, string>;
  /** Names of things: "crib" names a thing, "wooden" only describes one. */
  things: ReadonlySet<string>;
  /** From each English name of a thing to the usual one. */
  nameOfGroup: ReadonlyMap<string, string>;
  /** Names of things of several words, sorted. */
  phrases: readonly string[];
  /** Single words that have equivalents. */
  singleWords: readonly string[];
  /** Names of several words, by their letters written as one, except where these are a word themselves. */
  joined: ReadonlyMap<string, string>;
  /** "Crema para pañal" is "crema de pañal": names of several words, by their words without stop words. */
  bare: ReadonlyMap<string, string>;
  /** Every word of an English name; none of these is a maker's invention. */
  wordsOfNames: ReadonlySet<string>;
  /** English words that describe things. */
  describing: ReadonlySet<string>;
  /** Spanish and not English. */
  spanish: ReadonlySet<string>;
  /** By color, its shades; by shade, the others of its color. */
  shades: ReadonlyMap<string, readonly string[]>;
  shadesBeside: ReadonlyMap<string, readonly string[]>;
}

export const synonyms = once(compile);

export const equivalentsOf = (name: string): readonly Equivalent[] => synonyms().equivalents.get(name) ?? [];
export const namesThing = (phrase: string): boolean => synonyms().things.has(phrase);
/** Spelled as in the table, even if this shop has nothing like it. */
export const isKnownName = (phrase: string): boolean =>
  namesThing(phrase) || synonyms().equivalents.has(phrase) || synonyms().describing.has(phrase);
export const isWordOfNames = (stem: string): boolean => synonyms().wordsOfNames.has(stem);
export const isSpanish = (phrase: string): boolean => synonyms().spanish.has(phrase);
export const shadesOf = (color: string): readonly string[] => synonyms().shades.get(color) ?? [];

function compile(): SynonymTable {
  const { things, qualities, colors } = searchVocabulary().synonyms;
  const read = ({ same, spanish = [] }: (typeof things)[number]) => ({
    english: same.map(stemmed),
    spanish: spanish.map(stemmed).flatMap(withPlural),
  });
  const [thingGroups, qualityGroups] = [things.map(read), qualities.map(read)];
  const table = new Map<string, Equivalent[]>();
  const add = (from: string, to: readonly string[], quality: number, isShade = false): void => {
    const list = table.get(from) ?? [];
    const known = new Set([bareOf(from), ...list.map(({ words }) => words.join(' '))]);
    for (const name of to) {
      const words = withoutStops(name.split(' '));
      if (known.has(words.join(' '))) continue;
      known.add(words.join(' '));
      list.push({ words, quality, isShade });
    }
    if (list.length > 0) table.set(from, list);
  };
  for (const { english, spanish } of [...thingGroups, ...qualityGroups]) {
    for (const name of english) add(name, english, sameQuality);
    for (const name of spanish) add(name, english, spanishQuality);
  }
  for (const { name, shades, spanish = [] } of colors) {
    const spellings = [name, ...(table.get(name) ?? []).map(({ words }) => words.join(' '))];
    const stems = shades.map(stemmed);
    for (const from of spanish.map(stemmed)) add(from, spellings, spanishQuality);
    for (const from of [...spellings, ...spanish.map(stemmed)]) add(from, stems, shadeQuality, true);
  }
  const english = new Set([...thingGroups, ...qualityGroups].flatMap((group) => group.english));
  const names = thingGroups.flatMap((group) => group.english);
  const usualNames = usualNamesOf(thingGroups, english);
  const thingNames = new Set([...usualNames.keys(), ...names]);
  const keys = [...table.keys()];
  const phrases = keys.filter((key) => key.includes(' '));
  return {
    equivalents: table,
    usualNames,
    things: thingNames,
    nameOfGroup: new Map(
      thingGroups.flatMap((group) => group.english.map((name) => [name, group.english[0]!] as const)),
    ),
    phrases: [...thingNames].filter((name) => name.includes(' ')).sort(),
    singleWords: keys.filter((key) => !key.includes(' ')),
    joined: new Map(
      phrases.map((key) => [key.replaceAll(' ', ''), key] as const).filter(([joined]) => !table.has(joined)),
    ),
    bare: new Map(
      phrases
        .map((key) => [bareOf(key), key] as const)
        .filter(([bare, key]) => bare !== key && bare.includes(' ') && !table.has(bare)),
    ),
    wordsOfNames: new Set(names.flatMap((name) => name.split(' '))),
    describing: new Set(qualityGroups.flatMap((group) => group.english)),
    spanish: new Set(
      [
        ...[...thingGroups, ...qualityGroups].flatMap((group) => group.spanish),
        ...colors.flatMap(({ spanish = [] }) => spanish.map(stemmed)),
      ].filter((name) => !english.has(name)),
    ),
    shades: new Map(colors.map(({ name, shades }) => [name, shades])),
    shadesBeside: new Map(
      colors.flatMap(({ shades }) => shades.map((shade) => [singularise(shade), shades.map(stemmed)] as const)),
    ),
  };
}

/** Only for names of things, and only for names that could not also be a product's own words. */
function usualNamesOf(groups: readonly { english: string[]; spanish: string[] }[], english: ReadonlySet<string>) {
  const usualNames = new Map<string, string>();
  for (const {
    english: [usual, ...others],
    spanish,
  } of groups) {
    const strange = spanish.filter((name) => !english.has(name));
    for (const name of [...strange, ...others.filter((other) => other.includes(' ') || usual!.includes(' '))])
      if (!usualNames.has(name)) usualNames.set(name, usual!);
  }
  return usualNames;
}

/** Documents are indexed without stop words: a "ride on toy" is searched as "ride toy". */
export function withoutStops(stems: readonly string[]): string[] {
  const kept = stems.filter((stem) => !stopWords.has(stem));
  return kept.length > 0 ? kept : [...stems];
}

/** Our singular is English: it turns "pañales" into "panale". */
const withPlural = (name: string): string[] => (/^[^ ]*[^aeiou ]$/.test(name) ? [name, `${name}e`] : [name]);

const bareOf = (phrase: string): string => withoutStops(phrase.split(' ')).join(' ');
const stemmed = (phrase: string): string => stemsOf(phrase).join(' ');
