/** Answers "what may be meant" from a few thousand whole terms: beginnings first, then words inside, synonyms, typos. */

import type { ProductDocument } from '../engine.ts';
import { allowedTypos } from '../settings.ts';
import { type Suggestion, SuggestionCollector } from '../suggestions.ts';
import { equivalents, singleWordKeys } from '../synonym-table.ts';
import { singularise, tokenise } from '../tokens.ts';
import { Dictionary } from './dictionary.ts';

const changesBeforeRefresh = 500;

export class SuggestionIndex {
  readonly #collector = new SuggestionCollector();
  #suggestions: Suggestion[] = [];
  #words = new Dictionary<{ count: number }>();
  #changes = 0;
  #stale = true;

  add(product: ProductDocument): void {
    if (this.#collector.add(product)) this.#stale = true;
    this.#changed();
  }

  forget(brand: string, productType: string): void {
    this.#collector.forget(brand, productType);
    this.#changed();
  }

  /** Lists anew what can be suggested; a build does it at its end, a writer when something new came. */
  refresh(): void {
    if (!this.#stale) return;
    this.#stale = false;
    this.#changes = 0;
    this.#suggestions = this.#collector.list();
    this.#words = new Dictionary();
    for (const { key } of this.#suggestions) {
      for (const word of key.slice(1).split(' ')) {
        const known = this.#words.get(word);
        if (known) known.count += 1;
        else this.#words.add(word, { count: 1 });
      }
    }
    for (const key of singleWordKeys) if (!this.#words.get(key)) this.#words.add(key, { count: 1 });
    this.#words.settle();
  }

  suggest(prefix: string, limit: number): string[] {
    const typed = tokenise(prefix);
    if (typed.length === 0 || limit < 1) return [];
    const found = new Set<string>();
    this.#collect(typed, limit, found);
    if (found.size < limit) this.#collectSynonyms(typed, limit, found);
    if (found.size === 0) {
      const corrected = typed.map((word, at) => this.#correct(word, at === typed.length - 1));
      if (corrected.join(' ') !== typed.join(' ')) {
        this.#collect(corrected, limit, found);
        if (found.size < limit) this.#collectSynonyms(corrected, limit, found);
      }
    }
    return [...found].slice(0, limit);
  }

  #changed(): void {
    this.#changes += 1;
    if (this.#changes >= changesBeforeRefresh) this.#stale = true;
  }

  #collect(words: readonly string[], limit: number, found: Set<string>): void {
    const whole = ` ${words.join(' ')}`;
    const parts = words.map((word) => ` ${word}`);
    const stems = words.map(singularise).join(' ');
    const begun: string[] = [];
    const inside: string[] = [];
    const apart: string[] = [];
    for (const { text, key, stems: own } of this.#suggestions) {
      if (own === stems) found.add(text);
      else if (begun.length < limit && key.startsWith(whole)) begun.push(text);
      else if (inside.length < limit && key.includes(whole)) inside.push(text);
      else if (parts.length > 1 && apart.length < limit && parts.every((part) => key.includes(part))) apart.push(text);
    }
    for (const text of [...begun, ...inside, ...apart]) found.add(text);
  }

  /** "pram" and "kinderw" lead to "strollers". */
  #collectSynonyms(words: readonly string[], limit: number, found: Set<string>): void {
    const phrase = words.map(singularise).join(' ');
    const exact = equivalents.get(phrase) ?? [];
    const begun = exact.length > 0 ? [] : singleWordKeys.filter((key) => key.startsWith(phrase)).slice(0, 3);
    const meant = [...exact, ...begun.flatMap((key) => equivalents.get(key) ?? [])];
    for (const { words: other } of meant) {
      if (found.size >= limit) return;
      this.#collect(other, limit, found);
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
