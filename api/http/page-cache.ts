import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from './live-pages.ts';
import type { ReadyAnswer, ReadyBody } from './ready-answers.ts';
import type { HeaderLine } from './security-headers.ts';

/** Fast enough for every page, and within a few percent of the best. */
const brotliQuality = 5;
const gzipLevel = 4;
const compressedFromBytes = 1_000;
const keptPagesMax = 2_000;

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

const accepts = (request: IncomingMessage, encoding: 'br' | 'gzip'): boolean =>
  String(request.headers['accept-encoding'] ?? '').includes(encoding);

/** Compresses beside the event loop. What stays in memory is the compressed body alone: a fifth of the page. */
export async function readyPage(page: RenderedPage, cacheControl: string): Promise<ReadyAnswer> {
  const { body } = page;
  const bytes =
    body.length < compressedFromBytes
      ? null
      : await toBrotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        });
  const own = [...page.headers].flatMap(([name, value]): HeaderLine[] =>
    Array.isArray(value) ? value.map((one: string): HeaderLine => [name, one]) : [[name, String(value)]],
  );
  return {
    headers: [...own, ['Cache-Control', cacheControl], ['Vary', 'Accept-Encoding']],
    bodies: [bytes === null ? { encoding: null, bytes: body } : { encoding: 'br', bytes }],
    etag: `W/"${hash('sha256', body, 'base64url').slice(0, 20)}"`,
  };
}

/** The same answer as this client can read it: few cannot read what is kept, so for them it is made anew. */
export async function readableBy(request: IncomingMessage, answer: ReadyAnswer): Promise<ReadyAnswer> {
  const [kept] = answer.bodies as [ReadyBody];
  if (kept.encoding !== 'br' || accepts(request, 'br')) return answer;
  const plain = await fromBrotli(kept.bytes);
  const body: ReadyBody = accepts(request, 'gzip')
    ? { encoding: 'gzip', bytes: await toGzip(plain, { level: gzipLevel }) }
    : { encoding: null, bytes: plain };
  return { ...answer, bodies: [body] };
}

/** Rendered public pages, ready to send, until the catalogue changes. The oldest goes first. */
export class PageCache {
  readonly #pages = new Map<string, { version: number; page: ReadyAnswer }>();

  find(path: string, version: number): ReadyAnswer | undefined {
    const kept = this.#pages.get(path);
    return kept?.version === version ? kept.page : undefined;
  }

  keep(path: string, version: number, page: ReadyAnswer): void {
    this.#pages.delete(path);
    this.#pages.set(path, { version, page });
    if (this.#pages.size > keptPagesMax) this.#pages.delete(this.#pages.keys().next().value!);
  }
}
