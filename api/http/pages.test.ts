import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Outside } from '#api/assemble.ts';
import { beginEdition } from '#api/features/catalogue/catalogue-edition.ts';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { type TestSite, testSite } from '#api/testing/test-site.ts';
import { accountHeader } from '#contracts/account-of-page.ts';
import { changeBirthdayPreferences, readBirthdayPreferences } from '#contracts/birthday-preferences.ts';
import type { PageData } from '#contracts/page-data.ts';
import { type ProblemCode, Refusal } from '#contracts/problems.ts';
import { findAddress, listItems } from '#contracts/registries.ts';
import { linkExternalRegistry, listExternalRegistries } from '#contracts/registry-shop.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { listReviews } from '#contracts/reviews.ts';
import { currentUser } from '#contracts/users.ts';
import { markOfAccount } from './account-of-page.ts';
import type { LetOthersIn } from './event-loop.ts';
import { limits } from './limits.ts';

const long = 'A page that is long enough to be worth compressing. '.repeat(60);
const sorry = '<h1>Something went wrong.</h1>';

type Page = (request: IncomingMessage, data: PageData) => string | Promise<string>;

let test: TestApp;
let site: TestSite;
let rendered: string[];
const logged: string[] = [];

/** A server whose pages all come from `page`; if it throws, it gets the error page, as with Astro. */
async function serve(page: Page, parts: Partial<Outside> = {}): Promise<void> {
  rendered = [];
  logged.length = 0;
  const render = async (request: IncomingMessage, response: ServerResponse, next: () => void, data: PageData) => {
    rendered.push(request.url!);
    if (request.url!.includes('unknown')) return next();
    try {
      const body = await page(request, data);
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" });
      response.write(Buffer.from(body));
    } catch {
      response.writeHead(500, { 'content-type': 'text/html' });
      response.write(Buffer.from(sorry));
    }
    response.end();
  };
  site = testSite({ '404.html': 'not here', '429.html': 'slowly', '500.html': sorry }, render);
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  test = await createTestApp({ parts: { site, log, ...parts }, limits: 'as-they-are', trustedProxies: 1 });
}
afterEach(async () => {
  await test.close();
  site.dispose();
});

const read = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const sent = request(test.origin + path, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject).end();
  });
const says = async (path: string) => (await read(path)).body.toString();

/** Ignores a refusal with this code. */
const unless = (code: ProblemCode) => (error: unknown) => {
  if (!(error instanceof Refusal) || error.code !== code) throw error;
};

const product = '/gp/pram/7/9';

