// A reservation holds n units of an item for one giver: reserved -> purchased -> received; cancelled from reserved
// and purchased; expired from reserved only; unpurchase goes back; recover brings a cancelled or expired one back.

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** An email nobody confirmed holds this long; a confirmed one that long; a purchase never expires. */
export const unverifiedHoldMs = 72 * hourMs;
export const verifiedHoldMs = 14 * dayMs;
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

/** When a reservation lets go by itself; null for never. */
export function expiryOf(state: ReservationState, isEmailVerified: boolean, now: number): number | null {
  if (state !== 'reserved') return null;
  return now + (isEmailVerified ? verifiedHoldMs : unverifiedHoldMs);
}

/** A giver hears of a hold that runs out: once a day after an email was typed, after two and seven days of a confirmed hold. */
const remindersAfterMs = { unverified: [24 * hourMs], verified: [2 * dayMs, 7 * dayMs] } as const;

export interface Hold {
  state: ReservationState;
  isEmailVerified: boolean;
  expiresAt: number | null;
  /** Of this hold. */
  remindersSent: number;
}

/** How many reminders should have gone out by now; more than `remindersSent` when one is due. */
export function remindersDue({ state, isEmailVerified, expiresAt }: Hold, now: number): number {
  if (state !== 'reserved' || expiresAt === null || expiresAt <= now) return 0;
  const heldSince = expiresAt - (isEmailVerified ? verifiedHoldMs : unverifiedHoldMs);
  const after = isEmailVerified ? remindersAfterMs.verified : remindersAfterMs.unverified;
  return after.filter((ms) => heldSince + ms <= now).length;
}

/** Before this, no hold that ends later has a reminder due: what a query asks for. */
export const firstReminderBeforeExpiryMs = {
  unverified: unverifiedHoldMs - remindersAfterMs.unverified[0],
  verified: verifiedHoldMs - remindersAfterMs.verified[0],
} as const;

export const secondReminderBeforeExpiryMs = verifiedHoldMs - remindersAfterMs.verified[1];

/** How far a gift is, as its giver says; the last one also when the family has it. */
export const giftSteps = ['reserved', 'ordered', 'arrived', 'wrapped', 'given'] as const;
export type GiftStep = (typeof giftSteps)[number];

/** Null for what is not given any more. */
export function giftStepOf(state: ReservationState, progress: Exclude<GiftStep, 'reserved' | 'ordered'> | null) {
  if (!isActive(state)) return null;
  if (state === 'reserved') return 'reserved' as const;
  return state === 'received' ? ('given' as const) : (progress ?? ('ordered' as const));
}

/** The owner hears of a gift no sooner than this, so that a giver can take a mistake back quietly. */
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

/** Whether `quantity` units may be reserved now, and which ones. A loser is told how many are left. */
export function decideReserve(question: ReserveQuestion): ReserveDecision {
  const isHeld: boolean[] = [];
  let held = 0;
  for (const unit of question.heldUnits) {
    if (!isHeld[unit]) held += 1;
    isHeld[unit] = true;
  }
  // Counted, not only numbered: after the owner lowers the number, somebody may hold a unit above it.
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
 * Whether a member may write down that somebody offline gives `quantity` units. What the member may not know of looks free: a refusal would
 * tell it, so the record may hold units above what is wanted.
 */
export function decideRecord(question: {
  wanted: number;
  heldUnits: readonly number[];
  /** How many of those the member knows of. */
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
