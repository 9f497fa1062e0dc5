import { describe, expect, it } from 'vitest';
import { stateSentence } from './reservation-text.ts';

const now = Date.UTC(2027, 2, 13, 12);
const reserved = {
  state: 'reserved',
  expiresAt: now,
  isEmailVerified: false,
  cameByMail: false,
  changed: null,
} as const;

describe('what a giver reads next', () => {
  it('is until when the gift is kept, and how to keep it longer', () => {
    const kept = 'We’ll hold it for you until Saturday, March 13.';
    expect(stateSentence(reserved)).toBe(
      `${kept} We sent you a link: open it to confirm your email, and we’ll hold it for 14 days.`,
    );
    expect(stateSentence({ ...reserved, cameByMail: true })).toBe(
      `${kept} Confirm your email, and we’ll hold it for 14 days.`,
    );
    expect(stateSentence({ ...reserved, isEmailVerified: true })).toBe(
      `${kept} Tell us when you’ve bought it, and it stays yours.`,
    );
  });

  it('names no day that has not begun where its giver lives when the hold ends', () => {
    const eveningInAmerica = Date.UTC(2027, 2, 14, 0, 30);
    expect(stateSentence({ ...reserved, expiresAt: eveningInAmerica })).toContain('until Saturday, March 13.');
  });

  it('names no day while the registry is paused, when the hold does not end', () => {
    const paused = { ...reserved, expiresAt: null, isEmailVerified: true };
    expect(stateSentence(paused)).toBe('We’re holding it for you. Tell us when you’ve bought it, and it stays yours.');
  });

  it('is that the gift is not held any more, and when it can be taken back', () => {
    for (const state of ['cancelled', 'expired'] as const)
      expect(stateSentence({ ...reserved, state })).toMatch(/\. If it’s still available, you can reserve it again\.$/);
  });

  it('is that it cannot be taken back, where the family has taken it off their list', () => {
    for (const state of ['cancelled', 'expired'] as const)
      expect(stateSentence({ ...reserved, state, changed: { what: 'removed' } })).toBe(
        'The family has taken this off their list, so it can’t be reserved again.',
      );
  });

  it('is that it was not confirmed, where it was not', () => {
    const expired = { ...reserved, state: 'expired' } as const;
    expect(stateSentence(expired)).toMatch(/^It wasn’t confirmed in time/);
    expect(stateSentence({ ...expired, isEmailVerified: true })).toMatch(/^We held it as long as we could/);
  });
});
