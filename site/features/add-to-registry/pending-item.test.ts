import { beforeEach, describe, expect, it } from 'vitest';
import { savePendingItem, takePendingItem } from './pending-item.ts';

const hourMs = 3_600_000;
const item = { productId: 7, quantity: 2, note: 'Sage', waitsFor: 'account' } as const;

beforeEach(() => localStorage.clear());

describe('an item that waits for an account or a registry', () => {
  it('is returned once, for its own product', () => {
    savePendingItem(item, 1_000);
    expect(takePendingItem(8, 1_000)).toBeNull();
    expect(takePendingItem(7, 1_000)).toEqual(item);
    expect(takePendingItem(7, 1_000)).toBeNull();
  });

  it('is forgotten after an hour', () => {
    savePendingItem(item, 1_000);
    expect(takePendingItem(7, 1_000 + hourMs)).toBeNull();
  });

  it('is null when the storage holds invalid data', () => {
    localStorage.setItem('layette-pending-item', '{');
    expect(takePendingItem(7)).toBeNull();
  });
});
