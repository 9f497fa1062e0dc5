// Fetches one page of another store: resolves each name once, connects to exactly that address, and responds within 8 seconds.
import { Resolver } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { checkTarget, type Target } from './check-target.ts';
import {
  type Dial,
  FETCH_TIMEOUT_MS,
  type FetchedPage,
  type FetchPolicy,
  type FetchRefusal,
  MAX_DECODED_BYTES,
  MAX_INFORMATIONAL,
  MAX_REDIRECTS,
  USER_AGENT,
} from './fetch-policy.ts';
import { decodeText, readBody } from './read-body.ts';

export interface FetchOptions {
  readonly policy?: FetchPolicy;
  readonly now: () => number;
  readonly signal?: AbortSignal;
}

/** Never rejects. No cookies, no credentials, nothing kept between calls. */
export function fetchPage(url: string, options: FetchOptions): Promise<FetchedPage | { refused: FetchRefusal }> {
  const { policy = {}, now } = options;
  return fetchWith(url, options, {
    accept: 'text/html,application/xhtml+xml;q=0.9',
    read: (response, target) => readPage(response, target, policy, now),
  });
}

/** The bytes of a picture, under the same rules as a page. The decoder finds out whether they are one. */
export function fetchPicture(url: string, options: FetchOptions): Promise<Buffer | { refused: FetchRefusal }> {
  return fetchWith(url, options, {
    accept: 'image/avif,image/webp,image/*;q=0.8',
    read: async (response) => {
      if ((response.statusCode ?? 0) !== 200) {
        response.destroy();
        return { refused: 'unreachable' };
      }
      return readBody(response, options.policy?.maxDecodedBytes ?? MAX_DECODED_BYTES);
    },
  });
}

async function fetchWith<Result>(
  url: string,
  { policy = {}, signal }: FetchOptions,
  read: Reading<Result>,
): Promise<Result | { refused: FetchRefusal }> {
  const deadline = AbortSignal.timeout(policy.timeoutMs ?? FETCH_TIMEOUT_MS);
  const stop = signal ? AbortSignal.any([deadline, signal]) : deadline;
  const cancelled = new Promise<{ refused: FetchRefusal }>((done) => {
    const give = () => done({ refused: 'timeout' });
    if (stop.aborted) give();
    else stop.addEventListener('abort', give, { once: true });
  });
  // The race also bounds what can't be aborted, such as the system's resolver.
  return Promise.race([cancelled, follow(url, policy, stop, read).catch(() => ({ refused: 'unreachable' as const }))]);
}

/** How to read the final response after the redirects. */
interface Reading<Result> {
  accept: string;
  read(response: IncomingMessage, target: Target): Promise<Result | { refused: FetchRefusal }>;
}

async function follow<Result>(
  link: string,
  policy: FetchPolicy,
  signal: AbortSignal,
  { accept, read }: Reading<Result>,
): Promise<Result | { refused: FetchRefusal }> {
  const resolve = policy.resolve ?? resolveAll;
  const maxRedirects = policy.maxRedirects ?? MAX_REDIRECTS;
  let next = link;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const target = await checkTarget(next, policy, resolve);
    if ('refused' in target) return target;
    if (signal.aborted) return { refused: 'timeout' };
    const response = await open(target, policy, signal, accept);
    const status = response.statusCode ?? 0;
    const location = response.headers.location;
    if ([301, 302, 303, 307, 308].includes(status) && location) {
      response.destroy();
      if (!URL.canParse(location, target.url)) return { refused: 'unreachable' };
      next = new URL(location, target.url).href;
      continue;
    }
    return read(response, target);
  }
  return { refused: 'redirects' };
}

async function readPage(
  response: IncomingMessage,
  target: Target,
  policy: FetchPolicy,
  now: () => number,
): Promise<FetchedPage | { refused: FetchRefusal }> {
  const contentType = response.headers['content-type'] ?? '';
  if (contentType && !/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)) {
    response.destroy();
    return { refused: 'not-html' };
  }
  const body = await readBody(response, policy.maxDecodedBytes ?? MAX_DECODED_BYTES);
  if ('refused' in body) {
    response.destroy();
    return body;
  }
  const { text, charset } = decodeText(body, contentType);
  if (!contentType && !/^\s*(?:\ufeff)?</.test(text)) return { refused: 'not-html' };
  return { url: target.url.href, status: response.statusCode ?? 0, html: text, charset, fetchedAt: now() };
}

function open(target: Target, policy: FetchPolicy, signal: AbortSignal, accept: string): Promise<IncomingMessage> {
  const headers = {
    host: target.url.host,
    'user-agent': policy.userAgent ?? USER_AGENT,
    accept,
    'accept-language': 'en;q=0.8,*;q=0.5',
    'accept-encoding': 'gzip, br, deflate',
    connection: 'close',
  };
  const dial = policy.dial ?? dialPinned;
  return new Promise((done, fail) => {
    const request = dial({ ...target, headers, signal }, done);
    request.on('error', fail);
    let announced = 0;
    request.on('information', () => {
      announced += 1;
      if (announced > MAX_INFORMATIONAL) request.destroy(new Error('Announced too often'));
    });
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      fail(new Error('Another protocol'));
    });
    request.end();
  });
}

/** Connects to `address` and no other; TLS still checks the certificate against the name. */
export function dialPinned(dial: Dial, onResponse: (response: IncomingMessage) => void): ClientRequest {
  const { url, host, address, port, headers, signal } = dial;
  const family = isIP(address);
  const isSecure = url.protocol === 'https:';
  const request = (isSecure ? requestHttps : requestHttp)(
    {
      method: 'GET',
      // A numeric address needs no look-up; a name resolves to the address that was checked.
      host,
      port,
      path: `${url.pathname}${url.search}`,
      headers,
      signal,
      agent: false,
      maxHeaderSize: 32 * 1024,
      ...(isSecure && !isIP(host) ? { servername: host } : {}),
      lookup: (_name, options, callback) => {
        if (options.all) callback(null, [{ address, family }]);
        else callback(null, address, family);
      },
    },
    onResponse,
  );
  return request;
}

/** Queries name servers itself: the system's look-up has only two threads for all, and two silent name servers would block both. */
async function resolveAll(host: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
