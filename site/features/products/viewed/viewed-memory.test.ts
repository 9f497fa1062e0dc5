import { beforeEach, describe, expect, it } from 'vitest';
import { viewedMemoryOf } from './viewed-memory.ts';

const memory = viewedMemoryOf(localStorage);
const look = (gpId: number) => memory.add({ gpId, productId: gpId * 10 });
const ids = (now = 0) => memory.others(now).map(({ gpId }) => gpId);

beforeEach(() => localStorage.clear());

describe('what was looked at', () => {
  it('is kept the latest first, each once, without what is looked at now', () => {
    for (const id of [1, 2, 3, 1]) look(id);
    expect(ids()).toEqual([1, 3, 2]);
    expect(ids(3)).toEqual([1, 2]);
  });

  it('is a handful and no history', () => {
    for (let id = 1; id <= 14; id += 1) look(id);
    expect(ids()).toHaveLength(9);
  });

  it('remembers ids and nothing else, and nothing at all once it is cleared', () => {
    look(7);
    expect(JSON.parse(localStorage.getItem('layette-viewed')!)).toEqual([{ gpId: 7, productId: 70 }]);
    memory.clear();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['no json', '{}', '[1,{"gpId":"x"}]'])('begins anew where %s was kept', (kept) => {
    localStorage.setItem('layette-viewed', kept);
    expect(ids()).toEqual([]);
  });
});
