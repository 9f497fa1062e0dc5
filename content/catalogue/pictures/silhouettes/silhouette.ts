import type { Painter } from '../paint.ts';

/** One thing that the shop sells, on a 600 x 600 sheet. */
export interface Silhouette {
  /** Its name in a description, after its color: "stroller with a canopy and four wheels". */
  readonly words: string;
  /** Where its shadow falls: middle, floor line, half width; null for things that hang or lie on the paper. */
  readonly shadow: readonly [cx: number, y: number, halfWidth: number] | null;
  draw(p: Painter): string;
}
