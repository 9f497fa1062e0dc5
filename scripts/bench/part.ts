import type { Reference } from './reference.ts';

export interface Figure {
  /** What was measured: 'reservations, FULL, group commit'. */
  name: string;
  value: number;
  unit: string;
  /** Compared with the reference of the same run; absent where the figure stands for itself. */
  ratio?: number;
  /** From design's aims. `of` says whether the ratio or the value is held against it. */
  budget?: { of: 'ratio' | 'value'; atLeast?: number; atMost?: number };
  note?: string;
}

export interface BenchContext {
  /** Express 5 saying hello, in a process of its own, measured at the start of this run. */
  reference: Reference;
  /** Says why something could not be measured here. */
  leaveOut(because: string): void;
}

/** One thing that is measured. Add yours to the list in `scripts/bench.ts`. */
export interface BenchPart {
  name: string;
  run(context: BenchContext): Promise<Figure[]>;
}

export const isWithin = ({ value, ratio, budget }: Figure): boolean | null => {
  if (budget === undefined) return null;
  const held = budget.of === 'ratio' ? ratio! : value;
  return held >= (budget.atLeast ?? Number.NEGATIVE_INFINITY) && held <= (budget.atMost ?? Number.POSITIVE_INFINITY);
};
