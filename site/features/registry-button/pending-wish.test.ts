import { beforeEach, describe, expect, it } from 'vitest';
import { pendingWishesIn } from './pending-wish.ts';

const hourMs = 3_600_000;
let nowMs = 0;
const wishes = pendingWishesIn(sessionStorage, () => nowMs);
const wish = { productId: 7, quantity: 2, note: 'Sage', waitsFor: 'account' } as const;

beforeEach(() => {
  sessionStorage.clear();
  nowMs = 1_000;
});

describe('a wish that waits for an account or a registry', () => {
  it('is given back once, for its own product', () => {
    wishes.keep(wish);
    expect(wishes.take(8)).toBeNull();
    expect(wishes.take(7)).toEqual(wish);
    expect(wishes.take(7)).toBeNull();
  });

  it('is forgotten after an hour', () => {
    wishes.keep(wish);
    nowMs += hourMs;
    expect(wishes.take(7)).toBeNull();
  });

  it('is nothing where nonsense was kept', () => {
    sessionStorage.setItem('layette-wish', '{');
    expect(wishes.take(7)).toBeNull();
  });
});
