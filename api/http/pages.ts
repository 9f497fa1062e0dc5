import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import pLimit from 'p-limit';
import { countRowsRead } from '#api/db/rows-read.ts';
import { Refusal } from '#contracts/problems.ts';
import { untilClosed } from './connections.ts';
import type { LetOthersIn } from './event-loop.ts';
import { limits, limitsOfPages, pointsOfRows, pointsOfSize } from './limits.ts';
import { brotliOfPages, type CachedPage, PageCache } from './page-cache.ts';
import { anonymousCaller, pageData } from './page-data.ts';
import type { Performer } from './perform.ts';
import { problemFor, sendProblem, toError } from './problems.ts';
import { type Route, routeName } from './route.ts';
import type { Site } from './site.ts';
import { turnsOfHomes } from './turns-of-homes.ts';
import { UnderWay } from './under-way.ts';

interface Parts extends Performer {
  routes: readonly Route[];
  site: Site;
  letOthersIn: LetOthersIn;
  /** Null for a page for one person. */
  findShared: (request: Request) => Promise<SharedPage | null>;
}

/** A page that is the same for many. */
export interface SharedPage {
  /** The key under which it is cached. */
  name: string;
  /** The address from which it is rendered: nothing of the individual request's address, unless it is part of the name. */
  address: string;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, number | string | string[]>;
  body: Buffer;
}

const forEverybody = 'public, max-age=60, stale-while-revalidate=600';
/** Members see another page at the same address, so browsers must revalidate, and no shared cache stores it. */
const forGuests = 'private, no-cache';
const forOnePerson = 'private, no-store';
const cacheBytesMax = 16_000_000;
/**
 * Per kind of page: one renders while another waits for its data. More would not finish earlier, would hold their memory for longer, and
 * would delay cached pages. Shared pages have their own slots, since more people wait for them.
 */
const rendersAtOnce = 2;
/** Later requests are told at once to retry, instead of waiting for seconds and holding memory as long. */
const waitingMax = 200;
/** So that no address has all places of those who wait. */
const waitingOfAddresses = { household: 50, network: 150 };

/**
 * Homes take turns: the rest of what one has asked for waits behind its own pages, not in line before those of others, whom forty large pages
 * of one household kept waiting for thirteen seconds, and the households of one network for nine.
 */
function line() {
  const [inLine, ofHome] = [pLimit(rendersAtOnce), turnsOfHomes(rendersAtOnce)];
  return {
    inTurn: <T>(address: string, render: () => Promise<T>, signal?: AbortSignal) =>
      ofHome(address, () => inLine(render), { signal }),
    underWay: new UnderWay(waitingOfAddresses),
  };
}

/** Rendering time is linear in size. A PDF takes 250 times as long per byte as a page. */
const pointsOf = ({ headers, body }: RenderedPage): number =>
  pointsOfSize(body.length * (headers['content-type'] === 'application/pdf' ? 250 : 1));

/** A row becomes about 2 kB of a page. */
const pointsOfUnsent = (rows: number): number => pointsOfSize(rows * 2_000) + pointsOfRows(rows);

