/** Words of documents by ordinal: builds the dictionary and its postings. Knows nothing of products or articles. */

import { sameMeasure } from '../measurements.ts';
import { singleWordKeys } from '../synonym-table.ts';
import { singularise, stopWords, tokenise } from '../tokens.ts';
import { Dictionary } from './dictionary.ts';
import { Postings } from './postings.ts';

/** A stem that documents have, a written form that leads to a stem ("nappies"), or a word that only synonyms know ("kinderwagen"). */
export class Word {
  readonly stem: string;
  readonly postings: Postings | null;
  readonly #target: Word | null;
  readonly isSynonym: boolean;
  /** The document being added, and the fields seen in it so far. */
  addingTo = -1;
  addingFields = 0;

  constructor(stem: string, postings: Postings | null, target: Word | null = null, isSynonym = false) {
    this.stem = stem;
    this.postings = postings;
    this.#target = target;
    this.isSynonym = isSynonym;
  }

  /** 0 makes a word unknown to spelling and completion. */
  get count(): number {
    if (this.isSynonym) return 1;
    return this.postings?.count ?? this.#target?.count ?? 0;
  }

  /** The word that has postings. */
  get indexed(): Word | null {
    return this.postings !== null ? this : this.#target;
  }
}

const mostCachedTexts = 20_000;
const longestCachedText = 60;

export class TextIndex {
  readonly words = new Dictionary<Word>();
  readonly fieldCount: number;
  #touched: Word[] = [];
  #cachedTexts = new Map<string, Word[]>();

  constructor(fieldCount: number) {
    this.fieldCount = fieldCount;
    for (const key of singleWordKeys) this.words.add(key, new Word(key, null, null, true));
  }

  /** Texts in the order of the fields' bits. `lengths` receives the number of different words per field. */
  addDocument(ordinal: number, texts: readonly string[], lengths: Uint8Array): void {
    this.#touched.length = 0;
    for (let field = 0; field < this.fieldCount; field += 1) {
      const bit = 1 << field;
      let different = 0;
      for (const word of this.#wordsOf(texts[field]!)) {
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
    let bytes = 0;
    for (const [, word] of this.words.entries()) bytes += word.postings?.byteLength ?? 0;
    return bytes;
  }

  #wordsOf(text: string): Word[] {
    if (text === '') return [];
    if (text.length > longestCachedText) return this.#readWords(text);
    const cached = this.#cachedTexts.get(text);
    if (cached !== undefined) return cached;
    const words = this.#readWords(text);
    if (this.#cachedTexts.size < mostCachedTexts) this.#cachedTexts.set(text, words);
    return words;
  }

  #readWords(text: string): Word[] {
    const words: Word[] = [];
    for (const token of tokenise(text)) {
      if (stopWords.has(token)) continue;
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
