import type { Painter } from '../paint.ts';

/** One thing the shop sells, as it stands on a 600 x 600 sheet. */
export interface Silhouette {
  /** What a description says it is, after its colour: "stroller with a canopy and four wheels". */
  readonly words: string;
  /** Where its shadow falls: middle, floor line, half width; null for what hangs or lies on the paper. */
  readonly shadow: readonly [cx: number, y: number, halfWidth: number] | null;
  draw(p: Painter): string;
}
