import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { countRowsRead } from '#api/db/rows-read.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Refusal } from '#contracts/problems.ts';
import { hideStaffCalls, isAboutGift } from './access.ts';
import { refuseOtherAccount } from './account-of-page.ts';
import { untilClosed } from './connections.ts';
import type { Cookies } from './cookies.ts';
import type { LetOthersIn } from './event-loop.ts';
import { pointsOfRows, pointsOfSize } from './limits.ts';
import { type Performer, perform } from './perform.ts';
import { problemFor, toError } from './problems.ts';
import { bytesSent, fieldsOfForm, keyOf, parseBody, readInput, receiveBody } from './read-input.ts';
import type { ChangeRoute, Route } from './route.ts';
import { comesFromOurPages } from './same-origin.ts';
import { admitFile, keepPlaceDuring, receiveUpload } from './uploads.ts';

export interface ApiParts extends Performer {
  cookies: Cookies;
  publicUrl: string;
  letOthersIn: LetOthersIn;
}

/** Mounts every row of the route table. A known path with another method gets 405; any other path is passed on. */
export function apiRouter(routes: readonly Route[], parts: ApiParts): Router {
  checkEndpoints(routes.map((route) => route.endpoint));
  const byNoun = Map.groupBy(routes, (route) => nounOf(route.endpoint.path));
  const routers = new Map([...byNoun].map(([noun, rows]) => [noun, routerOfNoun(rows, parts)]));
  const router = Router({ caseSensitive: true, strict: true });
  router.use(methodOfForm);
  // Express tries the paths one after the other: a call is compared only with those of its noun.
  router.use((request, response, next) => {
    const ofNoun = routers.get(nounOf(request.path));
    if (ofNoun === undefined) next();
    else ofNoun(request, response, next);
  });
  return router;
}

/** The noun of `/api/v3/registries/{id}` is `/api/v3/registries`. */
const nounOf = (path: string): string => path.split('/', 4).join('/');

function routerOfNoun(routes: readonly Route[], parts: ApiParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const byPath = [...Map.groupBy(routes, (route) => route.endpoint.path)].sort(fewerParametersFirst);
  for (const [path, rows] of byPath) {
    const mounted = router.route(path.replace(/\{(\w+)\}/g, ':$1'));
    if (rows.every(({ access }) => access.who === 'admin')) mounted.all(hideFromOthers(rows[0]!));
    for (const row of rows) {
      const method = row.endpoint.method.toLowerCase() as 'get';
      mounted[method](hideFromOthers(row));
      if (row.kind === 'read') mounted[method](answer(row, parts));
      else {
        const receive = row.upload === undefined ? [] : [receiveUpload(row.upload)];
        mounted[method](
          onlyFromOurPages(parts),
          onlyWithRoom(parts),
          ...(row.bodyLimit === undefined ? [] : [admitFile]),
          ...receiveBody(row),
          ...receive,
          answer(row, parts),
        );
      }
    }
    const methods = rows.map((row) => row.endpoint.method).join(', ');
    mounted.all((_request, response) => {
      response.set('Allow', methods);
      throw new Refusal('method-not-allowed');
    });
  }
  return router;
}

/** Runs before anything in the request is read. */
const hideFromOthers =
  ({ access }: Route): RequestHandler =>
  (request, _response, next) => {
    hideStaffCalls(access, request.caller);
    next();
  };

/** `/items/minimal` is mounted before `/items/:id`. */
const fewerParametersFirst = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  a.split('{').length - b.split('{').length;

const methodsOfForms = new Set(['PUT', 'PATCH', 'DELETE']);

/** A form can only POST: it names the intended method in the query, one of those that change something. */
const methodOfForm: RequestHandler = (request, _response, next) => {
  const { _method } = request.query;
  const isMeant = typeof _method === 'string' && methodsOfForms.has(_method);
  if (isMeant && request.method === 'POST' && request.is('urlencoded')) request.method = _method;
  next();
};

const onlyFromOurPages =
  ({ publicUrl }: ApiParts): RequestHandler =>
  (request, _response, next) => {
    if (!comesFromOurPages(request.headers, publicUrl)) throw new Refusal('cross-site');
    next();
  };

