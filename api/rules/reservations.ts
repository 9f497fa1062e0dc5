// A reservation holds n units of an item for one giver: reserved -> purchased -> received; cancelled from reserved and purchased; expired
// from reserved only; unpurchase goes back, and so does a gift that was not received after all; recover restores a cancelled or expired one.

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long a hold lasts with an unconfirmed and with a confirmed email; a purchase never expires. */
export const unverifiedHoldMs = 72 * hourMs;
export const verifiedHoldMs = 14 * dayMs;
/** A hold rests while its registry is paused. In a registry that opens again, each lasts at least this long from then on. */
export const reopenedHoldMs = 3 * dayMs;
/** No hold rests longer than this after its end: a registry that stays paused does not keep for ever who reserved something. */
export const holdRestsMs = 180 * dayMs;
export const unverifiedPerVisitorMax = 10;

export type ReservationState = 'reserved' | 'purchased' | 'received' | 'cancelled' | 'expired';
export type ReservationStep = 'purchase' | 'unpurchase' | 'receive' | 'cancel' | 'expire' | 'recover';

const steps: Record<ReservationStep, { from: readonly ReservationState[]; to: ReservationState }> = {
  purchase: { from: ['reserved'], to: 'purchased' },
  unpurchase: { from: ['purchased'], to: 'reserved' },
  receive: { from: ['reserved', 'purchased'], to: 'received' },
  cancel: { from: ['reserved', 'purchased'], to: 'cancelled' },
  expire: { from: ['reserved'], to: 'expired' },
  recover: { from: ['cancelled', 'expired'], to: 'reserved' },
};

/** Active reservations hold units. */
export const isActive = (state: ReservationState): boolean =>
  state === 'reserved' || state === 'purchased' || state === 'received';

/** The state after a step, or null when the step is not possible from here. */
export function stateAfter(state: ReservationState, step: ReservationStep): ReservationState | null {
  const { from, to } = steps[step];
  return from.includes(state) ? to : null;
}

/** When a reservation expires by itself; null for never. */
export function expiryOf(state: ReservationState, isEmailVerified: boolean, now: number): number | null {
  if (state !== 'reserved') return null;
  return now + (isEmailVerified ? verifiedHoldMs : unverifiedHoldMs);
}

/** Whether a hold is over. */
export const hasHoldEnded = (
  { state, expiresAt, isPaused }: Pick<Hold, 'state' | 'expiresAt'> & { isPaused: boolean },
  now: number,
): boolean => state === 'reserved' && expiresAt !== null && expiresAt + (isPaused ? holdRestsMs : 0) <= now;

/** With less than this left, a hold that goes on is a new one, of which its giver is reminded. */
const leastRestMs = 48 * hourMs;

/** Until when a reserved gift is held again that the family had marked as received by mistake: as before, unless that is over or nearly so. */
export function heldAgainUntil(heldUntil: number | null, isEmailVerified: boolean, now: number): number {
  if (heldUntil !== null && heldUntil - now >= leastRestMs) return heldUntil;
  return now + (isEmailVerified ? verifiedHoldMs : unverifiedHoldMs);
}

/** A giver is reminded of a hold that will expire: one day after an email was typed, or two and seven days into a confirmed hold. */
const remindersAfterMs = { unverified: [24 * hourMs], verified: [2 * dayMs, 7 * dayMs] } as const;

export interface Hold {
  state: ReservationState;
  isEmailVerified: boolean;
  expiresAt: number | null;
  /** For this hold. */
  remindersSent: number;
}

/** How many reminders should have gone out by now; more than `remindersSent` when one is due. */
export function remindersDue({ state, isEmailVerified, expiresAt }: Hold, now: number): number {
  if (state !== 'reserved' || expiresAt === null || expiresAt <= now) return 0;
  const heldSince = expiresAt - (isEmailVerified ? verifiedHoldMs : unverifiedHoldMs);
  const after = isEmailVerified ? remindersAfterMs.verified : remindersAfterMs.unverified;
  return after.filter((ms) => heldSince + ms <= now).length;
}

