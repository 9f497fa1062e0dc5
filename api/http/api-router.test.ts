import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '#api/config.ts';
import { routes } from '#api/routes.ts';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { Refusal } from '#contracts/problems.ts';
import { currentUser, signIn } from '#contracts/users.ts';
import type { LetOthersIn } from './event-loop.ts';
import { createLimiter, limits } from './limits.ts';
import { routeName } from './route.ts';

const letOthersIn = vi.fn<LetOthersIn>(async () => {});

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ parts: { letOthersIn } });
});
afterAll(() => test.close());

const session = '/api/v3/user_session';
const send = (path: string, init: RequestInit) => test.client().fetch(path, init);
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

describe('a call', () => {
  it('of a known address with another method names those that it takes', async () => {
    const answer = await send(session, { method: 'PUT' });
    expect(answer.headers.get('allow')).toMatch(/POST/);
    expect(await codeOf(answer)).toEqual([405, 'method-not-allowed']);
  });

  it('is answered to HEAD without a body', async () => {
    const answer = await send('/api/health', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('lets others in first', async () => {
    const others = Promise.withResolvers<void>();
    letOthersIn.mockClear().mockReturnValueOnce(others.promise);
    let isAnswered = false;
    const answer = send(currentUser.path, {}).finally(() => {
      isAnswered = true;
    });
    await expect.poll(() => letOthersIn.mock.calls).toEqual([['127.0.0.1']]);
    expect(isAnswered).toBe(false);
    others.resolve();
    expect((await answer).status).toBe(200);
    expect(letOthersIn).toHaveBeenCalledOnce();
  });

  it('is parsed when others were let in', async () => {
    const others = Promise.withResolvers<void>();
    letOthersIn.mockClear().mockReturnValueOnce(others.promise);
    let isAnswered = false;
    const headers = { 'content-type': 'application/json' };
    const answer = send(session, { method: 'POST', headers, body: '{no json' }).finally(() => {
      isAnswered = true;
    });
    await expect.poll(() => letOthersIn.mock.calls.length).toBe(1);
    expect(isAnswered).toBe(false);
    others.resolve();
    expect(await codeOf(await answer)).toEqual([400, 'malformed-request']);
  });

  it('that cannot be read counts like any other', async () => {
    const strict = await createTestApp({ limits: 'as-they-are' });
    const headers = { 'content-type': 'application/json' };
    const { points } = limits.signUp;
    const unreadable = () => strict.client().fetch('/api/v3/user', { method: 'POST', headers, body: '{no json' });
    for (let sent = 0; sent < points; sent += 1) expect((await unreadable()).status).toBe(400);
    expect(await codeOf(await unreadable())).toEqual([429, 'too-many-requests']);
    await strict.close();
  });

  it('waits for its turn with fifty others of its account, and leaves the line when its client hangs up', async () => {
    const busy = await createTestApp({ parts: { letOthersIn }, limits: 'as-they-are' });
    const owner = await signedUp(busy);
    const others = Promise.withResolvers<void>();
    letOthersIn.mockReturnValue(others.promise);
    const ask = (signal?: AbortSignal) => owner.fetch(currentUser.path, signal && { signal });
    letOthersIn.mockClear();
    const running = Array.from({ length: 10 }, () => ask());
    await expect.poll(() => letOthersIn.mock.calls.length).toBe(10);
    const leaving = new AbortController();
    const line = Array.from({ length: 51 }, () => ask(leaving.signal));
    const refused = await Promise.any(line);
    expect([...(await codeOf(refused)), refused.headers.get('retry-after')]).toEqual([503, 'busy', '3']);
    leaving.abort();
    await Promise.allSettled(line);
    await vi.waitFor(async () => {
      const next = new AbortController();
      const answer = ask(next.signal).then(({ status }) => status);
      answer.catch(() => {});
      const outcome = await Promise.race([answer, setTimeout(300, 'waits')]);
      next.abort();
      expect(outcome).toBe('waits');
    }, 5_000);
    letOthersIn.mockReset().mockImplementation(async () => {});
    others.resolve();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    await busy.close();
  });

  it('without a body waits beside many others: sixty reads of one office at the same moment', async () => {
    const held = Promise.withResolvers<void>();
    const limiter = createLimiter();
    const arrived = vi.spyOn(limiter, 'inTurn');
    const office = await createTestApp({ parts: { limiter, letOthersIn: () => held.promise } });
    const reads = Array.from({ length: 60 }, () => office.client().fetch(currentUser.path, {}));
    await expect.poll(() => arrived.mock.calls.length).toBe(60);
    held.resolve();
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(Array(60).fill(200));
    await office.close();
  });

  it('of a home that has too many waiting is refused before its body is parsed', async () => {
    const limiter = createLimiter();
    vi.spyOn(limiter, 'refuseWhereFull').mockImplementation(() => {
      throw new Refusal('busy', { facts: { retryAfterSeconds: 3 } });
    });
    const full = await createTestApp({ parts: { limiter } });
    const ask = (method: string) =>
      full.client().fetch(session, { method, headers: { 'content-type': 'application/json' }, body: '{no json' });
    expect(await codeOf(await ask('POST'))).toEqual([503, 'busy']);
    await full.close();
    expect(
      (await send(session, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{no json' }))
        .status,
    ).toBe(400);
  });

  it('that answers one caller is not cached', async () => {
    expect((await send(currentUser.path, {})).headers.get('cache-control')).toBe('no-store');
    expect((await send('/store/api/navbar_categories', {})).headers.get('cache-control')).toBe('public, max-age=14400');
  });

  it('with a body of very many objects or lists, which would take twenty times its size, is not parsed', async () => {
    const body = (parts: number, part: string) => JSON.stringify({ email: Array(parts).fill(JSON.parse(part)) });
    const headers = { 'content-type': 'application/json' };
    for (const part of ['{}', '[]']) {
      const tooMany = await send('/api/v3/user', { method: 'POST', headers, body: body(12_000, part) });
      expect(await codeOf(tooMany)).toEqual([413, 'body-too-large']);
      const many = await send('/api/v3/user', { method: 'POST', headers, body: body(3_000, part) });
      expect((await codeOf(many))[0]).toBe(422);
    }
  });

  it('with a wrongly encoded path cannot be read', async () => {
    expect(await codeOf(await send('/api/v3/registries/%E0%A4%A', {}))).toEqual([400, 'malformed-request']);
  });

  it('takes a list in the query with and without brackets, and refuses what it does not know', async () => {
    const { registryId, owner } = await ownerWithItem(test);
    const answer = await owner.fetch(`/api/v3/registries/${registryId}?view=guest&more[]=1&more[]=2`);
    expect([answer.status, await answer.json()]).toMatchObject([422, { fields: [{ field: 'query.more' }] }]);
  });

  it('from another host’s page is refused', async () => {
    const answer = await send(session, { method: 'POST', headers: { origin: 'https://evil.example' }, body: '{}' });
    expect(await codeOf(answer)).toEqual([403, 'cross-site']);
  });
});

describe('an address', () => {
  it('of more than 4 kB is not looked at', async () => {
    expect(await codeOf(await send(`/a${'/'.repeat(4094)}x`, {}))).toEqual([414, 'address-too-long']);
    expect((await send(`/a${'/'.repeat(4090)}x`, {})).status).toBe(404);
  });
});

describe('a call of the staff', () => {
  const staffCalls = routes
    .filter(({ access }) => access.who === 'admin')
    .map((route) => [routeName(route), route] as const);
  const isForStaffOnly = (path: string) =>
    routes.every(({ endpoint, access }) => endpoint.path !== path || access.who === 'admin');
  const notThere = async (answer: Response) => [answer.status, answer.headers.get('allow'), await answer.text()];

  it.each(staffCalls)('is not there for others, whatever they send: %s', async (_, { endpoint: { method, path } }) => {
    const address = path.replaceAll(/\{\w+\}/g, 'x');
    const unknown = await notThere(await send('/bl_admin/api/v1/no_such_call', {}));
    const customer = await signedUp(test);
    for (const client of [test.client(), customer])
      for (const init of [
        { method },
        ...(isForStaffOnly(path) ? [{ method: 'PUT' }] : []),
        ...(method === 'GET'
          ? []
          : [
              { method, headers: { origin: 'https://evil.example' } },
              { method, headers: { 'content-type': 'application/json' }, body: '{' },
              { method, headers: { 'content-type': 'text/plain' }, body: 'text' },
              { method, headers: { 'content-type': 'application/json' }, body: `"${'x'.repeat(70_000)}"` },
            ]),
      ] as RequestInit[])
        expect(await notThere(await client.fetch(address, init))).toEqual(unknown);
  });
});

describe('a body', () => {
  const post = async (body: string, headers: Record<string, string>) =>
    codeOf(
      await send('/api/v3/tracking_events', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }),
    );

  it.each([
    ['more than 64 kB', JSON.stringify({ email: 'x'.repeat(70_000) }), {}, [413, 'body-too-large']],
    ['what is not JSON', '{', {}, [400, 'malformed-request']],
    ['another kind of text', 'email=x', { 'content-type': 'text/plain' }, [415, 'not-json']],
    ['another character set', '{}', { 'content-type': 'application/json; charset=iso-8859-1' }, [415, 'not-json']],
    ['a compressed body', '{}', { 'content-encoding': 'gzip' }, [415, 'not-json']],
    [
      'a character set that hides brackets',
      '{}',
      { 'content-type': 'application/json; charset=utf-7' },
      [415, 'not-json'],
    ],
    ['a text', '"x"', {}, [400, 'malformed-request']],
    ['nothing, in JSON', 'null', {}, [400, 'malformed-request']],
    ['unknown fields', '{"role":"admin"}', {}, [422, 'invalid-input']],
    ['a form where none is taken', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, [415, 'not-json']],
    ['an empty form there', '', { 'content-type': 'application/x-www-form-urlencoded' }, [415, 'not-json']],
  ])('may not be %s', async (_, body, headers, refusal) => {
    expect(await post(body, headers as Record<string, string>)).toEqual(refusal);
  });

  it('may be marked as UTF-8', async () => {
    const headers = { 'content-type': 'application/json; charset="UTF-8"' };
    expect(await post('{"role":"admin"}', headers)).toEqual([422, 'invalid-input']);
  });

  it('of a kind that is not taken is refused before it has arrived', async () => {
    const { port, hostname } = new URL(test.origin);
    const head = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '13000' };
    const headers = { ...head, origin: test.origin };
    const asking = request({ port, hostname, path: '/api/v3/tracking_events', method: 'POST', headers });
    asking.flushHeaders();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(415);
    asking.destroy();
  });

  it('may be left out where nothing is needed', async () => {
    const owner = await signedUp(test);
    expect((await owner.fetch('/api/v3/registries', { method: 'POST' })).status).toBe(201);
  });
});

describe('a form without JavaScript', () => {
  it('has at most a thousand fields', async () => {
    const form = (fields: number) => new URLSearchParams(Array.from({ length: fields }, () => ['email', 'x']));
    expect(await codeOf(await send(session, { method: 'POST', body: form(1_001) }))).toEqual([413, 'body-too-large']);
    expect((await send(session, { method: 'POST', body: form(1_000) })).status).not.toBe(413);
  });

  it.each(['HEAD', 'GET', 'head'])('means only what changes something, not %s', async (method) => {
    const body = new URLSearchParams({ a: 'b' });
    const answer = await send(`/api/health?_method=${method}`, { method: 'POST', body });
    expect(await codeOf(answer)).toEqual([405, 'method-not-allowed']);
  });

  it('says in its address which method it means', async () => {
    const { itemId } = await ownerWithItem(test);
    const gus = test.client();
    const reserved = await gus.fetch(`/api/v3/reg_items/${itemId}/reservations`, {
      method: 'POST',
      body: new URLSearchParams({ ...giver(), quantity: '1' }),
    });
    const page = reserved.headers.get('location')!;
    const id = /[\da-f-]{36}/.exec(page)![0];
    const cancelled = await gus.fetch(`/api/v3/reservations/${id}?_method=DELETE`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    expect(cancelled.status).toBe(303);
  });
});

describe('the visitor’s address', () => {
  it('is what the trusted proxy said, not what the visitor wrote before it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'layette-proxy-'));
    const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' });
    const proxied = await createTestApp({ parts: { settings }, limits: 'as-they-are' });
    let tries = 0;
    const tryPassword = async (forwarded: string) => {
      tries += 1;
      const body = { email: `nobody${tries}@example.com`, password: 'a wrong password' };
      return (await proxied.client().send(signIn, { body }, { 'x-forwarded-for': forwarded })).status;
    };
    for (let i = 0; i < 30; i += 1) await tryPassword(`forged-${i}, 198.51.100.7`);
    expect(await tryPassword('forged, 198.51.100.7')).toBe(429);
    expect(await tryPassword('198.51.100.7, 198.51.100.8')).toBe(401);
    await proxied.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe('in production', () => {
  it('only the shop’s own host is answered', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'layette-host-'));
    const settings = readSettings({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shop.example',
      SMTP_URL: 'smtps://mail.example:465',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    });
    const shop = await createTestApp({ parts: { settings } });
    const { port } = new URL(shop.origin);
    const statusFor = (host: string) =>
      new Promise((resolve, reject) => {
        const sent = request({ port, host: '127.0.0.1', path: '/api/health', headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        sent.on('error', reject).end();
      });
    expect(await statusFor('shop.example')).toBe(200);
    expect(await statusFor('localhost')).toBe(200);
    for (const same of ['SHOP.Example', 'shop.example:443', 'shop.example.', 'Shop.Example.:443'])
      expect(await statusFor(same)).toBe(200);
    for (const other of [
      'shop.example:8443',
      'shop.example..',
      'x@shop.example',
      'shop.example/',
      'shop.example.evil.example',
    ])
      expect(await statusFor(other)).toBe(404);
    expect(await statusFor('evil.example')).toBe(404);
    await shop.close();
    rmSync(dataDir, { recursive: true });
  });
});
