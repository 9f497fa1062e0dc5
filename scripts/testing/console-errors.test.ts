import { describe, expect, it } from 'vitest';
import { expectConsoleError, forgetConsoleErrors, watchConsoleErrors } from './console-errors.ts';

describe('a test that prints an error', () => {
  it('fails by it unless it said so before', () => {
    watchConsoleErrors();
    console.error('price of %s is missing', 'a crib');
    expect(forgetConsoleErrors()).toEqual({ unexpected: ['price of a crib is missing'], missing: [] });
  });

  it('fails when the error it announced never comes', () => {
    watchConsoleErrors();
    expectConsoleError(/never/);
    expect(forgetConsoleErrors()).toEqual({ unexpected: [], missing: ['/never/'] });
  });

  it('passes with the error it announced, in this very run', () => {
    expectConsoleError(/on purpose/);
    console.error('on purpose');
    expect(console.error.name).not.toBe('error');
  });
});
