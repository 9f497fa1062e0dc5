import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { test as base } from './test.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const anyPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z" fill="#c97"/></svg>';

/** Built once for all workers of a run: the worker that creates the folder builds, the others wait for it. */
async function buildOnce(): Promise<string> {
  const folder = join('.cache', `design-site-${process.ppid}`);
  mkdirSync('.cache', { recursive: true });
  try {
    mkdirSync(folder);
  } catch {
    for (let attempts = 0; !existsSync(join(folder, 'ready')); attempts++) {
      if (attempts > 600) throw new Error('The design site was not built within two minutes.');
      await wait(200);
    }
    return join(folder, 'client');
  }
  try {
    await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder], {
      env: { ...process.env, LAYETTE_DESIGN_SITE: '1', NODE_ENV: 'production' },
    });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(join(folder, 'ready'), '');
  return join(folder, 'client');
}

function serve(folder: string): Server {
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path.startsWith('/pictures/'))
      return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(anyPicture);
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(folder, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (!file)
      return response.writeHead(404, { 'content-type': 'text/html' }).end(readFileSync(join(folder, '404.html')));
    return response
      .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
}

/** `baseURL` is a built site of the design pages, home and error pages. */
export const test = base.extend<object, { designSite: string }>({
  designSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const server = serve(await buildOnce());
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ designSite }, use) => use(designSite),
});

export { expect } from './test.ts';
