import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { heldBody, packedBody, type ReadyAnswer, type ReadyBody } from './ready-answers.ts';
import type { HeaderLine } from './security-headers.ts';

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

export interface StaticPages {
  /** The file for a path. Follows /folder/index.html and /page.html. */
  find(path: string): ReadyAnswer | undefined;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Pre-built pages and assets, compressed at build (`x.html.br`, `x.html.gz` beside `x.html`) and held in memory: some four
 * times as many a second as from disk.
 */
export function loadStaticPages(root: string): StaticPages {
  const pages = new Map<string, ReadyAnswer>();
  let bytes = 0;
  for (const file of existsSync(root) ? walk(root) : []) {
    const extension = extname(file);
    if (extension === '.br' || extension === '.gz') continue;
    const address = `/${relative(root, file).split(sep).join('/')}`;
    const body = readFileSync(file);
    const bodies: ReadyBody[] = [];
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      if (existsSync(file + ending)) bodies.push(heldBody(encoding, readFileSync(file + ending)));
    }
    const [smallest] = bodies;
    for (const one of bodies) bytes += one.length;
    if (smallest?.encoding === 'br') bodies.push(packedBody(smallest.bytes, body.length));
    else {
      bodies.push(heldBody(null, body));
      bytes += body.length;
    }
    const vary: HeaderLine[] = bodies.length > 1 ? [['Vary', 'Accept-Encoding']] : [];
    const page: ReadyAnswer = {
      bodies,
      etag: etagOf(body),
      headers: [
        ['Content-Type', types[extension] ?? 'application/octet-stream'],
        [
          'Cache-Control',
          address.startsWith('/_assets/')
            ? 'public, max-age=31536000, immutable'
            : extension === '.html'
              ? 'public, max-age=0, must-revalidate'
              : 'public, max-age=86400',
        ],
        ...vary,
      ],
    };
    for (const alias of addressesOf(address)) pages.set(alias, page);
  }

  return { files: pages.size, bytes, find: (path) => pages.get(path) };
}

/** Of a file, by what is in it. */
export const etagOf = (body: Buffer): string => `"${hash('sha256', body, 'base64url').slice(0, 20)}"`;

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
