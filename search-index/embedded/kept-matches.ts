/**
 * What the words of the last queries match, until a product changes: who filters, sorts and turns pages asks for the same words again, and
 * finding who has them is most of a search.
 */
import type { Matches } from './match.ts';

export interface Found {
  matches: Matches;
  correctedTerm: string | null;
}

/** 16 MB; a word that all of 200,000 products have takes a tenth of it. */
const mostKept = 2_000_000;
const mostTerms = 500;

export class KeptMatches {
  /** The one unused for longest first. */
  readonly #found = new Map<string, Found>();
  #size = 0;

  get(key: string): Found | undefined {
    const found = this.#found.get(key);
    if (found === undefined) return undefined;
    this.#found.delete(key);
    this.#found.set(key, found);
    return found;
  }

  keep(key: string, found: Found): void {
    if (found.matches.count > mostKept) return;
    this.#found.set(key, found);
    this.#size += found.matches.count;
    for (const [oldest, { matches }] of this.#found) {
      if (this.#size <= mostKept && this.#found.size <= mostTerms) return;
      this.#found.delete(oldest);
      this.#size -= matches.count;
    }
  }

  forget(): void {
    if (this.#found.size === 0) return;
    this.#found.clear();
    this.#size = 0;
  }
}
