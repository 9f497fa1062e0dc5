import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveItems, movesBack } from './item-order.ts';

const items = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({
  id,
  categoryId: index < 3 ? 1 : 2,
  position: index + 1,
}));
const shown = (moved: typeof items) => moved.map(({ id, categoryId }) => `${id}${categoryId}`).join(' ');

const inCategories = (moved: typeof items) =>
  [1, 2, 3].map((category) => shown(moved.filter(({ categoryId }) => categoryId === category)));

describe('moving items of a registry', () => {
  it.each([
    ['down in its category', { itemIds: ['a'], categoryId: 1, before: 'c' }, 'b1 a1 c1 d2 e2'],
    ['up in its category', { itemIds: ['c'], categoryId: 1, before: 'a' }, 'c1 a1 b1 d2 e2'],
    ['to the end of another category', { itemIds: ['a'], categoryId: 2, before: null }, 'b1 c1 d2 e2 a2'],
    ['several, in the order of their names', { itemIds: ['e', 'a'], categoryId: 1, before: 'c' }, 'b1 e1 a1 c1 d2'],
    ['to an empty category', { itemIds: ['b'], categoryId: 9, before: null }, 'a1 c1 d2 e2 b9'],
    ['before one of themselves', { itemIds: ['b', 'c'], categoryId: 1, before: 'b' }, 'a1 b1 c1 d2 e2'],
    ['an item that is gone', { itemIds: ['z'], categoryId: 1, before: null }, 'a1 b1 c1 d2 e2'],
  ])('%s', (_, move, expected) => {
    expect(shown(moveItems(items, [move]))).toBe(expected);
  });

  it('changes no position outside what was moved', () => {
    const before = items.map((item) => ({ ...item, position: item.position * 10 }));
    const after = moveItems(before, [{ itemIds: ['b'], categoryId: 1, before: 'a' }]);
    const changed = after.filter(({ id, position }) => before.find((one) => one.id === id)!.position !== position);
    expect(changed.map(({ id }) => id).sort()).toEqual(['a', 'b']);
  });

  it('gives items that share a position one of their own', () => {
    const same = items.map((item) => ({ ...item, position: 1 }));
    expect(new Set(moveItems(same, []).map(({ position }) => position)).size).toBe(same.length);
  });

  it('is taken back by the moves that were noted before, whatever was moved', () => {
    const move = fc.record({
      itemIds: fc.subarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 }),
      categoryId: fc.constantFrom(1, 2, 3),
      before: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e')),
    });
    fc.assert(
      fc.property(move, (one) => {
        const moved = moveItems(items, [one]);
        expect(inCategories(moveItems(moved, movesBack(items, one.itemIds)))).toEqual(inCategories(items));
      }),
    );
  });
});
