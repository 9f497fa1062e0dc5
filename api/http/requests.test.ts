import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { clientAddress, pathOf, readBody } from './requests.ts';

const asked = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('the path of a request', () => {
  it.each([
    ['/store', '/store'],
    ['/store?sort=new', '/store'],
    ['/store#top', '/store'],
    ['/a%20b?c=%3F#d', '/a%20b'],
    ['/?', '/'],
  ])('%s is %s', (url, path) => expect(pathOf(url)).toBe(path));
});

describe('the address of a visitor', () => {
  it('is the connection, whatever is said, where no proxy is trusted', () => {
    expect(clientAddress(asked('10.0.0.1', '1.2.3.4'), 0)).toBe('10.0.0.1');
  });
  it('is what the trusted proxies said, not what the visitor wrote before them', () => {
    expect(clientAddress(asked('10.0.0.1', 'forged, 1.2.3.4'), 1)).toBe('1.2.3.4');
    expect(clientAddress(asked('10.0.0.1', 'forged, 1.2.3.4, 10.0.0.2'), 2)).toBe('1.2.3.4');
  });
  it('is the first that is known where fewer proxies spoke', () => {
    expect(clientAddress(asked('10.0.0.1', '1.2.3.4'), 3)).toBe('1.2.3.4');
    expect(clientAddress(asked('10.0.0.1'), 1)).toBe('10.0.0.1');
  });
});

describe('the body of a request', () => {
  const sent = (...chunks: number[]) => {
    const stream = Readable.from(chunks.map((bytes) => Buffer.alloc(bytes, 'a')));
    return Object.assign(stream, { headers: {} }) as unknown as IncomingMessage;
  };

  it('is read whole, in however many pieces', async () => {
    expect((await readBody(sent(3, 4), 10)).toString()).toBe('aaaaaaa');
    expect((await readBody(sent(), 10)).length).toBe(0);
  });

  it('is refused as soon as it is too large, though no length was announced', async () => {
    await expect(readBody(sent(8, 8), 10)).rejects.toMatchObject({ code: 'body-too-large' });
  });

  it('is cut off where somebody goes on sending after the refusal', async () => {
    const endless = sent(...Array<number>(40).fill(64 * 1024));
    await expect(readBody(endless, 10)).rejects.toMatchObject({ code: 'body-too-large' });
    await once(endless, 'close');
    expect(endless.readableEnded).toBe(false);
  });
});
