import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Refusal } from '#contracts/problems.ts';
import { problemFor, redirect, sendJson, sendProblem, setHeaders } from './answers.ts';
import { identifyRequest } from './callers.ts';
import type { Cookies } from './cookies.ts';
import { createPathMatcher } from './match-path.ts';
import { type Performer, perform } from './perform.ts';
import { type PostedBody, parseBody, pathOf, readBody, readQuery } from './requests.ts';
import type { ChangeRoute, Route } from './route.ts';
import { comesFromOurPages } from './same-origin.ts';
import type { HeaderLine } from './security-headers.ts';

const bodyBytesMax = 64 * 1024;

export interface Binding extends Performer {
  cookies: Cookies;
  log: Logger;
  publicUrl: string;
  /** Headers of every answer; none is set when a request comes here. */
  always: readonly HeaderLine[];
  /** Answers a form that was refused: the page again, with the problem and what was typed. */
  formRefused: (
    request: IncomingMessage,
    response: ServerResponse,
    problem: ReturnType<typeof problemFor>,
    fields: Record<string, string>,
  ) => void;
}

export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers every row, and nothing that is not a row: a wrong method gets 405, any other path goes on to the pages. */
export function bindRoutes(routes: readonly Route[], binding: Binding): Handler {
  assertEachOnce(routes.map((route) => route.endpoint));
  const usual = new Map(routes.map((route) => [route, [...binding.always, cacheControlOf(route)].flat()]));
  const match = createPathMatcher(Map.groupBy(routes, (route) => route.endpoint.path));
  return (request, response, next) => {
    const { method = 'GET', url = '/' } = request;
    try {
      const found = match(pathOf(url));
      if (found === null) return next();
      const wanted = method === 'HEAD' ? 'GET' : method;
      const route =
        (method === 'POST' ? formRoute(found.value, url) : undefined) ??
        found.value.find((one) => one.endpoint.method === wanted);
      if (route !== undefined) {
        void answer(route, found.params, binding, usual.get(route)!, request, response);
        return;
      }
      response.setHeader('Allow', found.value.map((one) => one.endpoint.method).join(', '));
      throw new Refusal('method-not-allowed');
    } catch (error) {
      setHeaders(response, binding.always);
      sendProblem(response, problemFor(error instanceof URIError ? new Refusal('malformed-request') : error));
    }
  };
}

/** A form can only POST: it says in the address which of the path's other methods it means. */
function formRoute(routes: readonly Route[], url: string): Route | undefined {
  const wanted = new URLSearchParams(url.split('?')[1]).get('_method');
  return routes.find((route) => takesFormByAddress(route) && route.endpoint.method === wanted);
}

const takesFormByAddress = (route: Route): route is ChangeRoute =>
  route.kind === 'change' && route.form !== undefined && route.endpoint.method !== 'POST';

async function answer(
  route: Route,
  params: Record<string, string>,
  binding: Binding,
  /** The headers of its answer that are the same each time: name, value, name, value. */
  usual: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let posted: PostedBody = { kind: 'json', value: undefined };
  try {
    if (route.kind === 'change') posted = await readPosted(route, binding, request);
    const { caller, sent } = await identifyRequest(binding.app, binding.cookies, request);
    const query = readQuery(request.url!);
    if (posted.kind === 'form') delete query._method;
    const body =
      posted.kind === 'json' ? posted.value : route.kind === 'change' ? route.form!.body(posted.fields) : undefined;
    const key =
      route.kind === 'read'
        ? null
        : readKey(posted.kind === 'form' ? posted.fields.key : request.headers['idempotency-key']);
    const done = await perform(binding, route, caller, { params, query, body }, key);

    const cookies = binding.cookies.write(done.cookies, sent).map((line) => ['Set-Cookie', line] as const);
    if (posted.kind === 'form')
      redirect(response, 303, (route as ChangeRoute).form!.done(done.output as never, posted.fields), [
        ...binding.always,
        ...cookies,
        cacheControlOf(route),
      ]);
    else {
      sendJson(
        response,
        done.status,
        cookies.length === 0 ? usual : [...usual, ...cookies.flat()],
        done.output,
        done.json,
      );
    }
  } catch (error) {
    const problem = problemFor(error);
    if (!response.headersSent) setHeaders(response, binding.always);
    if (problem.code === 'internal')
      binding.log.error({ err: error, operation: `${route.endpoint.method} ${route.endpoint.path}` }, 'a call failed');
    if (posted.kind === 'form') binding.formRefused(request, response, problem, posted.fields);
    else sendProblem(response, problem);
  }
}

const cacheControlOf = (route: Route): HeaderLine => [
  'Cache-Control',
  route.kind === 'read' && route.publicCacheSeconds !== undefined
    ? `public, max-age=${route.publicCacheSeconds}`
    : 'no-store',
];

async function readPosted(route: ChangeRoute, binding: Binding, request: IncomingMessage): Promise<PostedBody> {
  if (!comesFromOurPages(request.headers, binding.publicUrl)) throw new Refusal('cross-site');
  const posted = parseBody(request.headers['content-type'], await readBody(request, bodyBytesMax));
  if (posted.kind === 'form' && route.form === undefined) throw new Refusal('not-json');
  return posted;
}

function readKey(value: string | string[] | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string' || !/^[\w-]{16,100}$/.test(value))
    throw new Refusal('invalid-input', {
      fields: [{ field: 'Idempotency-Key', message: 'must be 16 to 100 letters, digits, - or _' }],
    });
  return value;
}

function assertEachOnce(endpoints: Endpoint[]): void {
  const seen = new Set<string>();
  for (const { method, path } of endpoints) {
    const name = `${method} ${path}`;
    if (seen.has(name)) throw new Error(`Two rows answer ${name}.`);
    seen.add(name);
  }
}
