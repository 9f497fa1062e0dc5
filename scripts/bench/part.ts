import type { Reference } from './reference.ts';

export interface Figure {
  /** What was measured: 'reservations, FULL, group commit'. */
  name: string;
  value: number;
  unit: string;
  /** Ratio to the reference of the same run; absent for a figure that needs no comparison. */
  ratio?: number;
  /** The target. `of` says whether it applies to the ratio or to the value. */
  budget?: { of: 'ratio' | 'value'; atLeast?: number; atMost?: number };
  note?: string;
}

/** For the whole process, whatever it has done. */
export const residentMbMax = 350;

/** A target in answers per second, as its ratio to Express saying hello 33,000 times a second: the ratio also holds on other machines. */
export const shareOfHello = (perSecond: number): number => Number((perSecond / 33_000).toFixed(3));

/** The target as text: 'ratio >= 0.15'; empty for a figure without one. */
export function aimOf({ unit, budget }: Figure): string {
  if (budget === undefined) return '';
  const { of, atLeast, atMost } = budget;
  const limit = atLeast !== undefined ? `>= ${atLeast}` : `<= ${atMost}`;
  return of === 'ratio' ? `ratio ${limit}` : `${limit} ${unit}`.trimEnd();
}

export interface BenchContext {
  /** Express 5 saying hello, in a process of its own, measured at the start of this run. */
  reference: Reference;
  /** Reports why something could not be measured here. */
  leaveOut(because: string): void;
}

/** One thing to measure. Add yours to the list in `scripts/bench.ts`. */
export interface BenchPart {
  name: string;
  run(context: BenchContext): Promise<Figure[]>;
}

export const isWithin = ({ value, ratio, budget }: Figure): boolean | null => {
  if (budget === undefined) return null;
  const held = budget.of === 'ratio' ? ratio! : value;
  return held >= (budget.atLeast ?? Number.NEGATIVE_INFINITY) && held <= (budget.atMost ?? Number.POSITIVE_INFINITY);
};
