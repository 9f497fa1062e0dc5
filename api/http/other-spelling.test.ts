import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { loadStaticPages } from './static-pages.ts';

let test: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'layette-pages-'));
beforeAll(async () => {
  mkdirSync(join(folder, 'store'));
  for (const file of ['store/index.html', 'store/cribs.html', 'login.html', '404.html'])
    writeFileSync(join(folder, file), file);
  const renderPage = async (address: string) => ({
    status: 200,
    headers: [['content-type', 'text/html']] as [string, string][],
    body: Buffer.from(address),
  });
  test = await createTestApp({ parts: { pages: loadStaticPages(folder), renderPage } });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});
/** The path as it is written: an address would be read by its rules first. */
const get = (path: string) =>
  new Promise<[number | undefined, string | null]>((resolve, reject) => {
    const { hostname, port } = new URL(test.origin);
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers.location ?? null]);
    })
      .on('error', reject)
      .end();
  });

it.each([
  ['/STORE', '/store'],
  ['/Store/Cribs?sort=newest', '/store/cribs?sort=newest'],
  ['/store/CRIBS/', '/store/cribs'],
  ['/STORE/SEARCH?search_term=Crib%20Sheet', '/store/search?search_term=Crib%20Sheet'],
  ['/store/b/OATWELL/3', '/store/b/oatwell/3'],
  ['/GP/Pebble/20001', '/gp/pebble/20001'],
  ['/gp/pebble/20001/', '/gp/pebble/20001'],
  ['/gp/pebble/20001//?color=sage', '/gp/pebble/20001?color=sage'],
  ['/Store/Code/A042', '/store/code/a042'],
  ['/store/code/A042/', '/store/code/A042'],
  ['/catalog/', '/catalog'],
  ['/Login', '/login'],
  ['/Olive-And-Sam', '/olive-and-sam'],
])('2.1 2.2 %s is known, and leads to the one address %s', async (asked, lives) => {
  expect(await get(asked)).toEqual([301, lives]);
});

it.each([
  '/store',
  '/store/',
  '/store/cribs',
  '/store/cribs/',
  '/store/code/A042',
  '/store/search/',
  '/store/b/oatwell/3/',
])('2.2 %s is the page itself', async (path) => {
  expect((await get(path))[0]).toBe(200);
});

it.each([
  '/Store/Nothing',
  '/pictures/A.svg',
  '//example.com/',
  '/\\example.com/',
  '//STORE',
  '/store//cribs',
  '/API/v3/x',
])('what lives nowhere leads nowhere: %s', async (path) => {
  expect(await get(path)).toEqual([404, null]);
});
