// Weekly mails about a pregnancy fall silent with a baby registry of the same child. Which child is not known, only days: those of a
// person's own registry, and those of one that they may edit, which is the other parent's, or of a friend whom they help.

import { type Day, daysBetween } from './days.ts';

/** What happened to a registry. Archiving may follow a loss, too; a loss is one that was said to be. */
export type RegistryRest = 'paused' | 'archived' | 'deleted' | 'loss';

/** How far a due date may be from the arrival of a registry of one's own: further, it is of an older child. */
const ownChildDays = 90;
/** The same for a registry that somebody else owns. */
const sameChildDays = 30;
/** How much nearer the person's own registry has to be, for the other to be of a friend: both parents may have begun one. */
const clearlyNearerDays = 7;

/** An unknown arrival is far from every due date. */
const daysFrom = (dueDate: Day, arrival: Day | null): number =>
  arrival === null ? Infinity : Math.abs(daysBetween(arrival, dueDate));

/**
 * Whether mails with this due date mean the child of the registry. Mails after a loss would be worse than none: so after one an own registry
 * counts whatever its day, and one without a day whoever owns it. Otherwise an own one says nothing while another of her own with about that
 * day stays active. One that is clearly nearer decides instead of a friend's, but not where that was put away.
 * @param ownArrivals of the person's other own active registries
 */
export function meansChildOf(
  { isOwner, arrival, rest }: { isOwner: boolean; arrival: Day | null; rest: RegistryRest },
  dueDate: Day,
  ownArrivals: readonly (Day | null)[],
): boolean {
  if (rest === 'loss' && (isOwner || arrival === null)) return true;
  const days = daysFrom(dueDate, arrival);
  if (isOwner) {
    const hasAnother = ownArrivals.some((own) => daysFrom(dueDate, own) <= sameChildDays);
    return !hasAnother && (arrival === null || days <= ownChildDays);
  }
  if (days > sameChildDays) return false;
  const isPutAway = rest === 'archived' || rest === 'loss';
  return isPutAway || ownArrivals.every((own) => daysFrom(dueDate, own) + clearlyNearerDays >= days);
}
