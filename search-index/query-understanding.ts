/**
 * The meaning of a shopper's words, before any engine sees them: price words become limits, phrases become units with their synonyms,
 * measurements get one spelling, filler is removed. Pure; both engines start from its result.
 */
import { type FlagName, flagNames } from '#rules/product-fields.ts';
import { isWiderName, isWordOfPurposes } from './broader-names.ts';
import type { ProductSort } from './engine.ts';
import { readPriceWords } from './price-words.ts';
import { longestTerm, mostWords } from './settings.ts';
import {
  type Equivalent,
  isKnownName,
  longestPhrase,
  namesThing,
  shadesOf,
  synonyms,
  withoutStops,
} from './synonym-table.ts';
import { isNegated, singularise, stopWords, tokenise } from './tokens.ts';
import { isFiller, isSoftWord, readEmoji } from './word-lists.ts';

/** One thing in a query: a word, or several words that mean one thing ("car seat"). */
export interface QueryUnit {
  /** As typed, with folded letters; not singular. */
  typed: string;
  /** The whole unit in stems, including filler: the key of the tables ("silla de coche"). */
  name: string;
  /** The stems to look for. */
  words: string[];
  /** Other ways of saying it. */
  equivalents: readonly Equivalent[];
  /** Affects the rank but is not required ("baby", "best"). */
  soft: boolean;
  /** The last word may still be unfinished. */
  mayBePrefix: boolean;
  /** It is only what the thing is for: "cup holder for a stroller" is no stroller. */
  isFor?: true;
}

export type Lean = 'low-price' | 'high-price' | 'new' | 'rated';

export interface QueryMeaning extends Partial<Record<FlagName, true>> {
  units: QueryUnit[];
  minPriceCents?: number;
  maxPriceCents?: number;
  /** "cheap", "new", "best": which products come first among those that are about as relevant. */
  lean?: Lean;
  onSale?: true;
  available?: true;
  comingSoon?: true;
  /** "4 stars": at least that many. */
  minRating?: number;
  /** "From birth": the product is made for a child of this age in months, if it states ages. */
  ageMonths?: number;
  /** "Without wheels": products with any of these are excluded. */
  without?: readonly QueryUnit[];
  /** An order by price is restricted to products of these types: the thing that was named. */
  thingTypes?: readonly string[];
  /** Nothing in it is corrected. */
  asTyped?: true;
  /** Something was typed, but nothing of it can be searched ("???"). */
  empty: boolean;
}

/** "2nd birthday". */
const birthday = /\b([1-5])(?:st|nd|rd|th)[ -](?=b(?:irth)?-?days?\b)/;
/** As garments are labelled: "0-3 sleep sack" means months. */
const bareMonths = /^(?:0|3|6|9|12|18)to(?:3|6|9|12|18|24)$/;
const inMonths = (word: string): string => (bareMonths.test(word) ? `${word}m` : word);

/** Long questions are mostly filler: this many words are read, and `mostWords` searched. */
const mostSpoken = 36;

type Flagged = 'onSale' | 'available' | 'comingSoon' | FlagName;

const flagPhrases: [RegExp, Flagged][] = [
  [
    /\b(?:on sale|for sale|sales?|discounted|discounts?|deals?|clearance|reduced|marked down|de oferta|rebajado)\b/,
    'onSale',
  ],
  [/\b(?:in stock|available now)\b/, 'available'],
  [/\b(?:coming soon|pre[- ]?orders?|not yet released|pr[oó]ximamente)\b/, 'comingSoon'],
  [/\b(?:fsa|hsa)(?: ?(?:\/|and|or)? ?(?:fsa|hsa))?(?: eligible)?\b/, 'fsaHsaEligible'],
];

const stars = /\b([1-5])(?:\.[05])?\s*\+?[- ]stars?(?: and (?:up|above|more))?(?:[- ]rat(?:ed|ings?))?\b/;
/** A mean of many ratings is hardly ever exactly five. */
const nearlyFive = 4.5;

const leanPhrases: [RegExp, Lean][] = [
  [
    /\b(?:new(?:est)? arrivals?|newly arrived|just in|newest|latest|brand new|new(?= (?!born|mom|mum|mother|dad|parent|baby|bab))|novedades)\b/,
    'new',
  ],
  [
    /\b(?:(?:top|best|highest|highly)[- ]rated|best reviewed|well reviewed|bestsellers?|best sellers?|best|most popular|trending|recommended|mejor(?:es)?)\b/,
    'rated',
  ],
];

