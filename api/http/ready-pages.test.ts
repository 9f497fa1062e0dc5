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

/** Compresses much better when it is given time. */
const cards = Array.from({ length: 900 }, (_, i) => `<li class="card card-${i % 7}">${(i * 7919) % 1013}</li>`).join(
  '',
);

/** Nobody goes on before `atOnce` have come. */
const atOnce = 8;
const everybody = {
  come: 0,
  all: Promise.withResolvers<void>(),
  arrive() {
    this.come += 1;
    if (this.come === atOnce) this.all.resolve();
    return this.all.promise;
  },
};

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
        renderPage: async (address) => {
          rendered += 1;
          await new Promise((turn) => setImmediate(turn));
          if (address.startsWith('/gp/cards-together/')) await everybody.arrive();
          return {
            status: 200,
            headers: [
              ['content-type', 'text/html'],
              ['content-length', String(long.length + 4)],
              ['content-security-policy', "script-src 'self'; form-action 'none';"],
            ],
            body: Buffer.from(address.startsWith('/gp/cards') ? cards : `${long}once`),
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
    // One line: that of the page, with what it does not say itself of the one of every answer.
    const policy = "script-src 'self';form-action 'none';base-uri 'self';frame-ancestors 'none';object-src 'none'";
    expect(later.headers['content-security-policy']).toBe(policy);
    const known = await get(path, { 'if-none-match': String(later.headers.etag), 'accept-encoding': 'br' });
    expect([known.status, known.headers['content-security-policy']]).toEqual([304, policy]);
    expect(rendered).toBe(1);
  });

  it('are compressed well for somebody alone, and quickly for many at once', async () => {
    const lengthOf = ({ headers }: Got) => Number(headers['content-length']);
    const alone = lengthOf(await get('/gp/cards/70', { 'accept-encoding': 'br' }));
    const many = await Promise.all(
      Array.from({ length: atOnce }, (_, i) => get(`/gp/cards-together/${i}`, { 'accept-encoding': 'br' })),
    );
    // All are the same page, and the first had nobody to wait for.
    expect(Math.min(...many.map(lengthOf))).toBe(alone);
    expect(Math.max(...many.map(lengthOf))).toBeGreaterThan(alone);
  });
});
