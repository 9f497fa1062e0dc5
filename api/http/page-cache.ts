import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './pages.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** A window of 256 kB, larger than a page, takes a sixteenth of the memory of the default one. */
export const brotliOfPages = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };

export interface CachedPage extends Pick<RenderedPage, 'status' | 'headers'> {
  etag: string;
  brotli: Buffer;
  plain(): Promise<Buffer>;
}

/** Includes the rest of a cached page: its headers (a policy of about 2 kB) and its place in the cache. */
const bytesOf = ({ brotli, headers }: CachedPage, key: string): number =>
  brotli.buffer.byteLength + JSON.stringify(headers).length + key.length + 500;

/** Requests at the same time share one result, which is released when it is no longer being sent to anybody. */
function shared(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let last: WeakRef<Buffer> | undefined;
  let making: Promise<Buffer> | undefined;
  return async () => {
    const kept = last?.deref();
    if (kept !== undefined) return kept;
    making ??= make().finally(() => {
      making = undefined;
    });
    const made = await making;
    last = new WeakRef(made);
    return made;
  };
}

type Render = () => Promise<RenderedPage | null>;

/** Rendered pages, compressed. A request for a page that is being rendered waits for it. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage | RenderedPage | null>>();

  constructor(maxSize: number) {
    this.#pages = new LRUCache({ maxSize, sizeCalculation: bytesOf });
  }

  /** The size of the cached pages, at most `maxSize`. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** The page cached under this key; otherwise the result of `render`, which is cached if it is a page (200). */
  async find(key: string, render: Render): Promise<CachedPage | RenderedPage | null> {
    const cached = this.#pages.get(key);
    if (cached !== undefined) return cached;
    const rendering = this.#rendering.get(key);
    // If it fails, or its client has gone, the next request in line renders.
    if (rendering !== undefined) return rendering.catch(() => this.find(key, render));
    const own = this.#render(key, render).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, own);
    return own;
  }

  async #render(key: string, render: Render): Promise<CachedPage | RenderedPage | null> {
    const page = await render();
    if (page?.status !== 200) return page;
    const { status, body } = page;
    const { 'content-length': _, ...headers } = page.headers;
    const compressed = await compress(body, {
      params: { ...brotliOfPages, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
    // The compressor returns the start of a larger buffer, all of which would be kept in memory.
    const brotli = Buffer.allocUnsafeSlow(compressed.length);
    compressed.copy(brotli);
    const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 20)}"`;
    const cached: CachedPage = { status, headers, etag, brotli, plain: shared(() => decompress(brotli)) };
    this.#pages.set(key, cached);
    return cached;
  }
}
