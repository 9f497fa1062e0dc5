import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Refusal } from '#contracts/problems.ts';
import { problemFor, sendJson, sendProblem } from './answers.ts';
import { identifyRequest } from './callers.ts';
import type { Cookies } from './cookies.ts';
import { type Performer, perform } from './perform.ts';
import { type PostedBody, parseBody, readBody, readQuery } from './requests.ts';
import type { ChangeRoute, Route } from './route.ts';
import { comesFromOurPages } from './same-origin.ts';

const bodyBytesMax = 64 * 1024;

export interface Binding extends Performer {
  cookies: Cookies;
  log: Logger;
  publicUrl: string;
  /** Answers a form that was refused: the page again, with the problem and what was typed. */
  formRefused: (
    request: Request,
    response: Response,
    problem: ReturnType<typeof problemFor>,
    fields: Record<string, string>,
  ) => void;
}

/** Mounts every row, and nothing that is not a row: an /api path without one answers 404, a wrong method 405. */
export function bindRoutes(routes: readonly Route[], binding: Binding): Router {
  assertEachOnce(routes.map((route) => route.endpoint));
  const router = Router({ caseSensitive: true, strict: true });
  const methodsByPath = new Map<string, Set<string>>();
  for (const route of routes) {
    const path = expressPath(route.endpoint.path);
    methodsByPath.set(path, (methodsByPath.get(path) ?? new Set()).add(route.endpoint.method));
    router[route.endpoint.method.toLowerCase() as 'get'](path, (request, response) =>
      answer(route, binding, request, response),
    );
  }
  // A form can only POST: it says in the address which of the path's other methods it means.
  for (const [path, forms] of Map.groupBy(routes.filter(takesFormByAddress), (route) =>
    expressPath(route.endpoint.path),
  )) {
    router.post(path, (request, response, next) => {
      const route = forms.find(
        (one) => one.endpoint.method === new URLSearchParams(request.url.split('?')[1]).get('_method'),
      );
      return route === undefined ? next() : answer(route, binding, request, response);
    });
  }
  for (const [path, methods] of methodsByPath) {
    router.all(path, (_request, response) => {
      response.setHeader('Allow', [...methods].join(', '));
      sendProblem(response, problemFor(new Refusal('method-not-allowed')));
    });
  }
  return router;
}

const takesFormByAddress = (route: Route): route is ChangeRoute =>
  route.kind === 'change' && route.form !== undefined && route.endpoint.method !== 'POST';

async function answer(route: Route, binding: Binding, request: Request, response: Response): Promise<void> {
  let posted: PostedBody = { kind: 'json', value: undefined };
  try {
    if (route.kind === 'change') posted = await readPosted(route, binding, request);
    const { caller, sent } = await identifyRequest(binding.app, binding.cookies, request);
    const query = readQuery(request.url);
    if (posted.kind === 'form') delete query._method;
    const body =
      posted.kind === 'json' ? posted.value : route.kind === 'change' ? route.form!.body(posted.fields) : undefined;
    const key =
      route.kind === 'read'
        ? null
        : readKey(posted.kind === 'form' ? posted.fields.key : request.headers['idempotency-key']);
    const done = await perform(
      binding,
      route,
      caller,
      { params: request.params as Record<string, string>, query, body },
      key,
    );

    const lines = binding.cookies.write(done.cookies, sent);
    if (lines.length > 0) response.setHeader('Set-Cookie', lines);
    response.setHeader(
      'Cache-Control',
      route.kind === 'read' && route.publicCacheSeconds !== undefined
        ? `public, max-age=${route.publicCacheSeconds}`
        : 'no-store',
    );
    if (posted.kind === 'form')
      response.redirect(303, (route as ChangeRoute).form!.done(done.output as never, posted.fields));
    else sendJson(response, done.status, done.output);
  } catch (error) {
    const problem = problemFor(error);
    if (problem.code === 'internal')
      binding.log.error({ err: error, operation: `${route.endpoint.method} ${route.endpoint.path}` }, 'a call failed');
    if (posted.kind === 'form') binding.formRefused(request, response, problem, posted.fields);
    else sendProblem(response, problem);
  }
}

async function readPosted(route: ChangeRoute, binding: Binding, request: Request): Promise<PostedBody> {
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

/** '/api/v3/registries/{id}' as Express writes it. */
export const expressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

function assertEachOnce(endpoints: Endpoint[]): void {
  const seen = new Set<string>();
  for (const { method, path } of endpoints) {
    const name = `${method} ${path}`;
    if (seen.has(name)) throw new Error(`Two rows answer ${name}.`);
    seen.add(name);
  }
}
