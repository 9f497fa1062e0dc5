/** Fills the slots of a query over all documents: who matches how many, and how well. All words first, then the best of the rest. */
import { enoughResults, enoughStrongResults } from '../settings.ts';
import type { Alternative, Slot, Slots } from './slots.ts';

export interface MatchFields {
  /** Worth of each field, by its bit. */
  weights: readonly number[];
  /** Fields that belong together, as bits: a phrase must stand within one group. */
  groups: readonly number[];
  /** Groups of which `Bonus` wants to know how many words of the query they have. */
  covered: readonly number[];
  /** A word that stands here anywhere names a kind of thing ("swaddle"): the rest of a query may be relaxed, this may not. */
  naming: number;
  /** A word that stands here anywhere makes a query with unknown words worth answering. */
  telling: number;
  /** Where a document must have such a word to be that thing. */
  identity: number;
  /** Fields that list colours. */
  listing: number;
  /** Fields where a mention says little. */
  weak: number;
}

/** Extra worth of one matched document, from how many words of the query stand in each of the covered fields. */
export type Bonus = (ordinal: number, coveredWords: readonly Uint8Array[]) => number;

export interface Matches {
  ordinals: Int32Array;
  /** Coarse on purpose: products that are equally relevant are ordered by what else is asked. */
  relevance: Int32Array;
  count: number;
}

const relevanceSteps = 2;
const missingPenalty = 1000;
/** Worse than missing a describing word: a blue blanket is no answer to "blue swaddle" before the other swaddles. */
const otherThingPenalty = 1500;
const softShare = 0.5;
const spreadPhraseShare = 0.4;

export class Matcher {
  readonly #fields: MatchFields;
  readonly #worthOf: Float32Array;
  readonly #bonus: Bonus;
  #capacity = 0;
  #slotValue = new Float32Array(0);
  #slotBits = new Uint8Array(0);
  #slotWords = new Uint8Array(0);
  #score = new Float32Array(0);
  #matched = new Uint8Array(0);
  #strong = new Uint8Array(0);
  #identity = new Uint8Array(0);
  #coveredWords: Uint8Array[] = [];
  #readOrdinals = new Int32Array(0);
  #readBits = new Uint8Array(0);
  /** A set of fields widened to the groups they belong to. */
  readonly #wideBits: Uint8Array;
  #phraseSeen = new Uint8Array(0);
  #phraseBits = new Uint8Array(0);
  #slotTouched = new Int32Array(0);
  #touched = new Int32Array(0);
  #slotCount = 0;
  #count = 0;

