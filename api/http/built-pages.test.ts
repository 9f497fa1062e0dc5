import { readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { type TestSite, testSite } from '#api/testing/test-site.ts';

const long = 'A page that is long enough to be worth compressing. '.repeat(60);

interface Got {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

let site: TestSite;
let test: TestApp;
beforeAll(async () => {
  const files = {
    'index.html': 'home',
    'store/index.html': long,
    'store/cribs/index.html': 'cribs',
    'login/index.html': 'login',
    '_assets/page.abc123.js': 'export {}',
    'favicon.svg': '<svg/>',
    'large.js': 'x'.repeat(3_000_000),
    'gone.js': 'export {}',
    '404.html': 'not here',
  };
  site = testSite(files, (request, response, next) => {
    if (request.url?.includes('nothing')) return next();
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(request.url);
  });
  test = await createTestApp({ parts: { site } });
});
afterAll(async () => {
  await test.close();
  site.dispose();
});

/** Sends the path unchanged: `fetch` would normalize it. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Got>((resolve, reject) => {
    const { hostname, port } = new URL(test.origin);
    const sent = request({ hostname, port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject).end();
  });

describe('the empty fields of a form without script', () => {
  it.each([
    ['/store/cribs?sort=&minPrice=&maxPrice=40&brands=oatwell', '/store/cribs?maxPrice=40&brands=oatwell'],
    ['/store/search?search_term=pram&sort=', '/store/search?search_term=pram'],
    ['/store/cribs?sort=&minPrice=', '/store/cribs'],
  ])('are left out of the address %s', async (path, address) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([303, address]);
  });

  it.each(['/store/cribs', '/store/cribs?maxPrice=40', '/store/api/search/suggestions?q='])(
    'change nothing in %s',
    async (path) => expect((await get(path)).headers.location).toBeUndefined(),
  );
});

describe('a built file', () => {
  const ask = (path: string) =>
    new Promise<ReturnType<typeof connect>>((resolve) => {
      const socket = connect(Number(new URL(test.origin).port), '127.0.0.1').on('error', () => {});
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () => resolve(socket));
    });
  const openFiles = () => readdirSync('/dev/fd').length;

  it('is closed when its client has gone, early or late', async () => {
    await get('/large.js');
    const before = openFiles();
    for (let round = 0; round < 10; round += 1) {
      const sockets = await Promise.all(Array.from({ length: 20 }, () => ask('/large.js')));
      if (round % 2 === 0) await new Promise((turn) => setTimeout(turn, 20));
      for (const socket of sockets) socket.resetAndDestroy();
    }
    await expect.poll(openFiles).toBeLessThan(before + 20);
  });

  it('that cannot be read ends its own request, and no other', async () => {
    for (const ending of ['', '.br', '.gz']) rmSync(join(site.clientFolder!, `gone.js${ending}`));
    await expect(get('/gone.js')).rejects.toThrow('socket hang up');
    expect((await get('/favicon.svg')).status).toBe(200);
  });

  it.each(['bytes=0-0', 'bytes=5-2', 'bytes=-99999999999999999999', 'bytes=0-1,3-4', 'x'])(
    'is sent whole, whatever part of it is asked for: %s',
    async (range) => {
      const { status, headers, body } = await get('/favicon.svg', { range });
      expect([status, headers['content-length'], body.toString()]).toEqual([200, '6', '<svg/>']);
    },
  );
});

describe('a built page', () => {
  it('is sent in the encoding that the browser accepts', async () => {
    expect((await get('/store')).body.toString()).toBe(long);
    const brotli = await get('/store', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(long);
    const gzip = await get('/store', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(long);
  });

  it('has the security headers and an id of the request', async () => {
    expect((await get('/store')).headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await get('/store');
    const again = await get('/store', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('is answered to HEAD without a body', async () => {
    const { status, headers, body } = await get('/store', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(long.length), 0]);
  });

  it('is revalidated at every visit, its hashed files never', async () => {
    const ageOf = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await ageOf('/store')).toBe('public, max-age=0, must-revalidate');
    expect(await ageOf('/_assets/page.abc123.js')).toBe('public, max-age=31536000, immutable');
    expect(await ageOf('/favicon.svg')).toBe('public, max-age=86400');
  });

  it('is found under the whole address that a proxy may send', async () => {
    const wire = connect(Number(new URL(test.origin).port), '127.0.0.1');
    wire.write('GET http://shop.example/store?a=1 HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n');
    const said = await text(wire);
    expect(said).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(said).toContain(long);
  });
});

describe('what is not there', () => {
  it.each(['/store/nothing', '/nothing', '/_assets/nothing.js', '/pictures/nothing.svg', '/%2e%2e/nothing'])(
    '%s is answered with the 404 page',
    async (path) => {
      const { status, body } = await get(path);
      expect([status, body.toString()]).toEqual([404, 'not here']);
    },
  );

  it.each(['/api/v3/nothing', '/store/api/nothing', '/bl_admin/api/nothing'])(
    '%s is answered with a problem',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
      expect(JSON.parse(body.toString())).toMatchObject({ code: 'not-found', status: 404 });
    },
  );

  it('is a page for any method but reading', async () => {
    expect((await get('/store', {}, 'POST')).status).toBe(404);
    expect((await get('/gp/pram/1', {}, 'DELETE')).status).toBe(404);
  });
});

describe('the one address of a page', () => {
  it.each([
    ['/STORE', '/store'],
    ['/store/', '/store'],
    ['/store//', '/store'],
    ['/Store/Cribs?sort=newest', '/store/cribs?sort=newest'],
    ['/store/CRIBS/', '/store/cribs'],
    ['/STORE/SEARCH?search_term=Crib%20Sheet', '/store/search?search_term=Crib%20Sheet'],
    ['/store/b/OATWELL/3', '/store/b/oatwell/3'],
    ['/GP/Pebble/20001', '/gp/pebble/20001'],
    ['/gp/pebble/20001//?color=sage', '/gp/pebble/20001?color=sage'],
    ['/Store/Code/A042', '/store/code/a042'],
    ['/store/code/A042/', '/store/code/A042'],
    ['/dev/inbox/', '/dev/inbox'],
    ['/Login', '/login'],
    ['/Olive-And-Sam', '/olive-and-sam'],
    ['/store/chosen/cribs?page=2', '/store/cribs?page=2'],
  ])('%s is redirected to %s', async (asked, lives) => {
    const { status, headers } = await get(asked);
    expect([status, headers.location]).toEqual([301, lives]);
  });

  it.each([
    '/',
    '/store',
    '/store/cribs',
    '/gp/pebble/20001',
    '/store/b/oatwell/3',
    '/store/search',
    '/store/code/A042',
    '/olive-and-sam',
  ])('%s is the page itself', async (path) => expect((await get(path)).status).toBe(200));

  it.each(['//example.com/', '/\\example.com/', '//STORE', '/pictures/NOTHING.svg', '/api/v3/NOTHING/'])(
    '%s leads nowhere else',
    async (path) => expect((await get(path)).headers.location).toBeUndefined(),
  );
});

describe('a chosen list', () => {
  it('of a category with a query is rendered where the built page has none', async () => {
    expect((await get('/store/cribs')).body.toString()).toBe('cribs');
    expect((await get('/store/full-size-strollers?page=2')).body.toString()).toBe(
      '/store/chosen/full-size-strollers?page=2',
    );
  });

  it('is rendered without what is no choice', async () => {
    const { body } = await get('/store/full-size-strollers?page=2&utm_source=mail');
    expect(body.toString()).toBe('/store/chosen/full-size-strollers?page=2');
  });
});
