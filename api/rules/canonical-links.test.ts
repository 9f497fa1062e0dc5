import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicaliseLink } from './canonical-links.ts';

describe('the canonical form of a link', () => {
  it.each([
    [
      'campaigns',
      'https://shop.example.com/cot?utm_source=news&utm_medium=mail&gclid=a&fbclid=b&msclkid=c&srsltid=d',
      'https://shop.example.com/cot',
    ],
    [
      'affiliates',
      'https://shop.example.com/cot?tag=me-21&ref=friend&aff_id=7&awc=1_2&cjevent=x&ascsubtag=y',
      'https://shop.example.com/cot',
    ],
    [
      'sessions',
      'https://shop.example.com/cot;jsessionid=AB12?PHPSESSID=1&sid=9&id=4',
      'https://shop.example.com/cot?id=4',
    ],
    [
      'the list a visitor came from',
      'https://shop.example.com/cot?sort=price&position=3&searchTerm=cot',
      'https://shop.example.com/cot',
    ],
    [
      'a way appended to the path',
      'https://shop.example.com/dp/B012345678/ref=sr_1_1?th=1&psc=1',
      'https://shop.example.com/dp/B012345678',
    ],
    ['fragments', 'https://shop.example.com/cot#reviews', 'https://shop.example.com/cot'],
  ])('drops %s', (_what, raw, canonical) => {
    expect(canonicaliseLink(raw)).toBe(canonical);
  });

  it.each([
    'variant=42',
    'childSku=545642356',
    'color=sea-green',
    'size=62',
    'dwvar_123_color=red',
    'sku=A-1',
    'pid=260591',
    'v1=562&v2=158',
    'attribute_pa_size=m',
    'skuId=9',
  ])('keeps a parameter that chooses a variant: %s', (query) => {
    expect(canonicaliseLink(`https://shop.example.com/cot?utm_source=x&${query}`)).toBe(
      `https://shop.example.com/cot?${query}`,
    );
  });

  it('orders what stays, so that two people save one product', () => {
    expect(canonicaliseLink('https://shop.example.com/cot?size=62&color=red')).toBe(
      canonicaliseLink('HTTPS://SHOP.example.com:443/cot?color=red&size=62&utm_id=1'),
    );
  });

  it('understands a link pasted without its scheme or with spaces around it', () => {
    expect(canonicaliseLink('  shop.example.com/cot ')).toBe('https://shop.example.com/cot');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'mailto:a@example.com',
    'https://a:b@shop.example.com/cot',
    'https://a@shop.example.com/cot',
    'just words',
    '',
    'http://',
    'ftp://example.com/',
  ])('refuses %j', (raw) => {
    expect(canonicaliseLink(raw)).toBeNull();
  });

  it('changes nothing more when applied again, and never gives anything but http(s)', () => {
    const query = fc.array(
      fc.tuple(
        fc.constantFrom('utm_source', 'ref', 'size', 'color', 'id', 'sid', 'q', 'variant'),
        fc.string({ maxLength: 8 }),
      ),
    );
    const link = fc.tuple(fc.webUrl({ withFragments: true, withQueryParameters: true }), query).map(([url, pairs]) => {
      const made = new URL(url);
      for (const [key, value] of pairs) made.searchParams.append(key, value);
      return made.href;
    });
    fc.assert(
      fc.property(fc.oneof(link, fc.string(), fc.webUrl()), (raw) => {
        const once = canonicaliseLink(raw);
        if (once === null) return;
        expect(once).toMatch(/^https?:\/\//);
        expect(canonicaliseLink(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});
