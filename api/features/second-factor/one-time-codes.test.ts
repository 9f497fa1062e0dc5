import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { codeAt, newRecoveryCodes, plainCode, stepOfCode } from './one-time-codes.ts';

describe('one-time codes', () => {
  // RFC 6238, appendix B: the SHA-1 rows; our six digits are the last of their eight.
  const key = Secret.fromUTF8('12345678901234567890').base32;
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('at %i s the code is %s', (seconds, code) => {
    expect(codeAt(key, seconds * 1000)).toBe(code);
    expect(stepOfCode(key, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('takes the step before and after, and no other', () => {
    const now = 2_000_000_000_000;
    const step = Math.floor(now / 30_000);
    const taken = [-2, -1, 0, 1, 2].map((apart) => stepOfCode(key, codeAt(key, now + apart * 30_000), now));
    expect(taken).toEqual([null, step - 1, step, step + 1, null]);
  });

  it('makes ten different recovery codes that can be read aloud', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([2-9a-hjkmnp-z]{4}-){3}[2-9a-hjkmnp-z]{4}$/);
    expect(plainCode(' ABCD-efgh 2345 ')).toBe('abcdefgh2345');
  });
});
