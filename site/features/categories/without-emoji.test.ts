import { describe, expect, it } from 'vitest';
import { withoutEmoji } from './without-emoji.ts';

describe('the title of a hero', () => {
  it.each([
    ['Holiday Gifts 🎁', 'Holiday Gifts'],
    ['👩‍🍼 Nursing ❤️ & Feeding', 'Nursing & Feeding'],
    ['Top 100 of 2026 #1', 'Top 100 of 2026 #1'],
  ])('shows %s as %s', (title, shown) => {
    expect(withoutEmoji(title)).toBe(shown);
  });
});
