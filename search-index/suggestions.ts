/**
 * Whole terms to suggest, as a person would type them, collected while products are indexed: categories, product types, brands, brand and
 * type ("oatwell cribs"), attribute and type ("organic cotton bodysuits"). Never pieces of titles. Both engines use these and order them by
 * the same rule.
 */
import type { ProductDocument } from './engine.ts';
import { namesThing, synonyms } from './synonym-table.ts';
import { singularise, tokenise } from './tokens.ts';
import { once } from './word-lists.ts';

export interface Suggestion {
  text: string;
  /** The folded words of the text, each after a space: " travel strollers". */
  key: string;
  /** The same in the singular; two suggestions with the same stems are one. */
  stems: string;
  /** Higher comes first among equally good matches. */
  score: number;
  /** Made of two names; only a few that do not begin with the typed text are shown. */
  isPair: boolean;
}

/** The data that suggestions take from a product; the index keeps it, so that it can be taken back. */
export interface SuggestedProduct {
  brand: string;
  productType: string;
  categories: readonly string[];
  /** Key and value. */
  attributes: readonly (readonly [key: string, value: string])[];
  popularity: number;
}

type Source = 'category' | 'type' | 'brand' | 'attribute' | 'pair';

const sourceScore: Record<Source, number> = { category: 6, type: 6, brand: 6, attribute: 1, pair: 0 };
const pairSources: ReadonlySet<Source> = new Set<Source>(['attribute', 'pair']);
/** "Diapers" before "diapering": most people are typing the name of a thing. */
const thingBonus = 2;
const mostOfEachPair = 4000;
const pairsBeforePruning = 40_000;
const describingAttributes = new Set(['color', 'material', 'pattern']);
/** Nobody searches for "solid". */
const unspoken = new Set(['solid']);
const speakable = /^\p{L}+(?:[ -]\p{L}+)?$/u;

interface Tally {
  count: number;
  popularity: number;
}

/** "Sage" is also green, "beech" also wooden. */
const widerOf = once(
  () => new Map([...synonyms().shades].flatMap(([color, shades]) => shades.map((shade) => [shade, color] as const))),
);

export class SuggestionCollector {
  readonly #tallies: Record<Source, Map<string, Tally>> = {
    category: new Map(),
    type: new Map(),
    brand: new Map(),
    attribute: new Map(),
    pair: new Map(),
  };
  readonly #titles = new Map<string, string>();
  readonly #words = new Map<string, string | null>();

  /** True if it added a new type, category or brand. */
  add(product: ProductDocument): boolean {
    product.categories.forEach((slug, at) => {
      this.#titles.set(slug, (product.categoryTitles[at] ?? slug).toLowerCase());
    });
    const attributes = Object.entries(product.attributes).flatMap(([key, values]) =>
      [...new Set(values)].map((value) => [key, value] as const),
    );
    let bringsNew = false;
    for (const [source, text] of this.#textsOf({ ...product, attributes })) {
      const tallies = this.#tallies[source];
      const tally = tallies.get(text);
      if (tally === undefined) tallies.set(text, { count: 1, popularity: product.popularity });
      else {
        tally.count += 1;
        tally.popularity += product.popularity;
      }
      bringsNew ||= tally === undefined && !pairSources.has(source);
    }
    this.#prune();
    return bringsNew;
  }

  /** Removes one product. True when nothing is left of something that was suggested. */
  forget(product: SuggestedProduct): boolean {
    let lost = false;
    for (const [source, text] of this.#textsOf(product)) {
      const tally = this.#tallies[source].get(text);
      if (tally === undefined) continue;
      tally.count -= 1;
      tally.popularity -= product.popularity;
      if (tally.count > 0) continue;
      this.#tallies[source].delete(text);
      lost = true;
    }
    return lost;
  }

  /** Best first; each text once. */
  list(): Suggestion[] {
    const suggestions = new Map<string, Suggestion>();
    for (const source of Object.keys(sourceScore) as Source[]) {
      for (const [text, { popularity }] of this.#best(source)) {
        const words = tokenise(text);
        const stems = words.map(singularise).join(' ');
        if (stems === '') continue;
        const isThing = !pairSources.has(source) && namesThing(stems);
        const score = sourceScore[source] + Math.log2(1 + Math.max(0, popularity)) / 2 + (isThing ? thingBonus : 0);
        const known = suggestions.get(stems);
        if (known !== undefined && known.score >= score) continue;
        const isPair = pairSources.has(source) && known?.isPair !== false;
        suggestions.set(stems, { text: known?.text ?? text, key: ` ${words.join(' ')}`, stems, score, isPair });
      }
    }
    return [...suggestions.values()].sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  }

  #best(source: Source): [string, Tally][] {
    const entries = [...this.#tallies[source]];
    if (!pairSources.has(source) || entries.length <= mostOfEachPair) return entries;
    return entries.sort((a, b) => b[1].popularity - a[1].popularity || (a[0] < b[0] ? -1 : 1)).slice(0, mostOfEachPair);
  }

  #textsOf({ brand, productType, categories, attributes }: SuggestedProduct): [Source, string][] {
    const type = productType.toLowerCase();
    const texts: [Source, string][] = [
      ['type', type],
      ['brand', brand],
      ['pair', `${brand} ${type}`],
    ];
    for (const slug of categories) texts.push(['category', this.#titles.get(slug) ?? slug]);
    const said = new Set<string>();
    for (const [key, value] of attributes) {
      if (!describingAttributes.has(key)) continue;
      const word = this.#wordOf(value);
      if (word === null) continue;
      said.add(word);
      for (const part of word.split(' ')) {
        const wider = widerOf().get(part);
        if (wider !== undefined) said.add(wider);
      }
    }
    // Nobody says "board board books".
    for (const word of said)
      if (!word.split(' ').some((part) => type.includes(part))) texts.push(['attribute', `${word} ${type}`]);
    return texts;
  }

  /** "Organic cotton", "Stars" as people say it before a thing; null for a value that nobody says. */
  #wordOf(value: string): string | null {
    let word = this.#words.get(value);
    if (word === undefined) {
      const lower = value.toLowerCase();
      const isSaid = speakable.test(lower) && !unspoken.has(lower) && value !== value.toUpperCase();
      // "Stars" is a single word for a pattern; "canvas" in "cotton canvas" is no plural.
      word = isSaid ? (lower.includes(' ') ? lower : singularise(lower)) : null;
      this.#words.set(value, word);
    }
    return word;
  }

  /** Forgets rare pairs when there are too many, so that a large catalogue needs no more room than a small one. */
  #prune(): void {
    for (const source of pairSources) {
      const tallies = this.#tallies[source];
      if (tallies.size < pairsBeforePruning) continue;
      const kept = this.#best(source);
      tallies.clear();
      for (const [text, tally] of kept) tallies.set(text, tally);
    }
  }
}

