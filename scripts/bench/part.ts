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

/** Of the whole process, whatever it has done. */
export const residentMbMax = 350;

/** An aim in answers a second, as its ratio to Express saying hello 33,000 times: on any other machine the ratio counts. */
export const shareOfHello = (perSecond: number): number => Number((perSecond / 33_000).toFixed(3));

/** The aim in words: 'ratio >= 0.15'; empty where the figure has none. */
export function aimOf({ unit, budget }: Figure): string {
  if (budget === undefined) return '';
  const { of, atLeast, atMost } = budget;
  const limit = atLeast !== undefined ? `>= ${atLeast}` : `<= ${atMost}`;
  return of === 'ratio' ? `ratio ${limit}` : `${limit} ${unit}`.trimEnd();
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
