import { beforeEach, describe, expect, it } from 'vitest';
import { createSearchHistory, historyMax, sessionHistory } from './search-history.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the search history', () => {
  it('has the last ten terms, each once', () => {
    const history = sessionHistory();
    for (let number = 1; number <= 12; number++) history.add(`term ${number}`);
    history.add('term 5');
    expect(JSON.parse(sessionStorage.getItem('layette.searches')!)).toEqual(
      [3, 4, 6, 7, 8, 9, 10, 11, 12, 5].map((number) => `term ${number}`),
    );
    expect(historyMax).toBe(10);
  });

  it('is stored per session, and nowhere else', () => {
    sessionHistory().add('crib');
    expect(sessionHistory().last()).toBe('crib');
    expect(Object.keys(sessionStorage)).toEqual(['layette.searches']);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('reads nothing from broken storage, and survives a full one', () => {
    expect(createSearchHistory({ getItem: () => '{"a":', setItem: () => {} }).last()).toBeNull();
    const full = createSearchHistory({
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
    });
    expect(() => full.add('crib')).not.toThrow();
  });
});
