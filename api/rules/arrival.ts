// An arrival day may lie 24 months back and 12 months ahead, or be unknown.

import { addMonths, type Day } from './days.ts';

const monthsBack = 24;
const monthsAhead = 12;

/** The first and the last day that an arrival may have. */
export const possibleArrivals = (today: Day): { min: Day; max: Day } => ({
  min: addMonths(today, -monthsBack),
  max: addMonths(today, monthsAhead),
});

export function isPossibleArrival(day: Day, today: Day): boolean {
  const { min, max } = possibleArrivals(today);
  return day >= min && day <= max;
}

/** "March 2027": shown to guests instead of the day. */
export function monthOfArrival(day: Day, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day));
}

const dated = { baby: 'Arriving', birthday: 'Birthday in', holiday: 'For' } as const;

/** "Arriving August 2027"; null where no month is known. */
export const monthText = (type: keyof typeof dated, month: string | null): string | null =>
  month === null ? null : `${dated[type]} ${month}`;
