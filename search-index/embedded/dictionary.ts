/** The sorted words and names that people may type: finds those with a given beginning, a similar spelling, or the same sound. */
import { doubleMetaphone } from 'double-metaphone';
import { editDistance } from '../edit-distance.ts';

interface Entry {
  word: string;
  letters: number;
  sound: string;
}

export interface NearWord {
  word: string;
  typos: number;
}

export class Dictionary {
  readonly #frequencyOf: (word: string) => number;
  readonly #known = new Set<string>();
  #entries: Entry[] = [];
  #isSorted = true;

  /** @param frequencyOf how often a word occurs; words with 0 are skipped */
  constructor(frequencyOf: (word: string) => number) {
    this.#frequencyOf = frequencyOf;
  }

  add(word: string): void {
    if (this.#known.has(word)) return;
    this.#known.add(word);
    this.#entries.push({ word, letters: letterBits(word), sound: soundOf(word) });
    this.#isSorted = false;
  }

  /** Longer words with this beginning, or names if it contains a space; the most frequent first. */
  beginningWith(prefix: string, most: number): string[] {
    const found: string[] = [];
    const sorted = this.#sorted();
    for (let at = this.#firstAt(prefix); at < sorted.length; at += 1) {
      const { word } = sorted[at]!;
      if (!word.startsWith(prefix)) break;
      if (word !== prefix && isName(word) === isName(prefix) && this.#frequencyOf(word) > 0) found.push(word);
    }
    return found.length <= most ? found : this.mostFrequentFirst(found).slice(0, most);
  }

  /** Words within `limit` typos, the nearest first; names for a name. */
  near(typed: string, limit: number): NearWord[] {
    const letters = letterBits(typed);
    const found: NearWord[] = [];
    for (const { word, letters: others } of this.#sorted()) {
      if (countBits(letters ^ others) > 2 * limit || isName(word) !== isName(typed)) continue;
      const typos = editDistance(typed, word, limit);
      if (typos <= limit && this.#frequencyOf(word) > 0) found.push({ word, typos });
    }
    const frequency = ({ word }: NearWord): number => this.#frequencyOf(word);
    return found.sort((a, b) => a.typos - b.typos || frequency(b) - frequency(a));
  }

  /** Words that sound the same and share at least half of the letters, the nearest first; names for a name. */
  soundingLike(typed: string): NearWord[] {
    const sound = soundOf(typed);
    if (sound.length < (typed.length < 5 ? 3 : 2)) return [];
    // By its consonants alone, "qwerty" sounds like "cart".
    const most = sound.length < 3 ? 2 : Math.floor(typed.length / 2);
    return this.#entries
      .filter((entry) => entry.sound === sound && entry.word.length > 3)
      .map(({ word }) => ({ word, typos: editDistance(typed, word, most) }))
      .filter(({ word, typos }) => typos <= most && this.#frequencyOf(word) > 0)
      .sort((a, b) => a.typos - b.typos);
  }

  mostFrequentFirst(words: string[]): string[] {
    return words.sort((a, b) => this.#frequencyOf(b) - this.#frequencyOf(a) || (a < b ? -1 : 1));
  }

  /** Usually few words have been added since the last sort, so nearly all are in order, and sorting takes no time. */
  #sorted(): readonly Entry[] {
    if (!this.#isSorted) this.#entries.sort((a, b) => (a.word < b.word ? -1 : 1));
    this.#isSorted = true;
    return this.#entries;
  }

  #firstAt(word: string): number {
    const sorted = this.#sorted();
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]!.word < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const isName = (word: string): boolean => word.includes(' ');

/** Which letters a word has, as bits. Words within n typos differ in at most 2n of them, which is quick to check. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    bits |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (26 + (code % 4));
  }
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Words that sound alike have the same code: "dubble" and "double", "nitelight" and "nightlight". Empty for anything but plain letters. */
export const soundOf = (word: string): string => (/^[a-z ]+$/.test(word) ? doubleMetaphone(word)[0] : '');
