/**
 * A typed array that is filled anew by each search instead of being allocated by it: with 200,000 products those were two
 * megabytes each time.
 */
export class Room<T extends Int32Array | Uint8Array> {
  readonly #make: (length: number) => T;
  #held: T;

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#held = make(0);
  }

  /** So many places, with whatever was left in them; good until they are taken again. */
  take(length: number): T {
    if (this.#held.length < length) this.#held = this.#make(Math.ceil(length * 1.1));
    return this.#held.subarray(0, length) as T;
  }
}
