import { expect, it } from 'vitest';
import { isSeen } from './seen-elements.ts';

it.each([
  ['half of a small thing', 0.5, 20, 900, true],
  ['less than half of it', 0.45, 20, 900, false],
  ['a third of the window filled by something tall', 0.1, 300, 900, true],
  ['less than that', 0.1, 299, 900, false],
])('%s', (_, ratio, visible, windowHeight, expected) => {
  expect(isSeen(ratio, visible, windowHeight)).toBe(expected);
});
