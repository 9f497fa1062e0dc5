import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideReserve,
  expiryOf,
  hasHoldEnded,
  heldAgainUntil,
  isActive,
  type ReservationState,
  type ReservationStep,
  reopenedHoldMs,
  stateAfter,
  unverifiedHoldMs,
  verifiedHoldMs,
} from './reservations.ts';

const states: ReservationState[] = ['reserved', 'purchased', 'received', 'cancelled', 'expired'];
const steps: ReservationStep[] = ['purchase', 'unpurchase', 'receive', 'cancel', 'expire', 'recover'];

describe('stateAfter', () => {
  it('allows exactly the steps of the table', () => {
    const table = Object.fromEntries(
      steps.map((step) => [
        step,
        states.filter((s) => stateAfter(s, step) !== null).map((s) => `${s}->${stateAfter(s, step)}`),
      ]),
    );
    expect(table).toEqual({
      purchase: ['reserved->purchased'],
      unpurchase: ['purchased->reserved'],
      receive: ['reserved->received', 'purchased->received'],
      cancel: ['reserved->cancelled', 'purchased->cancelled'],
      expire: ['reserved->expired'],
      recover: ['cancelled->reserved', 'expired->reserved'],
    });
  });
});

describe('hasHoldEnded', () => {
  const hold = { state: 'reserved' as const, expiresAt: 1000 };

  it('is so from the end on, and half a year later where the registry is paused', () => {
    expect([999, 1000].map((now) => hasHoldEnded({ ...hold, isPaused: false }, now))).toEqual([false, true]);
    const later = 1000 + 180 * 24 * 3_600_000;
    expect([1000, later - 1, later].map((now) => hasHoldEnded({ ...hold, isPaused: true }, now))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is never so for a gift that was bought', () => {
    expect(hasHoldEnded({ state: 'purchased', expiresAt: null, isPaused: false }, 2000)).toBe(false);
    expect(hasHoldEnded({ state: 'cancelled', expiresAt: 1000, isPaused: false }, 2000)).toBe(false);
  });

  it('is so three days after a registry opened again, which is as long as an unconfirmed hold', () => {
    expect(reopenedHoldMs).toBe(3 * 24 * 3_600_000);
    expect(reopenedHoldMs).toBeLessThanOrEqual(unverifiedHoldMs);
  });
});

describe('expiryOf', () => {
  it('holds 72 hours before and 14 days after the email is confirmed, and a purchase for ever', () => {
    expect(expiryOf('reserved', false, 1000)).toBe(1000 + 72 * 3_600_000);
    expect(expiryOf('reserved', true, 1000)).toBe(1000 + 14 * 24 * 3_600_000);
    expect(expiryOf('purchased', false, 1000)).toBeNull();
    expect(verifiedHoldMs).toBeGreaterThan(unverifiedHoldMs);
  });
});

describe('heldAgainUntil', () => {
  const day = 24 * 3_600_000;
  it.each([
    ['keeps the end of a hold that has days left', 2 * day, true, 2 * day],
    ['keeps that of an unconfirmed one as well', 2.5 * day, false, 2.5 * day],
    ['begins a new hold where less is left', 2 * day - 1, true, verifiedHoldMs],
    ['begins a new hold where it was over', -day, false, unverifiedHoldMs],
    ['begins a new hold where no end is known', null, true, verifiedHoldMs],
  ])('%s', (_, left, isVerified, expected) => {
    const now = 1_000_000_000_000;
    expect(heldAgainUntil(left === null ? null : now + left, isVerified, now) - now).toBe(expected);
  });
});

const open = {
  wanted: 2,
  heldUnits: [],
  quantity: 1,
  alreadyReservedByVisitor: false,
  unverifiedOfVisitor: 0,
  isMember: false,
};

describe('decideReserve', () => {
  it('gives the lowest free units', () => {
    expect(decideReserve({ ...open, wanted: 4, heldUnits: [1, 3], quantity: 2 })).toEqual({
      allowed: true,
      units: [2, 4],
    });
  });

  it.each([
    ['none-left', { heldUnits: [1, 2] }, 0],
    ['not-enough-left', { heldUnits: [2], quantity: 2 }, 1],
    ['already-reserved', { alreadyReservedByVisitor: true }, 2],
    ['too-many-unverified', { unverifiedOfVisitor: 10 }, 2],
    ['own-registry', { isMember: true }, 2],
  ] as const)('refuses with %s and says how many are left', (because, change, left) => {
    expect(decideReserve({ ...open, ...change })).toEqual({ allowed: false, because, left });
  });

  it('counts a unit that is held above what is wanted now, after the owner lowered the number', () => {
    const question = { quantity: 1, alreadyReservedByVisitor: false, unverifiedOfVisitor: 0, isMember: false };
    expect(decideReserve({ ...question, wanted: 1, heldUnits: [2] })).toMatchObject({ because: 'none-left', left: 0 });
    expect(decideReserve({ ...question, wanted: 2, heldUnits: [5] })).toEqual({ allowed: true, units: [1] });
  });

  it('never gives a held unit, one beyond what is wanted, or more than asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.array(fc.integer({ min: 1, max: 120 })),
        fc.integer({ min: 1, max: 99 }),
        (wanted, heldUnits, quantity) => {
          const decision = decideReserve({ ...open, wanted, heldUnits, quantity });
          const held = new Set(heldUnits);
          expect(decision.allowed).toBe(held.size + quantity <= wanted);
          if (!decision.allowed) return;
          expect(decision.units).toHaveLength(quantity);
          expect(new Set(decision.units).size).toBe(quantity);
          expect(decision.units.every((unit) => unit >= 1 && unit <= wanted && !held.has(unit))).toBe(true);
        },
      ),
    );
  });
});

it('counts units only for states that hold them', () => {
  expect(states.filter(isActive)).toEqual(['reserved', 'purchased', 'received']);
});
