import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { guestPage } from '#api/features/registries/guest-page.ts';
import { hasDevelopmentInbox } from './config.ts';
import { catalogueEdition } from './features/catalogue/catalogue-edition.ts';
import { apiRouter } from './http/api-router.ts';
import type { App } from './http/app-context.ts';
import type { Cookies } from './http/cookies.ts';
import { apiDocumentation } from './http/documentation.ts';
import type { LetOthersIn } from './http/event-loop.ts';
import { developmentInbox } from './http/inbox.ts';
import type { Limiter } from './http/limits.ts';
import type { LiveUpdates } from './http/live-updates.ts';
import { mailedLinkPages } from './http/mailed-link-pages.ts';
import { oneClickStop } from './http/one-click-stop.ts';
import {
  canonicalAddress,
  pageOfRefusedForm,
  pathOfAddress,
  publicPages,
  refuseLongAddresses,
  withoutEmptyParameters,
} from './http/page-addresses.ts';
import { pages } from './http/pages.ts';
import { pictures } from './http/pictures.ts';
import { handleErrors, refuseUnknown } from './http/problems.ts';
import { requestLog } from './http/request-log.ts';
import { allowHosts, hostOfRegistries, securityHeaders } from './http/security.ts';
import { session } from './http/session.ts';
import type { Site } from './http/site.ts';
import { builtFiles, errorPage, notFoundPage } from './http/static-files.ts';
import { routes } from './routes.ts';

export interface AppParts {
  context: App;
  cookies: Cookies;
  limiter: Limiter;
  letOthersIn: LetOthersIn;
  log: Logger;
  /** Null where no site was built (tests of the API alone). */
  site: Site | null;
  live: LiveUpdates;
  /** Called after a write: background work may be waiting. */
  onChanged: () => void;
}

/** Everything that this server responds to, in the order in which a request passes it. */
export function createApp({ context, cookies, limiter, letOthersIn, log, site, live, onChanged }: AppParts): Express {
  const { settings } = context;
  const app = express();
  app.disable('x-powered-by');
  // Responses of the API are for one caller, or expire by age; pages set their own ETag.
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', settings.trustedProxies);
  app.set('case sensitive routing', true);
  app.set('strict routing', true);

  app.use(requestLog(log));
  app.use(securityHeaders(settings));
  app.use(refuseLongAddresses);
  app.use(pathOfAddress);
  app.use(hostOfRegistries(settings));
  app.use(allowHosts(settings));
  app.use('/pictures', pictures(context));
  app.use(canonicalAddress);
  app.use(withoutEmptyParameters);
  app.use(publicPages);
  if (site?.clientFolder) app.get('/{*path}', builtFiles(site.clientFolder));

  app.use(session(context, cookies));
  app.use(mailedLinkPages(context, cookies));
  app.use(oneClickStop(context));
  const performer = { app: context, limiter, checkAnswers: !settings.production, onChanged };
  app.get(live.path, live.handle);
  app.use(apiDocumentation(routes));
  app.use(apiRouter(routes, { ...performer, letOthersIn, cookies, publicUrl: settings.publicUrl }));
  if (hasDevelopmentInbox(settings)) app.use('/dev/inbox', developmentInbox(context));

  app.use(pageOfRefusedForm);
  if (site !== null) {
    app.use(
      pages({
        ...performer,
        letOthersIn,
        routes,
        site,
        async findShared(request) {
          const { publicPage } = request;
          const page = publicPage
            ? { address: request.url, name: publicPage }
            : await guestPage(context, limiter, request);
          return page && { ...page, name: `${await catalogueEdition(context.db, context.now())} ${page.name}` };
        },
      }),
    );
  }
  if (site?.clientFolder) app.use(notFoundPage(site.clientFolder));
  // In development Astro's own server comes next.
  const isDevelopment = site !== null && site.clientFolder === null;
  if (!isDevelopment) app.use(refuseUnknown);
  if (site?.clientFolder) app.use(errorPage(site.clientFolder));
  app.use(handleErrors);
  return app;
}
