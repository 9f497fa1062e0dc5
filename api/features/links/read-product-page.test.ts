import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProductPage } from './read-product-page.ts';

const url = 'https://shop.example.com/cots/oak-cot-482913.html';
const read = (body: string, head = '', address = url) =>
  readProductPage({ html: `<html lang="en-GB"><head>${head}</head><body>${body}</body></html>`, url: address });
const ld = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
const offer = { '@type': 'Offer', price: '129.00', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' };
const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Oak cot',
  sku: 'OC-1',
  gtin13: '4006381333931',
  mpn: 'M-7',
  brand: { '@type': 'Brand', name: 'Little Oak' },
  image: ['/a.jpg', 'javascript:alert(1)'],
  description: '<p>Solid &amp; safe</p>',
  offers: offer,
};

describe('structured data', () => {
  it('gives every field, as plain text and absolute http(s) addresses', () => {
    const draft = read('<h1>Oak cot</h1>', ld(product));
    expect(draft.title?.value).toBe('Oak cot');
    expect(draft.price).toMatchObject({ value: { amount: 12900, currency: 'GBP' }, source: 'json-ld' });
    expect(draft.availability?.value).toBe('in-stock');
    expect([draft.sku?.value, draft.gtin?.value, draft.mpn?.value, draft.brand?.value]).toEqual([
      'OC-1',
      '4006381333931',
      'M-7',
      'Little Oak',
    ]);
    expect(draft.images.map((image) => image.value)).toEqual(['https://shop.example.com/a.jpg']);
    expect(draft.description?.value).toBe('Solid & safe');
    expect(draft.blockedBy).toBeNull();
  });

  it.each([
    ['a graph', { '@graph': [{ '@type': 'WebPage', name: 'x' }, product] }],
    ['a list', [{ '@type': 'BreadcrumbList' }, product]],
    [
      'a reference',
      {
        '@graph': [
          { ...product, offers: { '@id': '#o' } },
          { ...offer, '@id': '#o' },
        ],
      },
    ],
    ['a list of offers', { ...product, offers: [offer, { ...offer, price: '159.00' }] }],
    [
      'an aggregate',
      { ...product, offers: { '@type': 'AggregateOffer', lowPrice: 129, highPrice: 200, priceCurrency: 'GBP' } },
    ],
    [
      'a price specification',
      {
        ...product,
        offers: {
          '@type': 'Offer',
          priceSpecification: [
            { price: 150, priceType: 'https://schema.org/ListPrice', priceCurrency: 'GBP' },
            { price: 129, priceCurrency: 'GBP' },
          ],
        },
      },
    ],
    ['a page about it', { '@type': 'WebPage', mainEntity: product }],
    ['types in small letters', { ...product, '@type': 'product' }],
  ])('is found in %s', (_what, value) => {
    expect(read('<h1>Oak cot</h1>', ld(value)).price?.value).toEqual({ amount: 12900, currency: 'GBP' });
  });

  it('is found though its JSON is broken', () => {
    const broken = `{"@type":"Product","name":"Oak cot","description":"two\nlines and 24" wide","offers":{"price":"129.00","priceCurrency":"GBP",},}`;
    expect(read('<h1>Oak cot</h1>', ld(broken)).price?.value.amount).toBe(12900);
  });

  it('prefers the variant that the link names', () => {
    const variants = {
      '@type': 'ProductGroup',
      name: 'Oak cot',
      hasVariant: ['natural', 'white'].map((color, index) => ({
        '@type': 'Product',
        name: `Oak cot ${color}`,
        sku: `OC-${color}`,
        url: `${url}?color=${color}`,
        offers: { ...offer, price: 100 + index * 20 },
      })),
    };
    expect(read('<h1>Oak cot</h1>', ld(variants), `${url}?color=white`).price?.value.amount).toBe(12000);
    expect(read('<h1>Oak cot</h1>', ld(variants), `${url}?color=natural`).price?.value.amount).toBe(10000);
  });

  it('does not take a related product for the page’s own', () => {
    const related = {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', item: { '@type': 'Product', name: 'Pine shelf', offers: { ...offer, price: 15 } } },
      ],
    };
    expect(read('<h1>Oak cot</h1>', ld(related) + ld(product)).price?.value.amount).toBe(12900);
  });

  it('is read from microdata and RDFa', () => {
    const micro =
      '<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Oak cot</h1><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><span itemprop="price">1.299,00</span><link itemprop="availability" href="https://schema.org/SoldOut"></div></div>';
    const draft = read(micro);
    expect(draft.price).toMatchObject({ value: { amount: 129900, currency: 'EUR' }, source: 'microdata' });
    expect(draft.availability?.value).toBe('out-of-stock');
    const rdfa =
      '<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Oak cot</h1><div property="offers" typeof="Offer"><span property="price" content="12.50">x</span><span property="priceCurrency" content="EUR"></span></div></div>';
    expect(read(rdfa).price).toMatchObject({ value: { amount: 1250, currency: 'EUR' }, source: 'rdfa' });
  });

  it('is read from meta tags', () => {
    const draft = read(
      '',
      '<meta property="og:title" content="Oak cot | Example"><meta property="product:price:amount" content="129.00"><meta property="product:price:currency" content="GBP"><meta property="og:image" content="/m.jpg"><meta property="product:availability" content="preorder">',
    );
    expect(draft.title?.value).toBe('Oak cot');
    expect(draft.price?.value).toEqual({ amount: 12900, currency: 'GBP' });
    expect(draft.availability?.value).toBe('pre-order');
  });

  it.each([
    [
      'a page-data script',
      '<script id="__NEXT_DATA__" type="application/json">{"props":{"product":{"name":"Oak cot","sku":"482913","price":{"current":129,"currency":"GBP"}}}}</script>',
    ],
    [
      'a data layer',
      '<script>dataLayer.push({event:"view_item",ecommerce:{currency:"GBP",items:[{item_name:"Oak cot",item_id:"482913",price:129.00}]}})</script>',
    ],
    [
      'a data attribute',
      `<div data-product='{"id":"482913","name":"Oak cot","price":"129.00","currency":"GBP"}'></div>`,
    ],
  ])('falls back to %s', (_what, body) => {
    expect(read(`<h1>Oak cot</h1>${body}`).price?.value.amount).toBe(12900);
  });

  it('understands data that counts cents', () => {
    const body =
      '<h1>Oak cot</h1><p>Only £129.00</p><script>var meta = {"product":{"id":482913,"name":"Oak cot","price":12900}};</script>';
    expect(read(body).price?.value).toEqual({ amount: 12900, currency: 'GBP' });
  });
});

