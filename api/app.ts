import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { listPageAt } from '#api/features/catalogue/list-pages.ts';
import { readItemPicture } from '#api/features/registries/item-pictures.service.ts';
import { opensReservation } from '#api/features/reservations/personal-link.ts';
import { problemOf } from '#contracts/problems.ts';
import { hostsOf } from './http/allowed-hosts.ts';
import { problemFor, sendProblem, setHeaders } from './http/answers.ts';
import type { App } from './http/app-context.ts';
import type { AstroHandler } from './http/astro.ts';
import { type Binding, bindRoutes } from './http/bind.ts';
import type { Cookies } from './http/cookies.ts';
import { apiDocumentation } from './http/documentation.ts';
import type { Limiter } from './http/limits.ts';
import { livePattern } from './http/live-pages.ts';
import { opensMailedLink } from './http/mailed-links.ts';
import { otherSpelling } from './http/other-spelling.ts';
import { createPages } from './http/pages.ts';
import type { Pictures } from './http/pictures.ts';
import { readySender } from './http/ready-answers.ts';
import { pathOf } from './http/requests.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sendSocialPicture } from './http/social-pictures.ts';
import type { StaticPages } from './http/static-pages.ts';
import { routeName, routes } from './routes.ts';

export interface AppParts {
  app: App;
  cookies: Cookies;
  limiter: Limiter;
  log: Logger;
  pages: StaticPages;
  /** Product and other pictures, from the data folder. */
  pictures: Pictures;
  /** Null where no site was built (tests of the API alone). */
  astro: AstroHandler | null;
  /** Something was written: background work may be waiting. */
  onChanged: () => void;
  /** The development inbox, where the demo runs. */
  inbox: express.RequestHandler | null;
}

/**
 * Everything that this server answers, without listening. What is asked most needs no middleware and passes none: built and kept
 * pages are one look-up, a call is found in the route table. Express has the rest.
 */
export function createAnswering(parts: AppParts): RequestListener {
  const { app, log } = parts;
  const { settings } = app;
  const always = securityHeaders({ secure: settings.publicUrl.startsWith('https:') });
  const isOurHost = hostsOf(settings.publicUrl, settings.production);
  const send = readySender(always);

  const notFound = (request: IncomingMessage, response: ServerResponse) => {
    const page = request.url!.startsWith('/api/') ? undefined : parts.pages.find('/404');
    if (page !== undefined) return send(request, response, page, 404);
    sendProblem(response, problemOf('not-found'));
  };
  const binding: Binding = {
    app,
    limiter: parts.limiter,
    checkAnswers: !settings.production,
    cookies: parts.cookies,
    log,
    publicUrl: settings.publicUrl,
    always,
    onChanged: parts.onChanged,
    formRefused: (request, response, problem, fields) =>
      void showPage(request, response, fields.page ?? '/reservations', { problem, fields }),
  };
  const rows = new Map(routes.map((route) => [routeName(route), route]));
  const isPage = (path: string) =>
    livePattern(path) !== null || parts.pages.find(path) !== undefined || listPageAt(path, '', true) !== null;
  const showPage = createPages({ binding, rows, astro: parts.astro, notFound });
  const answerCall = bindRoutes(routes, binding);

  const rest = express();
  rest.disable('etag').disable('x-powered-by').set('query parser', false).set('trust proxy', settings.trustedProxies);
  rest.use(apiDocumentation(routes));
  if (parts.inbox !== null) rest.use('/dev/inbox', parts.inbox);
  rest.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(request, response);
    const path = request.path.length > 1 ? request.path.replace(/\/+$/, '') : request.path;
    if (path === '/index') return response.redirect(301, '/');
    // Pages are known in any case (shop 2.2) and with a slash at their end, and live at one address.
    const asked = pathOf(request.originalUrl);
    const lives = otherSpelling(asked, isPage);
    if (lives !== null) return response.redirect(301, lives + request.originalUrl.slice(asked.length));
    const page = listAt(path, request.originalUrl) === null ? parts.pages.find(path === '' ? '/' : path) : undefined;
    if (page !== undefined) return send(request, response, page);
    if (await sendItemPicture(app, response, path)) return;
    if (await sendSocialPicture(app, response, path)) return;
    if (await exchangeLink(parts, request, response, path)) return;
    await showPage(request, response, request.originalUrl);
  });
  rest.use((error: unknown, _request: Request, response: Response, _next: express.NextFunction) => {
    if ((error as { status?: number }).status === 400) return sendProblem(response, problemOf('malformed-request'));
    log.error({ err: error }, 'a request failed');
    sendProblem(response, problemFor(error));
  });

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    answerCall(request, response, () => {
      setHeaders(response, always);
      rest(request, response);
    });
  };
  const answerAny = (request: IncomingMessage, response: ServerResponse): void => {
    if (!request.url!.startsWith('/')) request.url = withoutOrigin(request.url!);
    if (!isOurHost(request.headers.host)) {
      setHeaders(response, always);
      return sendProblem(response, problemOf('not-found'));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(request, response);
    const path = pathOf(request.url!);
    if (isCall(path)) return answer(request, response);
    const picture = path.startsWith('/pictures/') ? parts.pictures.find(path.slice('/pictures'.length)) : undefined;
    if (picture !== undefined) return send(request, response, picture);
    const list = listAt(path, request.url!);
    const page = list === null ? parts.pages.find(path) : undefined;
    if (page !== undefined) return send(request, response, page);
    answer(request, response);
  };

  // What goes wrong with one request is told to that one, and everybody else is served.
  return (request, response) => {
    const fail = (error: unknown): void => {
      log.error({ err: error, path: pathOf(request.url ?? '') }, 'a request failed');
      if (response.headersSent) return void response.destroy();
      setHeaders(response, always);
      sendProblem(response, problemFor(error));
    };
    try {
      answerAny(request, response);
    } catch (error) {
      fail(error);
    }
  };
}

