/** Answers "what may be meant" from a few thousand whole terms: beginnings first, then words inside, synonyms, typos. */

import type { ProductDocument } from '../engine.ts';
import { allowedTypos } from '../settings.ts';
import { mostSynonymsFirst, orderSuggestions, type SuggestedProduct, SuggestionCollector } from '../suggestions.ts';
import { equivalentsOf, synonyms } from '../synonym-table.ts';
import { singularise, stopWords, tokenise } from '../tokens.ts';
import { Dictionary } from './dictionary.ts';
import { SuggestionLookup } from './suggestion-lookup.ts';

const changesBeforeRefresh = 500;

export class SuggestionIndex {
  readonly #collector = new SuggestionCollector();
  #lookup = new SuggestionLookup([]);
  #words = new Dictionary<{ count: number }>();
  #changes = 0;
  #stale = true;

  add(product: ProductDocument): void {
    if (this.#collector.add(product)) this.#stale = true;
    this.#changed();
  }

  forget(product: SuggestedProduct): void {
    if (this.#collector.forget(product)) this.#stale = true;
    this.#changed();
  }

  /** Lists anew what can be suggested; a build does it at its end, a writer when something new came. */
  refresh(): void {
    if (!this.#stale) return;
    this.#stale = false;
    this.#changes = 0;
    const suggestions = this.#collector.list();
    this.#lookup = new SuggestionLookup(suggestions);
    this.#words = new Dictionary();
    for (const { key } of suggestions) {
      for (const word of key.slice(1).split(' ')) {
        const known = this.#words.get(word);
        if (known) known.count += 1;
        else this.#words.add(word, { count: 1 });
      }
    }
    for (const key of synonyms().singleWords) if (!this.#words.get(key)) this.#words.add(key, { count: 1 });
    this.#words.settle();
  }

  suggest(prefix: string, limit: number): string[] {
    const spoken = tokenise(prefix);
    const meant = spoken.filter((word, at) => at === spoken.length - 1 || !stopWords.has(word));
    const typed = meant.length > 0 ? meant : spoken;
    if (typed.length === 0 || limit < 1) return [];
    const found = new Set<string>();
    // "Pram" is a whole word for something here, and only the beginning of a brand.
    this.#collectSynonyms(typed, Math.min(limit, mostSynonymsFirst), found, true);
    this.#collect(typed, limit, found);
    if (found.size < limit) this.#collectSynonyms(typed, limit, found, false);
    if (found.size === 0) {
      const corrected = typed.map((word, at) => this.#correct(word, at === typed.length - 1));
      if (corrected.join(' ') !== typed.join(' ')) {
        this.#collect(corrected, limit, found);
        if (found.size < limit) this.#collectSynonyms(corrected, limit, found, false);
      }
    }
    return [...found].slice(0, limit);
  }

  #changed(): void {
    this.#changes += 1;
    if (this.#changes >= changesBeforeRefresh) this.#stale = true;
  }

  #collect(words: readonly string[], limit: number, found: Set<string>): void {
    const among = this.#lookup.candidates(words);
    const exact = this.#lookup.exact(words);
    for (const text of orderSuggestions(words, among, limit, exact)) found.add(text);
  }

  /** "pram" and "cochec" lead to "strollers". */
  #collectSynonyms(words: readonly string[], limit: number, found: Set<string>, wholeOnly: boolean): void {
    const name = words.map(singularise).join(' ');
    if (wholeOnly && this.#lookup.exact(words) !== undefined) return;
    const exact = equivalentsOf(name);
    const begun =
      exact.length > 0 || wholeOnly
        ? []
        : synonyms()
            .singleWords.filter((key) => key.startsWith(name))
            .slice(0, 3);
    const meant = [...exact, ...begun.flatMap((key) => equivalentsOf(key))];
    for (const { words: other } of meant) {
      if (found.size >= limit) return;
      this.#collect(other, limit - found.size, found);
    }
  }

  #correct(word: string, isLast: boolean): string {
    if (this.#words.get(word) || (isLast && this.#words.completionsOf(word).length > 0)) return word;
    const limit = allowedTypos(word.length);
    if (limit === 0) return word;
    const [near] = this.#words.wordsNear(word, limit);
    if (near && (near.typos === 1 || !isLast)) return near.word;
    const [begun] = isLast ? this.#words.wordsBeginningNear(word, limit) : [];
    return begun?.word ?? near?.word ?? word;
  }
}
