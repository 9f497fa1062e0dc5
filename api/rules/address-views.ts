// The shipping address of a registry is shown to a giver only after a confirmed reservation, and only when the giver asks for it. Each
// showing is logged for the owner, who can withdraw the address.

import { isActive, type ReservationState } from './reservations.ts';

export type AddressView = 'none' | 'confirm-first' | 'ask' | 'shown';

/** What a giver is told about where to send a gift. */
export function addressViewOf(question: {
  state: ReservationState;
  isEmailVerified: boolean;
  hasAddress: boolean;
  wasShown: boolean;
}): AddressView {
  if (!question.hasAddress || !isActive(question.state)) return 'none';
  if (!question.isEmailVerified) return 'confirm-first';
  return question.wasShown ? 'shown' : 'ask';
}
