/** The words an index knows: exact look-up, all that begin with, all that are nearly. */

import { countBits, editDistance, letterSignature, prefixEditDistance } from './edit-distance.ts';
import { soundOf } from './sound.ts';

export interface NearWord {
  word: string;
  typos: number;
  sameFirstLetter: boolean;
}

/** How many words a beginning may stand for; the most frequent are kept. */
export const mostCompletions = 48;
/** A letter or two mean nothing yet: half the shop has words that begin so, and nobody looks through that. */
const shortestFullBeginning = 3;
const mostShortCompletions = 12;
const mostNearWords = 6;
const shortestSound = 3;
/** Two consonants say enough where nearly all letters are the same ("hichair", "highchair"). */
const shortSound = 2;
const shortSoundFromLetters = 5;
const shortSoundTypos = 2;
const onlyLetters = /^[a-z]+$/;

export class Dictionary<Entry extends { count: number }> {
  readonly #entries = new Map<string, Entry>();
  /** Sorted, for beginnings; new words wait in `#unsorted` until somebody asks. */
  #sorted: string[] = [];
  #signatures: number[] = [];
  #unsorted: string[] = [];
  /** Words by their sound, made when somebody first misspells. */
  #bySound: Map<string, string[]> | null = null;

  get size(): number {
    return this.#entries.size;
  }

  get(word: string): Entry | undefined {
    return this.#entries.get(word);
  }

  add(word: string, entry: Entry): void {
    if (!this.#entries.has(word)) this.#unsorted.push(word);
    this.#entries.set(word, entry);
  }

  entries(): IterableIterator<[string, Entry]> {
    return this.#entries.entries();
  }

  /** Sorts what came since; an index does it at the end of a build, so that no query has to. */
  settle(): void {
    if (this.#unsorted.length > 32) {
      this.#sorted = this.#sorted.concat(this.#unsorted).sort();
      this.#signatures = this.#sorted.map(letterSignature);
    } else {
      // A changed product brings a word or two; sorting everything for them would cost a query 30 ms.
      for (const word of this.#unsorted) {
        const at = this.#firstAtLeast(word);
        this.#sorted.splice(at, 0, word);
        this.#signatures.splice(at, 0, letterSignature(word));
      }
    }
    if (this.#unsorted.length > 0) this.#bySound = null;
    this.#unsorted = [];
  }

  /** Known words that begin with `prefix` and are longer, most frequent first. */
  completionsOf(prefix: string, mostOfShort = mostShortCompletions): string[] {
    this.settle();
    const found: string[] = [];
    for (let at = this.#firstAtLeast(prefix); at < this.#sorted.length; at += 1) {
      const word = this.#sorted[at]!;
      if (!word.startsWith(prefix)) break;
      if (word !== prefix && this.#count(word) > 0) found.push(word);
    }
    const most = prefix.length < shortestFullBeginning ? mostOfShort : mostCompletions;
    if (found.length <= most) return found;
    return found.sort((a, b) => this.#count(b) - this.#count(a) || (a < b ? -1 : 1)).slice(0, most);
  }

  /** Known words within `limit` typos; only the nearest distance that has any, the most frequent first. */
  wordsNear(typed: string, limit: number): NearWord[] {
    return this.#near(
      typed,
      limit,
      (word) => editDistance(typed, word, limit),
      (word) => Math.abs(word.length - typed.length) <= limit,
    );
  }

  /** Known words of which a beginning is within `limit` typos; the first letter must be right. */
  wordsBeginningNear(typed: string, limit: number): NearWord[] {
    const first = typed.charCodeAt(0);
    return this.#near(
      typed,
      limit,
      (word) => prefixEditDistance(typed, word, limit),
      (word) => word.charCodeAt(0) === first && word.length >= typed.length - limit,
      true,
    );
  }

  /** Known words that sound the same, with half of the letters at least. */
  wordsSoundingLike(typed: string): string[] {
    this.settle();
    this.#bySound ??= this.#listenToAll();
    const sound = soundOf(typed);
    const isShort = sound.length < shortestSound;
    if (isShort && (sound.length < shortSound || typed.length < shortSoundFromLetters)) return [];
    // "qwerty" has the sound of "cart" by its consonants alone.
    const apart = isShort ? shortSoundTypos : Math.floor(typed.length / 2);
    return (this.#bySound.get(sound) ?? [])
      .filter((word) => word !== typed && this.#count(word) > 0 && editDistance(typed, word, apart) <= apart)
      .sort((a, b) => this.#count(b) - this.#count(a) || (a < b ? -1 : 1))
      .slice(0, mostNearWords);
  }

  #listenToAll(): Map<string, string[]> {
    const bySound = new Map<string, string[]>();
    for (const word of this.#sorted) {
      if (word.length < 4 || !onlyLetters.test(word)) continue;
      const sound = soundOf(word);
      const known = bySound.get(sound);
      if (known === undefined) bySound.set(sound, [word]);
      else known.push(word);
    }
    return bySound;
  }

  #near(
    typed: string,
    limit: number,
    distanceTo: (word: string) => number,
    mayBe: (word: string) => boolean,
    onlyBeginning = false,
  ): NearWord[] {
    this.settle();
    const signature = letterSignature(typed);
    let nearest = limit;
    let found: NearWord[] = [];
    for (let at = 0; at < this.#sorted.length; at += 1) {
      // Of a mere beginning, only the letters typed must be in the word.
      const differing = onlyBeginning ? signature & ~this.#signatures[at]! : signature ^ this.#signatures[at]!;
      if (countBits(differing) > (onlyBeginning ? nearest : 2 * nearest)) continue;
      const word = this.#sorted[at]!;
      if (!mayBe(word) || this.#count(word) === 0) continue;
      const typos = distanceTo(word);
      if (typos > nearest || typos === 0) continue;
      if (typos < nearest) {
        nearest = typos;
        found = [];
      }
      found.push({ word, typos, sameFirstLetter: word.charCodeAt(0) === typed.charCodeAt(0) });
    }
    return found
      .sort(
        (a, b) =>
          Number(b.sameFirstLetter) - Number(a.sameFirstLetter) ||
          this.#count(b.word) - this.#count(a.word) ||
          (a.word < b.word ? -1 : 1),
      )
      .slice(0, mostNearWords);
  }

  #count(word: string): number {
    return this.#entries.get(word)?.count ?? 0;
  }

  #firstAtLeast(word: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#sorted[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
