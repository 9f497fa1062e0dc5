import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetConsoleErrors, watchConsoleErrors } from './console-errors.ts';

// An error that nobody reads is an error that nobody mends: whatever is printed to console.error fails the test.
beforeEach(watchConsoleErrors);

afterEach(() => {
  const { unexpected, missing } = forgetConsoleErrors();
  expect(unexpected, 'console.error was called; if it should be, say expectConsoleError(/pattern/) first').toEqual([]);
  expect(missing, 'console.error was expected and never called').toEqual([]);
});

// What a test waits for may take its time on a busy machine: it fails when it never comes, and not when it comes late.
const { waitFor } = vi;
vi.waitFor = (look, options) =>
  waitFor(look, { timeout: 10_000, ...(typeof options === 'number' ? { timeout: options } : options) });
