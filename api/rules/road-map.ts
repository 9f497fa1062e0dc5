// The road to an arrival: which step is now, which came before and which come after. Without a day there is an order but no weeks. Weeks
// count down to the day and up after it. A week of pregnancy is known only where somebody is pregnant.

import { type Day, daysBetween } from './days.ts';
import { gestationOn, lastWeek } from './due-dates.ts';

/** Weeks until the day, rounded up: 0 in the week of the day, negative after it. */
export const weeksUntil = (arrival: Day, today: Day): number => Math.ceil(daysBetween(today, arrival) / 7);

const firstWeek = 4;

/** The completed week of pregnancy, 4 to 42; null where there is none to speak of. */
export function weekOfPregnancy(stage: string | null, arrival: Day | null, today: Day): number | null {
  if ((stage !== 'pregnant' && stage !== 'surrogate') || arrival === null) return null;
  const week = gestationOn(arrival, today)?.weeks ?? 0;
  return week >= firstWeek && week <= lastWeek ? week : null;
}

export interface TimedStep {
  weeksBefore: number;
  stages?: readonly string[] | undefined;
}

export type StepTime = 'past' | 'now' | 'ahead';

/** A family that did not name its stage gets only the steps that all stages share: no hospital bag, no agency. */
const arriving = ['pregnant', 'surrogate', 'adopting', 'fostering'] as const;
export const isForStage = (stages: readonly string[] | undefined, stage: string | null): boolean =>
  stages === undefined || (stage === null ? arriving.every((one) => stages.includes(one)) : stages.includes(stage));

/** Steps for a stage, the earliest first. Without a day all of them are ahead, and the first one is now. */
export function roadMapOf<S extends TimedStep>(
  steps: readonly S[],
  stage: string | null,
  weeksLeft: number | null,
): { step: S; time: StepTime }[] {
  const fitting = steps
    .filter(({ stages }) => isForStage(stages, stage))
    .toSorted((a, b) => b.weeksBefore - a.weeksBefore);
  const current =
    weeksLeft === null
      ? 0
      : Math.max(
          0,
          fitting.findLastIndex(({ weeksBefore }) => weeksBefore >= weeksLeft),
        );
  return fitting.map((step, index) => ({
    step,
    time: index < current ? 'past' : index === current ? 'now' : 'ahead',
  }));
}
