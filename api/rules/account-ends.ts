// An account that its owner deletes ends 14 days later, once that day has begun in every time zone; signing in before then keeps it.
// Sensitive actions ask for the password again after 15 minutes.

import { addDays, beganEverywhereAt, type Day, dayBegunEverywhere, nextBeganEverywhereAt } from './days.ts';

export const graceDays = 14;
export const accountEndsAt = (deletedAt: number): number => deletedAt + graceDays * 86_400_000;

/** The day on which it is erased: its owner, who may live anywhere, keeps it by signing in before. */
export const erasedOn = (endsAt: number): Day => dayBegunEverywhere(nextBeganEverywhereAt(endsAt));
export const lastDayToKeep = (endsAt: number): Day => addDays(erasedOn(endsAt), -1);

/** Accounts that end until then are erased now. */
export const erasedBy = (now: number): number => beganEverywhereAt(now);
export const passwordFreshMs = 15 * 60_000;

export const isPasswordFresh = (checkedAt: number, now: number): boolean => now - checkedAt < passwordFreshMs;
