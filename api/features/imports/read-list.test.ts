import { describe, expect, it } from 'vitest';
import { readList } from './read-list.ts';

const told = (text: string) =>
  readList(text).gifts.map(({ title, url, priceCents, quantity }) => [title, url, priceCents, quantity]);

describe('a pasted list', () => {
  it('of links: one gift a line, its title from the link, without tracking', () => {
    expect(
      told('https://nook.example/p/oak-cot-with-drawer?utm_source=a\n\nhttps://toys.example/stacking-rings'),
    ).toEqual([
      ['Oak cot with drawer', 'https://nook.example/p/oak-cot-with-drawer', null, 1],
      ['Stacking rings', 'https://toys.example/stacking-rings', null, 1],
    ]);
  });

  it('of words, prices and links on one line', () => {
    expect(told('- Oak cot, $249.50 https://nook.example/cot\n2. Muslin squares x3 – $12\nGrandma’s quilt')).toEqual([
      ['Oak cot', 'https://nook.example/cot', 24950, 1],
      ['Muslin squares', null, 1200, 3],
      ['Grandma’s quilt', null, null, 1],
    ]);
  });

  it('copied off a page: prices, numbers and buttons say more about the gift above them', () => {
    expect(
      told(
        'Oak cot with drawer\n$249.50\nQty: 1\nAdd to cart\nSwaddles\nhttps://nook.example/swaddles\nWants 4\n$18.00\nBuy now',
      ),
    ).toEqual([
      ['Oak cot with drawer', null, 24950, 1],
      ['Swaddles', 'https://nook.example/swaddles', 1800, 4],
    ]);
  });

  it('counts what is no gift', () => {
    expect(readList('$5\n??\nA cot')).toMatchObject({ unread: 2, gifts: [{ title: 'A cot' }] });
  });

  it('has a bound, and reads hostile text in no time', () => {
    const many = readList(Array.from({ length: 250 }, (_, n) => `Gift number ${n}`).join('\n'));
    expect([many.gifts.length, many.unread]).toEqual([200, 50]);
    for (const text of ['- '.repeat(24_000), `a${' -'.repeat(20_000)}b`, '"'.repeat(48_000), ',;\t"\n'.repeat(9_000)])
      expect(readList(text).gifts.length).toBeLessThanOrEqual(200);
  });
});

describe('a table', () => {
  it.each([',', ';', '\t'])('separated by %j has the usual names of columns in any order', (delimiter) => {
    const text = [
      ['Product Name', 'Price', 'Link', 'Requested', 'Notes', 'Color'],
      ['Oak cot', '$249.50', 'https://nook.example/cot?ref=x', '1', '"Natural, please"', 'oak'],
      ['', '', 'not a link', '', '', ''],
      ['Quilt', '', '', '200', '', ''],
    ]
      .map((row) => row.join(delimiter))
      .join('\r\n');
    const { gifts, unread } = readList(text);
    expect(unread).toBe(1);
    expect(gifts).toEqual([
      {
        title: 'Oak cot',
        url: 'https://nook.example/cot',
        storeName: 'Nook',
        priceCents: 24950,
        currency: 'USD',
        imgUrl: null,
        quantity: 1,
        note: 'Natural, please',
      },
      {
        title: 'Quilt',
        url: null,
        storeName: '',
        priceCents: null,
        currency: null,
        imgUrl: null,
        quantity: 99,
        note: '',
      },
    ]);
  });

  it('reads no more lines than a copied page has, and counts the rest', () => {
    expect(readList(`${'a\n'.repeat(5000)}Crib`)).toEqual({ gifts: [], unread: 5001 });
    expect(readList(`title,url\n${',\n'.repeat(4000)}Crib,`)).toEqual({ gifts: [], unread: 4001 });
    expect(readList(`${'a\n'.repeat(3999)}Crib`).gifts).toHaveLength(1);
    expect(readList(`title;url\n${';;\n'.repeat(3998)}Crib;\nCot;\n${';;\n'.repeat(9000)}`)).toMatchObject({
      gifts: [{ title: 'Crib' }, { title: 'Cot' }],
      unread: 3998 + 9001,
    });
  });

  it('never keeps an address that is not http', () => {
    expect(readList('title,url,image\nA cot,javascript:alert(1),data:text/html,x').gifts).toMatchObject([
      { title: 'A cot', url: null, imgUrl: null },
    ]);
  });
});
