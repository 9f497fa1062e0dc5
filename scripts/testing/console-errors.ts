import { format } from 'node:util';

interface ExpectedError {
  pattern: RegExp;
  seen: boolean;
}

const state = {
  printed: [] as string[],
  expected: [] as ExpectedError[],
  original: undefined as typeof console.error | undefined,
};

/** For a test in which an error is printed on purpose. It fails if the error is not printed. */
export function expectConsoleError(pattern: RegExp): void {
  state.expected.push({ pattern, seen: false });
}

export function watchConsoleErrors(): void {
  state.printed = [];
  state.expected = [];
  state.original ??= console.error;
  console.error = (...values: unknown[]) => {
    state.printed.push(format(...values));
  };
}

export function forgetConsoleErrors(): { unexpected: string[]; missing: string[] } {
  if (state.original) console.error = state.original;
  state.original = undefined;
  const unexpected = state.printed.filter((message) => {
    const expected = state.expected.filter(({ pattern }) => pattern.test(message));
    for (const entry of expected) entry.seen = true;
    return expected.length === 0;
  });
  const missing = state.expected.filter(({ seen }) => !seen).map(({ pattern }) => String(pattern));
  state.printed = [];
  state.expected = [];
  return { unexpected, missing };
}