const isCall = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/store/api/');

/** The list of products at an address of the store. */
const listAt = (path: string, address: string) =>
  path.startsWith('/store/') ? listPageAt(path, address.split(/\?(.*)/s)[1] ?? '') : null;

/** What a proxy is asked, as a server is asked it. */
function withoutOrigin(target: string): string {
  if (!URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** Our own copies of other stores' pictures, by the hash of their bytes: they never change. */
async function sendItemPicture(app: App, response: Response, path: string): Promise<boolean> {
  const hash = /^\/pictures\/items\/([\w-]{43})\.webp$/.exec(path)?.[1];
  const webp = hash === undefined ? undefined : await readItemPicture(app, hash);
  if (webp === undefined) return false;
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.type('image/webp').send(webp);
  return true;
}

/** The pages that mails lead to, and what proves that the mail was read. */
const mailedPages: readonly { pattern: RegExp; opens: typeof opensReservation }[] = [
  {
    pattern: /^\/(?:reservations|reservation\/unreserve|email_actions\/reservation_purchase)\/([0-9a-f-]{36})$/,
    opens: opensReservation,
  },
  {
    pattern: /^\/availability-alerts\/([0-9a-f-]{36})$/,
    opens: (app, id, secret) => opensMailedLink(app, 'availability', id, secret),
  },
  {
    pattern: /^\/product-questions\/([0-9a-f-]{36})$/,
    opens: (app, id, secret) => opensMailedLink(app, 'question', id, secret),
  },
  {
    pattern: /^\/password_resets\/([0-9a-f-]{36})$/,
    opens: (app, id, secret) => opensMailedLink(app, 'password-reset', id, secret),
  },
];

/** A personal link: its secret becomes a cookie and leaves the address bar. Reads only, so a mail scanner changes nothing. */
async function exchangeLink(parts: AppParts, request: Request, response: Response, path: string): Promise<boolean> {
  const page = mailedPages.find(({ pattern }) => pattern.test(path));
  const id = page?.pattern.exec(path)?.[1];
  const query = new URLSearchParams(request.originalUrl.split('?')[1] ?? '');
  const secret = query.get('token');
  if (page === undefined || id === undefined || secret === null) return false;
  if (await page.opens(parts.app, id, secret)) {
    response.setHeader('Set-Cookie', parts.cookies.write({ grants: [id] }, parts.cookies.read(request.headers.cookie)));
  }
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  query.delete('token');
  const rest = query.toString();
  response.redirect(303, rest === '' ? path : `${path}?${rest}`);
  return true;
}
