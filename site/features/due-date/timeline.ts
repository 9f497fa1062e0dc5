import type { PregnancyDates } from '#content';
import { addDays, type Day } from '#rules/days.ts';
import { dayOfGestation, gestationOn, type Trimester, trimesterOfWeek } from '#rules/due-dates.ts';
import { shortDayText, spanText } from './due-date-text.ts';

type Kind = PregnancyDates['dates'][number]['kind'];

export interface DatedStep {
  id: string;
  title: string;
  sentence: string;
  kind: Kind;
  /** "Oct 12 to Nov 15" */
  when: string;
  /** "Weeks 18 to 22" */
  weeks: string;
  time: 'past' | 'now' | 'ahead';
}

export interface TrimesterSteps {
  trimester: Trimester;
  steps: DatedStep[];
}

/** The timeline of one due date. Seasonal entries are left out where they fall outside of their season. */
export function timelineOf(dates: PregnancyDates['dates'], dueDate: Day, today: Day): TrimesterSteps[] {
  const trimesters: TrimesterSteps[] = [1, 2, 3].map((trimester) => ({ trimester: trimester as Trimester, steps: [] }));
  const week = gestationOn(dueDate, today)?.weeks ?? -1;
  for (const { id, title, sentence, kind, week: from, toWeek, months } of dates) {
    if (months && !months.some((month) => hasDayIn(month, dueDate, from, toWeek ?? from))) continue;
    trimesters[trimesterOfWeek(from) - 1]!.steps.push({
      id,
      title,
      sentence,
      kind,
      when:
        toWeek === undefined ? shortDayText(dayOfGestation(dueDate, { weeks: from })) : spanText(dueDate, from, toWeek),
      weeks: toWeek === undefined || toWeek === from ? `Week ${from}` : `Weeks ${from} to ${toWeek}`,
      time: week > (toWeek ?? from) ? 'past' : week >= from ? 'now' : 'ahead',
    });
  }
  return trimesters;
}

function hasDayIn(month: number, dueDate: Day, fromWeek: number, toWeek: number): boolean {
  const last = dayOfGestation(dueDate, { weeks: toWeek, days: 6 });
  for (let day = dayOfGestation(dueDate, { weeks: fromWeek }); day <= last; day = addDays(day, 1))
    if (Number(day.slice(5, 7)) === month) return true;
  return false;
}
