// What reserving, cancelling, recovering, expiring and changing quantities should do, implemented a second time from the written rules,
// without a database and without the code under test.

const hourMs = 3_600_000;

export interface OracleReservation {
  item: string;
  visitor: string;
  quantity: number;
  state: 'reserved' | 'purchased' | 'cancelled' | 'expired';
  isVerified: boolean;
  holdsUntilMs: number;
}

const recorded = 'recorded';

/** 'done', or the code of the refusal. */
export type Verdict = 'done' | string;

export class GiftOracle {
  readonly wanted = new Map<string, number>();
  readonly removed = new Set<string>();
  readonly reservations = new Map<string, OracleReservation>();

  left(item: string): number {
    let taken = 0;
    for (const one of this.reservations.values()) if (one.item === item && isHolding(one)) taken += one.quantity;
    return this.wanted.get(item)! - taken;
  }

  judgeReserve(item: string, visitor: string, quantity: number): Verdict {
    if (this.removed.has(item)) return 'not-found';
    return this.#judgeTaking(item, visitor, quantity, false);
  }

  reserve(id: string, item: string, visitor: string, quantity: number, nowMs: number): void {
    this.reservations.set(id, {
      item,
      visitor,
      quantity,
      state: 'reserved',
      isVerified: false,
      holdsUntilMs: nowMs + 72 * hourMs,
    });
  }

  changeQuantity(id: string, quantity: number): Verdict {
    const one = this.reservations.get(id)!;
    if (!isHolding(one)) return 'wrong-state';
    if (quantity === one.quantity) return 'done';
    if (this.removed.has(one.item)) return 'wrong-state';
    const free = this.left(one.item) + one.quantity;
    if (free === 0) return 'none-left';
    if (quantity > free) return 'not-enough-left';
    one.quantity = quantity;
    return 'done';
  }

  verify(id: string, nowMs: number): Verdict {
    const one = this.reservations.get(id)!;
    if (!isHolding(one)) return 'wrong-state';
    if (one.isVerified) return 'done';
    one.isVerified = true;
    if (one.state === 'reserved') one.holdsUntilMs = nowMs + 14 * 24 * hourMs;
    return 'done';
  }

  /** Another full hold, for a confirmed email. */
  extend(id: string, nowMs: number): Verdict {
    const one = this.reservations.get(id)!;
    if (one.state !== 'reserved') return 'wrong-state';
    if (!one.isVerified) return 'mail-not-opened';
    this.#holdAnew(one, nowMs);
    return 'done';
  }

  /** A member records a gift from somebody offline: it counts like any other, belongs to no visitor, and never expires. */
  judgeRecord(item: string, quantity: number): Verdict {
    if (this.removed.has(item)) return 'invalid-input';
    const free = this.left(item);
    if (free === 0) return 'none-left';
    return quantity > free ? 'not-enough-left' : 'done';
  }

  record(id: string, item: string, quantity: number): void {
    this.reservations.set(id, {
      item,
      visitor: recorded,
      quantity,
      state: 'purchased',
      isVerified: true,
      holdsUntilMs: Number.POSITIVE_INFINITY,
    });
  }

  /** Gifts that visitors reserved, or that members recorded. */
  idsOf(kind: 'visitors' | 'recorded'): string[] {
    const isRecorded = kind === 'recorded';
    return [...this.reservations].filter(([, one]) => (one.visitor === recorded) === isRecorded).map(([id]) => id);
  }

  purchase(id: string): Verdict {
    const one = this.reservations.get(id)!;
    if (!isHolding(one)) return 'wrong-state';
    one.state = 'purchased';
    return 'done';
  }

  unpurchase(id: string, nowMs: number): Verdict {
    const one = this.reservations.get(id)!;
    if (!isHolding(one)) return 'wrong-state';
    if (one.state === 'purchased') this.#holdAnew(one, nowMs);
    return 'done';
  }

  cancel(id: string): Verdict {
    const one = this.reservations.get(id)!;
    if (!isHolding(one)) return 'wrong-state';
    one.state = 'cancelled';
    return 'done';
  }

  recover(id: string, nowMs: number): Verdict {
    const one = this.reservations.get(id)!;
    if (isHolding(one)) return 'wrong-state';
    if (this.removed.has(one.item)) return 'wrong-state';
    const verdict = this.#judgeTaking(one.item, one.visitor, one.quantity, one.isVerified);
    if (verdict === 'done') this.#holdAnew(one, nowMs);
    return verdict;
  }

  /** The owner changes the wanted number of units. */
  want(item: string, quantity: number): Verdict {
    if (this.removed.has(item)) return 'not-found';
    if (quantity < this.wanted.get(item)! - this.left(item)) return 'below-taken';
    this.wanted.set(item, quantity);
    return 'done';
  }

  remove(item: string): Verdict {
    if (this.removed.has(item)) return 'not-found';
    const holding = [...this.reservations.values()].filter((one) => one.item === item && isHolding(one));
    if (holding.some(({ isVerified }) => isVerified)) return 'below-taken';
    // Unconfirmed reservations are cancelled with the item.
    for (const one of holding) one.state = 'cancelled';
    this.removed.add(item);
    return 'done';
  }

  bringBack(item: string): Verdict {
    this.removed.delete(item);
    return 'done';
  }

  expire(nowMs: number): void {
    for (const one of this.reservations.values())
      if (one.state === 'reserved' && one.holdsUntilMs <= nowMs) one.state = 'expired';
  }

  #holdAnew(one: OracleReservation, nowMs: number): void {
    one.state = 'reserved';
    one.holdsUntilMs = nowMs + (one.isVerified ? 14 * 24 : 72) * hourMs;
  }

  #judgeTaking(item: string, visitor: string, quantity: number, isVerified: boolean): Verdict {
    let unverified = 0;
    for (const one of this.reservations.values()) {
      if (one.visitor !== visitor || !isHolding(one)) continue;
      if (one.item === item) return 'already-reserved';
      if (!one.isVerified) unverified += 1;
    }
    const free = this.left(item);
    if (free === 0) return 'none-left';
    if (quantity > free) return 'not-enough-left';
    return unverified >= 10 && !isVerified ? 'too-many-unverified' : 'done';
  }
}

export const isHolding = (one: OracleReservation): boolean => one.state === 'reserved' || one.state === 'purchased';
