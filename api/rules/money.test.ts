import { describe, expect, it } from 'vitest';
import { typedCents } from './money.ts';

describe('an amount of money', () => {
  it.each([
    ['45', 4500],
    ['45.9', 4590],
    ['$1,045.90', 104_590],
    ['1.299,00', 129_900],
    ['1,045', 104_500],
    ['', undefined],
    ['a lot', Number.NaN],
  ])('%s is %s cents', (typed, cents) => {
    expect(typedCents(typed)).toEqual(cents);
  });
});
