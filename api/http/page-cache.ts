import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '#contracts/page-data.ts';
import { giveBack } from './live-pages.ts';
import type { ReadyAnswer, ReadyBody } from './ready-answers.ts';

/** Fast enough for every page, and within a few percent of the best. */
const brotliQuality = 5;
/** A window of 256 kB: larger than a page, and a sixteenth of the memory of the usual one. */
const windowBits = 18;
const gzipLevel = 4;
const compressedFromBytes = 1_000;

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

const accepts = (request: IncomingMessage, encoding: 'br' | 'gzip'): boolean =>
  String(request.headers['accept-encoding'] ?? '').includes(encoding);

/** One at a time: an encoder takes several megabytes, which the allocator of each thread that had one keeps. */
let lastCompression: Promise<unknown> = Promise.resolve();

function compress(body: Buffer): Promise<Buffer> {
  const done = lastCompression.then(async () => {
    const bytes = await toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
      },
    });
    // The encoder's own buffer is larger than what is in it, and would be kept whole.
    return Buffer.from(bytes);
  });
  lastCompression = done.catch(() => {});
  return done;
}

/** Compresses beside the event loop. What stays in memory is the compressed body alone: a fifth of the page. */
export async function readyPage(page: RenderedPage, cacheControl: string): Promise<ReadyAnswer> {
  const { body } = page;
  const bytes = body.length < compressedFromBytes ? null : await compress(body);
  // The length that is sent is that of the compressed body.
  const own = page.headers.filter(([name]) => name !== 'content-length');
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 20)}"`;
  if (bytes !== null) giveBack(body);
  return {
    headers: [...own, ['Cache-Control', cacheControl], ['Vary', 'Accept-Encoding']],
    bodies: [bytes === null ? { encoding: null, bytes: body } : { encoding: 'br', bytes }],
    etag,
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

interface Keeping {
  /** Of all kept pages together, as they are sent. */
  bytesMax: number;
  /** Whether a page has to be asked for twice: a walk through addresses that nobody else asks for then displaces nothing. */
  fromSecondAsking?: boolean;
}

interface KeptPage {
  version: number;
  page: ReadyAnswer;
  bytes: number;
}

const nameLengthMax = 200;
const namesAskedMax = 5_000;
/** The map's own share of an entry, headers with it. */
const entryBytes = 1_000;

/** Rendered public pages, ready to send, until the catalogue changes. The one unused for longest makes room. */
export class PageCache {
  readonly #keeping: Keeping;
  readonly #pages = new Map<string, KeptPage>();
  readonly #asked = new Set<string>();
  #bytes = 0;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(name: string, version: number): ReadyAnswer | undefined {
    const key = keyOf(name);
    const kept = this.#pages.get(key);
    if (kept?.version !== version) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    return kept.page;
  }

  keep(name: string, version: number, page: ReadyAnswer): void {
    const key = keyOf(name);
    this.#forget(key);
    if (this.#keeping.fromSecondAsking && !this.#isAskedAgain(key)) return;
    const bytes = page.bodies.reduce((sum, body) => sum + body.bytes.length, entryBytes);
    this.#pages.set(key, { version, page, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#keeping.bytesMax) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }

  #isAskedAgain(key: string): boolean {
    if (this.#asked.has(key)) return true;
    this.#asked.add(key);
    if (this.#asked.size > namesAskedMax) this.#asked.delete(this.#asked.values().next().value!);
    return false;
  }
}

/** A long address weighs as much as a short one. */
const keyOf = (name: string): string => (name.length <= nameLengthMax ? name : hash('sha256', name, 'base64url'));
