import type { ReadStream } from 'node:fs';
import { join } from 'node:path';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import sirv, { type Options } from 'sirv';
import { isCall } from './page-addresses.ts';
import { problemFor, toError } from './problems.ts';

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';
const always = 'public, max-age=0, must-revalidate';

/**
 * Files by `sirv`, which leaves a file open when its client disconnects, and does not handle a file that cannot be opened: the process ran
 * out of open files within a minute, and that error ended it. It also gets ranges wrong; nobody needs parts of these files.
 */
function files(folder: string, options: Options): RequestHandler {
  const send = sirv(folder, options) as RequestHandler;
  return (request, response, next) => {
    delete request.headers.range;
    response.once('pipe', (file: ReadStream) => {
      file.once('error', () => response.destroy());
      if (response.closed) file.destroy();
      else response.once('close', () => file.destroy());
    });
    return send(request, response, next);
  };
}

/** Built pages and their files, with the compressed copies that the build wrote beside them. */
export function builtFiles(clientFolder: string): RequestHandler {
  return files(clientFolder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const age = pathname.startsWith('/_assets/') ? year : /\.(?!html$)\w+$/.test(pathname) ? day : always;
      response.setHeader('Cache-Control', age);
    },
  });
}

/** Any unknown address, except calls of the API, gets the "not found" page. */
export const notFoundPage =
  (clientFolder: string): RequestHandler =>
  (request, response, next) => {
    if (isCall(request.path)) return next();
    response.status(404).set('Cache-Control', 'private, no-store');
    response.sendFile('404.html', { root: clientFolder, cacheControl: false }, (error) => error && next());
  };

/**
 * Our own faults, those of the database, and limits get an error page if a page was requested. The page is built ahead: rendering it on
 * demand might fail too.
 */
export const errorPage =
  (clientFolder: string): ErrorRequestHandler =>
  (error, request, response, next) => {
    const problem = problemFor(error);
    const page = problem.status === 429 ? '429.html' : problem.status >= 500 ? '500.html' : null;
    if (page === null || response.headersSent || isCall(request.path) || !request.accepts('html')) return next(error);
    response.err = toError(error);
    const wait = problem.facts?.retryAfterSeconds;
    if (wait !== undefined) response.set('Retry-After', String(wait));
    response.status(problem.status).set('Cache-Control', 'private, no-store');
    response.sendFile(page, { root: clientFolder, cacheControl: false }, (missing) => missing && next(error));
  };

/** The pictures of the catalogue, which may be replaced while the server runs. */
export function pictureFiles(dataDir: string): RequestHandler {
  return files(join(dataDir, 'pictures'), {
    dev: true,
    etag: true,
    extensions: [],
    setHeaders: (response) => void response.setHeader('Cache-Control', day),
  });
}
