import { expect, it } from 'vitest';
import { problemSentence } from './problem-text.ts';

it.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [121, '3 minutes'],
  [3_600, '60 minutes'],
  [17_625, '5 hours'],
])('asks for another try in %s seconds as people say it', (retryAfterSeconds, expected) => {
  const problem = { code: 'too-many-requests', title: '', facts: { retryAfterSeconds } };
  expect(problemSentence(problem)).toBe(`That was a lot at once. Please try again in ${expected}.`);
});

it('says that the shop is busy only where it is, and otherwise why another try has to wait', () => {
  const facts = { retryAfterSeconds: 12 };
  expect(problemSentence({ code: 'busy', title: '', facts })).toBe('We’re busy. Please try again in 12 seconds.');
  expect(problemSentence({ code: 'too-many-requests', title: '', detail: 'Two were not paid for.', facts })).toBe(
    'Two were not paid for. Please try again in 12 seconds.',
  );
});
