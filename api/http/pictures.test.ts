import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { defaultSocialPicture } from '#rules/social-pictures.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h4v4H0z"/>'.repeat(200)}</svg>`;
const photo = 'bytes of a photograph';

let test: TestApp;
const write = (path: string, text: string) => {
  const file = join(test.app.settings.dataDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
beforeAll(async () => {
  test = await createTestApp();
  write('pictures/crib.svg', drawing);
  write('pictures/rooms/crib.webp', photo);
  write('secret.svg', drawing);
});
afterAll(() => test.close());
const get = (path: string, headers: Record<string, string> = {}) => fetch(test.origin + path, { headers });

it('sends drawings compressed, and photographs as they are, for a day', async () => {
  const svg = await get('/pictures/crib.svg', { 'accept-encoding': 'br' });
  expect(Object.fromEntries(svg.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=86400',
    vary: 'Accept-Encoding',
  });
  expect(await svg.text()).toBe(drawing);
  const webp = await get('/pictures/rooms/crib.webp');
  expect([webp.headers.get('content-type'), webp.headers.get('content-encoding')]).toEqual(['image/webp', null]);
  expect(await webp.text()).toBe(photo);
});

it('does not send a picture again to a browser that has it', async () => {
  const etag = (await get('/pictures/rooms/crib.webp')).headers.get('etag')!;
  expect((await get('/pictures/rooms/crib.webp', { 'if-none-match': etag })).status).toBe(304);
});

it('sends a picture that came while it runs', async () => {
  expect((await get('/pictures/new.svg')).status).toBe(404);
  write('pictures/new.svg', drawing);
  expect((await get('/pictures/new.svg')).status).toBe(200);
});

it.each([
  '/pictures/%2e%2e/secret.svg',
  '/pictures/..%2fsecret.svg',
  '/pictures//secret.svg',
  '/pictures/rooms',
  '/pictures/',
  '/pictures/%00',
])('sends nothing else: %s', async (path) => expect((await get(path)).status).toBe(404));

it('sends the default picture where a social picture is not drawn yet', async () => {
  write(`social-pictures/${defaultSocialPicture.split('/').at(-1)}`, 'house');
  write('social-pictures/crib.png', 'crib');
  expect(await (await get('/pictures/social/crib.png')).text()).toBe('crib');
  const missing = await get('/pictures/social/unknown.png');
  expect([await missing.text(), missing.headers.get('cache-control')]).toEqual(['house', 'public, max-age=86400']);
});
