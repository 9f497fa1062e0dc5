import { describe, expect, it } from 'vitest';
import { offersOf } from './offers.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('offers of an item', () => {
  it('keep a link without what follows a visitor, once, with the time of its price', () => {
    const typed = [
      { storeName: 'Oatwell', url: 'https://oatwell.example/cot?utm_source=mail', price: usd(19_900) },
      { storeName: 'Oatwell again', url: 'https://oatwell.example/cot?gclid=1', price: usd(1) },
      { storeName: '', url: 'https://other.example/cot', price: null },
    ];
    expect(offersOf(typed, [], 7)).toEqual([
      { storeName: 'Oatwell', url: 'https://oatwell.example/cot', price: usd(19_900), pricedAt: 7 },
      { storeName: '', url: 'https://other.example/cot', price: null, pricedAt: null },
    ]);
  });

  it('keep the time of a price until it is another one', () => {
    const cot = { storeName: 'Oatwell', url: 'https://oatwell.example/cot', price: usd(19_900) };
    const before = offersOf([cot], [], 7);
    expect(offersOf([{ ...cot, storeName: 'Oat' }], before, 9)[0]).toMatchObject({ storeName: 'Oat', pricedAt: 7 });
    expect(offersOf([{ ...cot, price: usd(18_000) }], before, 9)[0]).toMatchObject({ pricedAt: 9 });
    expect(offersOf([{ ...cot, price: { amount: 19_900, currency: 'EUR' } }], before, 9)[0]).toMatchObject({
      pricedAt: 9,
    });
    expect(offersOf([{ ...cot, price: null }], before, 9)[0]).toMatchObject({ pricedAt: null });
  });
});
