import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPage } from './fetch-page.ts';
import type { FetchPolicy } from './fetch-policy.ts';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<{ origin: string; policy: FetchPolicy }> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://shop.example.com:${port}`,
    policy: {
      resolve: async () => ['127.0.0.1'],
      allow: (host, at, address) => host === 'shop.example.com' && at === port && address === '127.0.0.1',
    },
  };
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const page = '<!doctype html><title>Oak cot</title>';
const html = { 'content-type': 'text/html; charset=utf-8' };
const get = (url: string, policy: FetchPolicy, signal?: AbortSignal) =>
  fetchPage(url, { policy, now: () => 1234, signal });

describe('fetching a page', () => {
  it('gives the page, its final address and the time it was read', async () => {
    const { origin, policy } = await serve((_request, response) => response.writeHead(200, html).end(page));
    expect(await get(`${origin}/cot?x=1`, policy)).toEqual({
      url: `${origin}/cot?x=1`,
      status: 200,
      html: page,
      charset: 'utf-8',
      fetchedAt: 1234,
    });
  });

  it('connects to the address that was resolved while the shop sees its own name, an honest reader and no cookies', async () => {
    let seen: Record<string, unknown> = {};
    const { origin, policy } = await serve((request, response) => {
      seen = request.headers;
      response.writeHead(200, { ...html, 'set-cookie': 'a=1' }).end(page);
    });
    await get(origin, policy);
    await get(origin, policy);
    expect(seen.host).toBe(origin.slice('http://'.length));
    expect(seen['user-agent']).toMatch(/^LayetteLinkReader/);
    expect(seen.cookie).toBeUndefined();
    expect(seen.referer).toBeUndefined();
  });

  it('asks for the certificate of the name, not of the address', async () => {
    let asked = '';
    const server = createTlsServer({
      SNICallback: (name, done) => {
        asked = name;
        done(new Error('no certificate here'));
      },
    });
    server.on('tlsClientError', () => {});
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const answer = await get(`https://shop.example.com:${port}/`, {
      resolve: async () => ['127.0.0.1'],
      allow: () => true,
    });
    server.close();
    expect(asked).toBe('shop.example.com');
    expect(answer).toEqual({ refused: 'unreachable' });
  });

  it('keeps the status of a refusal, with its page', async () => {
    const { origin, policy } = await serve((_request, response) =>
      response.writeHead(403, html).end('<title>Just a moment...</title>'),
    );
    expect(await get(origin, policy)).toMatchObject({ status: 403, html: '<title>Just a moment...</title>' });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
  ] as const)('reads %s', async (encoding, compress) => {
    const { origin, policy } = await serve((_request, response) =>
      response.writeHead(200, { ...html, 'content-encoding': encoding }).end(compress(Buffer.from(page))),
    );
    expect(await get(origin, policy)).toMatchObject({ html: page });
  });

  it.each([
    ['header', { 'content-type': 'text/html; charset=iso-8859-2' }, Buffer.from([0x6b, 0xf2]), 'kň'],
    [
      'meta tag',
      { 'content-type': 'text/html' },
      Buffer.concat([Buffer.from('<meta charset="shift_jis">'), Buffer.from([0x83, 0x65])]),
      '<meta charset="shift_jis">テ',
    ],
    [
      'byte order mark over header',
      { 'content-type': 'text/html; charset=iso-8859-1' },
      Buffer.from([0xef, 0xbb, 0xbf, 0xc3, 0xa4]),
      'ä',
    ],
    ['nothing, but valid UTF-8', { 'content-type': 'text/html' }, Buffer.from('größe'), 'größe'],
    ['nothing, and no UTF-8', { 'content-type': 'text/html' }, Buffer.from([0x67, 0x72, 0xf6, 0xdf, 0x65]), 'größe'],
    ['an unknown name', { 'content-type': 'text/html; charset=nonsense' }, Buffer.from('größe'), 'größe'],
  ])('finds the character set by %s', async (_how, headers, body, text) => {
    const { origin, policy } = await serve((_request, response) => response.writeHead(200, headers).end(body));
    expect(await get(origin, policy)).toMatchObject({ html: text });
  });
});

describe('redirects', () => {
  const countdown: RequestListener = (request, response) => {
    const left = Number(request.url?.slice(1));
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
    else response.writeHead(200, html).end(page);
  };

  it('follows three and refuses the fourth', async () => {
    const { origin, policy } = await serve(countdown);
    expect(await get(`${origin}/3`, policy)).toMatchObject({ url: `${origin}/0`, html: page });
    expect(await get(`${origin}/4`, policy)).toEqual({ refused: 'redirects' });
  });

  it('refuses a redirect to the inside, to another scheme, port or with credentials', async () => {
    const { origin, policy } = await serve((request, response) =>
      response.writeHead(302, { location: decodeURIComponent(request.url?.slice(2) ?? '') }).end(),
    );
    const to = (target: string) => get(`${origin}/?${encodeURIComponent(target)}`, policy);
    expect(await to('http://169.254.169.254/latest/')).toEqual({ refused: 'not-public' });
    expect(await to('file:///etc/passwd')).toEqual({ refused: 'scheme' });
    expect(await to('http://93.184.215.14:8080/')).toEqual({ refused: 'port' });
    expect(await to('http://a:b@93.184.215.14/')).toEqual({ refused: 'credentials' });
  });
});

