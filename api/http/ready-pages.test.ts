import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { loadStaticPages } from './static-pages.ts';

const long = 'A page that is long enough to be worth compressing. '.repeat(60);

interface Got {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

describe('pages that are ready', () => {
  let folder: string;
  let test: TestApp;
  let rendered = 0;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'layette-pages-'));
    mkdirSync(join(folder, 'store'));
    writeFileSync(join(folder, 'store', 'index.html'), long);
    writeFileSync(join(folder, 'store', 'index.html.br'), brotliCompressSync(long));
    test = await createTestApp({
      parts: {
        pages: loadStaticPages(folder),
        renderPage: async () => {
          rendered += 1;
          await new Promise((turn) => setImmediate(turn));
          return {
            status: 200,
            headers: [
              ['content-type', 'text/html'],
              ['content-length', String(long.length + 4)],
              ['content-security-policy', "script-src 'self'"],
            ],
            body: Buffer.from(`${long}once`),
          };
        },
      },
    });
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Got>((resolve, reject) => {
      const sent = request(test.origin + path, { method, headers }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) });
      });
      sent.on('error', reject).end();
    });

  it('are sent in the encoding that the browser takes, each with the headers of every answer', async () => {
    const plain = await get('/store/');
    expect(plain.body.toString()).toBe(long);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      vary: 'Accept-Encoding',
    });
    const small = await get('/store', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.body).toString()).toBe(long);
    const again = await get('/store', { 'if-none-match': String(small.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await get('/store', {}, 'HEAD')).headers['content-length']).toBe(String(long.length));
  });

  it('are found under the whole address that a proxy may send', async () => {
    const wire = connect(Number(new URL(test.origin).port), '127.0.0.1');
    wire.end('GET http://shop.example/store?a=1 HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n');
    const said = await text(wire);
    expect(said).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(said).toContain(long);
  });

  it('are rendered once for all who ask at the same time, and kept in one encoding that anybody can read', async () => {
    const path = '/gp/pram/7/9';
    const together = await Promise.all([get(path), get(path, { 'accept-encoding': 'br' }), get(path)]);
    expect(rendered).toBe(1);
    expect(together.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [plain, brotli] = together as [Got, Got, Got];
    expect(plain.body.toString()).toBe(`${long}once`);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(`${long}once`);
    const later = await get(path, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(later.body).toString()).toBe(`${long}once`);
    expect(later.headers['cache-control']).toBe('public, max-age=60');
    expect(later.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(later.headers['content-security-policy']).toContain("script-src 'self'");
    const known = await get(path, { 'if-none-match': String(later.headers.etag), 'accept-encoding': 'br' });
    expect(known.status).toBe(304);
    expect(rendered).toBe(1);
  });
});
