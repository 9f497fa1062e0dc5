/** Fills the slots of a query over all documents: who matches how many, and how well. All words first, then the best of the rest. */
import {
  missingPenalty,
  otherThingPenalty,
  relevanceSteps,
  shelfWorth,
  softShare,
  spreadPhraseShare,
  widenedTo,
  worthTable,
} from '../relevance.ts';
import { enoughResults, enoughStrongResults } from '../settings.ts';
import type { Postings } from './postings.ts';
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
  /** A word that stands here anywhere makes a query with unknown words worth answering, and what else is missing forgivable. */
  telling: number;
  /** Where a thing's name of several words stands together. */
  names: number;
  /** Where a document must have such a word to be that thing. */
  identity: number;
  /** Fields that list colours. */
  listing: number;
  /** Fields where a mention says little. */
  weak: number;
}

/** Extra worth of one matched document, from how many of the query's words stand in each of the covered fields. */
export type Bonus = (ordinal: number, coveredWords: readonly Uint8Array[], askedWords: number) => number;

export interface Matches {
  ordinals: Int32Array;
  /** Coarse on purpose: products that are equally relevant are ordered by what else is asked. */
  relevance: Int32Array;
  count: number;
}

interface Role {
  soft: boolean;
  names: boolean;
  tells: boolean;
}

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
  #told = new Uint8Array(0);
  #askedWords = 0;
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
    this.#wideBits = widenedTo(fields.groups);
    this.#worthOf = worthTable(fields.weights);
  }

  /** Matches among `size` documents; those that `isAlive` denies are left out (null: all are alive). `shelf` is the category of that name. */
  match(
    asked: Slots,
    size: number,
    isAlive: ((ordinal: number) => boolean) | null,
    shelf: Postings | null = null,
  ): Matches {
    const demanded = asked.slots.filter((slot) => !slot.soft).length + asked.unknownCount;
    const known = demanded - asked.unknownCount;
    if (asked.slots.length === 0 || known === 0) return none();
    const tells = asked.slots.some((slot) => this.#isTelling(slot));
    if (asked.unknownCount > 0 && !tells) return none();
    this.#reserve(size);
    this.#askedWords = 0;
    let namingSlots = 0;
    for (const { alternatives, soft, corrected } of asked.slots) {
      const names = !soft && alternatives.some(({ postings }) => (postings.at(-1)!.fields & this.#fields.naming) !== 0);
      if (names) namingSlots += 1;
      this.#askedWords += alternatives[0]!.postings.length;
      const [only] = alternatives;
      const role = { soft, names, tells: !soft && !corrected };
      if (alternatives.length === 1 && only!.postings.length === 1 && !only!.isShade) this.#addOnly(only!, role);
      else {
        const best = Math.max(...alternatives.map(({ quality }) => quality));
        for (const alternative of alternatives) this.#fill(alternative, alternative.quality >= best);
        this.#addFilled(role);
      }
    }
    // "Strollers" is a thing before it is a shelf that also holds cup holders; "keepsakes" and "bath toys" are shelves.
    if (shelf !== null && (namingSlots === 0 || this.#askedWords > 1)) this.#addShelf(shelf, known);
    const mayRelax = tells || !asked.slots.some(({ corrected }) => corrected);
    const matches = this.#choose(known, namingSlots, mayRelax, isAlive);
    this.#reset();
    return matches;
  }

  /** Beside words that nobody knows, a stray "oil" or a guessed word is no reason to answer; the name of a thing or a brand is. */
  #isTelling({ alternatives, soft, corrected }: Slot): boolean {
    return (
      !soft && !corrected && alternatives.some(({ postings }) => (postings.at(-1)!.fields & this.#fields.telling) !== 0)
    );
  }

  /** The common case, one word one way, needs no comparing of ways. */
  #addOnly({ postings, quality }: Alternative, role: Role): void {
    const [ordinals, fieldBits] = [this.#readOrdinals, this.#readBits];
    const count = postings[0]!.read(ordinals, fieldBits);
    for (let at = 0; at < count; at += 1) {
      const bits = fieldBits[at]!;
      this.#addToSlot(ordinals[at]!, bits, quality * this.#worthOf[bits]!, 1, role);
    }
  }

  /** Another word for it (`covers` is false) covers nothing: it is no reason to prefer the title or category that has only this word. */
  #fill({ postings, quality, isShade }: Alternative, covers: boolean): void {
    const words = covers ? postings.length : 0;
    if (postings.length > 1) {
      this.#fillPhrase(postings, quality, words);
      return;
    }
    const [ordinals, fieldBits] = [this.#readOrdinals, this.#readBits];
    const count = postings[0]!.read(ordinals, fieldBits);
    const mask = isShade ? this.#fields.listing : 255;
    for (let at = 0; at < count; at += 1) {
      const bits = fieldBits[at]! & mask;
      if (bits !== 0) this.#offer(ordinals[at]!, bits, quality, words);
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

  /** In one group of fields the phrase counts where its last word stands, and as the thing's name where that ends in the last word; spread over several it is a mere mention. */
  #fillPhrase(postings: Alternative['postings'], quality: number, words: number): void {
    const [ordinals, fieldBits] = [this.#readOrdinals, this.#readBits];
    const [seen, common, wide] = [this.#phraseSeen, this.#phraseBits, this.#wideBits];
    const { weak, identity, names } = this.#fields;
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
        const named = (together & names) === 0 ? together : together | (fieldBits[at]! & identity);
        if (named !== 0) this.#offer(ordinal, named, quality, words);
        else this.#offer(ordinal, weak, quality * spreadPhraseShare, words);
      }
    }
    const count = postings[0]!.read(ordinals, fieldBits);
    for (let at = 0; at < count; at += 1) seen[ordinals[at]!] = 0;
  }

  #addFilled(role: Role): void {
    for (let at = 0; at < this.#slotCount; at += 1) {
      const ordinal = this.#slotTouched[at]!;
      const value = this.#slotValue[ordinal]!;
      this.#addToSlot(ordinal, this.#slotBits[ordinal]!, value, this.#slotWords[ordinal]!, role);
      this.#slotValue[ordinal] = 0;
    }
    this.#slotCount = 0;
  }

  #addToSlot(ordinal: number, bits: number, value: number, words: number, { soft, names, tells }: Role): void {
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
    if (tells && (bits & this.#fields.telling) !== 0) this.#told[ordinal] = 1;
  }

  /** "Baby books" is a shelf of this shop, whatever else it may mean. */
  #addShelf(shelf: Postings, demanded: number): void {
    const [ordinals, fieldBits] = [this.#readOrdinals, this.#readBits];
    const count = shelf.read(ordinals, fieldBits);
    for (let at = 0; at < count; at += 1) {
      const ordinal = ordinals[at]!;
      if (this.#score[ordinal] === 0) this.#touched[this.#count++] = ordinal;
      this.#score[ordinal] = this.#score[ordinal]! + shelfWorth * demanded;
      this.#matched[ordinal] = demanded;
      this.#strong[ordinal] = demanded;
      this.#identity[ordinal] = 1;
    }
  }

  /**
   * All words first. Where few products have all, those follow that have some: of a query that names a thing, only that thing
   * ("turquoise crib" gives cribs, never turquoise towels); else only what has a telling word, or most of the words.
   */
  #choose(
    demanded: number,
    namingSlots: number,
    mayRelax: boolean,
    isAlive: ((ordinal: number) => boolean) | null,
  ): Matches {
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
    const onlyFull = full >= enoughResults;
    const most = Math.ceil((demanded * 2) / 3);
    const ordinals = new Int32Array(this.#count);
    const relevance = new Int32Array(this.#count);
    let count = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const ordinal = this.#touched[at]!;
      const matched = this.#matched[ordinal]!;
      if (matched === 0 || (isAlive !== null && !isAlive(ordinal))) continue;
      const isThing = namingSlots === 0 || this.#identity[ordinal] !== 0;
      if (matched < demanded) {
        if (onlyFull || !isThing || !mayRelax) continue;
        if (namingSlots === 0 && this.#told[ordinal] === 0 && (matched < most || demanded < 3)) continue;
      }
      if (onlyStrong && this.#strong[ordinal] !== demanded) continue;
      ordinals[count] = ordinal;
      const penalty = missingPenalty * (demanded - matched) + (isThing ? 0 : otherThingPenalty);
      relevance[count] = this.#relevanceOf(ordinal, demanded) - penalty;
      count += 1;
    }
    return { ordinals, relevance, count };
  }

  #relevanceOf(ordinal: number, demanded: number): number {
    const score = this.#score[ordinal]! / demanded + this.#bonus(ordinal, this.#coveredWords, this.#askedWords);
    return Math.round(score * relevanceSteps);
  }

  #reset(): void {
    for (let at = 0; at < this.#count; at += 1) {
      const ordinal = this.#touched[at]!;
      this.#score[ordinal] = 0;
      this.#matched[ordinal] = 0;
      this.#strong[ordinal] = 0;
      this.#identity[ordinal] = 0;
      this.#told[ordinal] = 0;
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
    [this.#identity, this.#told, this.#phraseSeen, this.#phraseBits] = [bytes(), bytes(), bytes(), bytes()];
    this.#coveredWords = this.#fields.covered.map(bytes);
    this.#readOrdinals = new Int32Array(this.#capacity);
    this.#readBits = bytes();
  }
}

const none = (): Matches => ({ ordinals: new Int32Array(0), relevance: new Int32Array(0), count: 0 });
