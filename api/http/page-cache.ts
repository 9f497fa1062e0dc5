import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '#contracts/page-data.ts';
import { giveBack } from './live-pages.ts';
import { heldBody, type ReadyAnswer, type ReadyBody } from './ready-answers.ts';

/**
 * While others wait, the first answer is compressed in a sixth of a millisecond, less than handing it to another thread takes, and a
 * quarter larger than a good one; who asks for that page again has it made good, beside the event loop. With nobody waiting it is good
 * at once: 4 kB less are a whole round trip on a phone.
 */
const quick = 0;
const good = 7;
/** What the build does for its pages: a tenth less, and forty times the work. */
export const asBuilt = 11;
/** A window of 256 kB: larger than a page, and a sixteenth of the memory of the usual one. */
const windowBits = 18;
const gzipLevel = 4;
const compressedFromBytes = 1_000;

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

export const accepts = (request: IncomingMessage, encoding: 'br' | 'gzip'): boolean =>
  String(request.headers['accept-encoding'] ?? '').includes(encoding);

/** Room for a whole compressed page: in one piece it can be given back when it has been copied, and nothing waits for the collector. */
const roomBytes = 65_536;

const brotliAt = (quality: number, { length }: Buffer) => ({
  chunkSize: roomBytes,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
  },
});

/** One at a time: an encoder takes several megabytes, which the allocator of each thread that had one keeps. */
function compressingInTurn(): (body: Buffer, quality: number) => Promise<Buffer> {
  let last: Promise<unknown> = Promise.resolve();
  return (body, quality) => {
    const done = last.then(() => toBrotli(body, brotliAt(quality, body))).then(trimmed);
    last = done.catch(() => {});
    return done;
  };
}

/** The encoder's own buffer is larger than what is in it, and would be kept whole. */
function trimmed(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  if (bytes.buffer.byteLength === roomBytes) giveBack(Buffer.from(bytes.buffer));
  return own;
}

const compressWell = compressingInTurn();
/** Somebody waits for a page of their own, and nobody for a kept one to get smaller: they do not stand in one line. */
const compressKept = compressingInTurn();

export interface Making {
  cacheControl: string;
  /** Others wait for this to be done, and it can be made good later: quickly compressed. */
  isHurried: boolean;
  /** Who asked first cannot read brotli: the page itself goes along. */
  withPlain?: boolean;
}

/** What stays in memory of a page for everybody is the compressed body alone: a fifth of it. */
export async function readyPage(page: RenderedPage, making: Making): Promise<ReadyAnswer> {
  const { body } = page;
  const bodies: ReadyBody[] = [];
  if (body.length >= compressedFromBytes) {
    const bytes = making.isHurried
      ? trimmed(brotliCompressSync(body, brotliAt(quick, body)))
      : await compressWell(body, good);
    bodies.push(heldBody('br', bytes));
  }
  if (bodies.length === 0 || making.withPlain) bodies.push(heldBody(null, body));
  // The length that is sent is that of the compressed body.
  const own = page.headers.filter(([name]) => name !== 'content-length');
  const etag = `W/"${hash('sha256', bodies[0]!.bytes, 'base64url').slice(0, 20)}"`;
  if (bodies.at(-1)!.bytes !== body) giveBack(body);
  return {
    headers: [...own, ['Cache-Control', making.cacheControl], ['Vary', 'Accept-Encoding']],
    bodies,
    etag,
  };
}

/** The same answer as this client can read it: few cannot read what is kept, so for them it is made anew. */
export async function readableBy(request: IncomingMessage, answer: ReadyAnswer): Promise<ReadyAnswer> {
  const [kept, uncompressed] = answer.bodies as [ReadyBody, ReadyBody?];
  if (kept.encoding !== 'br' || accepts(request, 'br')) return answer;
  const plain = uncompressed?.bytes ?? (await fromBrotli(kept.bytes));
  const body: ReadyBody = accepts(request, 'gzip')
    ? heldBody('gzip', await toGzip(plain, { level: gzipLevel }))
    : heldBody(null, plain);
  return { ...answer, bodies: [body] };
}

interface Keeping {
  /** Of all kept pages together, as they are sent. */
  bytesMax: number;
  /** Whether a page has to be asked for twice: a walk through addresses that nobody else asks for then displaces nothing. */
  fromSecondAsking?: boolean;
  /** How well a page is compressed that is asked for again. */
  improvedTo?: number;
}

interface KeptPage {
  edition: number;
  page: ReadyAnswer;
  bytes: number;
  /** Compressed as it was sent first; nobody has asked for it again. */
  isQuick: boolean;
}

/** Pages that wait to be made good; more of them are asked for again. */
const improvedAtOnceMax = 50;

const nameLengthMax = 200;
const namesAskedMax = 5_000;
/** The map's own share of an entry, headers with it. */
const entryBytes = 1_000;

/** Rendered public pages, ready to send, until another edition of the catalogue begins. The one unused for longest makes room. */
export class PageCache {
  readonly #keeping: Keeping;
  readonly #pages = new Map<string, KeptPage>();
  readonly #asked = new Set<string>();
  #bytes = 0;
  #improving = 0;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(name: string, edition: number): ReadyAnswer | undefined {
    const key = keyOf(name);
    const kept = this.#pages.get(key);
    if (kept?.edition !== edition) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    if (kept.isQuick && this.#improving < improvedAtOnceMax) void this.#improve(key, kept);
    return kept.page;
  }

  /** As it was last, true or not: while nothing better can be had. */
  latest(name: string): ReadyAnswer | undefined {
    return this.#pages.get(keyOf(name))?.page;
  }

  /** Compresses a page well that is worth it, since it was asked for twice. */
  async #improve(key: string, kept: KeptPage): Promise<void> {
    kept.isQuick = false;
    this.#improving += 1;
    try {
      const plain = await fromBrotli(kept.page.bodies[0]!.bytes);
      const bytes = await compressKept(plain, this.#keeping.improvedTo ?? good);
      giveBack(plain);
      if (this.#pages.get(key) === kept) this.#set(key, kept.edition, [heldBody('br', bytes)], kept.page, false);
    } catch {
      // It stays as it is, which anybody can read.
    } finally {
      this.#improving -= 1;
    }
  }

  /** `isQuick`: compressed in a hurry; made good when it is asked for again. */
  keep(name: string, edition: number, page: ReadyAnswer, isQuick = true): void {
    const key = keyOf(name);
    this.#forget(key);
    if (this.#keeping.fromSecondAsking && !this.#isAskedAgain(key)) return;
    const [body] = page.bodies as [ReadyBody];
    this.#set(key, edition, [body], page, isQuick && body.encoding === 'br');
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#keeping.bytesMax) break;
      this.#forget(oldest);
    }
  }

  #set(key: string, edition: number, bodies: ReadyBody[], page: ReadyAnswer, isQuick = true): void {
    this.#forget(key);
    const bytes = bodies.reduce((sum, body) => sum + body.bytes.length, entryBytes);
    this.#pages.set(key, { edition, page: { ...page, bodies }, bytes, isQuick });
    this.#bytes += bytes;
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
