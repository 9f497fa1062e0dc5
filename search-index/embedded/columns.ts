/** Growing typed arrays, one value per document. */

type Numbers = Float64Array | Float32Array | Int32Array | Uint32Array | Uint8Array;

export class Column<T extends Numbers> {
  values: T;
  readonly #make: (length: number) => T;

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.values = make(64);
  }

  set(at: number, value: number): void {
    if (at >= this.values.length) this.#resize(Math.ceil(at * 1.5) + 64);
    this.values[at] = value;
  }

  trim(length: number): void {
    if (this.values.length > length + 64) this.#resize(length + 64);
  }

  #resize(length: number): void {
    const resized = this.#make(length);
    resized.set(this.values.subarray(0, Math.min(this.values.length, length)) as never);
    this.values = resized;
  }
}

/** Text values as small numbers, in order of first sight. */
export class Codes {
  readonly texts: string[] = [];
  readonly #codes = new Map<string, number>();

  codeOf(text: string): number {
    let code = this.#codes.get(text);
    if (code === undefined) {
      code = this.texts.length;
      this.texts.push(text);
      this.#codes.set(text, code);
    }
    return code;
  }

  /** -1 for a text that no document has. */
  find(text: string): number {
    return this.#codes.get(text) ?? -1;
  }
}

/** One bit per document. */
export class BitSet {
  #words = new Uint32Array(2);

  add(at: number): void {
    const word = at >>> 5;
    if (word >= this.#words.length) {
      const grown = new Uint32Array(Math.ceil(word * 1.5) + 2);
      grown.set(this.#words);
      this.#words = grown;
    }
    this.#words[word] = this.#words[word]! | (1 << (at & 31));
  }

  remove(at: number): void {
    const word = at >>> 5;
    if (word < this.#words.length) this.#words[word] = this.#words[word]! & ~(1 << (at & 31));
  }

  has(at: number): boolean {
    return ((this.#words[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
  }

  /** Writes its members in order into `into`, which must be large enough, and says how many there are. */
  list(into: Int32Array): number {
    let count = 0;
    for (let word = 0; word < this.#words.length; word += 1) {
      let bits = this.#words[word]!;
      while (bits !== 0) {
        const lowest = bits & -bits;
        into[count++] = (word << 5) + (31 - Math.clz32(lowest));
        bits ^= lowest;
      }
    }
    return count;
  }

  /** Who is in this one and in one of `sets`. */
  within(sets: readonly BitSet[]): BitSet {
    const found = new BitSet();
    found.#words = new Uint32Array(this.#words.length);
    for (const set of sets) {
      const shared = Math.min(set.#words.length, this.#words.length);
      for (let word = 0; word < shared; word += 1)
        found.#words[word] = found.#words[word]! | (set.#words[word]! & this.#words[word]!);
    }
    return found;
  }

  trim(): void {
    let used = this.#words.length;
    while (used > 1 && this.#words[used - 1] === 0) used -= 1;
    if (used < this.#words.length) this.#words = this.#words.slice(0, used);
  }
}
