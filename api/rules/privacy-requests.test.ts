import { describe, expect, it } from 'vitest';
import { privacyAnswerDue, privacyReference, privacyRequestEnds } from './privacy-requests.ts';

const asked = Date.UTC(2026, 10, 23, 12);

describe('a privacy request', () => {
  it.each([
    ['unconfirmed', '2026-11-30'],
    ['received', '2028-11-22'],
    ['answered', '2028-11-22'],
  ] as const)('that is %s is deleted on %s', (state, day) => {
    expect(new Date(privacyRequestEnds(state, asked)).toISOString().slice(0, 10)).toBe(day);
  });

  it('is answered within 45 days', () => {
    expect(privacyAnswerDue(asked)).toBe('2027-01-07');
  });

  it('has a reference without letters that look alike', () => {
    expect(privacyReference(Uint8Array.from({ length: 16 }, (_, i) => i * 37))).toMatch(
      /^PR-[2-9CDFGHJKMNPQRTVWX]{8}$/,
    );
  });
});
