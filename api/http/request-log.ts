import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { uuidv7 } from 'uuidv7';
import { loggedError } from '#api/logged-error.ts';

/**
 * Logs every request that failed through our fault, and at level `debug` all of them. Queries, cookies and personal links never reach the
 * log.
 */
export const requestLog = (logger: Logger) =>
  pinoHttp({
    logger,
    genReqId(_request, response) {
      const id = uuidv7();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response) => (response.statusCode === 500 ? 'error' : 'debug'),
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?', 1)[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: loggedError,
    },
  });
