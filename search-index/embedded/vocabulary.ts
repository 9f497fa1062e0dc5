/** The words of an index: those of its documents, written forms that lead to them, what only synonyms know, and printed codes. */
import { Dictionary, mostCompletions } from './dictionary.ts';
import { isPackageCode, PackageCodes } from './package-codes.ts';
import type { Postings } from './postings.ts';

/** A stem that documents have, a written form that leads to a stem ("nappies"), or a word that only synonyms know ("cochecito"). */
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

/** A dictionary that also knows the codes, which are looked up and completed, and never guessed. */
export class Vocabulary extends Dictionary<Word> {
  readonly codes = new PackageCodes();

  override get(word: string): Word | undefined {
    const known = super.get(word);
    if (known !== undefined || !isPackageCode(word)) return known;
    const postings = this.codes.postingsOf(word);
    return postings === null ? undefined : new Word(word, postings);
  }

  override completionsOf(prefix: string, mostOfShort?: number): string[] {
    const found = super.completionsOf(prefix, mostOfShort);
    const room = mostCompletions - found.length;
    return room > 0 ? [...found, ...this.codes.beginningWith(prefix, room)] : found;
  }
}
