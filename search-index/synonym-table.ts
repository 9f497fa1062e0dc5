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

const stemsOfNames = new Map<string, string>();

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
    .map((key): [string, string] => [bareOf(key), key])
    .filter(([bare, key]) => bare !== key && bare.includes(' ') && !equivalents.has(bare)),
);

const softStems = new Set(stemsOf(softWords));
export const isSoftWord = (stem: string): boolean => softStems.has(stem);

/** What a phrase leads to. The names of a thing in other languages lead to the same: they share one list until one of them leads further. */
interface Leads {
  list: Equivalent[];
  known: Set<string>;
  isShared: boolean;
}

/** Something to lead to, and its words as one text. */
interface Target {
  name: string;
  bare: string;
  equivalent: Equivalent;
}

function targetOf(name: string, quality: number, isShade = false): Target {
  const words = withoutStops(name.split(' '));
  return { name, bare: words.join(' '), equivalent: { words, quality, isShade } };
}

function compile(): Map<string, Equivalent[]> {
  const table = new Map<string, Leads>();
  const addTo = ({ list, known }: Leads, { bare, equivalent }: Target): void => {
    if (known.has(bare)) return;
    known.add(bare);
    list.push(equivalent);
  };
  const add = (from: string, targets: readonly Target[]): void => {
    const bare = bareOf(from);
    const others = targets.filter((to) => to.name !== from && to.bare !== bare);
    if (from === '' || others.length === 0) return;
    let leads = table.get(from) ?? { list: [], known: new Set(), isShared: false };
    if (leads.isShared) leads = { list: [...leads.list], known: new Set(leads.known), isShared: false };
    for (const to of others) addTo(leads, to);
    table.set(from, leads);
  };
  const groups = [...synonymGroups, ...qualityGroups].map(({ same, foreign }) => {
    const english = same.map(stemmed);
    const abroad = english.map((name) => targetOf(name, foreignQuality));
    const leads: Leads = { list: [], known: new Set(), isShared: true };
    for (const to of abroad) addTo(leads, to);
    const asGood = english.map((name) => targetOf(name, sameQuality));
    return { english, asGood, foreign: foreign.map(stemmed), abroad, leads };
  });
  type Group = (typeof groups)[number];
  const addAbroad = (from: string, { abroad, leads }: Group): void => {
    if (from === '' || table.has(from) || leads.known.has(bareOf(from))) add(from, abroad);
    else table.set(from, leads);
  };
  for (const group of groups) {
    for (const from of group.english) add(from, group.asGood);
    for (const from of group.foreign) addAbroad(from, group);
  }
  const asWritten = new Set(table.keys());
  for (const group of groups) {
    for (const from of group.foreign.flatMap(withEndings)) if (!asWritten.has(from)) addAbroad(from, group);
  }
  for (const [colour, { shades, foreign }] of Object.entries(colourShades)) {
    const spellings = [colour, ...(table.get(colour)?.list ?? []).map(({ words }) => words.join(' '))];
    const spelled = spellings.map((name) => targetOf(name, foreignQuality));
    const shaded = shades.map((shade) => targetOf(singularise(shade), shadeQuality, true));
    for (const word of foreign.map(stemmed)) add(word, spelled);
    for (const from of [...spellings, ...foreign.map(stemmed)]) add(from, shaded);
  }
  return new Map([...table].map(([from, { list }]) => [from, list]));
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

function bareOf(phrase: string): string {
  return withoutStops(phrase.split(' ')).join(' ');
}

/** Each name is asked for by all of the tables here. */
function stemmed(phrase: string): string {
  let stems = stemsOfNames.get(phrase);
  if (stems === undefined) {
    stems = stemsOf(phrase).join(' ');
    stemsOfNames.set(phrase, stems);
  }
  return stems;
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
