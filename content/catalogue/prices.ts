import type { Random } from './random.ts';

/** Prices as shops write them. Free shipping begins at 45.00, so prices near it alternate between 44.99 and 45.00. */
export function drawPriceCents(random: Random, [from, to]: readonly [number, number], serial: number): number {
  const dollars = from + (to - from) * random.next() ** 1.35;
  const whole = Math.floor(dollars);
  if (dollars >= 43 && dollars < 47) return serial % 2 ? 4500 : 4499;
  const ending = dollars < 200 ? random.pick([99, 99, 95, 50, 0]) : random.pick([99, 0, 0]);
  return Math.min(whole * 100 + ending, to * 100);
}

/** The price in a sale: 10 to 30 percent off, ending in 9 cents. */
export function salePriceCents(listPriceCents: number, reduction: number): number {
  const reduced = listPriceCents * reduction;
  return Math.max(99, Math.floor(reduced / 10) * 10 - 1);
}
