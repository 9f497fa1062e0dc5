/** Fills one slot of a query over all documents: of all ways in which a document has it the best, told to the tally. */
import { softShare, spreadPhraseShare, widenedTo, worthTable } from '../relevance.ts';
import type { Postings } from './postings.ts';
import type { Alternative } from './slots.ts';
import type { Role, Tally } from './tally.ts';

export interface FilledFields {
  /** Worth of each field, by its bit. */
  weights: readonly number[];
  /** Fields that belong together, as bits: a phrase must stand within one group. */
  groups: readonly number[];
  /** Where a thing's name of several words stands together. */
  names: number;
  /** Where a document must have such a word to be that thing. */
  identity: number;
  /** Fields that list colors. */
  listing: number;
  /** Fields where a mention says little. */
  weak: number;
}

/** Of a way: by one way or another the document is the thing. "Wearable Blanket" is a sleep sack by its type, and found by its title. */
const thingFlag = 1 << 15;
const wordsShift = 8;
const wordsMask = 127;

export class SlotFiller {
  readonly #fields: FilledFields;
  readonly #tally: Tally;
  readonly #worthOf: Float32Array;
  /** A set of fields widened to the groups they belong to. */
  readonly #wideBits: Uint8Array;
  /** The best way so far: what it is worth, and its fields (lower byte), words and `thingFlag`. */
  #value = new Float32Array(0);
  #what = new Uint16Array(0);
  #touched = new Int32Array(0);
  #count = 0;
  #ordinals = new Int32Array(0);
  #bits = new Uint8Array(0);
  #common = new Uint8Array(0);
  #last = new Uint8Array(0);

  constructor(fields: FilledFields, tally: Tally) {
    this.#fields = fields;
    this.#tally = tally;
    this.#wideBits = widenedTo(fields.groups);
    this.#worthOf = worthTable(fields.weights);
  }

  reserve(size: number): void {
    if (size <= this.#value.length) return;
    const room = Math.ceil(size * 1.1) + 64;
    this.#value = new Float32Array(room);
    this.#what = new Uint16Array(room);
    this.#touched = new Int32Array(room);
    this.#ordinals = new Int32Array(room);
    this.#bits = new Uint8Array(room);
    this.#common = new Uint8Array(room);
    this.#last = new Uint8Array(room);
  }

  fill(alternatives: readonly Alternative[], role: Role): void {
    const [only] = alternatives;
    // The common case, one word one way, needs no comparing of ways.
    if (alternatives.length === 1 && only!.postings.length === 1 && !only!.isShade) {
      this.#tallyOnly(only!, role);
      return;
    }
    const best = Math.max(...alternatives.map(({ quality }) => quality));
    this.#count = 0;
    for (const { postings, quality, isShade, isLonger } of alternatives) {
      // Another word for it covers nothing: it is no reason to prefer the title or category that has only this word.
      const words = quality >= best ? postings.length : 0;
      if (postings.length > 1) this.#offerPhrase(postings, quality, words);
      else
        this.#offerWord(
          postings[0]!,
          quality,
          words,
          isShade ? this.#fields.listing : isLonger ? ~this.#fields.identity & 255 : 255,
        );
    }
    this.#tallyBest(role);
  }

  /** What stands in the category that has the query for its name. */
  fillWhole(shelf: Postings, worth: number, units: number): void {
    const count = shelf.read(this.#ordinals, this.#bits);
    this.#tally.addWhole(this.#ordinals, count, worth, units);
  }

  #tallyOnly({ postings, quality }: Alternative, role: Role): void {
    const ordinals = this.#ordinals;
    const fieldBits = this.#bits;
    const count = postings[0]!.read(ordinals, fieldBits);
    const tally = this.#tally;
    const { score, state, touched, isDense } = tally;
    const { counts, flags, wordUnits } = tally.marksOf(role);
    const share = role.soft ? softShare : 1;
    let met = tally.count;
    for (let at = 0; at < count; at += 1) {
      const ordinal = ordinals[at]!;
      const bits = fieldBits[at]!;
      const before = score[ordinal]!;
      if (!isDense && before === 0) touched[met++] = ordinal;
      score[ordinal] = before + quality * this.#worthOf[bits]! * share;
      state[ordinal] = (state[ordinal]! + counts[bits]! + wordUnits[bits]!) | flags[bits]!;
    }
    tally.count = met;
  }

