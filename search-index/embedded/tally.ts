/**
 * What one query has found out about every document so far: its score, and in one number of flags and small counts what of the query it
 * has. Two arrays, because a query that many documents match spends its time on reaching memory.
 */
/**
 * Bits of a state: units matched, units matched where it says something, words in each of three covered groups, then four flags. There is
 * room for more than `mostWords` units, each the longest phrase of the tables.
 */
const strongShift = 4;
const coveredShifts = [8, 14, 20] as const;
const identityFlag = 1 << 26;
const toldFlag = 1 << 27;
const shelfFlag = 1 << 28;
const mentionFlag = 1 << 29;
const unitMask = 15;
const wordMask = 63;

export const matchedOf = (state: number): number => state & unitMask;
export const strongOf = (state: number): number => (state >>> strongShift) & unitMask;
/** The thing that was asked for, by its own name or by the shelf it stands on. */
export const isIdentity = (state: number): boolean => (state & (identityFlag | shelfFlag)) !== 0;
/** The thing is said in its title or type: a bottle rack, of bottles. */
export const isMention = (state: number): boolean => (state & mentionFlag) !== 0;
/** Stands on the shelf of that name and is called something else: an adapter among the car seats. */
export const isOnlyOnShelf = (state: number): boolean => (state & (identityFlag | shelfFlag)) === shelfFlag;
export const isTold = (state: number): boolean => (state & toldFlag) !== 0;
export const coveredOf = (state: number, group: 0 | 1 | 2): number => (state >>> coveredShifts[group]) & wordMask;

/** What a unit of the query is, beside its words. */
export interface Role {
  /** Adds to the score alone. */
  soft: boolean;
  names: boolean;
  tells: boolean;
}

export interface TalliedFields {
  /** Groups of which the words are counted, as bits. */
  covered: readonly number[];
  identity: number;
  /** Where a thing's name of several words stands together. */
  names: number;
  telling: number;
  weak: number;
}

export interface Marks {
  counts: Int32Array;
  flags: Int32Array;
  wordUnits: Int32Array;
}

export class Tally {
  score = new Float32Array(0);
  state = new Int32Array(0);
  /** Documents in the order in which they were met; not kept while `isDense`, when it costs less to look at all of them. */
  touched = new Int32Array(0);
  count = 0;
  size = 0;
  isDense = false;
  readonly #fields: TalliedFields;
  readonly #marks: (Marks | undefined)[] = [];
  readonly #wordUnits: Int32Array;

  constructor(fields: TalliedFields) {
    this.#fields = fields;
    this.#wordUnits = Int32Array.from({ length: 256 }, (_, bits) =>
      fields.covered.reduce(
        (unit, group, at) => ((bits & group) === 0 ? unit : unit + (1 << coveredShifts[at as 0 | 1 | 2])),
        0,
      ),
    );
  }

  begin(size: number, isDense: boolean): void {
    this.size = size;
    this.isDense = isDense;
    this.count = 0;
    if (size <= this.score.length) return;
    const room = Math.ceil(size * 1.1) + 64;
    this.score = new Float32Array(room);
    this.state = new Int32Array(room);
    this.touched = new Int32Array(room);
  }

  /** Leaves nothing behind for the next query. */
  end(): void {
    if (this.isDense) {
      this.score.fill(0, 0, this.size);
      this.state.fill(0, 0, this.size);
      return;
    }
    for (let at = 0; at < this.count; at += 1) {
      const ordinal = this.touched[at]!;
      this.score[ordinal] = 0;
      this.state[ordinal] = 0;
    }
  }

  /** By field bits: what a match there adds to a state and which flags it sets; `wordUnits` is added once for each word. */
  marksOf(role: Role): Marks {
    const known = (role.soft ? 1 : 0) | (role.names ? 2 : 0) | (role.tells ? 4 : 0);
    this.#marks[known] ??= this.#makeMarks(role);
    return this.#marks[known];
  }

  #makeMarks({ soft, names, tells }: Role): Marks {
    const { identity, names: naming, telling, weak } = this.#fields;
    const counts = new Int32Array(256);
    const flags = new Int32Array(256);
    for (let bits = 0; bits < 256 && !soft; bits += 1) {
      counts[bits] = 1 + ((bits & ~weak) === 0 ? 0 : 1 << strongShift);
      if (names && (bits & identity) !== 0) flags[bits] = identityFlag;
      if (names && (bits & naming) !== 0) flags[bits] = flags[bits]! | mentionFlag;
      if (tells && (bits & telling) !== 0) flags[bits] = flags[bits]! | toldFlag;
    }
    return { counts, flags, wordUnits: this.#wordUnits };
  }

  /** A whole answer by itself, `units` of the query strong: what stands in the category of that name. */
  addWhole(ordinals: Int32Array, count: number, worth: number, units: number): void {
    const { score, state } = this;
    const whole = units | (units << strongShift) | shelfFlag;
    const kept = ~(unitMask | (unitMask << strongShift));
    for (let at = 0; at < count; at += 1) {
      const ordinal = ordinals[at]!;
      if (score[ordinal] === 0 && !this.isDense) this.touched[this.count++] = ordinal;
      score[ordinal] = score[ordinal]! + worth;
      state[ordinal] = (state[ordinal]! & kept) | whole;
    }
  }
}
