import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetConsoleErrors, watchConsoleErrors } from './console-errors.ts';

// Errors that nobody reads are never fixed: anything printed to console.error fails the test.
beforeEach(watchConsoleErrors);

afterEach(() => {
  const { unexpected, missing } = forgetConsoleErrors();
  expect(unexpected, 'console.error was called; if it should be, say expectConsoleError(/pattern/) first').toEqual([]);
  expect(missing, 'console.error was expected and never called').toEqual([]);
});

// On a busy machine an expected result may take its time: a test fails if it never comes, not if it comes late.
const { waitFor } = vi;
vi.waitFor = (look, options) =>
  waitFor(look, { timeout: 10_000, ...(typeof options === 'number' ? { timeout: options } : options) });
