// Weekly mails about a pregnancy fall silent with a baby registry of the same child. Which child is not known, only days: those of a
// person's own registry, and those of one that they may edit, which is the other parent's, or of a friend whom they help.

import { type Day, daysBetween } from './days.ts';

/** Why a registry keeps mails silent. Archiving may follow a loss, too; a loss is one that was said to be. */
export type SilenceReason = 'paused' | 'archived' | 'deleted' | 'loss';

/** How far a due date may be from the arrival of a registry of one's own: further, it is of an older child. */
const ownChildDays = 90;
/** The same for a registry that somebody else owns. */
const sameChildDays = 30;
/** Both parents may have begun one, with about the same day: so near, it is hardly a friend's. */
const sameDays = 7;

/** An unknown arrival is far from every due date. */
const daysFrom = (dueDate: Day, arrival: Day | null): number =>
  arrival === null ? Infinity : Math.abs(daysBetween(arrival, dueDate));

/** Whether two registries of one owner may be of the same child. */
export const mayBeOfOneChild = (one: Day | null, other: Day | null): boolean =>
  one === null || other === null || daysFrom(one, other) <= sameChildDays;

/** Whether a registry is of the other parent of a child rather than of a friend: the owner of one may edit the other, and the days are nearly the same. */
export const mayBeOfTheOtherParent = (one: Day | null, other: Day | null): boolean =>
  one !== null && daysFrom(one, other) <= sameDays;

/**
 * Whether mails with this due date mean the child of the registry. Mails after a loss would be worse than none: so after one an own registry
 * counts whatever its day, and one without a day whoever owns it. One that was only paused or deleted is a friend's where the person has an
 * active one that may be of this child, unless both days are nearly the same.
 * @param ownArrivals of the person's own active registries
 */
export function meansChildOf(
  { isOwner, arrival, reason }: { isOwner: boolean; arrival: Day | null; reason: SilenceReason },
  dueDate: Day,
  ownArrivals: readonly (Day | null)[],
): boolean {
  if (reason === 'loss' && (isOwner || arrival === null)) return true;
  const days = daysFrom(dueDate, arrival);
  if (isOwner) return arrival === null || days <= ownChildDays;
  if (days > sameChildDays) return false;
  if (reason === 'archived' || reason === 'loss') return true;
  return days <= sameDays || ownArrivals.every((own) => own !== null && daysFrom(dueDate, own) > sameChildDays);
}

/**
 * Whether the child is still expected, though a registry of it was put away: another one of the same owner with about that day is active, as where
 * one of two was begun by mistake; or, where one of both parents each was only paused or deleted, the other with nearly that day. Where it was
 * archived, it may have been after a loss.
 * @param active registries that the person owns or may edit
 */
export function isStillExpected(
  { reason, ownerId }: { reason: SilenceReason; ownerId: string },
  dueDate: Day,
  { personId, active }: { personId: string; active: readonly { ownerId: string; arrival: Day | null }[] },
): boolean {
  if (reason === 'loss') return false;
  return active.some((one) => {
    const days = daysFrom(dueDate, one.arrival);
    if (one.ownerId === ownerId) return days <= sameChildDays;
    const isOfBoth = one.ownerId === personId || ownerId === personId;
    return isOfBoth && reason !== 'archived' && days <= sameDays;
  });
}