  constructor(fields: MatchFields, bonus: Bonus) {
    this.#fields = fields;
    this.#bonus = bonus;
    this.#wideBits = Uint8Array.from({ length: 256 }, (_, bits) =>
      fields.groups.reduce((wide, group) => ((bits & group) !== 0 ? wide | group : wide), 0),
    );
    this.#worthOf = Float32Array.from({ length: 256 }, (_, bits) => {
      const worths = fields.weights.filter((_weight, field) => (bits & (1 << field)) !== 0);
      const most = Math.max(0, ...worths);
      return most + 0.15 * (worths.reduce((sum, worth) => sum + worth, 0) - most);
    });
  }

  /** Matches among `size` documents; those that `isAlive` denies are left out (null: all are alive). */
  match(asked: Slots, size: number, isAlive: ((ordinal: number) => boolean) | null): Matches {
    const demanded = asked.slots.filter((slot) => !slot.soft).length + asked.unknownCount;
    const known = demanded - asked.unknownCount;
    if (asked.slots.length === 0 || known * 2 < demanded || known === 0) return none();
    if (asked.unknownCount > 0 && !asked.slots.some((slot) => this.#isTelling(slot))) return none();
    this.#reserve(size);
    let namingSlots = 0;
    for (const { alternatives, soft } of asked.slots) {
      const names = !soft && alternatives.some(({ postings }) => (postings.at(-1)!.fields & this.#fields.naming) !== 0);
      if (names) namingSlots += 1;
      const [only] = alternatives;
      if (alternatives.length === 1 && only!.postings.length === 1 && !only!.isShade) this.#addOnly(only!, soft, names);
      else {
        for (const alternative of alternatives) this.#fill(alternative);
        this.#addFilled(soft, names);
      }
    }
    const matches = this.#choose(known, namingSlots, isAlive);
    this.#reset();
    return matches;
  }

  /** Beside words that nobody knows, a stray "oil" is no reason to answer; the name of a thing or a brand is. */
  #isTelling({ alternatives, soft }: Slot): boolean {
    return !soft && alternatives.some(({ postings }) => (postings.at(-1)!.fields & this.#fields.telling) !== 0);
  }

  /** The common case, one word one way, needs no comparing of ways. */
  #addOnly({ postings, quality }: Alternative, soft: boolean, names: boolean): void {
    const [ordinals, fieldBits] = [this.#readOrdinals, this.#readBits];
    const count = postings[0]!.read(ordinals, fieldBits);
    for (let at = 0; at < count; at += 1) {
      const bits = fieldBits[at]!;
      this.#addToSlot(ordinals[at]!, bits, quality * this.#worthOf[bits]!, 1, soft, names);
    }
  }

  #fill({ postings, quality, isShade }: Alternative): void {
    if (postings.length > 1) {
      this.#fillPhrase(postings, quality);
      return;
    }
    const [ordinals, fieldBits] = [this.#readOrdinals, this.#readBits];
    const count = postings[0]!.read(ordinals, fieldBits);
    const mask = isShade ? this.#fields.listing : 255;
    for (let at = 0; at < count; at += 1) {
      const bits = fieldBits[at]! & mask;
      if (bits !== 0) this.#offer(ordinals[at]!, bits, quality, 1);
    }
  }

  #offer(ordinal: number, bits: number, quality: number, words: number): void {
    const value = quality * this.#worthOf[bits]!;
    const before = this.#slotValue[ordinal]!;
    if (before === 0) this.#slotTouched[this.#slotCount++] = ordinal;
    if (value <= before) return;
    this.#slotValue[ordinal] = value;
    this.#slotBits[ordinal] = bits;
    this.#slotWords[ordinal] = words;
  }

  /** In one group of fields the phrase counts where its last word stands; spread over several it is a mere mention. */
  #fillPhrase(postings: Alternative['postings'], quality: number): void {
    const [ordinals, fieldBits] = [this.#readOrdinals, this.#readBits];
    const [seen, common, wide] = [this.#phraseSeen, this.#phraseBits, this.#wideBits];
    const { weak } = this.#fields;
    for (let word = 0; word < postings.length; word += 1) {
      const isLast = word === postings.length - 1;
      const count = postings[word]!.read(ordinals, fieldBits);
      for (let at = 0; at < count; at += 1) {
        const ordinal = ordinals[at]!;
        if (seen[ordinal] !== word) continue;
        seen[ordinal] = word + 1;
        common[ordinal] = word === 0 ? wide[fieldBits[at]!]! : common[ordinal]! & wide[fieldBits[at]!]!;
        if (!isLast) continue;
        const together = common[ordinal]! & fieldBits[at]!;
        if (together !== 0) this.#offer(ordinal, together, quality, postings.length);
        else this.#offer(ordinal, weak, quality * spreadPhraseShare, postings.length);
      }
    }
    const count = postings[0]!.read(ordinals, fieldBits);
    for (let at = 0; at < count; at += 1) seen[ordinals[at]!] = 0;
  }

  #addFilled(soft: boolean, names: boolean): void {
    for (let at = 0; at < this.#slotCount; at += 1) {
      const ordinal = this.#slotTouched[at]!;
      const value = this.#slotValue[ordinal]!;
      this.#addToSlot(ordinal, this.#slotBits[ordinal]!, value, this.#slotWords[ordinal]!, soft, names);
      this.#slotValue[ordinal] = 0;
    }
    this.#slotCount = 0;
  }

  #addToSlot(ordinal: number, bits: number, value: number, words: number, soft: boolean, names: boolean): void {
    const before = this.#score[ordinal]!;
    if (before === 0) this.#touched[this.#count++] = ordinal;
    this.#score[ordinal] = before + (soft ? value * softShare : value);
    const { covered, identity, weak } = this.#fields;
    for (let group = 0; group < covered.length; group += 1) {
      if ((bits & covered[group]!) === 0) continue;
      const counts = this.#coveredWords[group]!;
      counts[ordinal] = counts[ordinal]! + words;
    }
    if (soft) return;
    this.#matched[ordinal] = this.#matched[ordinal]! + 1;
    if ((bits & ~weak) !== 0) this.#strong[ordinal] = this.#strong[ordinal]! + 1;
    if (names && (bits & identity) !== 0) this.#identity[ordinal] = 1;
  }

  #choose(demanded: number, namingSlots: number, isAlive: ((ordinal: number) => boolean) | null): Matches {
    let full = 0;
    let strong = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const ordinal = this.#touched[at]!;
      if (this.#matched[ordinal] !== demanded || (isAlive !== null && !isAlive(ordinal))) continue;
      if (namingSlots > 0 && this.#identity[ordinal] === 0) continue;
      full += 1;
      if (this.#strong[ordinal] === demanded) strong += 1;
    }
    const onlyStrong = strong >= enoughStrongResults;
    const least = full >= enoughResults ? demanded : Math.max(1, Math.ceil(demanded / 2));
    const ordinals = new Int32Array(this.#count);
    const relevance = new Int32Array(this.#count);
    let count = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const ordinal = this.#touched[at]!;
      const matched = this.#matched[ordinal]!;
      if (matched < least || (isAlive !== null && !isAlive(ordinal))) continue;
      if (onlyStrong && this.#strong[ordinal] !== demanded) continue;
      if (matched < demanded && namingSlots > 0 && this.#identity[ordinal] === 0) continue;
      ordinals[count] = ordinal;
      const isOtherThing = namingSlots > 0 && this.#identity[ordinal] === 0;
      const penalty = missingPenalty * (demanded - matched) + (isOtherThing ? otherThingPenalty : 0);
      relevance[count] = this.#relevanceOf(ordinal, demanded) - penalty;
      count += 1;
    }
    return { ordinals, relevance, count };
  }

  #relevanceOf(ordinal: number, demanded: number): number {
    const score = this.#score[ordinal]! / demanded + this.#bonus(ordinal, this.#coveredWords);
    return Math.round(score * relevanceSteps);
  }

  #reset(): void {
    for (let at = 0; at < this.#count; at += 1) {
      const ordinal = this.#touched[at]!;
      this.#score[ordinal] = 0;
      this.#matched[ordinal] = 0;
      this.#strong[ordinal] = 0;
      this.#identity[ordinal] = 0;
      for (const words of this.#coveredWords) words[ordinal] = 0;
    }
    this.#count = 0;
  }

  #reserve(size: number): void {
    if (size <= this.#capacity) return;
    this.#capacity = Math.ceil(size * 1.1) + 64;
    const bytes = () => new Uint8Array(this.#capacity);
    this.#slotValue = new Float32Array(this.#capacity);
    this.#score = new Float32Array(this.#capacity);
    this.#slotTouched = new Int32Array(this.#capacity);
    this.#touched = new Int32Array(this.#capacity);
    [this.#slotBits, this.#slotWords, this.#matched, this.#strong] = [bytes(), bytes(), bytes(), bytes()];
    [this.#identity, this.#phraseSeen, this.#phraseBits] = [bytes(), bytes(), bytes()];
    this.#coveredWords = this.#fields.covered.map(bytes);
    this.#readOrdinals = new Int32Array(this.#capacity);
    this.#readBits = bytes();
  }
}

const none = (): Matches => ({ ordinals: new Int32Array(0), relevance: new Int32Array(0), count: 0 });
