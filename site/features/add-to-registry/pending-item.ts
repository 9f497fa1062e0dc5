/** What somebody wanted to add before they had to leave: to sign in, or to create a registry. */
export interface PendingItem {
  productId: number;
  quantity: number;
  note: string;
  waitsFor: 'account' | 'registry';
}

const key = 'layette-pending-item';
const lifetimeMs = 60 * 60 * 1000;

/** In this window only, and never in an address: no link that somebody sends can add anything. */
export function savePendingItem(item: PendingItem, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...item, savedAt: now }));
  } catch {
    // Storage is full or forbidden: the button is there to be pressed again.
  }
}

/** Returns it once, for its own product and within the hour. */
export function takePendingItem(productId: number, now = Date.now()): PendingItem | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as (PendingItem & { savedAt: number }) | null;
    if (saved === null || saved.productId !== productId) return null;
    sessionStorage.removeItem(key);
    const { savedAt, ...item } = saved;
    return now - savedAt < lifetimeMs ? item : null;
  } catch {
    return null;
  }
}
