import { describe, expect, it } from 'vitest';
import { columnOf, draggedOver, placeOf } from './columns.ts';

const columns = { 'section-4': ['a', 'b', 'c'], 'section-1': ['d'], 'section-9': [] };

describe('items that are dragged', () => {
  it.each([
    ['down in their section', 'a', 'b', { 'section-4': ['b', 'a', 'c'] }, { categoryId: 4, before: 'c' }],
    ['up in their section', 'c', 'a', { 'section-4': ['c', 'a', 'b'] }, { categoryId: 4, before: 'a' }],
    [
      'before an item of another section',
      'a',
      'd',
      { 'section-4': ['b', 'c'], 'section-1': ['a', 'd'] },
      { categoryId: 1, before: 'd' },
    ],
    [
      'to an empty section',
      'b',
      'section-9',
      { 'section-4': ['a', 'c'], 'section-9': ['b'] },
      { categoryId: 9, before: null },
    ],
    ['over themselves', 'a', 'a', {}, { categoryId: 4, before: 'b' }],
    ['over nothing that is known', 'a', 'z', {}, { categoryId: 4, before: 'b' }],
  ])('%s', (_, id, over, changed, place) => {
    const after = draggedOver(columns, id, over);
    expect(after).toEqual({ ...columns, ...changed });
    expect(placeOf(after, id)).toEqual(place);
  });

  it('have no place where they are not', () => {
    expect(columnOf(columns, 'z')).toBeUndefined();
    expect(placeOf(columns, 'z')).toBeNull();
  });
});
