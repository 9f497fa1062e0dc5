import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type CachedPage, PageCache } from './page-cache.ts';

/** Text that hardly compresses. */
const pageOf = (bytes: number) => async () => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(randomBytes(bytes).toString('latin1')),
});

describe('the cache of pages', () => {
  it('never holds more bytes than it may, however many pages are asked for', async () => {
    const cache = new PageCache(200_000);
    for (let i = 0; i < 60; i += 1) {
      await cache.find(`/gp/pram/${i}`, pageOf(10_000));
      expect(cache.bytes).toBeLessThanOrEqual(200_000);
    }
    expect(cache.bytes).toBeGreaterThan(150_000);
  });

  it('counts and holds no more memory than a compressed page takes', async () => {
    const cache = new PageCache(200_000);
    const { brotli } = (await cache.find('/gp/pram/1', pageOf(5_000))) as CachedPage;
    expect(brotli.buffer.byteLength).toBe(brotli.length);
    expect(cache.bytes).toBeGreaterThan(brotli.length);
    expect(brotliDecompressSync(brotli).length).toBeGreaterThan(5_000);
  });

  it('answers with a page that is too large for it, and does not keep it', async () => {
    const cache = new PageCache(20_000);
    const page = await cache.find('/gp/pram/1', pageOf(60_000));
    expect([page?.status, cache.bytes]).toEqual([200, 0]);
  });
});
