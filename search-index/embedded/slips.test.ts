import { describe, expect, it } from 'vitest';
import { isLikelySlip } from './slips.ts';

describe('A slip of the finger', () => {
  it.each([
    ['ribe', 'robe'],
    ['bowk', 'bowl'],
    ['vootie', 'bootie'],
    ['wpies', 'wipes'],
    ['bibb', 'bib'],
    ['ratle', 'rattle'],
    ['blankat', 'blanket'],
  ])('%s is likely %s', (typed, meant) => expect(isLikelySlip(typed, meant)).toBe(true));

  it.each([
    ['ribe', 'ride'],
    ['bowk', 'book'],
    ['bib', 'crib'],
    ['crip', 'crib'],
    ['bib', 'bib'],
  ])('%s is not likely %s', (typed, meant) => expect(isLikelySlip(typed, meant)).toBe(false));
});
