import { beforeEach, describe, expect, it } from 'vitest';
import { compareMemoryOf } from './compare-memory.ts';

const product = (gpId: number, kind = 'joggers') => ({
  gpId,
  title: `Jogger ${gpId}`,
  imageUrl: '/pictures/j.svg',
  kind,
});
const memory = compareMemoryOf(localStorage);
const ids = () => memory.all().map(({ gpId }) => gpId);

beforeEach(() => localStorage.clear());

describe('what somebody compares', () => {
  it('holds four, and refuses a fifth without losing one', () => {
    expect([1, 2, 3, 4, 5].map((id) => memory.add(product(id)))).toEqual(['added', 'added', 'added', 'added', 'full']);
    expect(ids()).toEqual([1, 2, 3, 4]);
  });

  it('holds each once, and only things of one kind', () => {
    memory.add(product(1));
    expect(memory.add(product(1))).toBe('added');
    expect(memory.add(product(2, 'cribs'))).toBe('other-kind');
    expect(ids()).toEqual([1]);
  });

  it('lets go of one or of all, and leaves nothing behind', () => {
    memory.add(product(1));
    memory.add(product(2));
    memory.remove(1);
    expect(ids()).toEqual([2]);
    memory.clear();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    '{"a":1}',
    'nonsense',
    '[{"gpId":"1"}]',
    '[{"gpId":1,"title":"x","kind":"k","imageUrl":"javascript:alert(1)"}]',
  ])('begins anew where %s was kept', (kept) => {
    localStorage.setItem('layette-compared', kept);
    expect(memory.all()).toEqual([]);
  });

  it('works for the moment where the browser keeps nothing', () => {
    const refusing = compareMemoryOf({
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(refusing.add(product(1))).toBe('added');
  });
});
