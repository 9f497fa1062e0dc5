/** A typed array that grows: one number per document, or per entry of a list. */
export class Column<Values extends Float64Array | Uint32Array | Uint8Array> {
  values: Values;
  length = 0;
  readonly #make: (length: number) => Values;

  constructor(make: (length: number) => Values) {
    this.#make = make;
    this.values = make(4);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.#resize(Math.ceil(this.length * 1.5));
    this.values[this.length++] = value;
  }

  /** Gives back what was reserved for growth. */
  trim(): void {
    if (this.values.length > this.length) this.#resize(this.length);
  }

  #resize(length: number): void {
    const resized = this.#make(Math.max(4, length));
    resized.set(this.values.subarray(0, this.length));
    this.values = resized;
  }
}
