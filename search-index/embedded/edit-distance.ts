/** Optimal string alignment: insertions, deletions, replacements and exchanged neighbours cost one each. */

const width = 64;
const rows = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)] as const;

/** The distance of two words, or `limit + 1` as soon as it is known to be beyond the limit. Words longer than 60 letters are never near. */
export function editDistance(one: string, other: string, limit: number): number {
  const m = one.length;
  const n = other.length;
  if (Math.abs(m - n) > limit || m >= width || n >= width) return limit + 1;
  let [before, previous, current]: [Uint8Array, Uint8Array, Uint8Array] = [rows[0], rows[1], rows[2]];
  for (let j = 0; j <= n; j += 1) previous[j] = j;
  for (let i = 1; i <= m; i += 1) {
    const a = one.charCodeAt(i - 1);
    current[0] = i;
    let best = i;
    for (let j = 1; j <= n; j += 1) {
      const b = other.charCodeAt(j - 1);
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (a === b ? 0 : 1));
      if (i > 1 && j > 1 && a === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === b) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      current[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[n]!, limit + 1);
}

/** The smallest distance of `typed` to any beginning of `word`, within the limit. */
export function prefixEditDistance(typed: string, word: string, limit: number): number {
  let best = limit + 1;
  for (let length = typed.length - limit; length <= typed.length + limit; length += 1) {
    if (length < 1 || length > word.length) continue;
    best = Math.min(best, editDistance(typed, word.slice(0, length), limit));
    if (best <= 1) break;
  }
  return best;
}

/** Which letters a word has, as bits; two words within d typos differ in at most 2d of them. Digits share four bits. */
export function letterSignature(word: string): number {
  let signature = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code >= 97 && code <= 122) signature |= 1 << (code - 97);
    else signature |= 1 << (26 + (code % 4));
  }
  return signature;
}

export function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