/** Before a body arrives that would be refused. */
const onlyWithRoom =
  ({ limiter }: ApiParts): RequestHandler =>
  (request, _response, next) => {
    limiter.refuseWhereFull(request.caller);
    next();
  };

const answer =
  (route: Route, parts: ApiParts): RequestHandler =>
  (request, response, next) => {
    // Who hangs up leaves the line: what they have sent would stay in memory until their turn.
    const signal = untilClosed(response);
    return keepPlaceDuring(request, response, () =>
      parts.limiter.inTurn(
        request.caller,
        () => respond(route, parts, request, response, signal, next),
        signal,
        bytesSent(request),
      ),
    );
  };

async function respond(
  route: Route,
  parts: ApiParts,
  request: Request,
  response: Response,
  signal: AbortSignal,
  next: NextFunction,
): Promise<void> {
  await parts.letOthersIn(request.caller.address);
  const fields = route.kind === 'change' ? await parsedForm(route, parts, request) : null;
  try {
    refuseOtherAccount(route, request, fields);
    const { done: doing, rows } = countRowsRead(() =>
      perform(
        parts,
        route,
        request.caller,
        { ...readInput(route, request, fields), upload: request.upload, signal },
        keyOf(request, fields),
      ),
    );
    const done = await doing;
    for (const line of parts.cookies.write(done.cookies, request.sentCookies)) response.append('Set-Cookie', line);
    response.set('Cache-Control', cacheControlOf(route));
    if (fields !== null) return response.redirect(303, (route as ChangeRoute).form!.done(done.output as never, fields));
    send(response, done.status, done.output);
    await chargeWork(parts, route, request, response, rows());
  } catch (error) {
    if (fields === null || signal.aborted) throw error;
    response.err = toError(error);
    const sent = { action: request.originalUrl, fields: request.body, isWhole: Boolean(request.is('urlencoded')) };
    request.refusedForm = { problem: problemFor(orSignIn(error, route, request)), fields, sent };
    // On to the pages: the one that the form names is shown again.
    next('router');
  }
}

/**
 * A gift that was given from an account is not there once its session has ended, and what was typed would be lost: whoever has sent the form
 * is asked to sign in instead, whether or not there is such a gift.
 */
function orSignIn(error: unknown, { access }: Route, { sentCookies, caller }: Request): unknown {
  const hasEnded = sentCookies.sessionSecret !== null && caller.sessionHash === null;
  const isMissing = error instanceof Refusal && error.code === 'not-found';
  return isMissing && hasEnded && isAboutGift(access) ? new Refusal('sign-in-required') : error;
}

/** The fields of a form; null where JSON or nothing was sent. What cannot be read counts as a call, too. */
async function parsedForm(route: ChangeRoute, { limiter }: ApiParts, request: Request) {
  try {
    parseBody(request);
    return fieldsOfForm(route, request);
  } catch (error) {
    for (const limit of route.limits) await limiter.spend(limit, request.caller);
    throw error;
  }
}

function send(response: Response, status: number, output: unknown): void {
  if (status === 204 || output === undefined) response.status(status).end();
  else response.status(status).json(output);
}

/** A large response costs as much as several calls, and so does much that is read or kept. */
async function chargeWork(
  { limiter }: ApiParts,
  route: Route,
  request: Request,
  response: Response,
  rows: number,
): Promise<void> {
  const answered = pointsOfSize(Number(response.get('Content-Length') ?? 0)) + pointsOfRows(rows);
  const sent = bytesSent(request);
  for (const limit of route.limits) {
    const kept = limit.bytesSent === undefined ? 0 : Math.floor(sent / limit.bytesSent);
    const points = kept + (limit.bySize ? answered : 0);
    if (points > 0) await limiter.charge(limit, request.caller, points);
  }
}

const cacheControlOf = (route: Route): string =>
  route.kind === 'read' && route.publicCacheSeconds !== undefined
    ? `public, max-age=${route.publicCacheSeconds}`
    : 'no-store';

function checkEndpoints(endpoints: Endpoint[]): void {
  const seen = new Set<string>();
  for (const { method, path } of endpoints) {
    const name = `${method} ${path}`;
    if (seen.has(name)) throw new Error(`Two rows answer ${name}.`);
    seen.add(name);
    if (nounOf(path).includes('{')) throw new Error(`${name} names no noun before its first parameter.`);
  }
}
