import { describe, expect, it } from 'vitest';
import { readSavedPage } from './saved-page.ts';

const page = (body: string) => `<!doctype html><link rel="canonical" href="https://nook.example/registry/1">${body}`;

describe('a saved page of another registry', () => {
  it('gives the gifts of its structured data', () => {
    const product = (name: string, price: number) => ({
      '@type': 'Product',
      name,
      url: `/p/${name}`,
      image: [`/i/${name}.jpg`],
      offers: { price, priceCurrency: 'USD' },
    });
    const list = {
      '@type': 'ItemList',
      itemListElement: [product('cot', 249.5), product('quilt', 80)].map((item) => ({ '@type': 'ListItem', item })),
    };
    expect(readSavedPage(page(`<script type="application/ld+json">${JSON.stringify(list)}</script>`))).toBe(
      'title,url,price,image,quantity\ncot,https://nook.example/p/cot,USD 249.5,https://nook.example/i/cot.jpg,\nquilt,https://nook.example/p/quilt,USD 80,https://nook.example/i/quilt.jpg,'
        .split('\n')
        .map((line) =>
          line
            .split(',')
            .map((cell) => `"${cell}"`)
            .join(','),
        )
        .join('\n'),
    );
  });

  it('gives parts of its markup that look alike and have a link and a price', () => {
    const card = (title: string, price: string, wants: number) =>
      `<li class="card"><a href="/p/${wants}"><img src="data:image/gif;base64,x" data-src="/i/${wants}.jpg" alt=""></a><div><a href="/p/${wants}">${title}</a></div><span>${price}</span> Wants ${wants}</li>`;
    const csv = readSavedPage(
      page(
        `<nav><a href="/">Home</a></nav><ul>${card('Oak cot', '$249.50', 1)}${card('"Soft" swaddles', '$18', 4)}</ul><footer><a href="/x">Gift card from $25</a></footer>`,
      ),
    );
    expect(csv?.split('\n').slice(1)).toEqual([
      '"Oak cot","https://nook.example/p/1","$249.50","https://nook.example/i/1.jpg","1"',
      '"""Soft"" swaddles","https://nook.example/p/4","$18","https://nook.example/i/4.jpg","4"',
    ]);
  });

  it('is nothing where no list is on it, and runs nothing', () => {
    expect(readSavedPage(page('<h1>Hello</h1><a href="/a">A $5 thing</a><script>throw 1</script>'))).toBeNull();
    expect(
      readSavedPage(
        page('<a href="javascript:alert(1)"><h3>A cot</h3>$5</a><a href="javascript:alert(2)"><h3>A bed</h3>$6</a>'),
      ),
    ).not.toContain('javascript');
  });
});