/** A complete word for something here ("pram") gives up to this many of its names, before other words that begin like it. */
export const mostSynonymsFirst = 3;
const begunBonus = 1;
/** For the typed beginning, "diapers" is nearer than "diaper bags". */
const furtherWordPenalty = 0.5;
const apartPenalty = 3;
const mostPairsInside = 2;

/** After this many suggestions, checks whether later ones can still be among the best. */
const looksBetween = 64;

interface Rated {
  text: string;
  score: number;
  isPairInside: boolean;
}

/**
 * The best suggestions for the typed text: the text itself, those that begin with it or contain it, then those with all its words. `among`
 * is best first and is read only as far as it can matter; `exact` is the typed text itself.
 */
export function orderSuggestions(
  typed: readonly string[],
  among: readonly Suggestion[],
  limit: number,
  exact: Suggestion | undefined = among.find(({ stems }) => stems === stemsTyped(typed)),
): string[] {
  const whole = ` ${typed.join(' ')}`;
  const parts = typed.map((word) => ` ${word}`);
  const found: Rated[] = [];
  for (let at = 0; at < among.length; at += 1) {
    const suggestion = among[at]!;
    if (at % looksBetween === 0 && isSettled(found, limit, suggestion.score + begunBonus)) break;
    if (suggestion === exact) continue;
    const { text, key, score, isPair } = suggestion;
    if (key.startsWith(whole)) {
      const further = key.split(' ').length - 1 - typed.length;
      found.push({ text, score: score + begunBonus - further * furtherWordPenalty, isPairInside: false });
    } else if (key.includes(whole)) found.push({ text, score, isPairInside: isPair });
    else if (parts.length > 1 && parts.every((part) => key.includes(part)))
      found.push({ text, score: score - apartPenalty, isPairInside: false });
  }
  let pairsInside = 0;
  const ordered = found
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1))
    .filter(({ isPairInside }) => !isPairInside || ++pairsInside <= mostPairsInside)
    .map(({ text }) => text);
  return [...(exact === undefined ? [] : [exact.text]), ...ordered].slice(0, limit);
}

/** The key of a suggestion that is exactly the typed text. */
export const stemsTyped = (typed: readonly string[]): string => typed.map(singularise).join(' ');

/** True when enough suggestions are better than any that may follow. */
function isSettled(found: readonly Rated[], limit: number, bestToFollow: number): boolean {
  if (found.length < limit) return false;
  let [others, pairsInside] = [0, 0];
  for (const { score, isPairInside } of found) {
    if (score <= bestToFollow) continue;
    if (isPairInside) pairsInside += 1;
    else others += 1;
  }
  return others + Math.min(mostPairsInside, pairsInside) >= limit;
}
