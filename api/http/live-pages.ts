import { brotliCompressSync, constants } from 'node:zlib';
import type { NextFunction, Request, Response } from 'express';
import { presentUser } from '#api/features/users/users.service.ts';
import type { PageData } from '#contracts/page-data.ts';
import { dayOf } from '#rules/days.ts';
import { refuseSlug } from '#rules/registry-addresses.ts';
import type { Caller } from './app-context.ts';
import { type Performer, perform } from './perform.ts';
import type { Route } from './route.ts';

export type PageHandler = (request: Request, response: Response, next: NextFunction, locals: object) => unknown;

interface LivePattern {
  readonly pattern: RegExp;
  /** The same for everybody: may be kept until the catalogue changes. */
  readonly isPublic: boolean;
}

/** The only addresses that reach the renderer. Whatever else is not a file is not there. */
const livePatterns: readonly LivePattern[] = [
  { pattern: /^\/gp\/[a-z0-9-]{1,100}\/\d{1,10}(\/\d{1,10})?$/, isPublic: true },
  { pattern: /^\/store\/b\/[a-z0-9-]{1,100}\/\d{1,10}$/, isPublic: true },
  { pattern: /^\/reservations(\/[0-9a-f-]{36})?$/, isPublic: false },
  { pattern: /^\/reservation\/unreserve\/[0-9a-f-]{36}$/, isPublic: false },
  { pattern: /^\/email_actions\/reservation_purchase\/[0-9a-f-]{36}$/, isPublic: false },
  { pattern: /^\/list\/[0-9a-f-]{36}$/, isPublic: false },
];

/** The pattern of a path, or null when no page is rendered there. Registries are /{slug}, unless the name is ours. */
export function livePattern(path: string): LivePattern | null {
  const found = livePatterns.find(({ pattern }) => pattern.test(path));
  if (found !== undefined) return found;
  return /^\/[a-z0-9-]+$/.test(path) && refuseSlug(path.slice(1)) === null ? registryPage : null;
}

const registryPage: LivePattern = { pattern: /^\/[a-z0-9-]+$/, isPublic: false };

export function pageData(
  performer: Performer,
  routes: ReadonlyMap<string, Route>,
  caller: Caller,
  refusedForm: PageData['refusedForm'],
): PageData {
  const { app } = performer;
  return {
    async call(endpoint, input) {
      const route = routes.get(`${endpoint.method} ${endpoint.path}`);
      if (route === undefined || route.kind !== 'read')
        throw new Error(`A page may only read: ${endpoint.method} ${endpoint.path} is not a row for that.`);
      const { params = {}, query = {} } = input as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
      };
      const performed = await perform(
        performer,
        route,
        caller,
        { params: asTexts(params), query, body: undefined },
        null,
      );
      return performed.output as never;
    },
    user: caller.user === null ? null : presentUser(caller.user),
    today: dayOf(app.now()),
    publicUrl: app.settings.publicUrl,
    refusedForm,
  };
}

const asTexts = (params: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));

interface KeptPage {
  version: number;
  body: Buffer;
  compressed: Buffer;
  headers: [string, number | string | string[]][];
}

const keptPagesMax = 2000;

/** Rendered public pages, kept compressed until the catalogue changes. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>();

  send(request: Request, response: Response, address: string, version: number): boolean {
    const kept = this.#pages.get(address);
    if (kept === undefined || kept.version !== version) return false;
    for (const [name, value] of kept.headers) response.setHeader(name, value);
    const wantsBrotli = String(request.headers['accept-encoding'] ?? '').includes('br');
    if (wantsBrotli) response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', (wantsBrotli ? kept.compressed : kept.body).length);
    response.end(wantsBrotli ? kept.compressed : kept.body);
    return true;
  }

  /** Keeps what is written to `response`, when it turns out to be a page that went well. */
  keep(response: Response, address: string, version: number): void {
    const chunks: Buffer[] = [];
    const take = (chunk: unknown) => {
      if (chunk !== undefined && chunk !== null && typeof chunk !== 'function')
        chunks.push(Buffer.from(chunk as Uint8Array));
    };
    const { write, end } = response;
    response.write = ((...parts: Parameters<typeof write>) => {
      take(parts[0]);
      return write.apply(response, parts);
    }) as typeof write;
    response.end = ((...parts: Parameters<typeof end>) => {
      take(parts[0]);
      if (response.statusCode === 200) {
        const body = Buffer.concat(chunks);
        const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
        const headers = Object.entries(response.getHeaders()).filter(
          ([name, value]) =>
            value !== undefined && !['date', 'connection', 'transfer-encoding', 'x-request-id'].includes(name),
        ) as KeptPage['headers'];
        this.#pages.delete(address);
        this.#pages.set(address, { version, body, compressed, headers });
        if (this.#pages.size > keptPagesMax) this.#pages.delete(this.#pages.keys().next().value!);
      }
      return end.apply(response, parts);
    }) as typeof end;
  }
}
