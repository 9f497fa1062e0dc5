/** Fills the slots of a query over all documents: who matches how many, and how well. All words first, then the best of the rest. */
import { enoughResults, enoughStrongResults } from '../settings.ts';
import type { Alternative, Slots } from './slots.ts';

export interface MatchFields {
  /** Worth of each field, by its bit. */
  weights: readonly number[];
  /** Fields that belong together, as bits: a phrase must stand within one group. */
  groups: readonly number[];
  /** A word that stands here anywhere names a kind of thing ("swaddle"): the rest of a query may be relaxed, this may not. */
  naming: number;
  /** Where a document must have such a word to be that thing. */
  identity: number;
  /** Fields where a mention says little. */
  weak: number;
}

/** Extra worth of one matched document, from how much of its title and type the query covers. */
export type Bonus = (ordinal: number, wordsIn: (groupIndex: number) => number) => number;

export interface Matches {
  ordinals: Int32Array;
  /** Coarse on purpose: products that are equally relevant are ordered by what else is asked. */
  relevance: Int32Array;
  count: number;
}

const relevanceSteps = 2;
const missingPenalty = 1000;
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
  #groupWords: Uint8Array[] = [];
  #phraseSeen = new Uint8Array(0);
  #phraseBits = new Uint8Array(0);
  #slotTouched = new Int32Array(0);
  #touched = new Int32Array(0);
  #slotCount = 0;
  #count = 0;

  constructor(fields: MatchFields, bonus: Bonus) {
    this.#fields = fields;
    this.#bonus = bonus;
    this.#worthOf = Float32Array.from({ length: 256 }, (_, bits) => {
      const worths = fields.weights.filter((_weight, field) => (bits & (1 << field)) !== 0);
      const most = Math.max(0, ...worths);
      return most + 0.15 * (worths.reduce((sum, worth) => sum + worth, 0) - most);
    });
  }

  /** Matches among `size` documents; those that `isAlive` denies are left out. */
  match(asked: Slots, size: number, isAlive: (ordinal: number) => boolean): Matches {
    const demanded = asked.slots.filter((slot) => !slot.soft).length + asked.unknownCount;
    const known = demanded - asked.unknownCount;
    if (asked.slots.length === 0 || known * 2 < demanded || known === 0) return none();
    this.#reserve(size);
    let identitySlots = 0;
    for (const slot of asked.slots) {
      this.#fill(slot.alternatives);
      const saysWhat =
        !slot.soft && slot.alternatives.some(({ postings }) => (postings.at(-1)!.fields & this.#fields.naming) !== 0);
      if (saysWhat) identitySlots += 1;
      this.#addSlot(slot.soft, saysWhat);
    }
    const matches = this.#choose(known, identitySlots, isAlive);
    this.#reset();
    return matches;
  }

  #fill(alternatives: readonly Alternative[]): void {
    for (const { postings, quality } of alternatives) {
      if (postings.length === 1) postings[0]!.visit((ordinal, bits) => this.#offer(ordinal, bits, quality, 1));
      else this.#fillPhrase(postings, quality);
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
    const { groups, weak } = this.#fields;
    const first = postings[0]!;
    const seen = this.#phraseSeen;
    const common = this.#phraseBits;
    const widen = (bits: number): number => {
      let wide = 0;
      for (const group of groups) if ((bits & group) !== 0) wide |= group;
      return wide;
    };
    first.visit((ordinal, bits) => {
      seen[ordinal] = 1;
      common[ordinal] = widen(bits);
    });
    for (let at = 1; at < postings.length; at += 1) {
      const isLast = at === postings.length - 1;
      postings[at]!.visit((ordinal, bits) => {
        if (seen[ordinal] !== at) return;
        seen[ordinal] = at + 1;
        common[ordinal] = common[ordinal]! & widen(bits);
        if (!isLast) return;
        const together = common[ordinal]! & bits;
        if (together !== 0) this.#offer(ordinal, together, quality, postings.length);
        else this.#offer(ordinal, weak, quality * spreadPhraseShare, postings.length);
      });
    }
    first.visit((ordinal) => {
      seen[ordinal] = 0;
    });
  }

  #addSlot(soft: boolean, saysWhat: boolean): void {
    const { groups, identity, weak } = this.#fields;
    for (let at = 0; at < this.#slotCount; at += 1) {
      const ordinal = this.#slotTouched[at]!;
      const bits = this.#slotBits[ordinal]!;
      const words = this.#slotWords[ordinal]!;
      const isNew = this.#score[ordinal] === 0;
      if (isNew) this.#touched[this.#count++] = ordinal;
      this.#score[ordinal] = this.#score[ordinal]! + this.#slotValue[ordinal]! * (soft ? softShare : 1);
      for (let group = 0; group < groups.length; group += 1) {
        if ((bits & groups[group]!) !== 0)
          this.#groupWords[group]![ordinal] = this.#groupWords[group]![ordinal]! + words;
      }
      if (!soft) {
        this.#matched[ordinal] = this.#matched[ordinal]! + 1;
        if ((bits & ~weak) !== 0) this.#strong[ordinal] = this.#strong[ordinal]! + 1;
        if (saysWhat && (bits & identity) !== 0) this.#identity[ordinal] = 1;
      }
      this.#slotValue[ordinal] = 0;
    }
    this.#slotCount = 0;
  }

  #choose(demanded: number, identitySlots: number, isAlive: (ordinal: number) => boolean): Matches {
    let full = 0;
    let strong = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const ordinal = this.#touched[at]!;
      if (this.#matched[ordinal] !== demanded || !isAlive(ordinal)) continue;
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
      if (matched < least || !isAlive(ordinal)) continue;
      if (onlyStrong && this.#strong[ordinal] !== demanded) continue;
      if (matched < demanded && identitySlots > 0 && this.#identity[ordinal] === 0) continue;
      ordinals[count] = ordinal;
      relevance[count] = this.#relevanceOf(ordinal, demanded) - missingPenalty * (demanded - matched);
      count += 1;
    }
    return { ordinals, relevance, count };
  }

  #relevanceOf(ordinal: number, demanded: number): number {
    const score =
      this.#score[ordinal]! / demanded + this.#bonus(ordinal, (group) => this.#groupWords[group]![ordinal]!);
    return Math.round(score * relevanceSteps);
  }

  #reset(): void {
    for (let at = 0; at < this.#count; at += 1) {
      const ordinal = this.#touched[at]!;
      this.#score[ordinal] = 0;
      this.#matched[ordinal] = 0;
      this.#strong[ordinal] = 0;
      this.#identity[ordinal] = 0;
      for (const words of this.#groupWords) words[ordinal] = 0;
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
    this.#groupWords = this.#fields.groups.map(bytes);
  }
}

const none = (): Matches => ({ ordinals: new Int32Array(0), relevance: new Int32Array(0), count: 0 });
