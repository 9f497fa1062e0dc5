/** Suggests what may be meant, from a few thousand whole terms: beginnings first, then words inside, synonyms, typos. */
import type { ProductDocument } from '../engine.ts';
import { allowedTypos } from '../settings.ts';
import {
  mostSynonymsFirst,
  orderSuggestions,
  type SuggestedProduct,
  type Suggestion,
  SuggestionCollector,
  stemsTyped,
} from '../suggestions.ts';
import { equivalentsOf, synonyms } from '../synonym-table.ts';
import { singularise, stopWords, tokenise } from '../tokens.ts';
import { Dictionary } from './dictionary.ts';

const mostSynonymsBegun = 3;

export class SuggestionIndex {
  readonly #collector = new SuggestionCollector();
  /** Best first. */
  #suggestions: Suggestion[] = [];
  /** By their words in the singular. */
  #byStems = new Map<string, Suggestion>();
  /** An inverted index: for each word, the positions of the suggestions that have it. */
  #placesOf = new Map<string, number[]>();
  #dictionary = new Dictionary(() => 0);
  #isStale = true;

  add(product: ProductDocument): void {
    if (this.#collector.add(product)) this.#isStale = true;
  }

  remove(product: SuggestedProduct): void {
    if (this.#collector.forget(product)) this.#isStale = true;
  }

  /** Rebuilds the list of suggestions: at the end of a build, or when a change brought something new. */
  refresh(): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    this.#suggestions = this.#collector.list();
    this.#byStems = new Map(this.#suggestions.map((suggestion) => [suggestion.stems, suggestion]));
    this.#placesOf = new Map();
    this.#suggestions.forEach(({ key }, place) => {
      for (const word of new Set(key.slice(1).split(' '))) {
        const places = this.#placesOf.get(word) ?? [];
        places.push(place);
        this.#placesOf.set(word, places);
      }
    });
    this.#dictionary = new Dictionary((word) => this.#placesOf.get(word)?.length ?? 1);
    for (const word of [...this.#placesOf.keys(), ...synonyms().singleWords]) this.#dictionary.add(word);
  }

  suggest(prefix: string, limit: number): string[] {
    const spoken = tokenise(prefix);
    const meant = spoken.filter((word, at) => at === spoken.length - 1 || !stopWords.has(word));
    const typed = meant.length > 0 ? meant : spoken;
    if (typed.length === 0 || limit < 1) return [];
    const found = new Set<string>();
    // "Pram" is a complete word for something here, and only the beginning of a brand.
    if (!this.#byStems.has(stemsTyped(typed)))
      this.#collectSynonyms(equivalentsOf(stemsTyped(typed)), Math.min(limit, mostSynonymsFirst), found);
    this.#collect(typed, limit, found);
    this.#collectSynonyms(this.#synonymsBegunBy(typed), limit, found);
    if (found.size === 0) {
      const corrected = typed.map((word, at) => this.#correct(word, at === typed.length - 1));
      this.#collect(corrected, limit, found);
      this.#collectSynonyms(this.#synonymsBegunBy(corrected), limit, found);
    }
    return [...found].slice(0, limit);
  }

  #collect(words: readonly string[], limit: number, found: Set<string>): void {
    const exact = this.#byStems.get(stemsTyped(words));
    for (const text of orderSuggestions(words, this.#candidates(words), limit, exact)) found.add(text);
  }

  /** "Pram" and "cochec" lead to "strollers". */
  #collectSynonyms(synonymsOf: readonly { words: readonly string[] }[], limit: number, found: Set<string>): void {
    for (const { words } of synonymsOf) if (found.size < limit) this.#collect(words, limit - found.size, found);
  }

  #synonymsBegunBy(words: readonly string[]): readonly { words: readonly string[] }[] {
    const name = words.map(singularise).join(' ');
    const exact = equivalentsOf(name);
    if (exact.length > 0) return exact;
    const begun = synonyms().singleWords.filter((key) => key.startsWith(name));
    return begun.slice(0, mostSynonymsBegun).flatMap(equivalentsOf);
  }

  /** Suggestions with a word that begins like the longest typed word, best first; they may include some that do not match. */
  #candidates(typed: readonly string[]): readonly Suggestion[] {
    const longest = typed.reduce((one, other) => (other.length > one.length ? other : one), '');
    const words = [longest, ...this.#dictionary.beginningWith(longest, Number.POSITIVE_INFINITY)];
    const places = new Set(words.flatMap((word) => this.#placesOf.get(word) ?? []));
    return [...places].sort((a, b) => a - b).map((place) => this.#suggestions[place]!);
  }

  #correct(word: string, isLast: boolean): string {
    const isBegun = isLast && this.#dictionary.beginningWith(word, 1).length > 0;
    const limit = allowedTypos(word.length);
    if (limit === 0 || isBegun) return word;
    return this.#dictionary.near(word, limit)[0]?.word ?? word;
  }
}
