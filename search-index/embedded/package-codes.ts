/**
 * The numbers printed under bars: as many as variants, nearly every one on a single product. As words of the dictionary they would
 * be most of its memory; here they are rows of 13 bytes, appended in runs, each run put in order when it is full.
 */
import { Postings } from './postings.ts';

const rowsPerRun = 8192;
const codePattern = /^\d{8,14}$/;
const digits = /^\d+$/;

/** Long enough to be a printed code, short enough to be exact as a number behind a 1, which keeps zeros in front. */
export const isPackageCode = (word: string): boolean => codePattern.test(word);

const numberOf = (digitsOfCode: string): number => Number(`1${digitsOfCode}`);

export class PackageCodes {
  readonly #runs: Run[] = [];

  add(code: string, ordinal: number, fieldBits: number): void {
    let run = this.#runs.at(-1);
    if (run === undefined || run.size === rowsPerRun) {
      run = new Run();
      this.#runs.push(run);
    }
    run.add(numberOf(code), ordinal, fieldBits);
  }

  /** Who has this code; null when nobody has. */
  postingsOf(code: string): Postings | null {
    const wanted = numberOf(code);
    const fieldsOf = new Map<number, number>();
    for (const run of this.#runs) {
      for (let at = run.firstAtLeast(wanted); at < run.size && run.numbers[at] === wanted; at += 1) {
        const ordinal = run.ordinals[at]!;
        fieldsOf.set(ordinal, (fieldsOf.get(ordinal) ?? 0) | run.fields[at]!);
      }
    }
    if (fieldsOf.size === 0) return null;
    const postings = new Postings();
    for (const [ordinal, fields] of [...fieldsOf].sort((a, b) => a[0] - b[0])) postings.append(ordinal, fields);
    return postings;
  }

  /** Codes that begin so and are longer, the first `most` in their order, the shorter ones first. */
  beginningWith(prefix: string, most: number): string[] {
    if (!digits.test(prefix)) return [];
    const found: string[] = [];
    for (let length = Math.max(8, prefix.length + 1); length <= 14 && found.length < most; length += 1) {
      const further = length - prefix.length;
      const [from, to] = [numberOf(prefix + '0'.repeat(further)), numberOf(prefix + '9'.repeat(further))];
      const ofLength = new Set<number>();
      for (const run of this.#runs) {
        let taken = 0;
        for (let at = run.firstAtLeast(from); at < run.size && run.numbers[at]! <= to && taken < most; at += 1) {
          if (ofLength.has(run.numbers[at]!)) continue;
          ofLength.add(run.numbers[at]!);
          taken += 1;
        }
      }
      const inOrder = [...ofLength].sort((a, b) => a - b).slice(0, most - found.length);
      found.push(...inOrder.map((number) => String(number).slice(1)));
    }
    return found;
  }

  get byteLength(): number {
    return this.#runs.reduce((bytes, run) => bytes + run.byteLength, 0);
  }
}

class Run {
  size = 0;
  numbers = new Float64Array(64);
  ordinals = new Uint32Array(64);
  fields = new Uint8Array(64);
  #ordered = 0;

  add(number: number, ordinal: number, fieldBits: number): void {
    if (this.size === this.numbers.length) this.#take(this.numbers, this.ordinals, this.fields, this.size * 2);
    this.numbers[this.size] = number;
    this.ordinals[this.size] = ordinal;
    this.fields[this.size++] = fieldBits;
    if (this.size === rowsPerRun) this.#order();
  }

  firstAtLeast(number: number): number {
    this.#order();
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.numbers[middle]! < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  get byteLength(): number {
    return this.numbers.byteLength + this.ordinals.byteLength + this.fields.byteLength;
  }

  /** Of the last run somebody may ask before it is full. */
  #order(): void {
    if (this.#ordered === this.size) return;
    const { numbers, ordinals, fields, size } = this;
    const rows = Uint32Array.from({ length: size }, (_, at) => at).sort((a, b) => numbers[a]! - numbers[b]! || a - b);
    this.#take(
      Float64Array.from(rows, (row) => numbers[row]!),
      Uint32Array.from(rows, (row) => ordinals[row]!),
      Uint8Array.from(rows, (row) => fields[row]!),
      numbers.length,
    );
    this.#ordered = size;
  }

  #take(numbers: Float64Array, ordinals: Uint32Array, fields: Uint8Array, room: number): void {
    this.numbers = new Float64Array(room);
    this.ordinals = new Uint32Array(room);
    this.fields = new Uint8Array(room);
    this.numbers.set(numbers.subarray(0, this.size));
    this.ordinals.set(ordinals.subarray(0, this.size));
    this.fields.set(fields.subarray(0, this.size));
  }
}
