/** A small seeded generator (mulberry32): the demo shop is the same on every machine, and nothing here reads the clock. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** An integer, both ends included. */
  between(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  /** `count` different items, in the order of the list. */
  some<T>(items: readonly T[], count: number): T[];
  shuffle<T>(items: readonly T[]): T[];
  chance(share: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const shuffle = <T>(items: readonly T[]) => {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = between(0, last);
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    return shuffled;
  };
  return {
    next,
    between,
    shuffle,
    pick: (items) => items[between(0, items.length - 1)]!,
    some: (items, count) => {
      const chosen = new Set(shuffle(items.map((_, index) => index)).slice(0, count));
      return items.filter((_, index) => chosen.has(index));
    },
    chance: (share) => next() < share,
  };
}

/** A seed from a text, so that one product's look or facts do not change when another product is added. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