describe('a page that does harm', () => {
  it('is refused when it declares more than the limit', async () => {
    const { origin, policy } = await serve((_request, response) =>
      response.writeHead(200, { ...html, 'content-length': 1_000_000_000 }).write('<p>'),
    );
    expect(await get(origin, policy)).toEqual({ refused: 'too-large' });
  });

  it('is refused when it never stops', async () => {
    const { origin, policy } = await serve((_request, response) => {
      response.writeHead(200, html);
      const chunk = Buffer.alloc(64 * 1024, 'x');
      const more = () => {
        while (response.write(chunk));
        response.once('drain', more);
      };
      more();
    });
    expect(await get(origin, policy)).toEqual({ refused: 'too-large' });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('is refused when a small %s body unpacks to a huge one', async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(64 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(200_000);
    const { origin, policy } = await serve((_request, response) =>
      response.writeHead(200, { ...html, 'content-encoding': encoding }).end(bomb),
    );
    expect(await get(origin, policy)).toEqual({ refused: 'too-large' });
  });

  it('is refused when it comes in crumbs, each of which costs more than its bytes', async () => {
    let crumbs = 0;
    const { origin, policy } = await serve((_request, response) => {
      response.writeHead(200, html);
      const timer = setInterval(() => {
        for (let i = 0; i < 2000; i += 1) response.write('x');
        crumbs += 2000;
      }, 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await get(origin, policy)).toEqual({ refused: 'too-large' });
    expect(crumbs).toBeLessThan(1_000_000);
  });

  it('is refused when it is announced for ever', async () => {
    const { origin, policy } = await serve((_request, response) => {
      const timer = setInterval(() => response.writeContinue(), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await get(origin, policy)).toEqual({ refused: 'unreachable' });
  });

  it('is refused when it changes the protocol', async () => {
    const { origin, policy } = await serve((request) =>
      request.socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'),
    );
    expect(await get(origin, policy)).toEqual({ refused: 'unreachable' });
  });

  it.each([
    ['says nothing', (() => {}) as RequestListener],
    [
      'sends headers and hangs',
      ((_request, response) => void response.writeHead(200, html).write('<p>')) as RequestListener,
    ],
    [
      'drips a byte at a time',
      ((_request, response) => {
        response.writeHead(200, html);
        const timer = setInterval(() => response.write('x'), 5);
        response.on('close', () => clearInterval(timer));
      }) as RequestListener,
    ],
  ])('ends in a time-out when it %s', async (_how, listener) => {
    const { origin, policy } = await serve(listener);
    expect(await get(origin, { ...policy, timeoutMs: 120 })).toEqual({ refused: 'timeout' });
  });

  it('ends in a time-out when the name server hangs', async () => {
    expect(await get('https://shop.example.com/', { resolve: () => new Promise(() => {}), timeoutMs: 50 })).toEqual({
      refused: 'timeout',
    });
  });

  it('ends at once when the person leaves', async () => {
    const { origin, policy } = await serve(() => {});
    const leaving = new AbortController();
    const answer = get(origin, policy, leaving.signal);
    leaving.abort();
    expect(await answer).toEqual({ refused: 'timeout' });
  });

  it('is refused when it is no page', async () => {
    const { origin, policy } = await serve((request, response) => {
      if (request.url === '/pdf') response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF');
      else if (request.url === '/coded') response.writeHead(200, { ...html, 'content-encoding': 'zstd' }).end('x');
      else response.writeHead(200, {}).end('{"json":1}');
    });
    expect(await get(`${origin}/pdf`, policy)).toEqual({ refused: 'not-html' });
    expect(await get(`${origin}/coded`, policy)).toEqual({ refused: 'not-html' });
    expect(await get(`${origin}/bare`, policy)).toEqual({ refused: 'not-html' });
  });

  it('is unreachable when the connection breaks, the name is unknown or nobody listens', async () => {
    const { origin, policy } = await serve((request, response) => {
      if (request.url === '/cut') {
        response.writeHead(200, { ...html, 'content-length': 100 }).write('<p>');
        setTimeout(() => response.destroy(), 5);
      } else request.socket.destroy();
    });
    expect(await get(`${origin}/`, policy)).toEqual({ refused: 'unreachable' });
    expect(await get(`${origin}/cut`, policy)).toEqual({ refused: 'unreachable' });
    expect(
      await get('https://shop.example.com/', {
        resolve: async () => {
          throw new Error('ENOTFOUND');
        },
      }),
    ).toEqual({ refused: 'unreachable' });
    expect(await get('https://shop.example.com/', { resolve: async () => [] })).toEqual({ refused: 'unreachable' });
  });
});
