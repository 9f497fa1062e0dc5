// A deleted registry disappears for everybody at once, and can be restored for 14 days, and until that day is over in every time zone.

import { addDays, beganEverywhereAt, type Day, dayBegunEverywhere, nextBeganEverywhereAt } from './days.ts';

const recoverableMs = 14 * 86_400_000;

export const goneAtOf = (deletedAt: number): number => nextBeganEverywhereAt(deletedAt + recoverableMs);

/** Registries that were deleted until then are gone now. */
export const goneBy = (now: number): number => beganEverywhereAt(now) - recoverableMs;

/** The last day on which it can be restored, wherever its owner lives. */
export const lastDayOf = (goneAt: number): Day => addDays(dayBegunEverywhere(goneAt), -1);