/** Holds that end later than this have no reminder due: used by the query. */
export const firstReminderBeforeExpiryMs = {
  unverified: unverifiedHoldMs - remindersAfterMs.unverified[0],
  verified: verifiedHoldMs - remindersAfterMs.verified[0],
} as const;

export const secondReminderBeforeExpiryMs = verifiedHoldMs - remindersAfterMs.verified[1];

/** How far along a gift is, according to its giver; 'given' also once the family has received it. */
export const giftSteps = ['reserved', 'ordered', 'arrived', 'wrapped', 'given'] as const;
export type GiftStep = (typeof giftSteps)[number];

/** Null for a gift that is no longer given. */
export function giftStepOf(state: ReservationState, progress: Exclude<GiftStep, 'reserved' | 'ordered'> | null) {
  if (!isActive(state)) return null;
  if (state === 'reserved') return 'reserved' as const;
  return state === 'received' ? ('given' as const) : (progress ?? ('ordered' as const));
}

/** The owner is told of a gift no sooner than this, so that a giver can undo a mistake quietly. */
export const ownerToldAfterMs = 2 * hourMs;

export type ReserveDecision =
  | { allowed: true; units: number[] }
  | {
      allowed: false;
      because: 'none-left' | 'not-enough-left' | 'already-reserved' | 'too-many-unverified' | 'own-registry';
      left: number;
    };

export interface ReserveQuestion {
  wanted: number;
  /** Unit numbers (1..wanted) that somebody holds. */
  heldUnits: readonly number[];
  quantity: number;
  alreadyReservedByVisitor: boolean;
  unverifiedOfVisitor: number;
  isMember: boolean;
}

/** Whether `quantity` units may be reserved now, and which ones. A refused giver is told how many are left. */
export function decideReserve(question: ReserveQuestion): ReserveDecision {
  const isHeld: boolean[] = [];
  let held = 0;
  for (const unit of question.heldUnits) {
    if (!isHeld[unit]) held += 1;
    isHeld[unit] = true;
  }
  // Counted, not only numbered: after the owner lowers the number of wanted units, somebody may hold a unit above it.
  const left = Math.max(0, question.wanted - held);
  const refuse = (because: Exclude<ReserveDecision, { allowed: true }>['because']): ReserveDecision => ({
    allowed: false,
    because,
    left,
  });
  if (question.isMember) return refuse('own-registry');
  if (question.alreadyReservedByVisitor) return refuse('already-reserved');
  if (left === 0) return refuse('none-left');
  if (question.quantity > left) return refuse('not-enough-left');
  if (question.unverifiedOfVisitor >= unverifiedPerVisitorMax) return refuse('too-many-unverified');
  return { allowed: true, units: firstFree(isHeld, question.quantity) };
}

/**
 * Whether a member may record that somebody offline gives `quantity` units. Gifts that the member may not know of look free: a refusal
 * would reveal them, so the record may hold units above the wanted number.
 */
export function decideRecord(question: {
  wanted: number;
  heldUnits: readonly number[];
  /** How many of the held units the member knows of. */
  knownHeld: number;
  quantity: number;
}): ReserveDecision {
  const left = Math.max(0, question.wanted - question.knownHeld);
  if (left === 0) return { allowed: false, because: 'none-left', left };
  if (question.quantity > left) return { allowed: false, because: 'not-enough-left', left };
  const isHeld: boolean[] = [];
  for (const unit of question.heldUnits) isHeld[unit] = true;
  return { allowed: true, units: firstFree(isHeld, question.quantity) };
}

function firstFree(isHeld: readonly boolean[], quantity: number): number[] {
  const units: number[] = [];
  for (let unit = 1; units.length < quantity; unit += 1) if (!isHeld[unit]) units.push(unit);
  return units;
}
