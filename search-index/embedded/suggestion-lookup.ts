/** Which of the suggestions can answer what is being typed: those with a word that begins as the rarest of its words does. */
import { type Suggestion, stemsTyped } from '../suggestions.ts';

export class SuggestionLookup {
  /** Best first. */
  readonly #all: readonly Suggestion[];
  readonly #byStems = new Map<string, Suggestion>();
  /** Every word of a suggestion, sorted, and who has it. */
  readonly #words: string[];
  readonly #holders: Uint32Array[];

  constructor(bestFirst: readonly Suggestion[]) {
    this.#all = bestFirst;
    const holders = new Map<string, number[]>();
    bestFirst.forEach(({ key, stems }, at) => {
      this.#byStems.set(stems, bestFirst[at]!);
      for (const word of new Set(key.slice(1).split(' '))) {
        const known = holders.get(word);
        if (known === undefined) holders.set(word, [at]);
        else known.push(at);
      }
    });
    this.#words = [...holders.keys()].sort();
    this.#holders = this.#words.map((word) => Uint32Array.from(holders.get(word)!));
  }

  exact(typed: readonly string[]): Suggestion | undefined {
    return this.#byStems.get(stemsTyped(typed));
  }

  /** Best first, perhaps more than match. */
  candidates(typed: readonly string[]): readonly Suggestion[] {
    const ranges = typed.map((word) => this.#rangeOf(word));
    const [from, to, size] = ranges.reduce((rarest, range) => (range[2] < rarest[2] ? range : rarest));
    if (size > this.#all.length / 2) return this.#all;
    const found = new Uint32Array(size);
    let count = 0;
    for (let at = from; at < to; at += 1) {
      found.set(this.#holders[at]!, count);
      count += this.#holders[at]!.length;
    }
    if (to - from > 1) found.sort();
    const candidates: Suggestion[] = [];
    found.forEach((one, at) => {
      if (at === 0 || found[at - 1] !== one) candidates.push(this.#all[one]!);
    });
    return candidates;
  }

  /** The words that begin so, and how many holders they have together. */
  #rangeOf(prefix: string): [from: number, to: number, size: number] {
    const from = this.#firstAtLeast(prefix);
    let to = from;
    let size = 0;
    while (to < this.#words.length && this.#words[to]!.startsWith(prefix)) size += this.#holders[to++]!.length;
    return [from, to, size];
  }

  #firstAtLeast(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#words[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