describe('a page that is the same for everybody', () => {
  it('is rendered once for concurrent requests, and cached', async () => {
    await serve(async () => {
      await new Promise((turn) => setTimeout(turn, 20));
      return long;
    });
    const together = await Promise.all([read(product), read(product), read(`${product}?utm_source=mail`)]);
    expect(together.map(({ status, body }) => [status, body.toString()])).toEqual(Array(3).fill([200, long]));
    expect((await read(product)).body.toString()).toBe(long);
    expect(rendered).toEqual([product]);
  });

  it('is rendered once for 50 concurrent requests', async () => {
    const release = Promise.withResolvers<void>();
    await serve(async () => {
      await release.promise;
      return long;
    });
    const together = Array.from({ length: 50 }, () => read(product));
    await expect.poll(() => rendered).toHaveLength(1);
    release.resolve();
    expect(new Set((await Promise.all(together)).map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set([`200 ${long}`]),
    );
    expect(rendered).toEqual([product]);
  });

  it('waits while two others are rendered; a cached one and one for one person do not, and who has gone meanwhile is not rendered for', async () => {
    const release = Promise.withResolvers<void>();
    await serve(async ({ url }) => {
      if (url?.startsWith('/gp/crib')) await release.promise;
      return long;
    });
    await read(product);
    const others = Array.from({ length: 20 }, (_, i) => read(`/gp/crib/${i}`));
    await expect.poll(() => rendered).toHaveLength(3);
    const leaving = request(`${test.origin}/gp/crib/99`).on('error', () => {});
    leaving.end();
    expect(await says(product)).toBe(long);
    expect(await says('/store/cart')).toBe(long);
    expect(rendered).toHaveLength(4);
    leaving.destroy();
    expect(await says(product)).toBe(long);
    release.resolve();
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(rendered).not.toContain('/gp/crib/99');
  });

  it('lets others in before it is rendered, and is sent at once when it is cached', async () => {
    const letOthersIn = vi.fn<LetOthersIn>(async () => expect(rendered).toEqual([]));
    await serve(() => long, { letOthersIn });
    expect((await read(product, { 'x-forwarded-for': '203.0.113.5' })).status).toBe(200);
    await read(product, { 'x-forwarded-for': '203.0.113.6' });
    expect(letOthersIn).toHaveBeenCalledExactlyOnceWith('203.0.113.5');
  });

  it('may be cached by browsers and proxies, and is not sent again when unchanged', async () => {
    await serve(() => long);
    const first = await read(product);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      'content-security-policy': expect.stringContaining("script-src 'self', base-uri 'self'"),
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    const again = await read(product, { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('is sent in the encoding that the browser accepts', async () => {
    await serve(() => long);
    for (let time = 0; time < 2; time += 1) {
      expect(brotliDecompressSync((await read(product, { 'accept-encoding': 'gzip, br' })).body).toString()).toBe(long);
      expect(gunzipSync((await read(product, { 'accept-encoding': 'gzip' })).body).toString()).toBe(long);
      expect((await read(product)).body.toString()).toBe(long);
    }
    expect(rendered).toHaveLength(1);
  });

  it('costs as much as its size where it is not sent as it is cached', async () => {
    await serve(() => '<p>A gift.</p>'.repeat(600_000));
    await read(product, { 'accept-encoding': 'br' });
    const statusOf = async (encoding: string) => (await read(product, { 'accept-encoding': encoding })).status;
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 60) statuses.push(await statusOf('identity'));
    expect(statuses.length).toBeLessThan(45);
    expect([await statusOf('gzip'), await statusOf('br')]).toEqual([429, 200]);
    expect(rendered).toHaveLength(1);
  });

  it('is rendered for an anonymous caller, whoever asks first', async () => {
    await serve((_request, { user }) => user?.name ?? 'nobody');
    const owner = await signedUp(test, 'Olive');
    expect(await (await owner.fetch(product)).text()).toBe('nobody');
    expect(await (await owner.fetch('/store/cart')).text()).toBe('Olive');
  });

  it('is rendered again when the catalogue has changed', async () => {
    let price = 1;
    await serve(() => `price ${price}`);
    expect(await says(product)).toBe('price 1');
    price = 2;
    expect(await says(product)).toBe('price 1');
    beginEdition(test.app.db);
    expect(await says(product)).toBe('price 2');
  });

  it('is one page for every spelling of a list’s choices', async () => {
    await serve(({ url }) => url!);
    const list = '/store/full-size-strollers?page=2&sort=newest';
    expect(await says(list)).toBe(await says('/store/full-size-strollers?sort=newest&page=2&more=no'));
    expect(rendered).toHaveLength(1);
  });

  it('is rendered by the next in line when the client that asked first has gone', async () => {
    const begun = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    await serve(async () => {
      if (rendered.length > 1) return long;
      begun.resolve();
      await gone.promise;
      return 'half a page';
    });
    const first = request(test.origin + product).on('error', () => {});
    first.end();
    await begun.promise;
    const second = read(product);
    await new Promise((turn) => setTimeout(turn, 50));
    first.destroy();
    await new Promise((turn) => setTimeout(turn, 50));
    gone.resolve();
    expect((await second).body.toString()).toBe(long);
    expect(await says(product)).toBe(long);
  });

  it('is hardly limited: crawlers and offices read from one address', async () => {
    await serve(async (_request, { call }) => {
      await call(listReviews, { params: { id: 7 }, query: {} }).catch(unless('not-found'));
      return 'reviews';
    });
    const statuses = new Set<number>();
    for (let i = 0; i < 700; i += 1) statuses.add((await read(`/gp/pram/${i}`)).status);
    expect([...statuses]).toEqual([200]);
  });
});

describe('a page for one person', () => {
  it('is rendered for each caller, and not cached', async () => {
    await serve((_request, { user }) => user?.name ?? 'nobody');
    const owner = await signedUp(test, 'Olive');
    const page = await owner.fetch('/reservations');
    expect([await page.text(), page.headers.get('cache-control')]).toEqual(['Olive', 'private, no-store']);
    expect(await says('/reservations')).toBe('nobody');
  });

  it('is rendered only so often for one address, and as often for another; what is cached is still read', async () => {
    await serve(() => long);
    await read(product);
    const { points } = limits.renderForOne;
    const statuses: number[] = [];
    for (let i = 0; i < points + 1; i += 1) statuses.push((await read('/reservations')).status);
    expect([new Set(statuses.slice(0, points)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
    const refused = await read('/reservations', { accept: 'text/html' });
    expect([refused.body.toString(), refused.headers['cache-control']]).toEqual(['slowly', 'private, no-store']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read('/reservations', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
    expect(await says(product)).toBe(long);
  });

  it('takes as much of the limit as it is large, also when many are asked for at once', async () => {
    await serve((request) => (request.url === '/registry/home' ? 'small' : '<p>A gift.</p>'.repeat(600_000)));
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await read('/reservations')).status));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(rendered.length).toBeLessThan(25);
    expect((await read('/registry/home')).status).toBe(429);
    expect((await read('/registry/home', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  });

  it('takes the limit for what was read when its client did not wait for it', async () => {
    const begun: string[] = [];
    await serve(async (request) => {
      if (request.url !== '/registry/home') return 'small';
      for (let i = 0; i < 10; i += 1) await test.app.db.read.selectFrom('reg_item').select('id').execute();
      begun.push(request.url);
      return new Promise<string>(() => {});
    });
    const { itemId } = await ownerWithItem(test);
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const item = await trx.selectFrom('reg_item').selectAll().where('id', '=', itemId).executeTakeFirstOrThrow();
      const copies = Array.from({ length: 500 }, (_, n) => ({ ...item, id: test.app.newId(), position: n + 1 }));
      await trx.insertInto('reg_item').values(copies).execute();
    });
    for (let i = 0; i < 10; i += 1) {
      const leaving = request(`${test.origin}/registry/home`).on('error', () => {});
      leaving.end();
      await vi.waitFor(() => expect(begun).toHaveLength(i + 1));
      leaving.destroy();
    }
    await vi.waitFor(async () => expect((await read('/reservations')).status).toBe(429));
    expect((await read('/reservations', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  });

  it('has the page of a limit that one of its calls ran into', async () => {
    await serve(async (_request, { call }) => {
      await call(findAddress, { params: { slug: 'nobody' } }).catch(unless('not-found'));
      return 'no such registry';
    });
    for (let i = 0; i < limits.guessAddress.points; i += 1) await read('/no-such-registry');
    const { status, body } = await read('/no-such-registry', { accept: 'text/html' });
    expect([status, body.toString()]).toEqual([429, 'slowly']);
  });

  it('is refused at once where many wait already, and the others get theirs', async () => {
    const done = Promise.withResolvers<void>();
    await serve(async () => {
      await done.promise;
      return 'mine';
    });
    const answered: string[] = [];
    const all = Array.from({ length: 260 }, async (_, n) => {
      const from = { 'x-forwarded-for': `203.0.113.${n % 10}` };
      const { status, headers, body } = await read('/reservations', { accept: 'text/html', ...from });
      answered.push(`${status} ${headers['retry-after'] ?? ''} ${body}`);
    });
    const refused = Array<string>(58).fill(`503 3 ${sorry}`);
    await vi.waitFor(() => expect(answered).toEqual(refused), 10_000);
    done.resolve();
    await Promise.all(all);
    expect(answered).toEqual([...refused, ...Array(202).fill('200  mine')]);
  });

  it.each([
    ['household', '/reservations', () => '203.0.113.1'],
    ['household', '/gp/crib', () => '203.0.113.1'],
    ['network', '/reservations', (n: number) => `2001:db8:1:${n}00::1`],
  ])('waits for few of another %s at %s, however many that asked for', async (_, path, from) => {
    const isOver = Promise.withResolvers<void>();
    const rendering: (() => void)[] = [];
    await serve(async () => {
      await Promise.race([new Promise<void>((resolve) => rendering.push(resolve)), isOver.promise]);
      return 'mine';
    });
    const all = Array.from({ length: 40 }, (_, n) => read(`${path}/${n}`, { 'x-forwarded-for': from(n) }));
    await vi.waitFor(() => expect(rendered).toHaveLength(2));
    await read('/api/health');
    const other = read(`${path}/99`, { 'x-forwarded-for': '203.0.113.9' });
    await read('/api/health');
    for (let before = 2; !rendered.includes(`${path}/99`); before += 1) {
      expect(before).toBeLessThan(6);
      await vi.waitFor(() => expect(rendering).not.toHaveLength(0));
      rendering.shift()!();
      await vi.waitFor(() => expect(rendered).toHaveLength(before + 1));
    }
    isOver.resolve();
    expect((await other).status).toBe(200);
    await Promise.all(all);
  });

  it('is not kept waiting by another household that has asked for it too, behind forty others', async () => {
    const isOver = Promise.withResolvers<void>();
    const rendering: (() => void)[] = [];
    await serve(async () => {
      await Promise.race([new Promise<void>((resolve) => rendering.push(resolve)), isOver.promise]);
      return 'mine';
    });
    const all = Array.from({ length: 40 }, (_, n) => read(`/gp/crib/${n}`));
    await vi.waitFor(() => expect(rendered).toHaveLength(2));
    all.push(read('/gp/crib/99'));
    await read('/api/health');
    const others = ['203.0.113.8', '203.0.113.9'].map((ip) => read('/gp/crib/99', { 'x-forwarded-for': ip }));
    await read('/api/health');
    for (let before = 2; !rendered.includes('/gp/crib/99'); before += 1) {
      expect(before).toBeLessThan(6);
      await vi.waitFor(() => expect(rendering).not.toHaveLength(0));
      rendering.shift()!();
      await vi.waitFor(() => expect(rendered).toHaveLength(before + 1));
    }
    isOver.resolve();
    for (const { status } of await Promise.all([...others, ...all])) expect(status).toBe(200);
    expect(rendered.filter((path) => path === '/gp/crib/99')).toHaveLength(1);
  });

  it('waits with at most 50 of its address, so that others have a place', async () => {
    const done = Promise.withResolvers<void>();
    await serve(async () => {
      await done.promise;
      return 'mine';
    });
    const statuses: number[] = [];
    const all = Array.from({ length: 60 }, async () => void statuses.push((await read('/reservations')).status));
    await vi.waitFor(() => expect(statuses).toEqual(Array(10).fill(503)), 10_000);
    const other = read('/reservations', { 'x-forwarded-for': '203.0.113.9' });
    done.resolve();
    expect((await other).status).toBe(200);
    await Promise.all(all);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect((await read('/reservations')).status).toBe(200);
  });

  it('waits with at most 50 of its household, from however many IPv6 subnets', async () => {
    const done = Promise.withResolvers<void>();
    await serve(async () => {
      await done.promise;
      return 'mine';
    });
    const statuses: number[] = [];
    const all = Array.from({ length: 60 }, async (_, n) => {
      const from = { 'x-forwarded-for': `2001:db8:1:ab0${n % 8}::1` };
      statuses.push((await read('/reservations', from)).status);
    });
    await vi.waitFor(() => expect(statuses).toEqual(Array(10).fill(503)), 10_000);
    done.resolve();
    await Promise.all(all);
  });

  it('that is unknown gets the 404 page', async () => {
    await serve(() => long);
    const { status, body } = await read('/unknown');
    expect([status, body.toString()]).toEqual([404, 'not here']);
  });
});

describe('the page of a registry', () => {
  const page: Page = async ({ url }, { call, user }) => {
    const { registryId } = await call(findAddress, { params: { slug: url!.slice(1).split('?')[0]! } });
    const { regItems } = await call(listItems, { params: { id: registryId }, query: {} });
    return `${user?.name ?? 'guest'}: ${regItems.map(({ title, left, mine }) => `${title} ${left} ${mine?.quantity ?? 0}`)}`;
  };

  it('is cached for guests until the registry changes', async () => {
    await serve(page);
    const { slug, itemId } = await ownerWithItem(test, 2);
    expect(await says(`/${slug}`)).toBe('guest: Muslin cloths 2 0');
    expect(await says(`/${slug}`)).toBe('guest: Muslin cloths 2 0');
    expect(rendered).toHaveLength(1);
    await test.client().call(reserveItem, { params: { id: itemId }, body: giver() });
    expect(await says(`/${slug}`)).toBe('guest: Muslin cloths 1 0');
    expect(rendered).toHaveLength(2);
  });

  it('is another one after every change of what it says, beside the gifts too', async () => {
    await serve(async ({ url }, { call }) => {
      const { registryId: id } = await call(findAddress, { params: { slug: url!.slice(1) } });
      const { externalRegistries } = await call(listExternalRegistries, { params: { id } });
      const { birthdayPreferences } = await call(readBirthdayPreferences, { params: { id } });
      return [...externalRegistries.map(({ url: link }) => link), ...birthdayPreferences.interests].join();
    });
    const { owner, slug, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    const likes = (interests: string[]) =>
      owner.call(changeBirthdayPreferences, {
        params,
        body: { clothingSize: null, shoeSize: null, colors: [], interests },
      });
    const link = { url: 'https://toys.example/list/7' };
    expect(await says(`/${slug}`)).toBe('');
    await owner.call(linkExternalRegistry, { params, body: { ...link, isLinked: true } });
    expect(await says(`/${slug}`)).toBe(link.url);
    await owner.call(linkExternalRegistry, { params, body: { ...link, isLinked: false } });
    expect(await says(`/${slug}`)).toBe('');
    await likes(['Trains']);
    expect(await says(`/${slug}`)).toBe('Trains');
    await likes([]);
    expect(await says(`/${slug}`)).toBe('');
  });

  it('shows a new reservation to 50 concurrent requests, rendered once', async () => {
    await serve(page);
    const { slug, itemId } = await ownerWithItem(test, 2);
    await Promise.all(Array.from({ length: 50 }, () => read(`/${slug}`)));
    await test.client().call(reserveItem, { params: { id: itemId }, body: giver() });
    const shown = await Promise.all(Array.from({ length: 50 }, () => says(`/${slug}`)));
    expect(new Set(shown)).toEqual(new Set(['guest: Muslin cloths 1 0']));
    expect(rendered).toHaveLength(2);
  });

  it('is the same for every guest, those who have reserved something and those with an account too', async () => {
    await serve(page);
    const { slug, itemId, owner } = await ownerWithItem(test, 2);
    const gus = test.client();
    await gus.call(reserveItem, { params: { id: itemId }, body: giver() });
    const stranger = await signedUp(test, 'Robin');
    for (const client of [gus, stranger, test.client()])
      expect(await (await client.fetch(`/${slug}`)).text()).toBe('guest: Muslin cloths 1 0');
    expect(rendered).toHaveLength(1);
    expect((await read(`/${slug}`)).headers['cache-control']).toBe('private, no-cache');
    const ownView = await owner.fetch(`/${slug}`);
    expect([await ownView.text(), ownView.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^Olive: /),
      'private, no-store',
    ]);
    expect(await says(`/${slug}`)).toBe('guest: Muslin cloths 1 0');
  });

  it('says nothing to others of the address that one guest came by, nor of a budget that was refused', async () => {
    await serve(({ url }) => `made from ${url}`);
    const { slug } = await ownerWithItem(test);
    expect(await says(`/${slug}?visitor=canary&budget=60.0&show=free&show=canary`)).toBe(
      `made from /${slug}?show=free&budget=60`,
    );
    expect(await says(`/${slug}?budget=60&show=free`)).toBe(`made from /${slug}?show=free&budget=60`);
    const refused = await read(`/${slug}?budget=canary`);
    expect([refused.body.toString(), refused.headers['cache-control']]).toEqual([
      `made from /${slug}?budget=canary`,
      'private, no-store',
    ]);
    expect(await says(`/${slug}`)).toBe(`made from /${slug}`);
    expect(rendered).toHaveLength(3);
  });

  it('is not cached with a reservation form in it', async () => {
    await serve(page);
    const { slug, itemId } = await ownerWithItem(test, 2);
    for (const name of ['gift', 'view'])
      expect((await read(`/${slug}?${name}=${itemId}`)).headers['cache-control']).toBe('private, no-store');
  });

  it('is limited after very many wrong addresses, not after very many pages', async () => {
    await serve(page);
    const { slug } = await ownerWithItem(test);
    for (let i = 0; i < 320; i += 1) expect((await read(`/${slug}?gift=${i}`)).status).toBe(200);
    const statuses: number[] = [];
    await read(`/${slug}`);
    for (let i = 0; i < 61; i += 1) statuses.push((await read(`/${slug}-${i}`)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    // A cached page is limited, too: it would reveal what exists. None is rendered for a guesser.
    const { length } = rendered;
    for (const asked of [slug, `${slug}-again`]) expect((await read(`/${asked}`)).status).toBe(429);
    expect(rendered).toHaveLength(length);
  });
});

describe('a page that fails', () => {
  it('shows the error page at its own address, is logged once, and is not cached', async () => {
    let isBroken = true;
    await serve(async (_request, { call }) => {
      if (isBroken) await call({ method: 'GET', path: '/planted' } as never, {} as never);
      return long;
    });
    for (const path of ['/gp/pebble/20001', '/store/search?search_term=crib', '/reservations']) {
      logged.length = 0;
      isBroken = true;
      const { status, headers, body } = await read(path);
      expect([path, status, body.toString()]).toEqual([path, 500, sorry]);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(logged).toHaveLength(1);
      expect(JSON.parse(logged[0]!)).toMatchObject({ req: { path: expect.not.stringContaining('?') } });
      isBroken = false;
      expect(await says(path)).toBe(long);
    }
  });

  it('says when to come again where the reason knows it', async () => {
    await serve(async (_request, { call }) => {
      await call(findAddress, { params: { slug: 'olive' } });
      return long;
    });
    for (let i = 0; i < 60; i += 1) await read('/store/cart');
    const { status, headers } = await read('/store/cart');
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('a form that is refused', () => {
  const send = (itemId: string, fields: Record<string, string>) =>
    test.client().fetch(`/api/v3/reg_items/${itemId}/reservations`, {
      method: 'POST',
      body: new URLSearchParams({ giverName: 'Gus', giverEmail: 'nobody', quantity: '1', ...fields }),
    });

  it('shows its page again, with what was typed and what was wrong', async () => {
    await serve(({ url, method }, { refusedForm }) =>
      JSON.stringify([method, url, refusedForm?.fields.giverName, refusedForm?.problem.code]),
    );
    const { slug, itemId } = await ownerWithItem(test);
    const answer = await send(itemId, { page: `/${slug}?gift=${itemId}` });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toEqual(['GET', `/${slug}?gift=${itemId}`, 'Gus', 'invalid-input']);
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'shows no page elsewhere: %s',
    async (page) => {
      await serve(({ url }) => url!);
      const { itemId } = await ownerWithItem(test);
      expect(await (await send(itemId, { page })).text()).toBe('/reservations');
    },
  );

  it('is answered with a problem where its page is not rendered on demand', async () => {
    await serve(() => long);
    const { itemId } = await ownerWithItem(test);
    const answer = await send(itemId, { page: '/unknown' });
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'invalid-input' }]);
  });

  describe('because its session has ended', () => {
    const story = (id: string, client: ReturnType<TestApp['client']>, fields: Record<string, string>) =>
      client.fetch(`/api/v3/registries/${id}?_method=PATCH`, {
        method: 'POST',
        body: new URLSearchParams({ story: 'We met', page: '/settings/registry', ...fields }),
      });
    const unsaved: Page = ({ url, method }, { refusedForm, user }) =>
      JSON.stringify({ url, method, code: refusedForm?.problem.code, sent: refusedForm?.sent, user: user?.id });

    it('is shown on a page for nobody, as it was sent', async () => {
      await serve(unsaved);
      const { registryId } = await ownerWithItem(test);
      const answer = await story(registryId, test.client(), {});
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.json()).toEqual({
        url: '/login/unsaved',
        method: 'GET',
        code: 'sign-in-required',
        sent: {
          action: `/api/v3/registries/${registryId}?_method=PATCH`,
          fields: { story: ['We met'], page: ['/settings/registry'] },
          isWhole: true,
        },
      });
    });

    it('is shown there, too, where it was about a gift, whether or not there is one', async () => {
      await serve(unsaved);
      const { itemId } = await ownerWithItem(test);
      const gus = await signedUp(test, 'gus@example.com');
      const { reservation } = await gus.call(reserveItem, { params: { id: itemId }, body: giver() });
      const change = (id: string) =>
        gus.fetch(`/api/v3/reservations/${id}?_method=PATCH`, {
          method: 'POST',
          body: new URLSearchParams({ message: 'With love', page: `/reservations/${id}` }),
        });
      await test.app.db.transact({ lock: 'nothing' }, (trx) => trx.deleteFrom('user_session').execute());
      for (const id of [reservation.id, '01890000-0000-7000-8000-0000000000ff']) {
        expect(await (await change(id)).json()).toMatchObject({
          url: '/login/unsaved',
          code: 'sign-in-required',
          sent: { fields: { message: ['With love'] } },
        });
      }
    });

    it('and is sent again by the same account only', async () => {
      await serve(unsaved);
      const { registryId, owner } = await ownerWithItem(test);
      const { user } = await owner.call(currentUser, {});
      const other = await story(registryId, owner, { [accountHeader]: markOfAccount('somebody-else') });
      expect(await other.json()).toMatchObject({ url: '/login/unsaved', code: 'other-account' });
      const same = await story(registryId, owner, { [accountHeader]: markOfAccount(user!.id) });
      expect(same.status).toBe(303);
    });
  });

  it('changes nothing, and a good one is done and leads on', async () => {
    await serve(() => long);
    const { itemId, slug } = await ownerWithItem(test);
    await send(itemId, { page: `/${slug}` });
    const answer = await send(itemId, { giverEmail: 'gus@example.com' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/reservations\//)]);
  });
});
