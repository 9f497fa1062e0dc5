/** The page [from, to) of many candidates in an order, without sorting those that are not on it. */

export type Compare = (one: number, other: number) => number;

const largestHeap = 600;

/** Sorts in place as far as needed; `compare` must never find two different candidates equal. */
export function selectPage(
  candidates: Int32Array,
  count: number,
  from: number,
  to: number,
  compare: Compare,
): number[] {
  const end = Math.min(to, count);
  if (from >= end) return [];
  const best =
    end <= largestHeap && end * 4 < count
      ? firstByHeap(candidates, count, end, compare)
      : firstBySelection(candidates, count, end);
  return best.sort(compare).slice(from, end);

  function firstBySelection(values: Int32Array, length: number, wanted: number): number[] {
    let low = 0;
    let high = length - 1;
    while (low < high) {
      const pivot = middleOf(values[low]!, values[(low + high) >>> 1]!, values[high]!, compare);
      let left = low;
      let right = high;
      while (left <= right) {
        while (compare(values[left]!, pivot) < 0) left += 1;
        while (compare(values[right]!, pivot) > 0) right -= 1;
        if (left > right) break;
        [values[left], values[right]] = [values[right]!, values[left]!];
        left += 1;
        right -= 1;
      }
      if (wanted - 1 <= right) high = right;
      else if (wanted - 1 >= left) low = left;
      else break;
    }
    return Array.from(values.subarray(0, wanted));
  }
}

function middleOf(a: number, b: number, c: number, compare: Compare): number {
  const [low, high] = compare(a, b) <= 0 ? [a, b] : [b, a];
  return compare(c, low) <= 0 ? low : compare(c, high) >= 0 ? high : c;
}

/** Keeps the `wanted` first ones; the root is the last of those kept. */
function firstByHeap(candidates: Int32Array, count: number, wanted: number, compare: Compare): number[] {
  const heap = Array.from(candidates.subarray(0, wanted)).sort((a, b) => compare(b, a));
  for (let at = wanted; at < count; at += 1) {
    const candidate = candidates[at]!;
    if (compare(candidate, heap[0]!) >= 0) continue;
    let hole = 0;
    for (let child = 1; child < wanted; child = 2 * hole + 1) {
      if (child + 1 < wanted && compare(heap[child + 1]!, heap[child]!) > 0) child += 1;
      if (compare(heap[child]!, candidate) <= 0) break;
      heap[hole] = heap[child]!;
      hole = child;
    }
    heap[hole] = candidate;
  }
  return heap;
}