export function understandQuery(term: string): QueryMeaning {
  const price = readPriceWords(readEmoji(term.slice(0, longestTerm)).toLowerCase());
  let rest = price.rest;
  let lean: Lean | undefined = price.priceLean === undefined ? undefined : `${price.priceLean}-price`;
  for (const [pattern, found] of leanPhrases) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    lean ??= found;
  }
  const flags: Pick<QueryMeaning, Flagged | 'minRating'> = {};
  const rated = stars.exec(rest);
  if (rated !== null) {
    rest = rest.replace(rated[0], ' ');
    flags.minRating = Math.min(Number(rated[1]), nearlyFive);
  }
  for (const [pattern, flag] of flagPhrases) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    flags[flag] = true;
  }
  const age = readAge(rest);
  const { asked: positive, without } = readNegation(age.rest);
  const words = tokenise(positive.replace(birthday, '$1 years ')).map(inMonths).slice(0, mostSpoken);
  const isBegun = beginsName(words);
  const meant = words.filter((word, at) => !isFiller(word) || (isBegun && at === words.length - 1));
  const understood =
    price.found || age.months !== null || without.length > 0 || lean !== undefined || Object.keys(flags).length > 0;
  const wanted = whatItIsFor(unitsOf(meant.length > 0 ? meant : understood ? [] : words, words), words);
  const units = giftsForAnAge(isQuestion(words) ? demandingWhatIsKnown(wanted) : wanted).slice(0, mostWords);
  const { minPriceCents, maxPriceCents } = price;
  return {
    units,
    ...(minPriceCents !== undefined && { minPriceCents }),
    ...(maxPriceCents !== undefined && { maxPriceCents }),
    ...(units.every(({ name, soft }) => soft || isWiderName(name)) && price.about),
    ...flags,
    ...(age.months !== null && { ageMonths: age.months }),
    ...(without.length > 0 && { without }),
    ...(lean === undefined ? {} : { lean }),
    empty: term.trim() !== '' && units.length === 0 && !understood,
  };
}

const fromBirth =
  /\b(?:from|since|at) birth(?: on| onwards?| up)?\b|\bdesde el nacimiento\b|\bdesde (?:los )?0 meses\b/;
/** Ages written without a number, and the same in digits. */
const agesInWords: [RegExp, string][] = [
  [/\b(?:one |a )?year and a half\b|\baño y medio\b/, '18 months'],
  [/\bhalf a year\b|\bmedio año\b/, '6 months'],
  [/\ba year old\b|\bun año\b/, '1 year'],
  [/\bfirst birthday\b|\bprimer cumpleaños\b/, '1 year'],
  [/\bsecond birthday\b|\bsegundo cumpleaños\b/, '2 years'],
  [/\btwenty[ -]four months\b/, '24 months'],
];

function readAge(text: string): { months: number | null; rest: string } {
  const rest = agesInWords.reduce((said, [pattern, age]) => said.replace(pattern, age), text);
  return fromBirth.test(rest) ? { months: 0, rest: rest.replace(fromBirth, ' ') } : { months: null, rest };
}

const negation = /(?:^|\s)(without|not|no|sin)\s+(?:(?:any|a|an|the|un|una)\s+)?(?=\p{L})/u;
const mostNegations = 4;

/**
 * Words after "without", "not" and "no" are to be excluded, unless the query says nothing else. "No" also begins names: if more words
 * follow, only names that the tables know are excluded.
 */
function readNegation(text: string): { asked: string; without: QueryUnit[] } {
  let asked = text;
  const without: QueryUnit[] = [];
  for (let from = 0, times = 0; times < mostNegations; times += 1) {
    const found = negation.exec(asked.slice(from));
    if (found === null) break;
    const [start, end] = [from + found.index, from + found.index + found[0].length];
    const behind = asked.slice(end).split(/\s+/).filter(Boolean);
    const { length, name } = nextPhrase(tokenise(behind.slice(0, longestPhrase).join(' ')), 0);
    const typed = behind.slice(0, length).join(' ');
    // "No spill cup" is a cup.
    const isCertain = found[1] !== 'no' || behind.length === length || isKnownName(name) || isWiderName(name);
    if (typed !== '' && !isFiller(name) && isCertain) {
      const words = withoutStops(name.split(' '));
      without.push({
        typed,
        name,
        words,
        equivalents: synonyms().equivalents.get(name) ?? [],
        soft: false,
        mayBePrefix: false,
      });
      // Products that state its absence come first.
      const saying = length === 1 ? `no-${typed}` : '';
      asked = `${asked.slice(0, start)} ${saying} ${behind.slice(length).join(' ')}`;
      from = start;
    } else from = end;
  }
  return tokenise(asked).every(isFiller) ? { asked: text, without: [] } : { asked, without };
}

