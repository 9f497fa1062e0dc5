import { afterEach, describe, expect, it, vi } from 'vitest';
import { addCompared, removeCompared } from './compare-store.ts';

const product = (gpId: number, kind = 'joggers') => ({
  gpId,
  title: `Jogger ${gpId}`,
  imageUrl: '/pictures/j.svg',
  kind,
  kindTitle: 'Joggers',
});
/** The store as a newly opened page finds it. */
const openPage = async () => {
  vi.resetModules();
  return (await import('./compare-store.ts')).$compared.get();
};

afterEach(() => localStorage.clear());

describe('what somebody compares', () => {
  it('is at most four of one category, each once', async () => {
    const adding = [1, 1, 2, 3, 4, 5].map((id) => addCompared(product(id)));
    expect(adding).toEqual(['added', 'added', 'added', 'added', 'added', 'full']);
    expect((await openPage()).map(({ gpId }) => gpId)).toEqual([1, 2, 3, 4]);
    removeCompared([2, 3, 4]);
    expect(addCompared(product(6, 'cribs'))).toBe('other-kind');
    removeCompared([1]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    '{"a":1}',
    'nonsense',
    '[{"gpId":"1"}]',
    '[{"gpId":1,"title":"x","kind":"k","imageUrl":"javascript:alert(1)"}]',
  ])('begins anew where %s is stored', async (stored) => {
    localStorage.setItem('layette-compared', stored);
    expect(await openPage()).toEqual([]);
  });

  it('is read from what an older page stored', async () => {
    const { kindTitle: _, ...older } = product(1);
    localStorage.setItem('layette-compared', JSON.stringify([older]));
    expect(await openPage()).toEqual([{ ...older, kindTitle: '' }]);
  });
});
