import type { RequestHandler } from 'express';

/** The planted bug of the idempotency proof: a cache lookup first, which two simultaneous requests both find empty. */
export function keyInMemory(): RequestHandler {
  const answers = new Map<string, { status: number; body: string }>();
  return (request, response, next) => {
    const key = request.headers['idempotency-key'];
    delete request.headers['idempotency-key'];
    if (typeof key !== 'string') return next();
    const known = answers.get(key);
    if (known !== undefined) {
      response.status(known.status).type('json').send(known.body);
      return;
    }
    const { end } = response;
    response.end = ((...parts: Parameters<typeof end>) => {
      answers.set(key, { status: response.statusCode, body: String(parts[0] ?? '') });
      return end.apply(response, parts);
    }) as typeof end;
    next();
  };
}

/** The planted bug of the fuzzer: an exception that is not turned into a response. */
export function trustsInput(): RequestHandler {
  return (request, _response, next) => {
    const value = new URLSearchParams(request.url.split('?')[1]).get('a');
    if (value !== null) JSON.parse(value);
    next();
  };
}
