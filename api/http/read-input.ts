// What a request sends, as it arrives: its body, its form, its query, its key. `parse-input.ts` checks it.
import { json, type Request, type RequestHandler, urlencoded } from 'express';
import { typedBody } from '#contracts/endpoint.ts';
import { readFields } from '#contracts/form-fields.ts';
import { Refusal } from '#contracts/problems.ts';
import type { ChangeRoute, Route } from './route.ts';
import { isMultipart } from './uploads.ts';

type Fields = Record<string, string>;

const usualBytes = 65_536;

/** How long the body is; one that does not say counts as the longest that most calls take. */
export function bytesSent({ headers }: Request): number {
  if (headers['transfer-encoding'] !== undefined) return usualBytes;
  return Number(headers['content-length'] ?? 0);
}

/**
 * A body of nothing but `{}` takes twenty times its size once it is parsed: those that wait took gigabytes. No body of ours has more objects
 * and lists than this.
 */
const partsMax = (bytes: number): number => 4_000 + bytes / 32;

const [brace, bracket] = Buffer.from('{[');

function refuseManyParts(_request: unknown, _response: unknown, body: Buffer): void {
  const most = partsMax(body.length);
  let parts = 0;
  for (const byte of body) if (byte === brace || byte === bracket) parts += 1;
  if (parts > most) throw new Refusal('body-too-large');
}

/** Reads JSON or a form of up to `limit`. */
export const readBody = (limit = '64kb'): RequestHandler[] => [
  json({ limit, inflate: false, verify: refuseManyParts }),
  urlencoded({ limit, extended: false, inflate: false }),
];

/** The fields of a form; null where JSON or nothing was sent. */
export function fieldsOfForm(route: ChangeRoute, request: Request): Fields | null {
  if (request.is('urlencoded')) {
    if (route.form === undefined) throw new Refusal('not-json');
    const entries = Object.entries(request.body as Record<string, string | string[]>);
    return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat().at(-1)!]));
  }
  if (route.upload !== undefined && isMultipart(request)) {
    // A page's form expects a page in response; a script does not.
    const isForm = route.form !== undefined && (request.get('Accept') ?? '').includes('text/html');
    return isForm ? { ...(request.body as Fields) } : null;
  }
  if (request.headers['content-length'] !== '0' && request.is('json') === false) throw new Refusal('not-json');
  return null;
}

export function readInput(route: Route, request: Request, fields: Fields | null) {
  const query = readQuery(request);
  if (fields !== null) delete query._method;
  const params = request.params as Record<string, string>;
  if (route.kind === 'read') return { params, query, body: undefined };
  // A multipart body is read as a form, even if a script sent it: the script uses the same fields.
  if (fields === null && !isMultipart(request)) return { params, query, body: request.body ?? {} };
  return { params, query, body: bodyOf(route, fields ?? {}, request) };
}

/** A name may occur in a form several times, as when several items are chosen. */
function bodyOf({ endpoint, form }: ChangeRoute, fields: Fields, request: Request): object {
  // An empty multipart form has no body at all.
  const posted = Object.entries((request.body ?? {}) as Record<string, string | string[]>);
  const all = posted.flatMap(([name, values]) => [values].flat().map((value) => [name, value]));
  return form?.body?.(fields) ?? typedBody(endpoint, readFields(new URLSearchParams(all)));
}

/** `key[]` counts as `key`. There is no nesting: keys that are not in the schema are refused there. */
function readQuery(request: Request): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of Object.entries(request.query as Record<string, string | string[]>)) {
    const key = name.endsWith('[]') ? name.slice(0, -2) : name;
    const before = query[key];
    query[key] = before === undefined ? value : [before, value].flat();
  }
  return query;
}

export function keyOf(request: Request, fields: Fields | null): string | null {
  const key = fields === null ? request.get('Idempotency-Key') : fields.key;
  if (key === undefined || key === '') return null;
  if (!/^[\w-]{16,100}$/.test(key))
    throw new Refusal('invalid-input', {
      fields: [{ field: 'Idempotency-Key', message: 'must be 16 to 100 letters, digits, - or _' }],
    });
  return key;
}
