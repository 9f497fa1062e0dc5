import type { Route } from '#api/http/route.ts';
import { addressOf } from '#contracts/endpoint.ts';
import type { Seeded } from './seeded.ts';
import { uuid, validInput } from './valid-input.ts';

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  raw: string | Buffer | undefined;
  /** How it was made, for the report. */
  how: string;
}

/** What exists on the server, so that some requests get past the access check. */
export interface KnownThings {
  ids: readonly string[];
  slugs: readonly string[];
  cookies: readonly string[];
}

const evilTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202egnp.exe',
  '\ud800',
  '😀'.repeat(50),
  'ﷺ'.repeat(100),
  'é́́́́',
  "'; drop table reg_item; --",
  '" or 1=1 --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: sent as it is, to check that nothing evaluates it
  '${7*7}',
  '../../../../etc/passwd',
  '%00',
  '%s%n%x',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  '=cmd()',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'a'.repeat(5_000),
];
const evilValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { toString: 'x' },
  { length: 1e9 },
];

const pathTricks = [
  '/api/v3/../../etc/passwd',
  '/api/v3/%2e%2e/%2e%2e/secret',
  '/api/v3/registries/%00',
  '/api/v3/registries/%',
  '/api/v3/registries/%E0%A4%A',
  '/api/v3/registries/%ff%fe',
  '/api//v3/user',
  '/API/V3/USER',
  '/api/v3/user/',
  '/api/v3/user;x=1',
  '/api/v3/user%2f',
  '/api/v3/__proto__',
  '/api/v3/registries/__proto__/reg_items',
  '/api',
  '/api/',
  '//evil.example/api/v3/user',
  '/\\evil.example',
  '/.env',
  '/data/layette.sqlite',
  '/%2e%2e%2fdata',
  '/pictures/../secret',
  '/pictures/%2e%2e/secret',
  '/reservations/00000000-0000-0000-0000-000000000000?token=x',
  '/reservations/%00?token=%00',
  '/gp/x/1',
  '/gp/x/99999999999',
  '/*',
  '/?',
];

/** One request as strangers and broken programs send it. */
export function hostileRequest(route: Route, known: KnownThings, random: Seeded): HostileRequest {
  const { endpoint, schemas } = route;
  const params = (schemas.params ? validInput(schemas.params, random) : {}) as Record<string, unknown>;
  for (const name of Object.keys(params)) {
    if (name === 'slug' && random.chance(0.5)) params[name] = random.pick(known.slugs);
    else if (/^(id|item)$/.test(name) && random.chance(0.7)) params[name] = random.pick(known.ids);
  }
  const query = (schemas.query ? validInput(schemas.query, random) : {}) as Record<string, unknown>;
  const body = schemas.body ? validInput(schemas.body, random) : {};
  const asText = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
  const request: HostileRequest = {
    method: endpoint.method,
    path: addressOf(endpoint, { params: asText, query }),
    headers: { cookie: random.pick(known.cookies), 'content-type': 'application/json' },
    raw: route.kind === 'change' ? JSON.stringify(body) : undefined,
    how: 'valid',
  };
  const trick = random.pick(tricks);
  trick.play(request, { route, body, params: asText, random });
  request.how = trick.name;
  if (request.headers.cookie === '') delete request.headers.cookie;
  return request;
}

interface Play {
  route: Route;
  body: unknown;
  params: Record<string, string>;
  random: Seeded;
}

