import { expect, it } from 'vitest';
import { answersText, questionsAddress, readQuestionFilter } from './question-text.ts';

it.each([
  [{ term: '', page: 1 }, '/gp/p/1/questions'],
  [{ term: 'one & two', page: 3 }, '/gp/p/1/questions?q=one+%26+two&page=3'],
])('reads the address as it was written: %o', (filter, address) => {
  expect(questionsAddress('/gp/p/1', filter)).toBe(address);
  expect(readQuestionFilter(new URL(address, 'http://x').searchParams)).toEqual(filter);
});

it('keeps to what the list takes', () => {
  expect(readQuestionFilter(new URLSearchParams(`q=${'x'.repeat(99)}&page=0`))).toEqual({
    term: 'x'.repeat(80),
    page: 1,
  });
});

it.each([
  [0, 'Answer this'],
  [1, '1 answer'],
  [7, 'All 7 answers'],
])('says of %i answers "%s"', (count, words) => {
  expect(answersText(count)).toBe(words);
});
