import express, { type Express, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { readItemPicture } from '#api/features/registries/item-pictures.service.ts';
import { opensReservation } from '#api/features/reservations/personal-link.ts';
import { problemOf } from '#contracts/problems.ts';
import { allowOwnHosts } from './http/allowed-hosts.ts';
import { problemFor, sendProblem } from './http/answers.ts';
import type { App, Caller } from './http/app-context.ts';
import { type Binding, bindRoutes } from './http/bind.ts';
import { identifyRequest } from './http/callers.ts';
import type { Cookies } from './http/cookies.ts';
import { apiDocumentation } from './http/documentation.ts';
import type { Limiter } from './http/limits.ts';
import {
  livePattern,
  PageCache,
  type PageHandler,
  pageData,
  readyToSend,
  renderToMemory,
  sendPage,
} from './http/live-pages.ts';
import { opensMailedLink } from './http/mailed-links.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { StaticPages } from './http/static-pages.ts';
import { routeName, routes } from './routes.ts';

export interface AppParts {
  app: App;
  cookies: Cookies;
  limiter: Limiter;
  log: Logger;
  pages: StaticPages;
  /** Product and other pictures, from the data folder. */
  pictures: StaticPages;
  /** Astro's renderer; null where no site was built (tests of the API alone). */
  renderPage: PageHandler | null;
  /** Something was written: background work may be waiting. */
  onChanged: () => void;
  /** The development inbox, where the demo runs. */
  inbox: express.RequestHandler | null;
  /** Changes when products change: what kept pages are compared with. */
  catalogueVersion: () => number;
}

/** Everything that this server answers, without listening. */
export function createExpressApp(parts: AppParts): Express {
  const { app, log } = parts;
  const { settings } = app;
  const secure = settings.publicUrl.startsWith('https:');
  const server = express();
  server.disable('etag').disable('x-powered-by').set('query parser', false).set('trust proxy', settings.trustedProxies);
  server.use(securityHeaders({ secure }), allowOwnHosts(settings.publicUrl, settings.production));

  const rows = new Map(routes.map((route) => [routeName(route), route]));
  const binding: Binding = {
    app,
    limiter: parts.limiter,
    checkAnswers: !settings.production,
    cookies: parts.cookies,
    log,
    publicUrl: settings.publicUrl,
    onChanged: parts.onChanged,
    formRefused: (request, response, problem, fields) =>
      void renderLive(request, response, fields.page ?? '/reservations', { problem, fields }),
  };
  server.use(bindRoutes(routes, binding));
  server.use(apiDocumentation(routes));
  if (parts.inbox !== null) server.use('/dev/inbox', parts.inbox);

  const kept = new PageCache();
  const notFound = (request: Request, response: Response) => {
    if (!request.path.startsWith('/api/') && parts.pages.serve(request, response, '/404', 404)) return;
    sendProblem(response, problemOf('not-found'));
  };

  /** Renders the page at `address` (path and query) for this caller; the refused form, if any, is shown in it. */
  const renderLive = async (
    request: Request,
    response: Response,
    address: string,
    refusedForm: { problem: ReturnType<typeof problemFor>; fields: Record<string, string> } | null = null,
  ) => {
    const path = address.split(/[?#]/)[0]!;
    const pattern = livePattern(path);
    if (parts.renderPage === null || pattern === null) {
      if (refusedForm !== null) return sendProblem(response, refusedForm.problem);
      return notFound(request, response);
    }
    try {
      const isShared = pattern.isPublic && refusedForm === null;
      const version = parts.catalogueVersion();
      response.setHeader('Cache-Control', pattern.isPublic ? 'public, max-age=60' : 'private, no-store');
      const known = isShared ? kept.find(path, version) : null;
      if (known !== null) return sendPage(request, response, known);
      const { caller } = await identifyRequest(app, parts.cookies, request);
      const seenBy = isShared ? nobody(caller) : caller;
      const method = request.method;
      request.url = isShared ? path : address;
      request.method = 'GET';
      const rendered = await renderToMemory(
        parts.renderPage,
        request,
        response,
        pageData(binding, rows, seenBy, refusedForm),
      );
      request.method = method;
      if (rendered === null || (rendered.status === 404 && rendered.body.length === 0))
        return notFound(request, response);
      if (refusedForm !== null && rendered.status === 200) rendered.status = refusedForm.problem.status;
      const page = readyToSend(rendered);
      if (isShared && page.status === 200) kept.keep(path, version, page);
      sendPage(request, response, page);
    } catch (error) {
      log.error({ err: error, path }, 'a page failed');
      if (!response.headersSent && parts.pages.serve(request, response, '/500', 500)) return;
      sendProblem(response, problemFor(error));
    }
  };

  server.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(request, response);
    const path = request.path.length > 1 ? request.path.replace(/\/+$/, '') : request.path;
    if (path === '/index') return response.redirect(301, '/');
    if (parts.pages.serve(request, response, path === '' ? '/' : path)) return;
    if (path.startsWith('/pictures/') && parts.pictures.serve(request, response, path.slice('/pictures'.length)))
      return;
    if (await sendItemPicture(app, response, path)) return;
    if (await exchangeLink(parts, request, response, path)) return;
    await renderLive(request, response, request.originalUrl);
  });
  server.use((error: unknown, _request: Request, response: Response, _next: express.NextFunction) => {
    if ((error as { status?: number }).status === 400) return sendProblem(response, problemOf('malformed-request'));
    log.error({ err: error }, 'a request failed');
    sendProblem(response, problemFor(error));
  });
  return server;
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

/** A page that is kept for everybody must not know anybody. */
const nobody = (caller: Caller): Caller => ({
  ...caller,
  user: null,
  visitorId: null,
  sessionHash: null,
  grants: new Set(),
});

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
