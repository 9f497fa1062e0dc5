import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the values that every authenticator app assumes: SHA-1, six digits, 30 seconds. */
const periodSeconds = 30;
/** A code of the step before or after is accepted too: phones' clocks differ from ours. */
const stepsApart = 1;

/** 160 bits as base 32, as RFC 4226 recommends. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

/** The otpauth:// address of a key, which an authenticator app reads from a QR code. */
export const addressOfKey = (key: string, label: string, issuer: string): string =>
  totp(key, { label, issuer }).toString();

/** The six digits of a key at an instant (epoch ms). */
export const codeAt = (key: string, now: number): string => totp(key).generate({ timestamp: now });

/**
 * The time step to which a code belongs, or null if it is not valid for this key now. The caller refuses a step that is not later than the
 * last one accepted, so that an observed code cannot be used a second time.
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
/** No 0, O, 1, I, L: a code on paper must be unambiguous to read. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Each of 16 letters in groups of four, about 79 bits: long enough to be stored as a plain hash. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => Array.from({ length: 4 }, () => letters(4)).join('-'));

function letters(count: number): string {
  let text = '';
  while (text.length < count) {
    // Bytes beyond the last full multiple of the alphabet's length would make some letters more likely.
    for (const byte of randomBytes(count)) if (byte < 248 && text.length < count) text += alphabet[byte % 31];
  }
  return text;
}

/** The typed text without what people add: spaces, dashes, capitals, full-width digits. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();
