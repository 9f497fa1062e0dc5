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
 * Files by `sirv`, which leaves open what it reads for a client that has gone, and does not hear of a file that cannot be opened: open files
 * ran out within a minute, and that error ended the process. It gets ranges wrong as well; nobody needs a part of these files.
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

/** Anything that is not there, but for calls of the API, is answered with the page that says so. */
export const notFoundPage =
  (clientFolder: string): RequestHandler =>
  (request, response, next) => {
    if (isCall(request.path)) return next();
    response.status(404).set('Cache-Control', 'private, no-store');
    response.sendFile('404.html', { root: clientFolder, cacheControl: false }, (error) => error && next());
  };

/**
 * A fault of ours or of the database, and a limit, are a page for whoever asked for a page. Rendered on demand, that one might fail too.
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
