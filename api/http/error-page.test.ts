import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestApp } from '#api/testing/test-app.ts';
import type { RenderPage } from '#contracts/page-data.ts';
import { loadStaticPages } from './static-pages.ts';

const failures: [string, RenderPage][] = [
  ['throws', () => Promise.reject(new Error('planted'))],
  [
    'answers 500',
    async () => ({ status: 500, headers: [['content-type', 'text/html']], body: Buffer.from('half a page') }),
  ],
];

it.each(failures)(
  '8 a page rendered on demand that %s shows the error page at its own address',
  async (_, renderPage) => {
    const folder = mkdtempSync(join(tmpdir(), 'layette-pages-'));
    const sorry = '<h1>Something went wrong. Try reloading the page.</h1><a href="">Reload this page</a>';
    writeFileSync(join(folder, '500.html'), sorry);
    const test = await createTestApp({ parts: { pages: loadStaticPages(folder), renderPage } });
    for (const path of ['/gp/pebble/20001', '/store/search?search_term=crib', '/store/b/oatwell/1', '/reservations']) {
      const answer = await test.client().fetch(path, { redirect: 'manual' });
      expect([path, answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
        path,
        500,
        null,
        sorry,
      ]);
      expect(answer.headers.get('cache-control')).not.toContain('max-age=60');
    }
    await test.close();
    rmSync(folder, { recursive: true });
  },
);

it('8 a request at which the server itself stumbles is told so, and the next one is served', async () => {
  const find = (path: string) => {
    if (path === '/planted') throw new Error('planted');
    return undefined;
  };
  const test = await createTestApp({ parts: { pages: { find, files: 0, bytes: 0 } } });
  expect((await test.client().fetch('/planted')).status).toBe(500);
  expect((await test.client().fetch('/store/nothing')).status).toBe(404);
  await test.close();
});
