import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
};

interface Page {
  bodies: { encoding: 'br' | 'gzip' | null; body: Buffer }[];
  headers: Record<string, string>;
  etag: string;
}

export interface StaticPages {
  /** Answers when there is a file for the path; false otherwise. Follows /folder/index.html and /page.html. */
  serve(request: IncomingMessage, response: ServerResponse, path: string, status?: number): boolean;
  has(path: string): boolean;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Pre-built pages and assets, compressed at build (`x.html.br`, `x.html.gz` beside `x.html`) and held in memory: some four
 * times as many a second as from disk.
 */
export function loadStaticPages(root: string): StaticPages {
  const pages = new Map<string, Page>();
  let bytes = 0;
  for (const file of existsSync(root) ? walk(root) : []) {
    const extension = extname(file);
    if (extension === '.br' || extension === '.gz') continue;
    const address = `/${relative(root, file).split(sep).join('/')}`;
    const body = readFileSync(file);
    const bodies: Page['bodies'] = [];
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      if (existsSync(file + ending)) bodies.push({ encoding, body: readFileSync(file + ending) });
    }
    bodies.push({ encoding: null, body });
    for (const one of bodies) bytes += one.body.length;
    const page: Page = {
      bodies,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
      headers: {
        'Content-Type': types[extension] ?? 'application/octet-stream',
        'Cache-Control': address.startsWith('/_assets/')
          ? 'public, max-age=31536000, immutable'
          : extension === '.html'
            ? 'public, max-age=0, must-revalidate'
            : 'public, max-age=86400',
        ...(bodies.length > 1 ? { Vary: 'Accept-Encoding' } : {}),
      },
    };
    for (const alias of addressesOf(address)) pages.set(alias, page);
  }

  return {
    files: pages.size,
    bytes,
    has: (path) => pages.has(path),
    serve(request, response, path, status = 200) {
      const page = pages.get(path);
      if (page === undefined) return false;
      for (const name in page.headers) response.setHeader(name, page.headers[name]!);
      response.setHeader('ETag', page.etag);
      if (status === 200 && request.headers['if-none-match'] === page.etag) {
        response.statusCode = 304;
        response.end();
        return true;
      }
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const chosen = page.bodies.find((one) => one.encoding === null || accepted.includes(one.encoding))!;
      if (chosen.encoding !== null) response.setHeader('Content-Encoding', chosen.encoding);
      response.setHeader('Content-Length', chosen.body.length);
      response.statusCode = status;
      response.end(request.method === 'HEAD' ? undefined : chosen.body);
      return true;
    },
  };
}

/** '/store/index.html' is also '/store' and '/store/'; '/404.html' stays itself. */
function addressesOf(address: string): string[] {
  if (address === '/index.html') return ['/'];
  if (address.endsWith('/index.html')) return [address.slice(0, -11), address.slice(0, -10)];
  if (address.endsWith('.html')) return [address, address.slice(0, -5)];
  return [address];
}

function* walk(folder: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else yield path;
  }
}
