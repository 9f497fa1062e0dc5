/** Fills the slots of a query over all documents: who matches how many, and how well. All words first, then the best of the rest. */
import {
  missingPenalty,
  onlyOnShelfPenalty,
  otherServingPenalty,
  otherThing,
  relevanceSteps,
  shelfWorth,
} from '../relevance.ts';
import { enoughResults, enoughStrongResults } from '../settings.ts';
import type { BitSet } from './columns.ts';
import type { Postings } from './postings.ts';
import { type FilledFields, SlotFiller } from './slot-filler.ts';
import type { Slot, Slots } from './slots.ts';
import {
  coveredOf,
  isIdentity,
  isMention,
  isOnlyOnShelf,
  isTold,
  matchedOf,
  strongOf,
  type TalliedFields,
  Tally,
} from './tally.ts';

/**
 * `covered` are the groups of which `Bonus` wants to know how many words of the query they have, three at most. A word that stands in
 * `telling` anywhere makes a query with unknown words worth answering, and what else is missing forgivable.
 */
export interface MatchFields extends FilledFields, TalliedFields {
  /** A word that stands here anywhere names a kind of thing ("swaddle"): the rest of a query may be relaxed, this may not. */
  naming: number;
}

/** Extra worth of one matched document, from how many of the query's words stand in each of the covered fields. */
export type Bonus = (ordinal: number, first: number, second: number, third: number, askedWords: number) => number;

export interface Matches {
  ordinals: Int32Array;
  /** Coarse on purpose: products that are equally relevant are ordered by what else is asked. */
  relevance: Int32Array;
  count: number;
  /** Those of them that are the thing that was named, by its own name; null where no thing was. */
  things: Int32Array | null;
  /** None has all that was asked for, or only as a mere mention. */
  isNearest: boolean;
}

/** What the slots of a query demand together. */
interface Demand {
  units: number;
  namingSlots: number;
  askedWords: number;
  mayRelax: boolean;
  /** Beside words that nobody knows: only what has all the others, and not as a mere mention. */
  mustSayAll: boolean;
  hasUnknown: boolean;
  /** A thing by another name may serve what is wanted. */
  isForPurpose: boolean;
  alive: BitSet | null;
}

/** From this share of all documents on it costs less to look at all than to remember which. */
const denseShare = 0.2;

export class Matcher {
  readonly #fields: MatchFields;
  readonly #bonus: Bonus;
  readonly #tally: Tally;
  readonly #filler: SlotFiller;
  #chosen = new Int32Array(0);

  constructor(fields: MatchFields, bonus: Bonus) {
    this.#fields = fields;
    this.#bonus = bonus;
    this.#tally = new Tally(fields);
    this.#filler = new SlotFiller(fields, this.#tally);
  }

  /** Matches among `size` documents; those that are not `alive` are left out (null: all are). `shelf` is the category of that name. */
  match(asked: Slots, size: number, alive: BitSet | null, shelf: Postings | null = null): Matches {
    const { slots, unknownCount } = asked;
    const units = slots.filter((slot) => !slot.soft).length;
    if (slots.length === 0 || units === 0) return noMatches();
    const tells = slots.some((slot) => this.#isTelling(slot));
    // Beside words that nobody knows, a stray "oil" or a guessed word is no reason to answer; the name of a thing or a brand is.
    if (unknownCount > 0 && !tells && units < 2) return noMatches();
    const mustSayAll = unknownCount > 0 && !tells;
    this.#tally.begin(size, readCount(slots) > size * denseShare);
    this.#filler.reserve(size);
    let askedWords = 0;
    let namingSlots = 0;
    for (const { alternatives, soft, isFor, corrected } of slots) {
      const names =
        !soft &&
        !isFor &&
        alternatives.some(
          ({ postings, isLonger }) => !isLonger && (postings.at(-1)!.fields & this.#fields.naming) !== 0,
        );
      if (names) namingSlots += 1;
      askedWords += alternatives[0]!.postings.length;
      this.#filler.fill(alternatives, { soft, names, tells: !soft && !corrected });
    }
    // "Strollers" is a thing before it is a shelf that also holds cup holders; "keepsakes" and "bath toys" are shelves.
    if (shelf !== null && (namingSlots === 0 || askedWords > 1))
      this.#filler.fillWhole(shelf, shelfWorth * units, units);
    const mayRelax = tells || !slots.some(({ corrected }) => corrected);
    const isForPurpose = slots.some(({ isPurpose }) => isPurpose);
    const matches = this.#choose({
      units,
      namingSlots,
      askedWords,
      mayRelax,
      mustSayAll,
      hasUnknown: unknownCount > 0,
      isForPurpose,
      alive,
    });
    this.#tally.end();
    return matches;
  }

