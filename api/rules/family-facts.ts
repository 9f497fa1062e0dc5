// What a family may say about itself, from closed lists. Showers and the reveal day are at most two years from today.

import { addMonths, type Day } from './days.ts';

export const expectingChildren = ['girl', 'boy', 'unknown', 'notFindingOut'] as const;
export type ExpectingChildren = (typeof expectingChildren)[number];

export const showerGuests = ['1-10', '11-20', '21-30', '31-40', '41-50', '50+'] as const;
export type ShowerGuests = (typeof showerGuests)[number];

export const showerGuestTypes = ['Family', 'Friends', 'Friends & Family', 'Work Friends', 'Other'] as const;
export type ShowerGuestType = (typeof showerGuestTypes)[number];

const monthsAway = 24;

export function isPossibleFamilyDay(day: Day, today: Day): boolean {
  return day >= addMonths(today, -monthsAway) && day <= addMonths(today, monthsAway);
}
