/**
 * A key for one attempt to change something, sent as `Idempotency-Key`: a UUIDv7, the browser's own random behind the moment. Keys of
 * one time lie together in the database, which is what makes many of them cheap. Any other random key is as good.
 */
export function newCallKey(now = Date.now()): string {
  const moment = now.toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** The moment in front of such a key; nothing in front of others. */
export const momentIn = (key: string): string => /^[\da-f]{8}-[\da-f]{4}(?=-7)/.exec(key)?.[0] ?? '';
