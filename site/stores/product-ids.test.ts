import { describe, expect, it } from 'vitest';
import { cartProductIds, createProductIds, registryProductIds } from './product-ids.ts';

describe('product ids', () => {
  it('4 set replaces all of them', () => {
    const { $ids, set } = createProductIds();
    set([1, 2]);
    set([3, 3, 4]);
    expect($ids.get()).toEqual([3, 4]);
  });

  it('4 add appends one', () => {
    const { $ids, set, add, remove } = createProductIds();
    set([1, 2]);
    add(3);
    add(1);
    expect($ids.get()).toEqual([1, 2, 3]);
    remove(2);
    expect($ids.get()).toEqual([1, 3]);
  });

  it('3 the cart and the registry have their own', () => {
    cartProductIds.add(1);
    registryProductIds.add(2);
    expect([cartProductIds.$ids.get(), registryProductIds.$ids.get()]).toEqual([[1], [2]]);
  });
});
