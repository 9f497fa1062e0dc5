import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '#contracts/endpoint.ts';
import { CallError, call } from './call.ts';

const read = endpoint<{ params: { id: string }; query: { tags?: string[] }; response: { ok: boolean } }>(
  'GET',
  '/api/things/{id}',
);
const write = endpoint<{ body: { title: string }; response: { ok: boolean } }>('POST', '/api/things');

const answer = (status: number, body: string) =>
  vi.fn(async (_address: unknown, _init?: RequestInit) => new Response(body, { status }));

describe('call', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('fills the address and repeats the key of a list', async () => {
    const fetching = answer(200, '{"ok":true}');
    vi.stubGlobal('fetch', fetching);
    expect(await call(read, { params: { id: 'a/b' }, query: { tags: ['x', 'y z'] } })).toEqual({ ok: true });
    expect(fetching.mock.calls[0]![0]).toBe('/api/things/a%2Fb?tags=x&tags=y+z');
  });

  it('sends JSON with a key that the caller may repeat', async () => {
    const fetching = answer(200, '{"ok":true}');
    vi.stubGlobal('fetch', fetching);
    await call(write, { body: { title: 'Cot' } }, { key: 'the-same-attempt-again' });
    await call(write, { body: { title: 'Cot' } });
    const [first, second] = fetching.mock.calls.map((one) => new Headers(one[1]!.headers).get('idempotency-key'));
    expect(first).toBe('the-same-attempt-again');
    expect(second).toMatch(/^[\w-]{36}$/);
    expect(fetching.mock.calls[0]![1]!.body).toBe('{"title":"Cot"}');
    expect(fetching.mock.calls[0]![1]!.keepalive).toBe(true);
    await call(write, { body: { title: 'x'.repeat(70_000) } });
    expect(fetching.mock.calls[2]![1]!.keepalive).toBe(false);
  });

  it('names the account for which its page was loaded, whoever has signed in since', async () => {
    const fetching = answer(200, '{"ok":true}');
    vi.stubGlobal('fetch', fetching);
    document.documentElement.dataset.signedIn = 'mark-of-olive';
    await call(write, { body: { title: 'Cot' } });
    delete document.documentElement.dataset.signedIn;
    await call(write, { body: { title: 'Cot' } });
    // By a session from before there were marks.
    document.documentElement.dataset.signedIn = '';
    await call(write, { body: { title: 'Cot' } });
    delete document.documentElement.dataset.signedIn;
    expect(fetching.mock.calls.map(([, init]) => new Headers(init!.headers).get('layette-account'))).toEqual([
      'mark-of-olive',
      'nobody',
      null,
    ]);
  });

  it('throws the problem that the server names', async () => {
    vi.stubGlobal(
      'fetch',
      answer(409, '{"type":"/problems/none-left","code":"none-left","status":409,"title":"Taken.","facts":{"left":0}}'),
    );
    const error = await call(write, { body: { title: 'Cot' } }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect(error.problem).toMatchObject({ code: 'none-left', facts: { left: 0 } });
  });

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'a connection that is cut in the middle of the answer',
      async () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new TextEncoder().encode('{"thi')),
            pull: (controller) => controller.error(new TypeError('network error')),
          }),
          { status: 201 },
        ),
    ],
    ['an answer that ends in the middle', async () => new Response('{"id":"4', { status: 201 })],
    ["a network's page in place of the answer", async () => new Response('<h1>Sign in</h1>', { status: 200 })],
    ['an error page of a proxy', async () => new Response('<h1>502</h1>', { status: 502 })],
  ])('says unreachable for %s', async (_case, fetching) => {
    vi.stubGlobal('fetch', fetching);
    const error = await call(write, { body: { title: 'Cot' } }).catch((thrown) => thrown);
    expect(error.problem.code).toBe('unreachable');
  });
});
