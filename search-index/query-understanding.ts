/**
 * What a shopper's words mean, before any engine sees them: price words become limits, phrases become units with their
 * synonyms, measurements get one spelling, filler goes. Pure; both engines start from its answer.
 */
import { singularise, stopWords, tokenise } from './documents.ts';
import { readPriceWords } from './price-words.ts';
import { longestTerm, mostWords } from './settings.ts';
import { type Equivalent, equivalents, isSoftWord, longestPhrase } from './synonym-table.ts';

/** One thing asked for: a word, or several words that mean one thing ("car seat"). */
export interface QueryUnit {
  /** As typed, folded; not singular. */
  typed: string;
  /** Stems as typed. */
  words: string[];
  /** Other ways of saying it. */
  equivalents: readonly Equivalent[];
  /** Helps the rank and is not demanded ("baby", "best"). */
  soft: boolean;
  /** The last word may still be unfinished. */
  mayBePrefix: boolean;
}

export interface QueryMeaning {
  units: QueryUnit[];
  minPriceCents?: number;
  maxPriceCents?: number;
  /** "cheap": among equally relevant products, the lowest price first. */
  priceLean?: 'low' | 'high';
  onSale?: true;
  available?: true;
  fsaHsaEligible?: true;
  /** Something was typed and nothing of it can be searched ("???"). */
  empty: boolean;
}

const flagPhrases: [RegExp, 'onSale' | 'available' | 'fsaHsaEligible'][] = [
  [
    /\b(?:on sale|discounted|clearance|reduced|marked down|im angebot|en solde|en promo|de oferta|rebajado)\b/,
    'onSale',
  ],
  [/\b(?:in stock|available now)\b/, 'available'],
  [/\b(?:fsa|hsa)(?:\s*(?:\/|and|or)?\s*(?:fsa|hsa))?(?:\s+eligible)?\b/, 'fsaHsaEligible'],
];

export function understandQuery(term: string): QueryMeaning {
  const price = readPriceWords(term.slice(0, longestTerm).toLowerCase());
  let rest = price.rest;
  const flags: Pick<QueryMeaning, 'onSale' | 'available' | 'fsaHsaEligible'> = {};
  for (const [pattern, flag] of flagPhrases) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    flags[flag] = true;
  }
  const words = tokenise(rest).slice(0, mostWords);
  const meant = words.filter((word) => !stopWords.has(word));
  const units = unitsOf(meant.length > 0 ? meant : Object.keys(flags).length > 0 ? [] : words, words);
  const understood = price.found || Object.keys(flags).length > 0;
  const { rest: _rest, found: _found, ...limits } = price;
  return { units, ...limits, ...flags, empty: term.trim() !== '' && units.length === 0 && !understood };
}

/** Longest phrases first; a phrase may contain stop words in the synonym table ("silla de coche"), so both lists are tried. */
function unitsOf(meant: string[], all: string[]): QueryUnit[] {
  const spoken = meant.length === all.length ? meant : mergePhrases(meant, all);
  const units: QueryUnit[] = [];
  for (let at = 0; at < spoken.length; ) {
    const length = phraseLength(spoken, at);
    const typed = spoken.slice(at, at + length);
    const words = typed.map(singularise);
    at += length;
    units.push({
      typed: typed.join(' '),
      words,
      equivalents: equivalents.get(words.join(' ')) ?? [],
      soft: words.length === 1 && isSoftWord(words[0]!),
      mayBePrefix: at >= spoken.length,
    });
  }
  // Only filler was typed: then it is what is meant.
  return units.every((unit) => unit.soft) ? units.map((unit) => ({ ...unit, soft: false })) : units;
}

/** Keeps a stop word only where it stands inside a known phrase. */
function mergePhrases(meant: string[], all: string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < all.length; ) {
    const length = phraseLength(all, at);
    if (length > 1) kept.push(...all.slice(at, at + length));
    else if (!stopWords.has(all[at]!) || meant.length === all.length) kept.push(all[at]!);
    at += length;
  }
  return kept;
}

function phraseLength(words: string[], at: number): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length -= 1) {
    const phrase = words
      .slice(at, at + length)
      .map(singularise)
      .join(' ');
    if (equivalents.has(phrase)) return length;
  }
  return 1;
}