describe('a page without structured data', () => {
  const page = (prices: string) =>
    `<nav><span class="cart-total">£0.00</span></nav><h1>Oak cot</h1>${prices}<button>Add to basket</button><section class="related-products"><div class="price">£9.99</div></section><footer>Free delivery over £45</footer>`;

  it('gives the price by the heading, not the cart’s, a neighbour’s or the delivery’s', () => {
    const draft = read(page('<div class="price">£129.00</div><p>Delivery £4.99</p>'));
    expect(draft.price).toMatchObject({ value: { amount: 12900, currency: 'GBP' }, source: 'page' });
    expect(draft.availability?.value).toBe('in-stock');
  });

  it.each([
    ['a deleted price', '<del>£159.00</del> <ins>£129.00</ins>'],
    ['a price called old', '<span class="old-price">£159.00</span><span class="price">£129.00</span>'],
    ['a price in words', '<p>RRP £159.00</p><p class="price">£129.00</p>'],
    ['a percentage', '<b class="price">£159.00</b> <i>-19%</i> <b class="price">£129.00</b>'],
  ])('takes what is crossed out by %s for the list price', (_how, prices) => {
    const draft = read(page(prices));
    expect(draft.price?.value.amount).toBe(12900);
    expect(draft.listPrice?.value.amount).toBe(15900);
  });

  it('ignores a price per measure, per month and of other sizes', () => {
    expect(
      read(page('<span class="price">£129.00</span><span class="price">£12.90 / kg</span>')).price?.value.amount,
    ).toBe(12900);
    expect(read(page('<p class="price">£10.75 per month</p><p class="price">£129.00</p>')).price?.value.amount).toBe(
      12900,
    );
    expect(
      read(
        page(
          '<ul><li>S <span class="price">£99.00</span></li><li>M <span class="price">£109.00</span></li><li>L <span class="price">£119.00</span></li></ul><div class="price">£129.00</div>',
        ),
      ).price?.value.amount,
    ).toBe(12900);
  });

  it('joins cents that stand in an element of their own', () => {
    expect(read(page('<div class="price">£<span>129</span><sup>95</sup></div>')).price?.value.amount).toBe(12995);
    expect(read(page('<div class="price"><span>129</span><span>,95</span> €</div>')).price?.value).toEqual({
      amount: 12995,
      currency: 'EUR',
    });
  });

  it.each([
    'Sold out',
    'Ausverkauft',
    'Actuellement indisponible.',
    'Agotado',
    'Vyprodáno',
    'Brak w magazynie',
    'Нет в наличии',
    '在庫切れ',
    '품절',
  ])('knows that %s means out of stock', (words) => {
    expect(read(`<h1>Oak cot</h1><p class="price">£129.00</p><p>${words}</p>`).availability?.value).toBe(
      'out-of-stock',
    );
  });

  it('reads identifiers beside their labels', () => {
    const draft = read(
      '<h1>Oak cot</h1><p>Product code: 463-864</p><table><tr><th>EAN</th><td>4006381333931</td></tr><tr><th>Manufacturer part number</th><td>LO-77</td></tr><tr><th>Brand</th><td>Little Oak</td></tr></table>',
    );
    expect([draft.sku?.value, draft.gtin?.value, draft.mpn?.value, draft.brand?.value]).toEqual([
      '463-864',
      '4006381333931',
      'LO-77',
      'Little Oak',
    ]);
  });

  it('takes the article number from the link when the page has none, and refuses a GTIN with a wrong check digit', () => {
    const draft = read('<h1>Oak cot</h1><p>EAN: 4006381333930</p>');
    expect(draft.sku).toMatchObject({ value: '482913', source: 'url' });
    expect(draft.gtin).toBeNull();
  });
});

