/** Words of documents by ordinal: builds the dictionary and its postings. Knows nothing of products or articles. */

import { sameMeasure } from '../measurements.ts';
import { synonyms } from '../synonym-table.ts';
import { singularise, stopWords, tokenise } from '../tokens.ts';
import { isPackageCode } from './package-codes.ts';
import { Postings } from './postings.ts';
import { Vocabulary, Word } from './vocabulary.ts';

const mostCachedTexts = 20_000;
const longestCachedText = 60;

export class TextIndex {
  readonly words = new Vocabulary();
  readonly fieldCount: number;
  #touched: Word[] = [];
  /** Printed codes of the text that was read last. */
  #codes: string[] = [];
  #cachedTexts = new Map<string, Word[]>();

  constructor(fieldCount: number) {
    this.fieldCount = fieldCount;
    for (const key of synonyms().singleWords) this.words.add(key, new Word(key, null, null, true));
  }

  /** Texts in the order of the fields' bits. `lengths` receives the number of different words per field. */
  addDocument(ordinal: number, texts: readonly string[], lengths: Uint8Array): void {
    this.#touched.length = 0;
    for (let field = 0; field < this.fieldCount; field += 1) {
      const bit = 1 << field;
      const words = this.#wordsOf(texts[field]!);
      let different = this.#codes.length;
      for (const code of this.#codes) this.words.codes.add(code, ordinal, bit);
      for (const word of words) {
        if (word.addingTo !== ordinal) {
          word.addingTo = ordinal;
          word.addingFields = 0;
          this.#touched.push(word);
        }
        if ((word.addingFields & bit) === 0) different += 1;
        word.addingFields |= bit;
      }
      lengths[field] = Math.min(255, different);
    }
    for (const word of this.#touched) word.postings!.append(ordinal, word.addingFields);
  }

  /** Ends a build: nothing waits to be sorted or is held for speed alone. */
  settle(): void {
    this.#cachedTexts.clear();
    this.words.settle();
    for (const [, word] of this.words.entries()) word.postings?.trim();
  }

  get postingBytes(): number {
    let bytes = this.words.codes.byteLength;
    for (const [, word] of this.words.entries()) bytes += word.postings?.byteLength ?? 0;
    return bytes;
  }

  #wordsOf(text: string): Word[] {
    this.#codes.length = 0;
    if (text === '') return [];
    if (text.length > longestCachedText) return this.#readWords(text);
    const cached = this.#cachedTexts.get(text);
    if (cached !== undefined) return cached;
    const words = this.#readWords(text);
    if (this.#cachedTexts.size < mostCachedTexts && this.#codes.length === 0) this.#cachedTexts.set(text, words);
    return words;
  }

  #readWords(text: string): Word[] {
    const words: Word[] = [];
    for (const token of tokenise(text)) {
      if (stopWords.has(token)) continue;
      if (isPackageCode(token)) {
        this.#codes.push(token);
        continue;
      }
      words.push(this.#wordFor(token));
      if (token.charCodeAt(0) < 58) for (const end of sameMeasure(token)) words.push(this.#wordFor(end));
    }
    return words;
  }

  #wordFor(token: string): Word {
    const known = this.words.get(token);
    if (known?.indexed) return known.indexed;
    const stem = singularise(token);
    let word = this.words.get(stem);
    if (!word?.postings) {
      word = new Word(stem, new Postings());
      this.words.add(stem, word);
    }
    // "bodies" must be found by "bodie", which "body" does not begin with.
    if (token !== stem && !token.startsWith(stem)) this.words.add(token, new Word(stem, null, word));
    return word;
  }
}
