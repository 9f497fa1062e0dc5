import { describe, expect, it } from 'vitest';
import {
  cashAndGiftsId,
  categoryOfProduct,
  givenAsOf,
  mayEdit,
  mayMove,
  mayStandIn,
  starterCategories,
  usualCategoryId,
  withMoved,
} from './registry-categories.ts';

describe('categories of a registry', () => {
  it('start with those of its kind, category 1 and Cash & Gifts', () => {
    for (const type of ['baby', 'birthday', 'holiday'] as const) {
      const ids = starterCategories(type).map(({ id }) => id);
      expect(ids.slice(-2)).toEqual([usualCategoryId, cashAndGiftsId]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it.each([
    [usualCategoryId, { edit: false, move: false }],
    [cashAndGiftsId, { edit: false, move: true }],
    [4, { edit: true, move: true }],
    [120, { edit: true, move: true }],
  ])('%i may be changed so: %o', (id, expected) => {
    expect({ edit: mayEdit(id), move: mayMove(id) }).toEqual(expected);
  });

  it('take a product of the shop by its root category, if it is still there', () => {
    const categories = starterCategories('baby');
    expect(categoryOfProduct(categories, 'baby', 'car-seats')).toBe(2);
    expect(categoryOfProduct(categories, 'baby', 'more')).toBe(usualCategoryId);
    expect(categoryOfProduct(categories, 'baby', null)).toBe(usualCategoryId);
    const withoutNursery = categories.filter(({ id }) => id !== 4);
    expect(categoryOfProduct(withoutNursery, 'baby', 'nursery')).toBe(usualCategoryId);
  });

  it.each([
    ['cash_fund', cashAndGiftsId, true],
    ['cash_fund', 4, false],
    ['crowdfund', usualCategoryId, false],
    ['gift_card', cashAndGiftsId, true],
    ['gift_card', 4, true],
    ['product', cashAndGiftsId, false],
    [null, cashAndGiftsId, false],
    [null, 4, true],
  ])('%s in category %i: %s', (kind, categoryId, allowed) => {
    expect(mayStandIn(givenAsOf(kind), categoryId)).toBe(allowed);
  });

  it('move to another place, but for category 1', () => {
    const categories = [4, 5, 6, 1].map((id) => ({ id, title: '' }));
    const ids = (id: number, place: number) => withMoved(categories, id, place).map((one) => one.id);
    expect(ids(6, 0)).toEqual([6, 4, 5, 1]);
    expect(ids(4, 1)).toEqual([5, 4, 6, 1]);
    expect(ids(4, 99)).toEqual([5, 6, 1, 4]);
    expect(ids(1, 0)).toEqual([4, 5, 6, 1]);
  });
});
