import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ inProduction: true });
});
afterAll(() => test.close());

const ask = (prefix: string, path: string, method = 'GET') =>
  new Promise<[status: number | undefined, location: string | undefined]>((resolve, reject) => {
    const { host } = new URL(test.app.settings.publicUrl);
    const asking = request(`${test.origin}${path}`, { method, headers: { host: `${prefix}${host}` } }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers.location]);
    });
    asking.once('error', reject).end();
  });

it('leads the registries’ host, my. or my- in front of ours, to ours', async () => {
  const { publicUrl } = test.app.settings;
  for (const prefix of ['my.', 'my-', 'MY.'])
    expect(await ask(prefix, '/olive?view=guest')).toEqual([301, `${publicUrl}/olive?view=guest`]);
  expect(await ask('my.', '//evil.example/x')).toEqual([301, `${publicUrl}//evil.example/x`]);
});

it('takes no change there, and no other host', async () => {
  expect((await ask('my.', '/api/v3/registries', 'POST'))[0]).toBe(404);
  expect((await ask('shop.', '/olive'))[0]).toBe(404);
  expect((await ask('my.my.', '/olive'))[0]).toBe(404);
});
