import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPart, keptPart } from './kept-parts.ts';

afterEach(() => vi.unstubAllEnvs());

describe('parts that are the same on every page', () => {
  it('are rendered once', () => {
    vi.stubEnv('DEV', false);
    expect(keptPart('footer')).toBeUndefined();
    expect(keepPart('footer', '<footer></footer>')).toBe('<footer></footer>');
    expect(keptPart('footer')).toBe('<footer></footer>');
  });

  it('are not kept while they are worked on', () => {
    vi.stubEnv('DEV', true);
    keepPart('header', '<header></header>');
    expect(keptPart('header')).toBeUndefined();
  });

  it('have no script, which would be written twice', () => {
    expect(() => keepPart('form', '<form></form><script src="/a.js"></script>')).toThrow('"form" has a script');
  });

  it('are of a bounded number', () => {
    vi.stubEnv('DEV', false);
    for (let i = 0; i < 2_000; i += 1) keepPart(`part ${i}`, 'x');
    expect(keptPart('part 1999')).toBeUndefined();
  });
});