  #isTelling({ alternatives, soft, corrected }: Slot): boolean {
    return (
      !soft && !corrected && alternatives.some(({ postings }) => (postings.at(-1)!.fields & this.#fields.telling) !== 0)
    );
  }

  /**
   * All words first. Where few products have all, those follow that have some: of a query that names a thing, only that thing
   * ("turquoise crib" gives cribs, never turquoise towels); else only what has a telling word, or most of the words.
   */
  #choose(demand: Demand): Matches {
    if (this.#chosen.length < this.#tally.size) this.#chosen = new Int32Array(this.#tally.score.length);
    const { whole, full, strong, said } = this.#chooseWhole(demand);
    const count = full >= enoughResults || demand.mustSayAll ? whole : this.#chooseAlsoPartial(demand);
    const matches = this.#rank(demand, count, demand.mustSayAll || strong >= enoughStrongResults);
    return { ...matches, isNearest: demand.hasUnknown || said === 0 };
  }

  /** Whoever has all the words, `said` of them not as a mere mention; `full` are those of them that are the thing that was named. */
  #chooseWhole({ units, namingSlots, alive }: Demand) {
    const { state, touched, isDense, size, count } = this.#tally;
    const chosen = this.#chosen;
    const end = isDense ? size : count;
    let [whole, full, strong, said] = [0, 0, 0, 0];
    for (let at = 0; at < end; at += 1) {
      const ordinal = isDense ? at : touched[at]!;
      const found = state[ordinal]!;
      if (matchedOf(found) !== units || (alive !== null && !alive.has(ordinal))) continue;
      chosen[whole++] = ordinal;
      if (strongOf(found) === units) said += 1;
      if (namingSlots > 0 && !isIdentity(found)) continue;
      full += 1;
      if (strongOf(found) === units) strong += 1;
    }
    return { whole, full, strong, said };
  }

  #chooseAlsoPartial({ units, namingSlots, mayRelax, alive }: Demand): number {
    const { state, touched, isDense, size, count } = this.#tally;
    const end = isDense ? size : count;
    const most = Math.ceil((units * 2) / 3);
    let chosen = 0;
    for (let at = 0; at < end; at += 1) {
      const ordinal = isDense ? at : touched[at]!;
      const found = state[ordinal]!;
      const matched = matchedOf(found);
      if (matched === 0 || (alive !== null && !alive.has(ordinal))) continue;
      if (matched < units) {
        if (!mayRelax || (namingSlots > 0 && !isIdentity(found))) continue;
        if (namingSlots === 0 && !isTold(found) && (matched < most || units < 3)) continue;
      }
      this.#chosen[chosen++] = ordinal;
    }
    return chosen;
  }

  #rank(
    { units, namingSlots, askedWords, isForPurpose }: Demand,
    count: number,
    onlyStrong: boolean,
  ): Omit<Matches, 'isNearest'> {
    const { score, state } = this.#tally;
    const ordinals = new Int32Array(count);
    const relevance = new Int32Array(count);
    const things: number[] | null = namingSlots > 0 ? [] : null;
    let ranked = 0;
    for (let at = 0; at < count; at += 1) {
      const ordinal = this.#chosen[at]!;
      const found = state[ordinal]!;
      if (onlyStrong && strongOf(found) !== units) continue;
      const bonus = this.#bonus(ordinal, coveredOf(found, 0), coveredOf(found, 1), coveredOf(found, 2), askedWords);
      const isThing = namingSlots === 0 || isIdentity(found);
      const penalty =
        missingPenalty * (units - matchedOf(found)) +
        (isThing ? 0 : isForPurpose && isMention(found) ? otherServingPenalty : otherThing(units)) +
        (namingSlots > 0 && isOnlyOnShelf(found) ? onlyOnShelfPenalty : 0);
      if (isThing && matchedOf(found) === units && !isOnlyOnShelf(found)) things?.push(ordinal);
      ordinals[ranked] = ordinal;
      relevance[ranked++] = Math.round((score[ordinal]! / units + bonus) * relevanceSteps) - penalty;
    }
    // Kept for further queries: no longer than needed.
    return {
      ordinals: ranked === count ? ordinals : ordinals.slice(0, ranked),
      relevance: ranked === count ? relevance : relevance.slice(0, ranked),
      count: ranked,
      things: things === null ? null : Int32Array.from(things),
    };
  }
}

const readCount = (slots: readonly Slot[]): number =>
  slots.reduce(
    (sum, { alternatives }) =>
      sum + alternatives.reduce((most, { postings }) => most + Math.min(...postings.map(({ count }) => count)), 0),
    0,
  );

export const noMatches = (): Matches => ({
  ordinals: new Int32Array(0),
  relevance: new Int32Array(0),
  count: 0,
  things: null,
  isNearest: false,
});
