import { describe, expect, it } from 'vitest';
import { countText, giverText, guestState, progressText } from './item-text.ts';

describe('words about registry items', () => {
  it('knows what a guest may do', () => {
    expect(guestState({ left: 2 }, undefined)).toEqual({ kind: 'open', left: 2 });
    expect(guestState({ left: 0 }, undefined)).toEqual({ kind: 'taken' });
    expect(guestState({ left: 0 }, { id: 'r', quantity: 1, state: 'purchased' })).toEqual({
      kind: 'mine',
      reservationId: 'r',
      quantity: 1,
      isBought: true,
    });
  });

  it('counts only where there is something to count', () => {
    expect(countText({ quantity: 1, left: 1 })).toBeNull();
    expect(countText({ quantity: 3, left: 3 })).toBe('3 wanted');
    expect(countText({ quantity: 3, left: 1 })).toBe('3 wanted, 1 still available');
    expect(countText({ quantity: 3, left: 0 })).toBe('3 wanted, all taken');
  });

  it('tells the owner who gives, or keeps the surprise', () => {
    const giver = { reservationId: 'r', quantity: 1, state: 'reserved' } as const;
    expect(giverText([{ ...giver, name: 'Marek' }])).toEqual(['Reserved by Marek']);
    expect(giverText([{ ...giver, name: null, quantity: 2, state: 'purchased' }])).toEqual(['Bought (2): a surprise']);
  });

  it('adds up units, not lines', () => {
    expect(
      progressText([
        { quantity: 3, left: 1 },
        { quantity: 1, left: 1 },
      ]),
    ).toEqual({ total: 4, taken: 2, words: '2 of 4 taken' });
  });
});
