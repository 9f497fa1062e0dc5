/**
 * A key for one attempt to change something, sent as `Idempotency-Key`: a UUIDv7, the time followed by the browser's own random bits. Keys
 * created around the same time are adjacent in the database, which makes many of them cheap. Any other random key works as well.
 */
export function newCallKey(now = Date.now()): string {
  const moment = now.toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** The timestamp at the start of such a key; empty for other keys. */
export const momentIn = (key: string): string => /^[\da-f]{8}-[\da-f]{4}(?=-7)/.exec(key)?.[0] ?? '';
