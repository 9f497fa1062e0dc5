import { describe, expect, it } from 'vitest';
import { progressWords, readTicked, writeTicked } from './checklist-memory.ts';

describe('what a browser keeps of the checklist', () => {
  it('is read as it was written', () => {
    const ticked = new Set(['crib-sheets', 'bath-tub']);
    expect(readTicked(writeTicked(ticked))).toEqual(ticked);
  });

  it.each([[null], ['{broken'], ['{"a":1}'], ['7']])('is nothing where it reads %s', (kept) => {
    expect(readTicked(kept)).toEqual(new Set());
  });

  it('holds only ids, whatever somebody put there', () => {
    expect(readTicked('["a", 1, null, "b"]')).toEqual(new Set(['a', 'b']));
  });
});

it('progress is said in words, and the whole as such', () => {
  expect(progressWords(3, 12)).toBe('3 of 12');
  expect(progressWords(12, 12)).toBe('All 12');
});
