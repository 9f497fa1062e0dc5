/**
 * Whole terms to suggest, collected from products as they pass: product types, categories, brands, "brand + type", and phrases
 * that many titles share. Both engines take their suggestions from here.
 */
import { splitTitle } from './documents.ts';
import type { ProductDocument } from './engine.ts';
import { foldText, singularise, stopWords, tokenise } from './tokens.ts';

export interface Suggestion {
  text: string;
  /** The words of the text, folded, after a space each: " travel strollers". */
  key: string;
  /** The same in the singular, by which two suggestions are one. */
  stems: string;
  /** Higher comes first among equally good matches. */
  score: number;
}

type Source = 'type' | 'category' | 'brand' | 'pair' | 'phrase';

const sourceScore: Record<Source, number> = { type: 6, category: 5, brand: 5, pair: 0, phrase: 1 };
const mostPairs = 4000;
const mostPhrases = 1500;
const fewestForPhrase = 3;
const phrasesBeforePruning = 30_000;

export class SuggestionCollector {
  readonly #counts: Record<Source, Map<string, number>> = {
    type: new Map(),
    category: new Map(),
    brand: new Map(),
    pair: new Map(),
    phrase: new Map(),
  };
  #fewestWorthKeeping = 2;

  /** True when it brought a type, category or brand that was not there. */
  add(product: ProductDocument): boolean {
    const { productType, brand } = product;
    const bringsNew = [
      this.#count('type', productType.toLowerCase()),
      this.#count('brand', brand),
      ...product.categoryTitles.map((title) => this.#count('category', title.toLowerCase())),
    ].includes(1);
    this.#count('pair', `${brand} ${productType.toLowerCase()}`);
    for (const phrase of phrasesOf(product)) this.#count('phrase', phrase);
    this.#prune();
    return bringsNew;
  }

  /** One product of that brand and type fewer. */
  forget(brand: string, productType: string): void {
    const type = productType.toLowerCase();
    for (const [source, text] of [
      ['brand', brand],
      ['type', type],
      ['pair', `${brand} ${type}`],
    ] as const) {
      this.#counts[source].set(text, (this.#counts[source].get(text) ?? 1) - 1);
    }
  }

  /** Best first; each text once. */
  list(): Suggestion[] {
    const suggestions = new Map<string, Suggestion>();
    for (const source of Object.keys(sourceScore) as Source[]) {
      for (const [text, count] of this.#best(source)) {
        const words = tokenise(text);
        const stems = words.map(singularise).join(' ');
        if (stems === '' || suggestions.has(stems)) continue;
        const score = sourceScore[source] + Math.log2(1 + count);
        suggestions.set(stems, { text, key: ` ${words.join(' ')}`, stems, score });
      }
    }
    return [...suggestions.values()].sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  }

  #best(source: Source): [string, number][] {
    const fewest = source === 'phrase' ? fewestForPhrase : 1;
    const entries = [...this.#counts[source]].filter(([, count]) => count >= fewest);
    const most = source === 'pair' ? mostPairs : source === 'phrase' ? mostPhrases : entries.length;
    return entries.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, most);
  }

  #count(source: Source, text: string): number {
    const count = (this.#counts[source].get(text) ?? 0) + 1;
    this.#counts[source].set(text, count);
    return count;
  }

  /** Forgets rare phrases when there are too many, so that a large catalogue needs no more room than a small one. */
  #prune(): void {
    const phrases = this.#counts.phrase;
    if (phrases.size < phrasesBeforePruning) return;
    for (const [phrase, count] of phrases) if (count < this.#fewestWorthKeeping) phrases.delete(phrase);
    if (phrases.size > phrasesBeforePruning / 2) this.#fewestWorthKeeping += 1;
  }
}

/** Two and three words of a title in a row, without the brand. */
function phrasesOf(product: ProductDocument): string[] {
  const brandWords = new Set(tokenise(product.brand));
  const words = foldText(splitTitle(product.title).head).match(/[\p{L}]+/gu) ?? [];
  const phrases: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (const length of [2, 3]) {
      const phrase = words.slice(at, at + length);
      if (phrase.length < length || phrase.some((word) => brandWords.has(word))) continue;
      if (stopWords.has(phrase[0]!) || stopWords.has(phrase.at(-1)!)) continue;
      phrases.push(phrase.join(' '));
    }
  }
  return phrases;
}
