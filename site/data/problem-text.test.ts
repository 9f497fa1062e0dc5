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
  expect(problemSentence(problem)).toBe(`We’re busy. Please try again in ${expected}.`);
});