/** Pages that Astro renders on demand, with the caller in `locals`. Shared pages are rendered once and cached. */
export function pages({ routes, site, findShared, ...given }: Parts): RequestHandler {
  const rows = new Map(routes.map((route) => [routeName(route), route]));
  const performer: Performer = { ...given, limiter: limitsOfPages(given.limiter) };
  const cache = new PageCache(cacheBytesMax);
  const kinds = {
    forMany: { limit: limits.renderForMany, ...line() },
    forOnePerson: { limit: limits.renderForOne, ...line() },
  };
  /** What begins each shared page that waits for the turn of the household that asked first. */
  const waiting = new Map<string, () => Promise<unknown>>();

  /** @param name of a shared page. */
  const render = async (request: Request, response: Response, name?: string): Promise<RenderedPage | null> => {
    const isPublic = name !== undefined;
    const { limit, inTurn, underWay } = kinds[isPublic ? 'forMany' : 'forOnePerson'];
    await given.limiter.spend(limit, request.caller);
    const { address } = request.caller;
    if (underWay.count >= rendersAtOnce + waitingMax || underWay.isFull(address))
      throw new Refusal('busy', { facts: { retryAfterSeconds: 3 } });
    let failure: unknown;
    const caller = isPublic ? { ...anonymousCaller, address: request.caller.address } : request.caller;
    const locals = pageData(performer, rows, caller, request.refusedForm ?? null, (error) => {
      failure = error;
    });
    const renderInTurn = async () => {
      await given.letOthersIn(address);
      if (response.closed) throw new Refusal('malformed-request');
      // Other pages requested at the same moment may have turned out large and used up the limit.
      if (await given.limiter.isSpent(limit, request.caller)) await given.limiter.spend(limit, request.caller);
      const { done, rows: rowsRead } = countRowsRead(() =>
        written(response, (noPage) => site.render(request, response, noPage, locals)),
      );
      const charge = (points: number) => given.limiter.charge(limit, request.caller, points);
      const page = await done.catch(async (error) => {
        // Its client has gone, after most of the work.
        await charge(pointsOfUnsent(rowsRead()));
        throw error;
      });
      if (page !== null) await charge(pointsOf(page) + pointsOfRows(rowsRead()));
      return page;
    };
    const { promise: rendering, resolve, reject } = Promise.withResolvers<RenderedPage | null>();
    let hasBegun = false;
    const begin = async () => {
      if (hasBegun) return;
      hasBegun = true;
      if (isPublic) waiting.delete(name);
      const started = renderInTurn();
      resolve(started);
      await started;
    };
    if (isPublic) waiting.set(name, begin);
    // Others may wait for a shared page. Another keeps its request in memory, with a refused form, and that of who has gone too.
    inTurn(address, begin, isPublic ? undefined : untilClosed(response)).catch(reject);
    const page = await rendering.finally(underWay.begin(address));
    if (page === null) return null;
    if (page.status === 500) {
      const problem = problemFor(failure);
      if (problem.status === 429) throw failure;
      response.err = toError(failure);
      page.status = problem.status;
      const wait = problem.facts?.retryAfterSeconds;
      if (wait !== undefined) page.headers['retry-after'] = String(wait);
    }
    return page;
  };

  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (site.clientFolder === null) {
      const locals = pageData(performer, rows, request.caller, request.refusedForm ?? null);
      return void site.render(request, response, next, locals);
    }
    const shared = request.refusedForm === undefined ? await findShared(request) : null;
    if (shared !== null) {
      request.url = shared.address;
      // Whoever's turn comes first: another household may have asked for it behind forty other pages.
      const begin = waiting.get(shared.name);
      if (begin !== undefined) kinds.forMany.inTurn(request.caller.address, begin).catch(() => {});
    }
    const page =
      shared === null
        ? await render(request, response)
        : await cache.find(shared.name, () => render(request, response, shared.name));
    if (page === null) {
      if (request.refusedForm !== undefined) return sendProblem(response, request.refusedForm.problem);
      return next();
    }
    addHeaders(response, page);
    const isCached = shared !== null && page.status === 200;
    const forMany = request.publicPage === undefined ? forGuests : forEverybody;
    response.set('Cache-Control', isCached ? forMany : forOnePerson);
    if ('brotli' in page) return sendCached(request, response, page, given.limiter);
    if (page.body.length === 0) response.end();
    else await sendCompressed(request, response, page.body);
  };
}

const worthCompressing = 1024;
const compressing = pLimit(4);
const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Compresses a page as a whole before sending it. A stream would keep its compressor, a megabyte, for as long as a client takes to read.
 */
async function sendCompressed(request: Request, response: Response, body: Buffer): Promise<void> {
  response.vary('Accept-Encoding');
  const encoding =
    body.length >= worthCompressing && (request.acceptsEncodings('br') || request.acceptsEncodings('gzip'));
  if (!encoding) return void response.send(body);
  const compressed = await compressing(() =>
    encoding === 'br' ? brotli(body, { params: brotliOfPages }) : gzipped(body),
  );
  response.set('Content-Encoding', encoding).send(compressed);
}

/** The policy of the page is sent in addition to the general one; a browser obeys both. */
function addHeaders(response: Response, { status, headers }: Pick<RenderedPage, 'status' | 'headers'>): void {
  const policies = [headers['content-security-policy'], response.get('Content-Security-Policy')];
  response.status(status);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', policies.flat().filter((policy) => policy !== undefined) as string[]);
}

async function sendCached(
  request: Request,
  response: Response,
  page: CachedPage,
  limiter: Performer['limiter'],
): Promise<void> {
  response.set('ETag', page.etag).vary('Accept-Encoding');
  if (request.fresh) return void response.status(304).end();
  if (!request.acceptsEncodings('br')) {
    // In another encoding a large page takes as long as a rendered one.
    const { renderForMany } = limits;
    if (await limiter.isSpent(renderForMany, request.caller)) await limiter.spend(renderForMany, request.caller);
    const plain = await page.plain();
    await limiter.charge(renderForMany, request.caller, pointsOfSize(plain.length));
    return sendCompressed(request, response, plain);
  }
  response.set('Content-Encoding', 'br').send(page.brotli);
}

/** Collects the output of a handler instead of sending it; null where it has no page. */
function written(response: Response, handle: (noPage: () => void) => unknown): Promise<RenderedPage | null> {
  const { writeHead, write, end, statusMessage } = response;
  const page: RenderedPage = { status: 0, headers: {}, body: Buffer.alloc(0) };
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    const done = (result: RenderedPage | null) => {
      Object.assign(response, { writeHead, write, end, statusMessage });
      resolve(result);
    };
    Object.assign(response, {
      writeHead(status: number, headers: RenderedPage['headers'] | string) {
        Object.assign(page, { status, headers: typeof headers === 'string' ? {} : { ...headers } });
        return response;
      },
      write: (chunk: Uint8Array) => chunks.push(chunk) > 0,
      end(chunk?: Uint8Array | string) {
        if (chunk !== undefined) chunks.push(Buffer.from(chunk as string));
        done({ ...page, status: page.status || response.statusCode, body: Buffer.concat(chunks) });
        return response;
      },
    });
    // Astro stops in the middle of a page if its client has gone.
    response.once('close', () => reject(new Refusal('malformed-request')));
    Promise.resolve(handle(() => done(null))).catch(reject);
  });
}
