import { describe, expect, it } from 'vitest';
import { outsideCartLinks, outsideProductOf, outsideProductOfItem } from './outside-cart.ts';

describe('outsideProductOf', () => {
  it.each([
    ['https://www.amazon.com/Some-Crib/dp/B000TEST01', 'B000TEST01'],
    ['https://amazon.com/gp/product/b000test01/', 'B000TEST01'],
    ['https://www.amazon.com/dp/B000TEST01?th=1', 'B000TEST01'],
    ['https://www.amazon.com/s?k=crib', null],
    ['https://www.amazon.com.evil.example/dp/B000TEST01', null],
    ['https://shop.example/dp/B000TEST01', null],
    ['javascript:alert(1)//www.amazon.com/dp/B000TEST01', null],
    ['nothing', null],
  ])('reads %s', (link, expected) => {
    expect(outsideProductOf(link)).toBe(expected);
  });
});

it('takes an item’s own link first, then those to other stores', () => {
  const offers = [{ url: 'https://shop.example/a' }, { url: 'https://www.amazon.com/dp/B000TEST02' }];
  expect(outsideProductOfItem({ url: null, offers })).toBe('B000TEST02');
  expect(outsideProductOfItem({ url: 'https://www.amazon.com/dp/B000TEST01', offers })).toBe('B000TEST01');
  expect(outsideProductOfItem({ url: 'https://shop.example/a', offers: [] })).toBeNull();
});

describe('outsideCartLinks', () => {
  it('puts each product there once, as often as it is wanted', () => {
    const lines = [
      { product: 'B000TEST01', quantity: 1 },
      { product: 'B000TEST02', quantity: 3 },
      { product: 'B000TEST01', quantity: 2 },
    ];
    expect(outsideCartLinks(lines)).toEqual([
      'https://www.amazon.com/gp/aws/cart/add.html?ASIN.1=B000TEST01&Quantity.1=3&ASIN.2=B000TEST02&Quantity.2=3',
    ]);
  });

  it('needs several links for many, and none for nothing', () => {
    const lines = Array.from({ length: 51 }, (_, index) => ({ product: `B${index}`, quantity: 1 }));
    expect(outsideCartLinks(lines)).toHaveLength(2);
    expect(outsideCartLinks([])).toEqual([]);
  });
});
