import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with what every authenticator app takes for granted: SHA-1, six digits, 30 seconds. */
const periodSeconds = 30;
/** A code of the step before or after is taken too: phones' clocks are not ours. */
const stepsApart = 1;

/** 160 bits as base 32, as RFC 4226 asks for. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

/** otpauth:// address of a key, which an authenticator app reads from a QR code. */
export const addressOfKey = (key: string, label: string, issuer: string): string =>
  totp(key, { label, issuer }).toString();

/** The six digits of a key at an instant (epoch ms). */
export const codeAt = (key: string, now: number): string => totp(key).generate({ timestamp: now });

/**
 * The time step that a code belongs to, or null when it is none of this key's now. The caller refuses a step that is not later than
 * the last one it took, so that a code that was watched opens nothing a second time.
 */
export function stepOfCode(key: string, code: string, now: number): number | null {
  // The library compares bytes, and throws where there are more of them than digits.
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totp(key).validate({ token: code, timestamp: now, window: stepsApart });
  return delta === null ? null : Math.floor(now / (periodSeconds * 1000)) + delta;
}

const totp = (key: string, names: { label?: string; issuer?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: periodSeconds });

const recoveryCodeCount = 10;
/** No 0, O, 1, I, L: what is read from paper must not be guessed at. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Each of 16 letters in groups of four, about 79 bits: long enough to be stored as a plain hash. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => Array.from({ length: 4 }, () => letters(4)).join('-'));

function letters(count: number): string {
  let text = '';
  while (text.length < count) {
    // Bytes beyond the last whole round of the alphabet would make some letters likelier.
    for (const byte of randomBytes(count)) if (byte < 248 && text.length < count) text += alphabet[byte % 31];
  }
  return text;
}

/** What was typed without what people add to it: spaces, dashes, capitals, digits as wide as letters. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();
