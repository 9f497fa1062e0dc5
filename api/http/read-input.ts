// What a request sends, as it arrives: its body, its form, its query, its key. `parse-input.ts` checks it.
import { type Request, type RequestHandler, raw } from 'express';
import { typedBody } from '#contracts/endpoint.ts';
import { readFields } from '#contracts/form-fields.ts';
import { Refusal } from '#contracts/problems.ts';
import type { ChangeRoute, Route } from './route.ts';
import { isMultipart } from './uploads.ts';

type Fields = Record<string, string>;
/** A form as it arrives: a name may occur several times, as when several items are chosen. */
type Posted = Record<string, string | string[]>;

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
const fieldsMax = 1_000;

const [brace, bracket] = Buffer.from('{[');

/**
 * Takes up to `bodyLimit` of what the call may send, and parses nothing yet: three hundred bodies that arrive in the same turn of the event
 * loop would keep everybody else waiting.
 */
export const receiveBody = (route: ChangeRoute): RequestHandler[] => [
  onlyKnownKinds(route),
  raw({ limit: route.bodyLimit ?? '64kb', inflate: false, type: (request) => !isMultipart(request as Request) }),
];

/** Decided by the head of the call, before its body is read. */
function onlyKnownKinds({ form, upload }: ChangeRoute): RequestHandler {
  const kinds = ['json', ...(form ? ['urlencoded'] : []), ...(upload ? ['multipart/form-data'] : [])];
  return (request, _response, next) => {
    const isEmpty = request.headers['content-length'] === '0' && !request.is('urlencoded');
    const [, charset = 'utf-8'] = /;\s*charset="?([\w-]+)/i.exec(request.get('Content-Type') ?? '') ?? [];
    // `is` says null where there is no body.
    if (!isEmpty && (request.is(kinds) === false || charset.toLowerCase() !== 'utf-8')) throw new Refusal('not-json');
    next();
  };
}

/** Turns the received bytes into `request.body`. */
export function parseBody(request: Request): void {
  const body: unknown = request.body;
  if (!Buffer.isBuffer(body)) return;
  request.body = request.is('urlencoded') ? parseForm(body) : parseJson(body);
}

function parseForm(body: Buffer): Record<string, string[]> {
  const fields = [...new URLSearchParams(body.toString())];
  if (fields.length > fieldsMax) throw new Refusal('body-too-large');
  const byName = Map.groupBy(fields, ([name]) => name);
  return Object.fromEntries([...byName].map(([name, values]) => [name, values.map(([, value]) => value)]));
}

function parseJson(body: Buffer): object {
  if (body.length === 0) return {};
  let parts = 0;
  for (const byte of body) if (byte === brace || byte === bracket) parts += 1;
  if (parts > partsMax(body.length)) throw new Refusal('body-too-large');
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Refused below.
  }
  throw new Refusal('malformed-request');
}

/** The fields of a form; null where JSON or nothing was sent. */
export function fieldsOfForm(route: ChangeRoute, request: Request): Fields | null {
  // A page's form expects a page in response; a script does not.
  const isFormWithFile =
    route.upload !== undefined &&
    isMultipart(request) &&
    route.form !== undefined &&
    (request.get('Accept') ?? '').includes('text/html');
  return request.is('urlencoded') || isFormWithFile ? lastOfEach(request.body as Posted) : null;
}

const lastOfEach = (posted: Posted): Fields =>
  Object.fromEntries(Object.entries(posted).map(([name, values]) => [name, [values].flat().at(-1)!]));

export function readInput(route: Route, request: Request, fields: Fields | null) {
  const query = readQuery(request);
  if (fields !== null) delete query._method;
  const params = request.params as Record<string, string>;
  if (route.kind === 'read') return { params, query, body: undefined };
  // A multipart body is read as a form, even if a script sent it: the script uses the same fields.
  if (fields === null && !isMultipart(request)) return { params, query, body: request.body ?? {} };
  return { params, query, body: bodyOf(route, fields ?? {}, request) };
}

function bodyOf({ endpoint, form }: ChangeRoute, fields: Fields, request: Request): object {
  // Nothing is received where the body is empty.
  const posted = Object.entries((request.body ?? {}) as Posted);
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
