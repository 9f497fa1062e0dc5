import { afterEach, beforeEach, expect } from 'vitest';
import { forgetConsoleErrors, watchConsoleErrors } from './console-errors.ts';

// An error that nobody reads is an error that nobody mends: whatever is printed to console.error fails the test.
beforeEach(watchConsoleErrors);

afterEach(() => {
  const { unexpected, missing } = forgetConsoleErrors();
  expect(unexpected, 'console.error was called; if it should be, say expectConsoleError(/pattern/) first').toEqual([]);
  expect(missing, 'console.error was expected and never called').toEqual([]);
});
