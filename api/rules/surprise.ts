// Surprise: what members of a registry may know about gifts. `off`: status and giver. `names`: status, names only
// after the reveal day. `full`: items look free until the reveal day. A blind collaborator sees no gift details at all.
// Whoever is no member sees what is left and nobody's name; a member who looks at the registry as a guest sees no more than as a member.

import type { Day } from './days.ts';

export type Surprise = 'off' | 'names' | 'full';

export interface GiftVisibility {
  /** Whether taken units are told. */
  status: boolean;
  /** Whether givers' names are told. */
  names: boolean;
}

export const visibleToGuests: GiftVisibility = { status: true, names: false };

export function giftVisibility(
  surprise: Surprise,
  isBlind: boolean,
  revealDay: Day | null,
  today: Day,
): GiftVisibility {
  if (isBlind) return { status: false, names: false };
  const isRevealed = revealDay !== null && today >= revealDay;
  return { status: surprise !== 'full' || isRevealed, names: surprise === 'off' || isRevealed };
}
