import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { openPictures } from './pictures.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0H10V10Z"/>'.repeat(100)}</svg>`;
const photo = Buffer.from('not really a photo');

describe('pictures', () => {
  let folder: string;
  let test: TestApp;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'layette-pictures-'));
    mkdirSync(join(folder, 'pictures', 'rooms'), { recursive: true });
    writeFileSync(join(folder, 'secret'), 'a secret');
    writeFileSync(join(folder, 'secret.svg'), 'a secret');
    writeFileSync(join(folder, 'pictures', 'notes.txt'), 'not a picture');
    writeFileSync(join(folder, 'pictures', 'crib.svg'), drawing);
    writeFileSync(join(folder, 'pictures', 'rooms', 'crib.webp'), photo);
    test = await createTestApp({ parts: { pictures: openPictures(join(folder, 'pictures')) } });
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(test.origin + path, { headers: { 'accept-encoding': 'identity', ...headers } });

  it('that are drawings are sent compressed to whoever can read that, and once only', async () => {
    const small = await get('/pictures/crib.svg', { 'accept-encoding': 'gzip, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(Number(small.headers.get('content-length'))).toBeLessThan(200);
    expect(small.headers.get('vary')).toBe('Accept-Encoding');
    expect(small.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await small.text()).toBe(drawing);
    const plain = await get('/pictures/crib.svg');
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, drawing]);
    const again = await get('/pictures/crib.svg', { 'if-none-match': small.headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  it('of other kinds are sent as they are', async () => {
    const sent = await get('/pictures/rooms/crib.webp', { 'accept-encoding': 'gzip, br' });
    expect([sent.headers.get('content-type'), sent.headers.get('content-encoding')]).toEqual(['image/webp', null]);
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(photo);
  });

  it('that come while the server runs are there', async () => {
    expect((await get('/pictures/new.svg')).status).toBe(404);
    writeFileSync(join(folder, 'pictures', 'new.svg'), drawing);
    expect((await get('/pictures/new.svg')).status).toBe(200);
  });

  it.each([
    '/pictures/..%2fsecret.svg',
    '/pictures/%2e%2e/secret.svg',
    '/pictures//secret.svg',
    '/pictures/rooms',
    '/pictures/rooms/',
    '/pictures/notes.txt',
    '/pictures/',
  ])('are all that is read: %s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('are held while there is room, and stay what they are', () => {
    const many = openPictures(join(folder, 'pictures'));
    expect(many.find('/../secret.svg')).toBeUndefined();
    const first = many.find('/crib.svg')!;
    expect(many.find('/crib.svg')).toBe(first);
    expect(brotliDecompressSync(first.bodies[0]!.bytes).toString()).toBe(drawing);
    expect(first.bodies[1]!.bytes.toString()).toBe(drawing);
    for (let i = 0; i < 9; i += 1) {
      writeFileSync(join(folder, 'pictures', `large-${i}.jpg`), Buffer.alloc(4_000_000));
      many.find(`/large-${i}.jpg`);
    }
    expect(many.find('/crib.svg')).not.toBe(first);
    expect(many.find('/crib.svg')!.etag).toBe(first.etag);
  });
});