describe('a page that is no product page', () => {
  it.each([
    ['bot', '<title>Just a moment...</title>', 'Checking your browser'],
    ['bot', '<title>Access Denied</title>', 'You don’t have permission'],
    ['bot', '<title>shop.example.com</title>', '<p>Please verify you are a human</p>'],
    ['bot', '<title>shop.example.com</title><script src="https://geo.captcha-delivery.com/c.js"></script>', ''],
    ['not-found', '<title>404 - Page not found</title>', '<h1>Page not found</h1>'],
    ['login', '<title>Sign in</title>', '<form><input type="password"></form>'],
  ])('is recognised as a %s page and leaves no title', (kind, head, body) => {
    const draft = read(body, head);
    expect(draft.blockedBy).toBe(kind);
    expect(draft.title).toBeNull();
    expect(draft.price).toBeNull();
  });

  it('is not suspected when a product page merely guards a form with a captcha', () => {
    expect(read('<h1>Oak cot</h1><div class="g-recaptcha"></div>', ld(product)).blockedBy).toBeNull();
  });
});

describe('hostile pages', () => {
  it('never throw, whatever their bytes', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<script type="application/ld+json">',
        '</script>',
        '{"@type":"Product","offers":',
        '[',
        '<div itemscope itemprop="offers">',
        '<h1>',
        '£',
        '1.2.3',
        '<!--',
        '&#0;',
        '<svg><title>',
        '<meta property="og:title" content="',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(() => readProductPage({ html: pieces.join(''), url })).not.toThrow();
      }),
      { numRuns: 300 },
    );
    expect(readProductPage({ html: '<h1>x', url: 'no link' }).blockedBy).toBeNull();
  });

  it('give plain text: no markup, no control characters, no reversed names', () => {
    const draft = read(
      '',
      ld({
        ...product,
        name: 'Oak\u202e cot <img src=x onerror=alert(1)>\u0007',
        description: '&lt;script&gt;alert(1)&lt;/script&gt;fine',
      }),
    );
    expect(draft.title?.value).toBe('Oak cot');
    expect(draft.description?.value).not.toMatch(/<|script>/);
  });

  it('do not send us to another site as their canonical address', () => {
    expect(
      read('<h1>Oak cot</h1>', '<link rel="canonical" href="https://evil.example.net/x">').canonicalUrl,
    ).toBeNull();
    expect(read('<h1>Oak cot</h1>', '<link rel="canonical" href="/cots/oak-cot">').canonicalUrl?.value).toBe(
      'https://shop.example.com/cots/oak-cot',
    );
  });

  it.each([
    ['deeply nested elements', '<div>'.repeat(400_000)],
    ['one endless number', `<h1>Cot</h1><p class="price">${'1 '.repeat(200_000)}</p>`],
    ['many prices', `<h1>Cot</h1>${'<p class="price">£1.00</p>'.repeat(20_000)}`],
    ['nested data', `<script type="application/ld+json">${'{"@type":"Product","offers":'.repeat(20_000)}</script>`],
    ['a page of quotes', `<script type="application/ld+json">{"a":"${'"'.repeat(300_000)}</script>`],
    ['many starts of data', `<script>var price;${'a=({b:'.repeat(50_000)}</script>`],
  ])(
    'of %s are read within a bounded number of steps',
    (_what, html) => {
      expect(() => readProductPage({ html, url })).not.toThrow();
    },
    10_000,
  );
});
