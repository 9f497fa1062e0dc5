/** For each word, the documents that have it, and in which fields: the posting lists that every search reads. */
import { sameMeasure } from '../measurements.ts';
import type { FieldRoles } from '../relevance.ts';
import { equivalentsOf, synonyms } from '../synonym-table.ts';
import { singularise, stopWords, tokenise } from '../tokens.ts';
import { Column } from './column.ts';
import { Dictionary } from './dictionary.ts';

/**
 * Sorted by document. A posting is one number: the document, and in the lower eight bits its fields that have the word. A changed document
 * gets a new number, so that postings are only ever appended.
 */
export class PostingList extends Column<Uint32Array> {
  /** All fields that have the word in any document. */
  fields = 0;

  constructor() {
    super((length) => new Uint32Array(length));
  }

  append(document: number, fields: number): void {
    this.push(document * 256 + fields);
    this.fields |= fields;
  }
}

/** The number printed under bars. Most barcodes are on one product only, and as words they would be most of the dictionary. */
const barcode = /^\d{8,14}$/;
/** Exact as a number; a leading 1 keeps the zeros in front. */
const barcodeNumber = (digits: string): number => Number(`1${digits}`);

export class InvertedIndex {
  readonly roles: FieldRoles;
  /** The number of documents ever added. */
  size = 0;
  /** 1 for a document that was replaced or removed. */
  readonly removed = new Column((length) => new Uint8Array(length));
  /** The number of different words in a document's title and type. */
  readonly titleLengths = new Column((length) => new Uint8Array(length));
  readonly typeLengths = new Column((length) => new Uint8Array(length));
  /** Everything that people may type: words of documents, their plurals, and names of things. */
  readonly dictionary = new Dictionary((word) => this.frequencyOf(word));
  readonly #lists = new Map<string, PostingList>();
  /** Stems of plurals: "bodies" is found by "body". */
  readonly #stems = new Map<string, string>();
  readonly #barcodes = new Column((length) => new Float64Array(length));
  readonly #barcodePostings = new Column((length) => new Uint32Array(length));

  constructor(roles: FieldRoles) {
    this.roles = roles;
    for (const name of [...synonyms().singleWords, ...synonyms().phrases]) this.dictionary.add(name);
  }

  /** Indexes texts, in the order of the fields' bits, as the next document. */
  add(texts: readonly string[], typeLength = 1): number {
    const document = this.size++;
    const fieldsOf = new Map<string, number>();
    let titleLength = 0;
    texts.forEach((text, field) => {
      const terms = this.#termsOf(text);
      for (const term of terms) fieldsOf.set(term, (fieldsOf.get(term) ?? 0) | (1 << field));
      if ((this.roles.title & (1 << field)) !== 0) titleLength += terms.size;
    });
    for (const [term, fields] of fieldsOf) {
      if (barcode.test(term)) {
        this.#barcodes.push(barcodeNumber(term));
        this.#barcodePostings.push(document * 256 + fields);
      } else this.#listOf(term).append(document, fields);
    }
    this.removed.push(0);
    this.titleLengths.push(Math.min(255, titleLength));
    this.typeLengths.push(typeLength);
    return document;
  }

  remove(document: number): void {
    this.removed.values[document] = 1;
  }

  liveDocuments(): Uint32Array {
    const live = new Uint32Array(this.size);
    let count = 0;
    for (let document = 0; document < this.size; document += 1)
      if (this.removed.values[document] === 0) live[count++] = document;
    return live.subarray(0, count);
  }

  /** By a stem or a written form. */
  postingsOf(word: string): PostingList | undefined {
    return this.#lists.get(this.stemOf(word)) ?? (barcode.test(word) ? this.#postingsOfBarcode(word) : undefined);
  }

  stemOf(word: string): string {
    return this.#lists.has(word) ? word : (this.#stems.get(word) ?? word);
  }

  /** The fields that have the word in any document; 0 where none has it. */
  fieldsOf(word: string): number {
    return this.postingsOf(word)?.fields ?? 0;
  }

  hasAll(words: readonly string[]): boolean {
    return words.every((word) => this.postingsOf(word) !== undefined);
  }

  /** For a name, or for a word that only the synonyms know, it is 1 if something here is called that. */
  frequencyOf(word: string): number {
    const isCalledSo = () =>
      [{ words: word.split(' ') }, ...equivalentsOf(word)].some(({ words }) => this.hasAll(words));
    return this.postingsOf(word)?.length ?? (isCalledSo() ? 1 : 0);
  }

  #listOf(term: string): PostingList {
    let list = this.#lists.get(term);
    if (list === undefined) {
      list = new PostingList();
      this.#lists.set(term, list);
      this.dictionary.add(term);
    }
    return list;
  }

  /** Each term once. */
  #termsOf(text: string): ReadonlySet<string> {
    const terms = new Set<string>();
    for (const word of tokenise(text)) {
      if (stopWords.has(word)) continue;
      const stem = this.#stems.get(word) ?? singularise(word);
      terms.add(stem);
      if (/^\d/.test(word)) for (const term of sameMeasure(word)) terms.add(term);
      else if (word !== stem) this.#stems.set(word, stem);
      // All other plurals are found by their beginning.
      if (!word.startsWith(stem)) this.dictionary.add(word);
    }
    return terms;
  }

  /** Searches for a barcode are rare: a scan of all of them takes a millisecond. */
  #postingsOfBarcode(digits: string): PostingList | undefined {
    const wanted = barcodeNumber(digits);
    const found = new PostingList();
    for (let at = 0; at < this.#barcodes.length; at += 1) {
      const posting = this.#barcodePostings.values[at]!;
      if (this.#barcodes.values[at] === wanted) found.append(posting >>> 8, posting & 255);
    }
    return found.length > 0 ? found : undefined;
  }
}
