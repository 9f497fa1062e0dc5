import type { Wish } from './registry-button-store.ts';

/** A wish of somebody who had to leave first: to sign in, or to make a registry. */
export interface PendingWish extends Wish {
  productId: number;
  waitsFor: 'account' | 'registry';
}

export interface PendingWishes {
  keep(wish: PendingWish): void;
  /** Gives it back once, for its own product and within the hour. */
  take(productId: number): PendingWish | null;
}

const key = 'layette-wish';
const keptForMs = 60 * 60 * 1000;

/** In this window only, and never in an address: no link that somebody sends can add anything. */
export function pendingWishesIn(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
): PendingWishes {
  return {
    keep(wish) {
      try {
        storage.setItem(key, JSON.stringify({ ...wish, at: now() }));
      } catch {
        // Then it is pressed once more after coming back.
      }
    },
    take(productId) {
      try {
        const kept = JSON.parse(storage.getItem(key) ?? 'null') as (PendingWish & { at: number }) | null;
        if (kept === null || kept.productId !== productId) return null;
        storage.removeItem(key);
        const { at, ...wish } = kept;
        return now() - at < keptForMs ? wish : null;
      } catch {
        return null;
      }
    },
  };
}
