// Surprise: what members of a registry may know about gifts. `off`: status and giver. `names`: status, and names only after the reveal day.
// `full`: items look free until the reveal day. A blind collaborator sees no gift details at all. A helper, who records other people's
// gifts, sees what is left like a guest does, since recording needs it, and no more of what givers write to the family than a guest. A
// giver may keep a single gift secret until a day: until then members see nothing of it in any view. Anybody who is not a member sees what is left and nobody's name; a member who previews as a guest
// sees no more than as a member.

import type { Day } from './days.ts';
import type { RegistryRole } from './registry-roles.ts';

export type Surprise = 'off' | 'names' | 'full';

export interface GiftVisibility {
  /** Whether taken units are shown. */
  status: boolean;
  /** Whether givers' names are shown. */
  names: boolean;
  /** Whether what givers wrote to the family is shown, their messages and postal addresses, and the thanks for it. */
  messages: boolean;
}

export const visibleToGuests: GiftVisibility = { status: true, names: false, messages: false };

export function giftVisibility(
  surprise: Surprise,
  { isBlind, role }: { isBlind: boolean; role: RegistryRole },
  revealDay: Day | null,
  today: Day,
): GiftVisibility {
  if (isBlind) return { status: false, names: false, messages: false };
  const isRevealed = revealDay !== null && today >= revealDay;
  const names = surprise === 'off' || isRevealed;
  return {
    status: surprise !== 'full' || isRevealed || role === 'helper',
    names,
    messages: names && role !== 'helper',
  };
}

export const isSecretGift = (secretUntil: Day | null, today: Day): boolean =>
  secretUntil !== null && secretUntil > today;

/** A bound so that a gift is revealed before it is outgrown. */
export const secretDaysMax = 365;
