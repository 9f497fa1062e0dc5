import { addDays, type Day } from '#rules/days.ts';
import { dayOfGestation, type GestationalAge } from '#rules/due-dates.ts';

const whole = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const withWeekday = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "March 15, 2027" */
export const dayText = (day: Day): string => whole.format(Date.parse(day));
/** "Monday, March 15, 2027" */
export const fullDayText = (day: Day): string => withWeekday.format(Date.parse(day));
/** "Mar 15" */
export const shortDayText = (day: Day): string => short.format(Date.parse(day));

const count = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** "12 weeks and 3 days", "40 weeks" */
export function ageText({ weeks, days }: GestationalAge): string {
  if (weeks === 0) return count(days, 'day');
  return days === 0 ? count(weeks, 'week') : `${count(weeks, 'week')} and ${count(days, 'day')}`;
}

/** The days of a span of completed weeks: "Aug 17 to Sep 13". */
export const spanText = (dueDate: Day, week: number, toWeek: number): string =>
  `${shortDayText(dayOfGestation(dueDate, { weeks: week }))} to ${shortDayText(
    addDays(dayOfGestation(dueDate, { weeks: toWeek + 1 }), -1),
  )}`;

/** How far away a due date is. */
export function awayText(daysLeft: number): string {
  if (daysLeft === 0) return 'That’s today';
  return daysLeft > 0 ? `${count(daysLeft, 'day')} to go` : `${count(-daysLeft, 'day')} ago`;
}
