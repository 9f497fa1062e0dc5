import type { IncomingMessage, ServerResponse } from 'node:http';
import { presentSignedIn } from '#api/features/users/users.service.ts';
import type { PageData } from '#contracts/page-data.ts';
import { dayOf } from '#rules/days.ts';
import { refuseSlug } from '#rules/registry-addresses.ts';
import type { Caller } from './app-context.ts';
import { type Performer, perform } from './perform.ts';
import type { Route } from './route.ts';

export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: object,
) => unknown;

interface LivePattern {
  readonly pattern: RegExp;
  /** The same for everybody: may be kept until the catalogue changes. */
  readonly isPublic: boolean;
}

/**
 * The only addresses that reach the renderer, with the lists of products of `features/catalogue/list-pages.ts`. Whatever else is
 * not a file is not there.
 */
const livePatterns: readonly LivePattern[] = [
  // One of very many: not worth keeping.
  { pattern: /^\/gp\/compare\/\d{1,10}(,\d{1,10}){0,3}$/, isPublic: false },
  { pattern: /^\/gp\/[a-z0-9-]{1,100}\/\d{1,10}(\/\d{1,10})?$/, isPublic: true },
  { pattern: /^\/gp\/[a-z0-9-]{1,100}\/\d{1,10}\/(reviews|write-review|questions|alert|report)$/, isPublic: false },
  { pattern: /^\/gp\/[a-z0-9-]{1,100}\/\d{1,10}\/(reviews|questions)\/[0-9a-f-]{36}$/, isPublic: false },
  { pattern: /^\/(availability-alerts|product-questions)\/[0-9a-f-]{36}$/, isPublic: false },
  { pattern: /^\/store\/cart$/, isPublic: false },
  { pattern: /^\/catalog(\/[a-z0-9-]{1,100})?$/, isPublic: false },
  { pattern: /^\/registry\/(shop|external)$/, isPublic: false },
  { pattern: /^\/registry\/add-product\/\d{1,10}$/, isPublic: false },
  { pattern: /^\/find$/, isPublic: false },
  // A wrong code must count for whoever guessed it.
  { pattern: /^\/store\/code\/[\w%-]{1,30}$/, isPublic: false },
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
  /** Told of every call that failed: Astro answers with a page of its own and keeps the reason to itself. */
  onFailed: (error: unknown) => void = () => {},
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
      const raw = { params: asTexts(params), query, body: undefined };
      try {
        return (await perform(performer, route, caller, raw, null)).output as never;
      } catch (error) {
        onFailed(error);
        throw error;
      }
    },
    user: caller.user === null ? null : presentSignedIn(caller.user),
    today: dayOf(app.now()),
    publicUrl: app.settings.publicUrl,
    refusedForm,
  };
}

const asTexts = (params: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));

/** Frees the memory of bytes that nobody reads any more. Left to the collector, dozens of megabytes of pages wait for it. */
export function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

function inOnePiece(chunks: Buffer[]): Buffer {
  if (chunks.length === 1) return chunks[0]!;
  const whole = Buffer.concat(chunks);
  for (const chunk of chunks) giveBack(chunk);
  return whole;
}

export interface RenderedPage {
  status: number;
  headers: Map<string, number | string | readonly string[]>;
  body: Buffer;
}

/** Renders into memory instead of onto the wire, so that a page can be compressed, kept, or answered otherwise. */
export async function renderToMemory(
  render: PageHandler,
  request: IncomingMessage,
  response: ServerResponse,
  locals: PageData,
): Promise<RenderedPage | null> {
  const done = Promise.withResolvers<RenderedPage | null>();
  const headers: RenderedPage['headers'] = new Map();
  const chunks: Buffer[] = [];
  let status = response.statusCode;
  const take = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    // The renderer hands its bytes over: no copy.
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  };
  const methods = {
    writeHead(code: number, ...rest: unknown[]) {
      status = code;
      for (const [name, value] of Object.entries((rest.at(-1) as Record<string, string>) ?? {}))
        headers.set(name.toLowerCase(), value);
      return response;
    },
    write(chunk: unknown, ...rest: unknown[]) {
      take(chunk);
      const written = rest.at(-1);
      if (typeof written === 'function') written();
      return true;
    },
    // A part of the page failed after its head was written: nothing of it has left this server, so it may still be a clean error.
    destroy(error?: Error) {
      done.reject(error ?? new Error('The page broke off.'));
      return response;
    },
    end(chunk: unknown) {
      take(chunk);
      done.resolve({ status, headers, body: inOnePiece(chunks) });
      return response;
    },
  };
  Object.assign(response, methods);
  try {
    await render(request, response, (error?: unknown) => (error ? done.reject(error) : done.resolve(null)), locals);
    return await done.promise;
  } finally {
    for (const name of Object.keys(methods)) delete (response as unknown as Record<string, unknown>)[name];
  }
}
