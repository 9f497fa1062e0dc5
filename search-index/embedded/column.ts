/** A typed array that grows: one number per document, or per entry of a list. */
export class Column<Values extends Float64Array | Uint32Array | Uint8Array> {
  values: Values;
  length = 0;
  readonly #make: (length: number) => Values;

  constructor(make: (length: number) => Values) {
    this.#make = make;
    this.values = make(0);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = this.#make(Math.ceil(this.length * 1.3) + 4);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length++] = value;
  }
}
