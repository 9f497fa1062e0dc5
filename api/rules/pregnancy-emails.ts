// Weekly mails about a pregnancy: one as each week begins, from week 4 to week 42, and none after it. The week is computed when a mail is
// sent.

import type { Day } from './days.ts';
import { dayOfGestation, gestationOn, lastWeek } from './due-dates.ts';

export const firstMailWeek = 4;
/** After this many days an unconfirmed subscription ends. */
export const daysToConfirm = 7;
/** Morning in the United States. */
const sendingHourUtc = 14;

/** The stages that get these mails. */
export const mailStages = ['pregnant', 'surrogate'] as const;
export type MailStage = (typeof mailStages)[number];

/** The week whose mail is sent on a day; null before the first, 'over' after the last. */
export function mailWeek(dueDate: Day, today: Day): number | 'over' | null {
  const week = gestationOn(dueDate, today)?.weeks ?? 0;
  if (week > lastWeek) return 'over';
  return week < firstMailWeek ? null : week;
}

/** When the next week begins, or the first week that has a mail. */
export function nextMailAt(dueDate: Day, today: Day): number {
  const week = gestationOn(dueDate, today)?.weeks ?? 0;
  const day = dayOfGestation(dueDate, { weeks: Math.max(firstMailWeek, week + 1) });
  return Date.parse(day) + sendingHourUtc * 3_600_000;
}
