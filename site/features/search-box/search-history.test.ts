import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addSearch, historyMax, lastSearch } from './search-history.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the search history', () => {
  it('has the last ten terms, each once', () => {
    for (let number = 1; number <= 12; number++) addSearch(`term ${number}`);
    addSearch('term 5');
    expect(JSON.parse(sessionStorage.getItem('layette.searches')!)).toEqual(
      [3, 4, 6, 7, 8, 9, 10, 11, 12, 5].map((number) => `term ${number}`),
    );
    expect(historyMax).toBe(10);
  });

  it('is stored per session, and nowhere else', () => {
    addSearch('crib');
    expect(lastSearch()).toBe('crib');
    expect(Object.keys(sessionStorage)).toEqual(['layette.searches']);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('reads nothing from broken storage, and survives a full one', () => {
    sessionStorage.setItem('layette.searches', '{"a":');
    expect(lastSearch()).toBeNull();
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
    });
    expect(() => addSearch('crib')).not.toThrow();
  });
});
