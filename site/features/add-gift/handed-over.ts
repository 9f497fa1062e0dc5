import type { HandedOverPage } from '#contracts/browser-button.ts';
import { readStorage, writeStorage } from '#site/data/web-storage.ts';

const key = 'layette-handed-over';
const lifetimeMs = 60 * 60 * 1000;

/**
 * Keeps what the browser button found while the person signs in or creates a registry. In `localStorage`: a mailed link opens another
 * window.
 */
export const keepHandedOver = (page: HandedOverPage, now = Date.now()): void =>
  writeStorage(key, { ...page, savedAt: now }, 'localStorage');

/** Returns it once, within the hour. */
export function takeHandedOver(now = Date.now()): HandedOverPage | null {
  const kept = readStorage(key, 'localStorage') as (HandedOverPage & { savedAt: number }) | null;
  if (kept === null) return null;
  writeStorage(key, null, 'localStorage');
  const { savedAt, ...page } = kept;
  return now - savedAt < lifetimeMs ? page : null;
}