const tricks: { name: string; play: (request: HostileRequest, play: Play) => void }[] = [
  { name: 'valid', play: () => {} },
  {
    name: 'a hostile value in the body',
    play: (request, { body, random }) => {
      request.raw = JSON.stringify(mutate(body, random));
    },
  },
  {
    name: 'a foreign field in the body',
    play: (request, { body, random }) => {
      const key = random.pick([
        '__proto__',
        'constructor',
        'toString',
        'role',
        'userId',
        'isAdmin',
        '',
        'x'.repeat(3_000),
      ]);
      request.raw = `{${JSON.stringify(key)}:{"polluted":true},${JSON.stringify(body).slice(1)}`.replace(/,}$/, '}');
    },
  },
  {
    name: 'a deep body',
    play: (request, { random }) => {
      const depth = random.pick([100, 5_000, 30_000]);
      request.raw = random.chance(0.5)
        ? '['.repeat(depth) + ']'.repeat(depth)
        : `${'{"a":'.repeat(Math.floor(depth / 3))}1${'}'.repeat(Math.floor(depth / 3))}`;
    },
  },
  {
    name: 'a huge body',
    play: (request, { random }) => {
      request.raw = JSON.stringify({ note: 'x'.repeat(random.pick([60_000, 66_000, 200_000])) });
    },
  },
  {
    name: 'not JSON',
    play: (request, { random }) => {
      request.raw = random.pick([
        '{',
        '[1,',
        'null',
        '"text"',
        '1',
        'true',
        '\u0000',
        '{"a":1}}',
        "{'a':1}",
        '\ufeff{}',
      ]);
    },
  },
  {
    name: 'bytes that are no text',
    play: (request, { random }) => {
      request.raw = Buffer.from(Array.from({ length: random.int(1, 200) }, () => random.int(0, 255)));
    },
  },
  {
    name: 'another content type',
    play: (request, { random }) => {
      const type = random.pick([
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-7',
        'application/jsonx',
        '',
        ';',
        'application/x-www-form-urlencoded; charset=utf-16',
      ]);
      request.headers['content-type'] = type;
      if (random.chance(0.5))
        request.raw = 'quantity=1&giverName=%00&giverEmail=x&key=a&page=%2F%2Fevil&__proto__=1&quantity=%';
      if (random.chance(0.2)) request.method = 'POST';
      if (random.chance(0.3)) request.path += `${request.path.includes('?') ? '&' : '?'}_method=DELETE`;
    },
  },
  {
    name: 'an encoded body',
    play: (request, { random }) => {
      request.headers['content-encoding'] = random.pick(['gzip', 'br', 'deflate', 'x']);
    },
  },
  {
    name: 'a hostile query',
    play: (request, { random }) => {
      const [name, value] = [
        encodeURIComponent(safe(random.pick(evilTexts))),
        encodeURIComponent(safe(random.pick(evilTexts))),
      ];
      const query = random.pick([
        'a=%',
        'a=%E0%A4%A',
        '%00=%00',
        'a[b][c]=d',
        '__proto__[x]=1',
        'constructor=1',
        'page=-1',
        'page=1e9',
        'view=owner',
        'q[]=a&q[]=b',
        'sort=__proto__',
        `${name}=${value}`,
        `q=${value}`,
        `page=${value}`,
        `tokens[]=${value}`,
        '&&&&====',
      ]);
      request.path += (request.path.includes('?') ? '&' : '?') + query;
    },
  },
  {
    name: 'very many query values',
    play: (request, { random }) => {
      request.path += `?${random.pick(['a=1&', 'tokens[]=1&', 'q=x&']).repeat(random.pick([199, 250, 2_000, 10_000]))}`;
    },
  },
  {
    name: 'a hostile path parameter',
    play: (request, { route, params, random }) => {
      const names = Object.keys(params);
      if (names.length === 0) return;
      const evil = safe(random.pick(evilTexts).slice(0, 2_000)) || 'x';
      request.path = addressOf(route.endpoint, { params: { ...params, [random.pick(names)]: evil } });
    },
  },
  {
    name: 'a path trick',
    play: (request, { random }) => {
      request.path = random.pick(pathTricks);
      request.method = random.pick(['GET', 'POST', 'HEAD', 'DELETE', 'PUT']);
    },
  },
  {
    name: 'another method',
    play: (request, { random }) => {
      request.method = random.pick(['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS', 'TRACE', 'HEAD', 'PROPFIND']);
    },
  },
  {
    name: 'hostile cookies',
    play: (request, { random }) => {
      request.headers.cookie = random.pick([
        'layette_session=',
        'layette_session=%00',
        'layette_session=%E0%A4%A',
        `layette_session=${'x'.repeat(4_000)}`,
        'layette_visitor=a.b',
        'layette_visitor=..',
        'layette_gifts=~~~~.x',
        '__proto__=1; constructor=2',
        ';;;===',
        Array.from({ length: 200 }, (_, i) => `c${i}=1`).join('; '),
      ]);
    },
  },
  {
    name: 'hostile headers',
    play: (request, { random }) => {
      Object.assign(
        request.headers,
        random.pick([
          { origin: 'https://evil.example' },
          { origin: 'null' },
          { origin: 'not an address' },
          { 'sec-fetch-site': 'cross-site' },
          { 'idempotency-key': 'short' },
          { 'idempotency-key': 'x'.repeat(5_000) },
          { 'idempotency-key': uuid(random) },
          { 'x-forwarded-for': '::1, 127.0.0.1' },
          { 'x-forwarded-host': 'evil.example' },
          { 'accept-encoding': '*;q=x' },
          { 'if-none-match': '*' },
          { range: 'bytes=0-1' },
          { expect: '200-maybe' },
          { host: 'evil.example' },
          { host: '' },
          { 'x-long': 'y'.repeat(9_000) },
        ]),
      );
    },
  },
];

/** Half a surrogate pair cannot be percent-encoded. */
const safe = (text: string): string => text.toWellFormed();

function mutate(value: unknown, random: Seeded): unknown {
  const evil = () => (random.chance(0.6) ? random.pick(evilTexts) : random.pick(evilValues));
  if (typeof value !== 'object' || value === null) return evil();
  if (random.chance(0.05)) return evil();
  const keys = Object.keys(value);
  if (keys.length === 0) return evil();
  const key = random.pick(keys);
  const copy = structuredClone(value) as Record<string, unknown>;
  if (random.chance(0.15)) delete copy[key];
  else copy[key] = random.chance(0.2) ? mutate(copy[key], random) : evil();
  return copy;
}
