/**
 * Who has a word, and in which fields: per word a run of (step to the next ordinal as a variable-length number, field bits).
 * Ordinals only grow, so an added document is appended, and one run serves both the built index and its changes.
 */

export class Postings {
  /** Documents ever added; deleted ones count until the index is tidied. */
  count = 0;
  /** Bits of every field this word stands in anywhere. */
  fields = 0;
  #bytes = new Uint8Array(6);
  #length = 0;
  #last = -1;

  append(ordinal: number, fieldBits: number): void {
    if (this.#length + 6 > this.#bytes.length) this.#grow();
    let step = ordinal - this.#last;
    while (step > 127) {
      this.#bytes[this.#length++] = (step & 127) | 128;
      step >>>= 7;
    }
    this.#bytes[this.#length++] = step;
    this.#bytes[this.#length++] = fieldBits;
    this.#last = ordinal;
    this.fields |= fieldBits;
    this.count += 1;
  }

  /** Fills the given arrays, which must be large enough, and says how many there are. */
  read(ordinals: Int32Array, fieldBits: Uint8Array): number {
    const bytes = this.#bytes;
    const length = this.#length;
    let ordinal = -1;
    let count = 0;
    for (let at = 0; at < length; ) {
      let byte = bytes[at++]!;
      let step = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++]!;
        step |= (byte & 127) << shift;
      }
      ordinal += step;
      ordinals[count] = ordinal;
      fieldBits[count++] = bytes[at++]!;
    }
    return count;
  }

  /** The field bits of those `wanted`, which are in order; 0 for who is not here. Stops behind the last of them. */
  readOf(wanted: Int32Array, count: number, fieldBits: Uint8Array): void {
    const bytes = this.#bytes;
    const length = this.#length;
    let ordinal = -1;
    let next = 0;
    for (let at = 0; at < length && next < count; ) {
      let byte = bytes[at++]!;
      let step = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++]!;
        step |= (byte & 127) << shift;
      }
      ordinal += step;
      const bits = bytes[at++]!;
      while (next < count && wanted[next]! < ordinal) fieldBits[next++] = 0;
      if (next < count && wanted[next] === ordinal) fieldBits[next++] = bits;
    }
    fieldBits.fill(0, next, count);
  }

  /** Gives back what was reserved for growth. */
  trim(): void {
    if (this.#bytes.length > this.#length + 8) this.#bytes = this.#bytes.slice(0, this.#length);
  }

  get byteLength(): number {
    return this.#bytes.byteLength;
  }

  #grow(): void {
    const grown = new Uint8Array(Math.ceil(this.#bytes.length * 1.5) + 8);
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}
