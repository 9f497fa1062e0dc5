// A pregnancy lasts 280 days from the first day of the last period, assuming a cycle of 28 days, to the due date. Whatever a family knows
// leads to that day: a conception is day 14, a transferred embryo adds its own age, a scan says how far along it found the pregnancy.

import { isPossibleArrival } from './arrival.ts';
import { addDays, type Day, daysBetween } from './days.ts';

export const pregnancyDays = 280;
export const cycleDays = { usual: 28, min: 20, max: 45 } as const;
/** A scan later than this says little about the due date. */
export const scanWeeks = { min: 4, max: 41 } as const;
export const patientAge = { min: 10, max: 60 } as const;
/** From this age on, guidance asks for more to be offered. */
export const laterPregnancyAge = 35;

const daysFromConception = 266;

export type DueDateFacts =
  | { method: 'last-period'; day: Day; cycleDays: number }
  | { method: 'conception'; day: Day }
  | { method: 'ivf'; day: Day; embryoDays: 3 | 5 }
  | { method: 'ultrasound'; day: Day; weeks: number; days: number }
  | { method: 'known'; day: Day };
export type DueDateMethod = DueDateFacts['method'];

export function dueDateOf(facts: DueDateFacts): Day {
  switch (facts.method) {
    case 'last-period':
      return addDays(facts.day, pregnancyDays + facts.cycleDays - cycleDays.usual);
    case 'conception':
      return addDays(facts.day, daysFromConception);
    case 'ivf':
      return addDays(facts.day, daysFromConception - facts.embryoDays);
    case 'ultrasound':
      return addDays(facts.day, pregnancyDays - (facts.weeks * 7 + facts.days));
    case 'known':
      return facts.day;
  }
}

/** Whether there is a page for a due date: it must be a real day that a registry may have, too. */
export const hasDueDatePage = (day: string, today: Day): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && isRealDay(day) && isPossibleArrival(day, today);

/** Handles every year, also those that no other calendar rule here needs: 2100 has no February 29. */
function isRealDay(day: string): boolean {
  const instant = Date.parse(day);
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === day;
}

export interface GestationalAge {
  /** Completed weeks. */
  weeks: number;
  days: number;
}

/** How far along a pregnancy is on a day; null before it began. */
export function gestationOn(dueDate: Day, day: Day): GestationalAge | null {
  const days = pregnancyDays - daysBetween(day, dueDate);
  return days < 0 ? null : { weeks: Math.floor(days / 7), days: days % 7 };
}

/** The day on which this many weeks and days are completed. */
export const dayOfGestation = (dueDate: Day, { weeks, days = 0 }: { weeks: number; days?: number }): Day =>
  addDays(dueDate, weeks * 7 + days - pregnancyDays);

/** The week in which each trimester begins. */
export const trimesterWeeks = [0, 14, 28] as const;
export type Trimester = 1 | 2 | 3;

export const trimesterOfWeek = (weeks: number): Trimester =>
  weeks >= trimesterWeeks[2] ? 3 : weeks >= trimesterWeeks[1] ? 2 : 1;

/** The last completed week that is counted; no pregnancy lasts longer. */
export const lastWeek = 42;