/** The longest phrases first. A phrase may contain stop words in the synonym table ("silla de coche"), so both lists are tried. */
function unitsOf(meant: string[], all: string[]): QueryUnit[] {
  const spoken = meant.length === all.length ? meant : mergePhrases(meant, all);
  const units: QueryUnit[] = [];
  for (let at = 0; at < spoken.length; ) {
    const { length, name } = nextPhrase(spoken, at);
    const typed = spoken.slice(at, at + length);
    at += length;
    units.push({
      typed: typed.join(' '),
      name,
      words: withoutStops(name.split(' ')),
      equivalents: synonyms().equivalents.get(name) ?? packOf(name),
      soft: length === 1 && (isSoftWord(name) || isNegated(name)),
      mayBePrefix: at >= spoken.length,
    });
  }
  // "Blush pink" means blush, so "pink" is optional.
  for (const [at, unit] of units.entries())
    if (at > 0 && shadesOf(unit.name).includes(units[at - 1]!.name)) units[at] = demanded(unit, false);
  // Only filler was typed, so it must be what is meant.
  return units.every((unit) => unit.soft) ? units.map((unit) => ({ ...unit, soft: false })) : units;
}

/** "24 outlet covers" come in a pack of 24. */
const packOf = (name: string): Equivalent[] =>
  /^\d{1,3}$/.test(name) ? [{ words: [`${name}pack`], quality: packQuality, isShade: false }] : [];

const packQuality = 0.9;

/** "Baby mon" is the beginning of "baby monitor", even if "mon" alone is filler. */
function beginsName(words: readonly string[]): boolean {
  const [before, last] = words.slice(-2);
  if (before === undefined || last === undefined || !isFiller(last) || stopWords.has(last)) return false;
  const begun = `${singularise(before)} ${last}`;
  return synonyms().phrases.some((name) => name.startsWith(begun));
}

const forWords = new Set(['for', 'para']);

/** A thing named after "for" is not wanted itself, if another thing is named before it. */
function whatItIsFor(units: QueryUnit[], words: readonly string[]): QueryUnit[] {
  const from = words.findIndex((word) => forWords.has(word));
  if (from < 1) return units;
  let at = 0;
  const isBehind = units.map(({ typed }) => {
    const found = words.indexOf(typed.split(' ')[0]!, at);
    at = Math.max(at, found);
    return found > from;
  });
  if (!units.some(({ name }, index) => !isBehind[index] && namesThing(name))) return units;
  return units.map((unit, index) => (isBehind[index] && namesThing(unit.name) ? { ...unit, isFor: true } : unit));
}

const fewestWordsOfAQuestion = 4;
const questionWords = new Set(
  'what which where when how why who can should need help keep something someone somebody anything going hates hate loves wont doesnt cant que como donde'.split(
    ' ',
  ),
);

const isQuestion = (words: readonly string[]): boolean =>
  words.length >= fewestWordsOfAQuestion && words.some((word) => questionWords.has(word));

/** Much of a question is narrative: in "going to the beach with a baby", only words that a shop has something for are required. */
function demandingWhatIsKnown(units: QueryUnit[]): QueryUnit[] {
  const isKnown = ({ name, words, soft }: QueryUnit) =>
    !soft && (isKnownName(name) || isWiderName(name) || age.test(name) || words.some(isWordOfPurposes));
  const known = units.filter(isKnown);
  const isOnlyForWhom = ({ name }: QueryUnit) => forWhom.has(name) && known.some((other) => !forWhom.has(other.name));
  return known.length === 0 ? units : units.map((unit) => demanded(unit, isKnown(unit) && !isOnlyForWhom(unit)));
}

/**
 * Several words that no product has together: requires only those that a shop has something for; empty if that is all of them or there are
 * too few.
 */