  #offerWord(postings: Postings, quality: number, words: number, mask: number): void {
    const ordinals = this.#ordinals;
    const fieldBits = this.#bits;
    const count = postings.read(ordinals, fieldBits);
    const value = this.#value;
    const what = this.#what;
    const { isDense } = this.#tally;
    const { identity } = this.#fields;
    let met = this.#count;
    for (let at = 0; at < count; at += 1) {
      const bits = fieldBits[at]! & mask;
      if (bits === 0) continue;
      const ordinal = ordinals[at]!;
      const before = value[ordinal]!;
      const offered = quality * this.#worthOf[bits]!;
      if (!isDense && before === 0) this.#touched[met++] = ordinal;
      const thing = ((bits & identity) === 0 ? 0 : thingFlag) | (before === 0 ? 0 : what[ordinal]! & thingFlag);
      if (offered <= before) {
        what[ordinal] = what[ordinal]! | thing;
        continue;
      }
      value[ordinal] = offered;
      what[ordinal] = bits | (words << wordsShift) | thing;
    }
    this.#count = met;
  }

  /**
   * In one group of fields the phrase counts where its last word stands, and as the thing's name where that ends in the last word;
   * spread over several it is a mere mention. The rarest word is read first: the others are only looked up.
   */
  #offerPhrase(postings: readonly Postings[], quality: number, words: number): void {
    const [ordinals, bits, common, last, wide] = [this.#ordinals, this.#bits, this.#common, this.#last, this.#wideBits];
    const rarestFirst = postings.map((_, word) => word).sort((a, b) => postings[a]!.count - postings[b]!.count);
    let count = postings[rarestFirst[0]!]!.read(ordinals, bits);
    common.fill(255, 0, count);
    rarestFirst.forEach((word, turn) => {
      if (turn > 0) postings[word]!.readOf(ordinals, count, bits);
      const isLast = word === postings.length - 1;
      let kept = 0;
      for (let at = 0; at < count; at += 1) {
        const own = bits[at]!;
        if (own === 0) continue;
        ordinals[kept] = ordinals[at]!;
        common[kept] = common[at]! & wide[own]!;
        last[kept] = isLast ? own : last[at]!;
        kept += 1;
      }
      count = kept;
    });
    const { weak, identity, names } = this.#fields;
    for (let at = 0; at < count; at += 1) {
      const together = common[at]! & last[at]!;
      const named = (together & names) === 0 ? together : together | (last[at]! & identity);
      if (named !== 0) this.#offer(ordinals[at]!, named, quality, words);
      else this.#offer(ordinals[at]!, weak, quality * spreadPhraseShare, words);
    }
  }

  #offer(ordinal: number, bits: number, quality: number, words: number): void {
    const offered = quality * this.#worthOf[bits]!;
    const before = this.#value[ordinal]!;
    if (!this.#tally.isDense && before === 0) this.#touched[this.#count++] = ordinal;
    const known = before === 0 ? 0 : this.#what[ordinal]!;
    const thing = ((bits & this.#fields.identity) === 0 ? 0 : thingFlag) | (known & thingFlag);
    if (offered <= before) {
      this.#what[ordinal] = known | thing;
      return;
    }
    this.#value[ordinal] = offered;
    this.#what[ordinal] = bits | (words << wordsShift) | thing;
  }

  #tallyBest(role: Role): void {
    const [value, what, slotTouched, tally] = [this.#value, this.#what, this.#touched, this.#tally];
    const { score, state, touched, isDense } = tally;
    const { counts, flags, wordUnits } = tally.marksOf(role);
    const share = role.soft ? softShare : 1;
    const { identity } = this.#fields;
    const count = isDense ? tally.size : this.#count;
    let met = tally.count;
    for (let at = 0; at < count; at += 1) {
      const ordinal = isDense ? at : slotTouched[at]!;
      const gained = value[ordinal]!;
      if (gained === 0) continue;
      value[ordinal] = 0;
      const before = score[ordinal]!;
      if (!isDense && before === 0) touched[met++] = ordinal;
      score[ordinal] = before + gained * share;
      const way = what[ordinal]!;
      const bits = way & 255;
      const words = (way >>> wordsShift) & wordsMask;
      const known = (way & thingFlag) === 0 ? bits : bits | identity;
      state[ordinal] = (state[ordinal]! + counts[bits]! + words * wordUnits[bits]!) | flags[known]!;
    }
    tally.count = met;
  }
}
