import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'extract-product.ts');
const folder = mkdtempSync(join(tmpdir(), 'extract-product-'));
const url = 'https://shop.example/p/oak-crib?utm_source=mail';
const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Oak crib',
  image: '/oak-crib.jpg',
  brand: { '@type': 'Brand', name: 'Oatwell' },
  sku: 'OAK-1',
  gtin13: '4006381333931',
  offers: {
    '@type': 'Offer',
    price: '249.50',
    priceCurrency: 'USD',
    availability: 'https://schema.org/OutOfStock',
  },
};
const html = `<html lang="en"><title>Oak crib</title><h1>Oak crib</h1>
<script type="application/ld+json">${JSON.stringify(product)}</script>`;

function save(name: string, bytes: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

describe('extract-product', () => {
  it('prints one line of JSON for a saved page, compressed or not', async () => {
    for (const file of [save('page.html', html), save('page.html.gz', gzipSync(html))]) {
      const { stdout } = await run(process.execPath, [script, file, '--url', url]);
      expect(stdout.trim().split('\n')).toHaveLength(1);
      const { confidence, ...found } = JSON.parse(stdout);
      expect(found).toEqual({
        title: 'Oak crib',
        price: { amount: 24950, currency: 'USD' },
        imageUrl: 'https://shop.example/oak-crib.jpg',
        availability: 'OutOfStock',
        brand: 'Oatwell',
        sku: 'OAK-1',
        gtin: '4006381333931',
      });
      expect(confidence.price).toBeGreaterThan(0.5);
    }
  });

  it('says null where the page says nothing', async () => {
    const { stdout } = await run(process.execPath, [script, save('empty.html', '<p>Hello</p>'), '--url', url]);
    expect(JSON.parse(stdout)).toMatchObject({ price: null, imageUrl: null, brand: null, sku: null, gtin: null });
  });

  it.each([
    [[], 'Usage: '],
    [[join(folder, 'page.html')], 'Usage: '],
    [[join(folder, 'page.html'), '--url', 'file:///etc/passwd'], 'is no http(s) address'],
    [[join(folder, 'missing.html'), '--url', url], 'could not be read'],
  ])('explains %o', async (args, message) => {
    await expect(run(process.execPath, [script, ...args])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(message),
    });
  });
});
