/** Optimal string alignment: insertions, deletions, replacements and swapped neighbors cost one each. */

const width = 64;
const rows = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)] as const;

/** The distance of two words, or `limit + 1` as soon as it is known to exceed the limit. Words longer than 60 letters never match. */
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
