import { readStorage, writeStorage } from '#site/data/web-storage.ts';

/** What a visitor wanted to add before they had to leave, to sign in or to create a registry. */
export interface PendingItem {
  productId: number;
  quantity: number;
  note: string;
  waitsFor: 'account' | 'registry';
}

const key = 'layette-pending-item';
const lifetimeMs = 60 * 60 * 1000;

/**
 * In `localStorage`, because a mailed link opens another window; never in an address: otherwise a link that somebody sends could add
 * something.
 */
export const savePendingItem = (item: PendingItem, now = Date.now()): void =>
  writeStorage(key, { ...item, savedAt: now }, 'localStorage');

/** Returns it once, for its own product and within the hour. */
export function takePendingItem(productId: number, now = Date.now()): PendingItem | null {
  const saved = readStorage(key, 'localStorage') as (PendingItem & { savedAt: number }) | null;
  if (saved?.productId !== productId) return null;
  writeStorage(key, null, 'localStorage');
  const { savedAt, ...item } = saved;
  return now - savedAt < lifetimeMs ? item : null;
}
