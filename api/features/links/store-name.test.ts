import { describe, expect, it } from 'vitest';
import { storeNameOf } from './store-name.ts';

describe('the name of a store by its host', () => {
  it.each([
    ['https://shop.example.co.uk/cot', 'Example'],
    ['https://www.little-oak.com/', 'Little Oak'],
    ['https://m.example.de/x', 'Example'],
    ['https://example.com.au/', 'Example'],
    ['https://example.it/', 'Example'],
    ['https://tiny-feet.myshopify.com/products/x', 'Tiny Feet'],
    ['https://xn--mller-kva.de/', 'xn--mller-kva.de'],
  ])('reads %s as %s', (url, name) => {
    expect(storeNameOf(url)).toBe(name);
  });

  it.each(['https://127.0.0.1/', 'https://[::1]/', 'http://localhost/', 'javascript:alert(1)', 'words'])(
    'has none for %s',
    (url) => {
      expect(storeNameOf(url)).toBeNull();
    },
  );
});