export function onlyWhatIsKnown(meaning: QueryMeaning): QueryMeaning[] {
  const wanted = (units: readonly QueryUnit[]) => units.filter(({ soft }) => !soft).length;
  const units = demandingWhatIsKnown(meaning.units);
  const isTold = wanted(meaning.units) >= fewestToldWords && wanted(units) < wanted(meaning.units);
  return isTold ? [{ ...meaning, units }] : [];
}

const fewestToldWords = 3;

const forWhom = new Set(['toddler']);
const demanded = (unit: QueryUnit, isDemanded: boolean): QueryUnit => (isDemanded ? unit : { ...unit, soft: true });

/**
 * If nothing serves all of several needs ("what to wear home from the hospital"), queries for one need each; empty if anything else is
 * required.
 */
export function oneNeedAtATime(meaning: QueryMeaning): QueryMeaning[] {
  const needs = meaning.units.filter(({ soft }) => !soft);
  const areNeeds = needs.every(({ name, words }) => !namesThing(name) && words.every(isWordOfPurposes));
  if (needs.length < 2 || !areNeeds) return [];
  return needs.map((need) => ({ ...meaning, units: meaning.units.map((unit) => demanded(unit, unit === need)) }));
}

/** "Clean" and "beach" say what a thing should serve; the thing itself may have any name. */
export const isPurpose = ({ name, words, soft }: QueryUnit): boolean =>
  !soft && !namesThing(name) && words.every(isWordOfPurposes);

const age = /^\d+(?:to\d+)?[my]$/;

/** Gift boxes and gift cards are for parents: "gift for a 2 year old" means a toy. */
function giftsForAnAge(units: QueryUnit[]): QueryUnit[] {
  if (!units.some(({ name }) => age.test(name))) return units;
  return units.map((unit) =>
    unit.name === 'gift' || unit.name === 'present' ? { ...unit, words: ['toy'], equivalents: [] } : unit,
  );
}

/** Keeps a stop word only inside a known phrase. */
function mergePhrases(meant: string[], all: string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < all.length; ) {
    const { length } = nextPhrase(all, at);
    if (length > 1) kept.push(...all.slice(at, at + length));
    else if (!isFiller(all[at]!) || meant.length === all.length) kept.push(all[at]!);
    at += length;
  }
  return kept;
}

/** The longest name that the table knows, however its parts are joined: "body suit" is a bodysuit, "waterbottle" a water bottle. */
function nextPhrase(words: string[], at: number): { length: number; name: string } {
  const stems = words.slice(at, at + longestPhrase).map(singularise);
  for (let length = stems.length; length > 1; length -= 1) {
    const name = stems.slice(0, length).join(' ');
    if (synonyms().equivalents.has(name)) return { length, name };
    const bare = isFiller(stems[0]!) ? undefined : synonyms().bare.get(withoutStops(stems.slice(0, length)).join(' '));
    if (bare !== undefined && !isFiller(stems[length - 1]!)) return { length, name: bare };
  }
  const [first = '', second] = stems;
  // "BPA free" is one property of a bottle.
  if (second === 'free' && !isFiller(first)) return { length: 2, name: `${first} free` };
  if (second !== undefined && !isFiller(second) && synonyms().equivalents.has(first + second))
    return { length: 2, name: first + second };
  const apart = synonyms().equivalents.has(first) ? undefined : synonyms().joined.get(first);
  return { length: 1, name: apart ?? first };
}

const leanSorts: Record<Lean, ProductSort> = {
  'low-price': 'price_asc',
  'high-price': 'price_desc',
  new: 'newest',
  rated: 'highest_rated',
};

/** "New arrivals" alone asks for an order, with all products in it. */
export const sortMeant = (sort: ProductSort, { units, lean }: QueryMeaning): ProductSort =>
  sort === 'popular' && units.length === 0 && lean !== undefined ? leanSorts[lean] : sort;

/** The query contains a limit that a product meets or not, such as a price. */
export const hasLimits = (meaning: QueryMeaning): boolean =>
  meaning.minPriceCents !== undefined ||
  meaning.maxPriceCents !== undefined ||
  meaning.ageMonths !== undefined ||
  Boolean(meaning.onSale || meaning.available || meaning.comingSoon || meaning.minRating) ||
  flagNames.some((name) => meaning[name]);
